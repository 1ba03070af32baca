import { has, type Item } from '../words/items.ts';
import { readQuantity } from './quantity.ts';

/** How far or how long; blocks give none. */
export interface Limit {
  value: number;
  unit: 'min' | 'mi' | 'km';
}

function skip(items: readonly Item[], at: number, kinds: readonly string[], most: number): number {
  let i = at;
  while (
    i < at + most &&
    items[i] &&
    (kinds.some((kind) => has(items[i], kind)) ||
      items[i]?.mark === '~' ||
      items[i]?.mark === '<' ||
      items[i]?.mark === '<=') &&
    items[i]?.number === undefined
  )
    i++;
  return i;
}

/** "20 minutes from", "within a mile of": the limit and the item after the word that leads to the target. */
export function readLimit(items: readonly Item[], at: number): { limit: Limit | undefined; next: number } | undefined {
  const start = skip(items, at, ['cmp', 'about', 'near', 'art', 'in', 'be'], 5);
  if (start === undefined) return undefined;
  const measured = readMeasure(items, start) ?? (start > at ? readMeasure(items, start - 1) : undefined);
  if (!measured) return undefined;
  let next = measured.next;
  // "Two hundred feet of track": a length of something.
  if (start === at && items[next]?.text === 'of' && ['ft', 'yd'].some((unit) => has(items[next - 1], 'unit', unit)))
    return undefined;
  if (has(items[next], 'from') && has(items[next], 'mode') === false && isTargetAhead(items, next + 1))
    return { limit: measured.limit, next: next + 1 };
  for (let skipped = 0; skipped < 6 && items[next]; skipped++) {
    const item = items[next] as Item;
    // "15 minutes max de l'hôpital": the comparison takes the "de" along.
    const leads = skipped === 0 && item.to - item.from === 2 && !has(items[next + 1], 'from');
    if (leads && has(item, 'cmp') && next === measured.next) return { limit: measured.limit, next: next + 1 };
    if (has(item, 'from') && !has(item, 'mode')) return { limit: measured.limit, next: next + 1 };
    if (has(item, 'from') && !has(items[next + 1], 'from') && !has(items[next + 1], 'mode'))
      return { limit: measured.limit, next: next + 1 };
    if (
      !has(item, 'mode') &&
      !has(item, 'post') &&
      !has(item, 'art') &&
      !has(item, 'adj') &&
      !has(item, 'cmp') &&
      !has(item, 'of')
    )
      return undefined;
    next++;
  }
  return undefined;
}

const isTargetAhead = (items: readonly Item[], at: number) => !has(items[at], 'from') && !has(items[at], 'mode');

/** "… under 45 minutes", said after the target. */
export function readTrailingLimit(items: readonly Item[], at: number): { limit: Limit; next: number } | undefined {
  const start = skip(items, at, ['cmp', 'about', 'be', 'in', 'mode', 'art'], 5);
  if (start === at && items[at]?.mark !== '(') return undefined;
  const measured = readMeasure(items, start);
  if (!measured?.limit || has(items[measured.next], 'from') || has(items[measured.next + 1], 'from')) return undefined;
  return { limit: measured.limit, next: has(items[measured.next], 'mode') ? measured.next + 1 : measured.next };
}

/** "Distance to", « distance au », «distancia al» */
export const isDistance = (item: Item | undefined): boolean =>
  has(item, 'from') && (item?.text === 'distance' || item?.text === 'distancia');

/** "… under 45 minutes" or, behind the label of a list, "…: 2 km or less". */
export function readLimitBehind(items: readonly Item[], at: number): { limit: Limit; next: number } | undefined {
  if (items[at]?.mark !== ':') return readTrailingLimit(items, at);
  const measured = readMeasure(items, at + 1);
  if (!measured?.limit) return readTrailingLimit(items, at + 1);
  return { limit: measured.limit, next: has(items[measured.next], 'post') ? measured.next + 1 : measured.next };
}

/** "20 minutes", "half an hour", "an hour", "500 m": blocks give no limit. */
export function readMeasure(
  items: readonly Item[],
  at: number,
): { limit: Limit | undefined; next: number } | undefined {
  let i = at;
  let value: number;
  const quantity = readQuantity(items, i);
  // "Max 925,000 to 15 km": a price measures no distance.
  if (quantity?.money || (quantity?.scale ?? 1) >= 1000) return undefined;
  if (quantity) {
    value = quantity.value;
    i = quantity.next;
    const joint = items[i];
    if (
      joint &&
      quantity.plainDigits < 5 &&
      (joint.mark === '-' || joint.mark === '–' || has(joint, 'to') || has(joint, 'or'))
    ) {
      const high = readQuantity(items, i + 1);
      if (high) {
        value = high.value;
        i = high.next;
      }
    }
    if (items[i]?.mark === '+') return undefined;
  } else if (
    items[i - 1]?.number === undefined &&
    (has(items[i], 'unit', 'min') || has(items[i], 'unit', 'block')) &&
    has(items[i + 1], 'from')
  ) {
    // "minutes from downtown": no figure, no limit.
    return { limit: undefined, next: i + 1 };
  } else if (has(items[i], 'art') || (has(items[i], 'unit', 'hour') && has(items[i - 1], 'art'))) {
    value = 1;
    if (has(items[i], 'art')) i++;
  } else return undefined;
  if (has(items[i], 'adj')) i++;
  const unit =
    items[i]?.senses.find(
      (sense) => sense.kind === 'unit' && ['min', 'mi', 'km', 'hour', 'm', 'block', 'ft', 'yd'].includes(sense.value),
    )?.value ?? (items[i]?.text === 'm' ? 'm' : undefined);
  // "Hato Rey, 2h/1b": rooms
  if (items[i]?.text === 'h' && items[i + 1]?.mark === '/' && /^b/.test(items[i + 3]?.text ?? '')) return undefined;
  if (unit === undefined || !(value > 0) || value > 10_000) return undefined;
  if (unit === 'block') return { limit: undefined, next: i + 1 };
  if (unit === 'hour') {
    const half = has(items[i + 1], 'andhalf');
    return { limit: { value: Math.round((value + (half ? 0.5 : 0)) * 60), unit: 'min' }, next: i + (half ? 2 : 1) };
  }
  if (unit === 'm') return { limit: { value: value / 1000, unit: 'km' }, next: i + 1 };
  if (unit === 'ft' || unit === 'yd') return value < 100 ? undefined : { limit: undefined, next: i + 1 };
  return { limit: { value, unit: unit as 'min' | 'mi' | 'km' }, next: i + 1 };
}
