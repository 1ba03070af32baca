import type { Course } from '../course.ts';
import type { Item } from '../words/items.ts';
import type { Token } from '../words/tokens.ts';

const there: ReadonlySet<string> = new Set(['there', 'là', 'ahi', 'ahí', 'alli', 'allí', 'alla', 'allá']);
const excludes: ReadonlySet<string> = new Set(
  'not but except nowhere never sauf pas excepte jamais menos excepto no nunca salvo'.split(' '),
);

/** "My sister bought in Dublin, anywhere but there": a place that was told of, and not wished for, is excluded. */
export function claimThere(course: Course, at: number): number | undefined {
  const { items, claims, context } = course;
  const item = items[at];
  if (item === undefined || !/^(?:there|la|ahi|alli|alla)$/.test(item.text)) return undefined;
  const token = context.tokens[item.from];
  if (!token || !there.has(context.sentence.slice(token.start, token.end).toLowerCase())) return undefined;
  // "Anywhere but" is one phrase.
  const isNo = (one: Item | undefined): boolean =>
    one !== undefined && (excludes.has(one.text) || excludes.has((context.tokens[one.to - 1] as Token).text));
  let no = at - 1;
  while (no > at - 5 && items[no]?.mark === undefined && items[no]?.place === undefined && !isNo(items[no])) no--;
  if (!isNo(items[no])) return undefined;
  const told = items.findLastIndex((one, index) => index < no && one.place !== undefined);
  const name = items[told]?.place?.name;
  const wished = claims.some((claim) => claim.from <= told && claim.to > told && claim.facts.length > 0);
  if (name === undefined || wished) return undefined;
  course.note({ facts: [{ kind: 'place', name, not: true }], from: no, to: at + 1, fate: 'applied' });
  course.scopes.negation = undefined;
  return at + 1;
}
