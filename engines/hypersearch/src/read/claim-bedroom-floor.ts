import { confidenceOf, type Parse } from './parse.ts';
import { has, type Item } from './words/items.ts';

/** Claims a bedroom on the floor of the entrance with who sleeps there: "mother's bedroom on main floor". */
export function claimBedroomFloor(parse: Parse, at: number): number | undefined {
  const { items } = parse;
  const room = has(items[at], 'num', '1') && has(items[at], 'art') ? at + 1 : at;
  if (!has(items[room], 'unit', 'beds') || (room === at && items[at - 1]?.number !== undefined)) return undefined;
  for (let next = room + 1; next < room + mostBetween; next++) {
    const end = floorEnd(parse, next);
    if (end !== undefined) {
      parse.claim(
        [{ kind: 'feature', feature: 'primary_on_main', not: false }],
        at,
        end,
        confidenceOf(items[at] as Item),
      );
      return end;
    }
    if (!between.some((kind) => has(items[next], kind))) return undefined;
  }
  return undefined;
}

const mostBetween = 6;
const between = ['of', 'in', 'art', 'poss', 'person', 'dest'];

const floors =
  /^(?:on |at |in )?(?:the )?(?:main|ground|first|1st|entry) (?:floor|level)$|^(?:au )?(?:rez de chaussee|rdc|premier plancher)$|^(?:en )?(?:la )?(?:planta baja|primer piso|primera planta)$/;

/** The item behind the name of the floor of the entrance at `at`. */
function floorEnd({ items, context: { tokens } }: Parse, at: number): number | undefined {
  let words = '';
  for (let i = at; i < at + 4 && items[i] !== undefined && items[i]?.mark === undefined; i++) {
    const { from, to } = items[i] as Item;
    for (let token = from; token < to; token++) words += `${words ? ' ' : ''}${tokens[token]?.text}`;
    if (floors.test(words)) return i + 1;
  }
  return undefined;
}
