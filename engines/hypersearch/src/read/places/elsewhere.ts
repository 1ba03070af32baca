import { isQualifier, isStorm } from '../context/named-person.ts';
import { has, type Item } from '../words/items.ts';
import type { Token } from '../words/tokens.ts';
import type { PlaceContext } from './place-reading.ts';

/** Said only to distinguish two places of one name: "not the Canadian one", "not England". */
export const abroad: ReadonlySet<string> = new Set(
  'england canada canadian american mexico mexican uk britain british english spain france french espagne espana angleterre inglaterra mexique europe usa'.split(
    ' ',
  ),
);

export const bases: ReadonlySet<string> = new Set(['fort', 'ft', 'camp', 'base']);
export const months: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december jan feb apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);
const streets: ReadonlySet<string> = new Set(['street', 'avenue', 'ave', 'road', 'boulevard', 'blvd', 'lane']);

/** "Fort Liberty" is no part of Liberty; "Fort Worth" stands in the gazetteer as one name. */
const isBase = (item: Item | undefined, context: PlaceContext): boolean =>
  item !== undefined && item.place === undefined && item.capital && context.capitalsMarkNames && bases.has(item.text);

/** "White oak floors": the wood of a part of the home. */
const isMaterial = (items: readonly Item[], at: number): boolean =>
  /(?:oak|maple|cherry|walnut|cedar|pine|ash|hickory|redwood|cypress|birch|elm|mahogany)$/.test(
    items[at]?.place?.name ?? '',
  ) &&
  /^(?:hardwoods?|wood|floors?|flooring|cabinets?|cabinetry|beams?|trim|stairs|doors?|deck|siding|trees?)$/.test(
    items[at + 1]?.text ?? '',
  );

/** "We run black Angus": cattle. */
const isBreed = (items: readonly Item[], at: number): boolean =>
  /^(?:angus|hereford|jersey|brahman|texel)$/.test(items[at]?.place?.name ?? '') &&
  /^(?:black|red|registered|run|running|raise|raising|some|our)$/.test(items[at - 1]?.text ?? '');

/** The item behind the name of a city at `at` that names a street, a base, a wood, a breed, a storm or the kind of something. */
export function endOfOther(items: readonly Item[], at: number, context: PlaceContext): number | undefined {
  const item = items[at] as Item;
  if (item.place === undefined) return undefined;
  // "P a t a s k a l a": letters that were spelled out.
  if ([1, 2, 3].every((step) => /^[a-z]$/.test(items[at - step]?.text ?? ''))) return at + 1;
  // "A brownstone on Hancock Street"
  if (item.place.kind === 'city' && items[at + 1]?.capital && streets.has(items[at + 1]?.text ?? '')) return at + 2;
  if (isMaterial(items, at) || isBreed(items, at)) return at + 1;
  return isBase(items[at - 1], context) || isStorm(items, at) || isQualifier(items, at) ? at + 1 : undefined;
}

/** "Montréal-Nord": what a hyphen joins to the name of a city is a part of it that the gazetteer lacks. */
export function sideOf(item: Item | undefined, { tokens, sentence }: PlaceContext): string | undefined {
  if (!item?.capital || !has(item, 'compass')) return undefined;
  const { start, text } = tokens[item.from] as Token;
  return sentence[start - 1] === '-' ? text : undefined;
}
