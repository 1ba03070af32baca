/** Towns and neighborhoods at the water: "a lakeside neighborhood", « un quartier au bord du lac », "pueblo junto al mar". */
import type { Parse } from './parse.ts';
import { has, type Item } from './words/items.ts';

/** Claims a request about the surroundings, which no field of a home answers: the home itself may stand away from the water. */
export function claimAreaAtWater(parse: Parse, at: number): number | undefined {
  const { items, context } = parse;
  const item = items[at];
  if (!has(item, 'has', 'waterfront') || item?.senses.some(({ kind }) => kind === 'house')) return undefined;
  const end = context.language === 'en' ? areaEnd(items, at) : follows(items, at) ? at + 1 : undefined;
  if (end === undefined) return undefined;
  parse.claim([{ kind: 'unsupported', topic: 'other' }], at, end);
  return end;
}

function areaEnd(items: readonly Item[], at: number): number | undefined {
  let next = at + 1;
  while (next < at + 3 && describes(items[next])) next++;
  return isArea(items[next]) ? next + 1 : undefined;
}

function follows(items: readonly Item[], at: number): boolean {
  let before = at - 1;
  while (before > at - 4 && (describes(items[before]) || joins.has(items[before]?.text ?? ''))) before--;
  return isArea(items[before]);
}

const joins: ReadonlySet<string> = new Set(['de', 'situe', 'situee', 'ubicado', 'ubicada', 'que', 'est', 'esta']);

/** "A lakefront resort community" */
const describes = (item: Item | undefined): boolean => has(item, 'adj') || (isPlain(item) && !isArea(item));

const isPlain = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.senses.length === 0 &&
  item.mark === undefined &&
  item.place === undefined &&
  !item.functional;

const isArea = (item: Item | undefined): boolean =>
  item !== undefined && item.to - item.from === 1 && areas.has(item.text);

const areas: ReadonlySet<string> = new Set(
  `community communities neighborhood neighborhoods neighbourhood neighbourhoods town towns village villages area areas district districts hamlet
  subdivision development quartier quartiers village villages ville communaute secteur hameau municipalite coin pueblo pueblos pueblito
  comunidad vecindario barrio colonia zona fraccionamiento urbanizacion`.split(/\s+/),
);
