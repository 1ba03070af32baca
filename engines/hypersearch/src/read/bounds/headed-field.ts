/** Fields that a unit names before its number: "bd 3", "year >= 1990", "sqft: 1,200". */
import type { Field } from '../../facts.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import { markOps } from './comparison-op.ts';
import { readQuantity } from './quantity.ts';
import { unitAt } from './unit-at.ts';

/** Units that may lead their number, and the field that they count. */
const headed: Readonly<Record<string, Field>> = {
  beds: 'beds',
  baths: 'baths',
  car: 'garage',
  gar: 'garage',
  garage: 'garage',
  story: 'stories',
  walk: 'walk',
  year: 'year',
  bldg: 'year',
  sqft: 'sqft',
};

/** "Bedrooms: 3", "bd 3 ba 2 gar 2", "baths >= 2": a unit that leads its number, where the number has no unit of its own. */
export function headedBy(items: readonly Item[], at: number): Field | undefined {
  const field = headedField(items, at);
  if (field === undefined || !mayLead(items, at) || isSold(items, at)) return undefined;
  let number = at + 1;
  while (number < at + 4 && items[number]?.number === undefined && leadsNumber(items[number])) number++;
  const quantity = items[number]?.number === undefined ? undefined : readQuantity(items, number);
  const fitting =
    field === 'year'
      ? quantity?.plainDigits === 4 && isYearLed(items[number - 1])
      : field === 'sqft'
        ? (quantity?.value ?? 0) >= 300
        : field === 'walk' || (quantity?.value ?? 0) <= (field === 'stories' ? 4 : 20);
  if (!quantity || !fitting || quantity.scale > 1) return undefined;
  const direct = number === at + 1;
  const labeled =
    items[at + 1]?.mark === ':' ||
    markOps[items[number - 1]?.mark ?? ''] !== undefined ||
    (field === 'year' && has(items[at + 1], 'cmp'));
  const own = unitAt(items, quantity.next);
  // "Bd 3 ba 2": what follows the number leads the next one.
  const after = own && items[own.next];
  const leadsNext = after?.number !== undefined || after?.mark === ':' || markOps[after?.mark ?? ''] !== undefined;
  if (own && !labeled && !(direct && leadsNext)) return undefined;
  if (direct && has(items[at - 1], 'num')) return undefined;
  if (field === 'walk' && !labeled) return undefined;
  if (field === 'sqft' && (own || !(direct || labeled))) return undefined;
  return field === 'beds' || field === 'baths' || direct || labeled ? field : undefined;
}

/** « On a vendu l'auto : deux chambres » */
const isSold = (items: readonly Item[], at: number): boolean =>
  has(items[at], 'unit', 'car') &&
  (has(items[at - 1], 'art') ||
    has(items[at - 1], 'poss') ||
    /^(?:l|mon|notre|my|our)$/.test(items[at - 1]?.text ?? ''));

/** "Year >= 1990", "year: 1960-1985", "year lt 1980" */
const isYearLed = (item: Item | undefined): boolean =>
  item?.mark === ':' || item?.mark === '=' || markOps[item?.mark ?? ''] !== undefined || has(item, 'cmp');

/** It is not the unit of a number before it: "3 bd 2 ba" against "bd 3 ba 2". */
function mayLead(items: readonly Item[], at: number): boolean {
  if (items[at - 1]?.number === undefined) return true;
  const before = items[at - 2]?.mark === ':' ? at - 3 : at - 2;
  return headedField(items, before) !== undefined && mayLead(items, before);
}

/** "B3/B2" names bedrooms and bathrooms by one letter. */
function headedField(items: readonly Item[], at: number): Field | undefined {
  const unit = senseOf(items[at], 'unit') ?? senseOf(items[at], 'has') ?? items[at]?.text ?? '';
  if (unit !== 'bb') return Object.hasOwn(headed, unit) ? headed[unit] : undefined;
  if (items[at + 1]?.glued !== true) return undefined;
  return [2, 3].some((step) => has(items[at - step], 'unit', 'bb')) ? 'baths' : 'beds';
}

const leadsNumber = (item: Item | undefined): boolean =>
  item?.mark === ':' ||
  item?.mark === '=' ||
  markOps[item?.mark ?? ''] !== undefined ||
  ['cmp', 'of', 'be', 'between', 'exact', 'about'].some((kind) => has(item, kind));
