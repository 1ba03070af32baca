import { unitAt } from './unit-at.ts';
/** Reads the words after a number: the second number of a range, its unit, "or more", a field named late. */

import { has, type Item, senseOf } from '../words/items.ts';
import { type Lead, readLead, type Target } from './bound-lead.ts';
import type { Op } from './comparison-op.ts';
import { type Quantity, readQuantity } from './quantity.ts';

export interface Post {
  op: Op;
  /** May be said of years; `newer` and `older` speak of homes, so that an age turns them round. */
  yearly: string | undefined;
  next: number;
}

/** A minus that touches its number and leads none, or "or <". */
function isMost(items: readonly Item[], at: number): boolean {
  const [item, next] = [items[at], items[at + 1]];
  if (has(item, 'or') && (next?.mark === '<' || next?.mark === '<=')) return !beginsFigure(items[at + 2]);
  const minus = (item?.mark === '-' || item?.mark === '–') && item.glued;
  return minus && !beginsFigure(next) && next?.glued !== true;
}

const beginsFigure = (item: Item | undefined): boolean => item?.number !== undefined || item?.mark === '$';

export function readPost(items: readonly Item[], at: number): Post | undefined {
  const item = items[at];
  if (!item) return undefined;
  if (item.mark === '+') return { op: '>=', yearly: undefined, next: at + 1 };
  // "350k-", "450k or <"
  if (isMost(items, at)) return { op: '<=', yearly: undefined, next: has(item, 'or') ? at + 2 : at + 1 };
  // "200 grand, give or take"
  if (item.mark === ',' && senseOf(items[at + 1], 'post') === 'about' && !beginsFigure(items[at + 2]))
    return { op: 'about', yearly: undefined, next: at + 2 };
  const post = senseOf(item, 'post') as Op | undefined;
  if (!post) return undefined;
  // "max" before another number belongs to that number.
  const ownNumber =
    (has(item, 'cmp') || has(item, 'about') || has(item, 'exact')) &&
    item.text !== 'tops' &&
    (items[at + 1]?.number !== undefined || items[at + 1]?.mark === '$') &&
    !isPriceBefore(items, at);
  // "4 bedrooms top schools": the word grades what follows.
  const grades = has(item, 'quality') && items.slice(at + 1, at + 3).some((next) => has(next, 'field', 'school'));
  if (ownNumber || grades || (item.text === 'plus' && beginsSum(items[at + 1]))) return undefined;
  return { op: post, yearly: senseOf(item, 'yearly'), next: at + 1 };
}

/** "120 plus 60 for repairs", "450 plus closing costs": what is added to the figure, which is no "or more". */
const beginsSum = (item: Item | undefined): boolean =>
  item?.number !== undefined ||
  item?.mark === '$' ||
  ['art', 'poss', 'topic', 'field', 'has'].some((kind) => has(item, kind)) ||
  added.has(item?.text ?? '');
const added: ReadonlySet<string> = new Set('closing costs repairs expenses tax frais gastos comision'.split(' '));

/** "2000 square feet, give or take 200": how far from `amount` it may be, in the scale of that amount. */
export function readMargin(
  items: readonly Item[],
  at: number,
  amount: Quantity,
): { margin: number; next: number } | undefined {
  const start = items[at]?.mark === ',' ? at + 1 : at;
  const { text = '', from = 0, to = 0 } = items[start] ?? {};
  // "Give or take", "plus or minus": one item of three words.
  if (!/^(?:give|plus)$/.test(text) || to - from !== 3) return undefined;
  const read = readQuantity(items, start + 1);
  if (!read) return undefined;
  const margin = read.scale === 1 && amount.scale >= 1000 && read.value < 1000 ? read.value * amount.scale : read.value;
  return margin > 0 && margin < amount.value ? { margin, next: read.next } : undefined;
}

/** "350 max 3 bed": rooms have no need of a most, and the price has no other. */
function isPriceBefore(items: readonly Item[], at: number): boolean {
  const scaled = has(items[at - 1], 'mult') && items[at - 2]?.number !== undefined;
  const price = scaled || (items[at - 1]?.number ?? 0) >= 100;
  const lead = items[scaled ? at - 3 : at - 2];
  return (
    price &&
    !has(lead, 'cmp') &&
    items[at]?.text === 'max' &&
    ['beds', 'baths'].includes(unitAt(items, at + 2)?.name ?? '')
  );
}

/** "300 HOA", "60 days on market": a field named after its number, unless the next number is its own. */
export function fieldAfter(
  items: readonly Item[],
  at: number,
  field: Target | undefined,
  unit: string | undefined,
): { field: Target; next: number } | undefined {
  let i = at;
  while (
    i < at + 3 &&
    items[i] &&
    (has(items[i], 'of') || has(items[i], 'art') || has(items[i], 'in') || has(items[i], 'be') || has(items[i], 'poss'))
  )
    i++;
  const named = senseOf(items[i], 'field') as Target | undefined;
  if (
    named === 'dom' &&
    (/^(?:days|jours|dias|derniers|dernieres|ultimos)$/.test(items[i]?.text ?? '') ||
      // "DOM 60+" leads its own number.
      (/^c?dom$/.test(items[i]?.text ?? '') &&
        items[i + 1]?.number === undefined &&
        (items[i - 1]?.number !== undefined || items[i - 1]?.mark === '+')) ||
      unit === 'day' ||
      unit === 'week' ||
      unit === 'month')
  )
    return { field: named, next: i + 1 };
  // "Two sitting rooms"
  if (named === 'dom' && unit === undefined) return undefined;
  if (!named || named === 'age' || (field !== undefined && named === 'price')) return undefined;
  if (named === 'lot' || named === 'year' || named === 'sqft' || named === 'garage') return undefined;
  if (unit && !(named === 'dom' && (unit === 'day' || unit === 'week' || unit === 'month'))) return undefined;
  const after = readLead(items, i + 1);
  const own = readLead(items, i);
  if (own && readQuantity(items, own.next) && !(after === undefined)) return undefined;
  if (own && own.next - i <= 4 && readQuantity(items, own.next)) return undefined;
  if ((named === 'walk' || named === 'school') && i > at + 1) return undefined;
  return { field: named, next: i + 1 };
}

export function halfBath(items: readonly Item[], at: number): number | undefined {
  let i = at;
  while (i < at + 2 && (has(items[i], 'and') || items[i]?.mark === ',' || has(items[i], 'want'))) i++;
  // "Two full baths, one half bath", where "one half" is a figure.
  if (i > at && senseOf(items[i], 'frac') === '0.5' && has(items[i + 1], 'unit', 'baths')) return i + 2;
  if (has(items[i], 'art') || items[i]?.number === 1) i++;
  return i > at && has(items[i], 'unit', 'halfbath') ? i + 1 : undefined;
}

const rooms: ReadonlySet<string> = new Set(['beds', 'baths', 'car', 'story', 'bb']);

export function readRange(items: readonly Item[], at: number, lead: Lead, low: Quantity): Quantity | undefined {
  const joint = items[at];
  // "ZIP 18501 up to 790k"
  if (!joint || (low.plainDigits === 5 && has(joint, 'cmp'))) return undefined;
  // "I keep saying two — 3 bedrooms": a dash between spaces starts again.
  const dash = joint.mark === '-' || joint.mark === '–' || (joint.mark === '—' && joint.glued);
  const to = has(joint, 'to') && !has(joint, 'post') && (!has(joint, 'and') || lead.op === 'between');
  const and = has(joint, 'and') && (lead.op === 'between' || isFixedRange(items, lead, at, low));
  const or = has(joint, 'or') && low.bare < 20;
  if (!dash && !to && !and && !or) return undefined;
  let i = at + 1;
  if (has(items[i], 'cmp') && (to || and) && items[i]?.text !== 'at') i += 1;
  while (has(items[i], 'about')) i++;
  const high = readQuantity(items, i);
  if (!high) return undefined;
  // "74601 a 20 minutos del centro"
  if (low.plainDigits === 5 && high.scale === 1 && high.value < low.value) return undefined;
  if (
    or &&
    (!unitAt(items, high.next) || !['beds', 'baths', 'car', 'story'].includes(unitAt(items, high.next)?.name ?? ''))
  )
    return undefined;
  if (dash && low.scale === 1 && high.scale === 1 && low.plainDigits === 5 && high.plainDigits === 4) return undefined;
  const mid = senseOf(items[at - 1], 'unit');
  const end = unitAt(items, high.next)?.name;
  // « Bâtie après 1991 à 15 km de l'aéroport »
  if (end !== undefined && distances.has(end) && high.value < low.value) return undefined;
  // "3 bedrooms up to 180k", "925,000 to 15 km": two matters.
  if (mid !== undefined && rooms.has(mid) && (high.money || high.scale >= 1000 || high.value > 50)) return undefined;
  // "A thousand to thirteen hundred square feet"
  const area = (end === 'sqft' || end === 'sqm') && high.value > low.value && !low.money;
  if (mid === undefined && (low.money || low.scale >= 1000) && end !== undefined && !rooms.has(end) && !area)
    return undefined;
  // "From 3,000 sq ft to 1,600 sq ft" goes down.
  if (mid !== undefined && end !== undefined && (mid !== end || high.value < low.value)) return undefined;
  if (mid !== undefined && end === undefined && high.next - i > 0 && dash) return undefined;
  return high;
}

const distances: ReadonlySet<string> = new Set(['mi', 'km', 'min', 'hour', 'block']);

/** "Between 300 and 400, sorry, 350 and 450" */
function isFixedRange(items: readonly Item[], lead: Lead, at: number, low: Quantity): boolean {
  const start = lead.next - 1;
  const fixed = has(items[start], 'fix') || (items[start]?.mark === ',' && has(items[start - 1], 'fix'));
  const high = fixed && lead.op === 'none' ? readQuantity(items, at + 1) : undefined;
  return high !== undefined && high.value > low.value && items[at - 1]?.number !== undefined;
}

/** "500-750k": the scale carries back to the first number where that keeps the order. */
export function carry(low: Quantity, high: Quantity, unit: boolean): number[] {
  // "Four to four fifty"
  const hundreds = low.scale === 1 && high.scale === 1 && low.bare < 10 && high.bare > 100 && high.bare < 1000;
  if (hundreds && low.bare * 100 < high.bare) return [low.bare * 100, high.bare];
  // "900-1.1": thousands up to millions.
  const pointed = high.scale === 1 && high.bare < 10 && !Number.isInteger(high.bare);
  if (pointed && !unit && low.scale === 1 && low.bare >= 100 && low.bare < 1000)
    return [low.bare * 1000, Math.round(high.bare * 1_000_000)];
  // "Three fifty to four"
  const small = low.scale === 1 && high.scale === 1 && !unit && high.bare < 20 && Number.isInteger(high.bare);
  if (small && low.bare >= 100 && low.bare < 1000 && high.bare * 100 > low.bare) return [low.bare, high.bare * 100];
  // "Entre 500 et 600 000"
  const thousands =
    low.scale === 1 && high.scale === 1 && !unit && low.bare >= 20 && low.bare < 2000 && high.bare >= 10_000;
  if (thousands && low.bare * 1000 <= high.bare) return [low.bare * 1000, high.bare];
  if (low.scale === 1 && high.scale > 1 && Math.abs(low.value) < 20_000) {
    const scaled = Math.round(low.bare * high.scale);
    if (scaled <= high.value) return [scaled, high.value];
    if (low.bare * 1000 <= high.value && low.bare >= 100) return [low.bare * 1000, high.value];
    // "Fifteen hundred to two thousand"
    if (low.bare >= 100 && low.value < high.value) return [low.value, high.value];
    return [scaled, high.value];
  }
  // "A thousand to thirteen hundred"
  const said = unit && high.value > low.value;
  if (high.scale === 1 && low.scale > 1 && high.bare < 20_000 && !said)
    return [low.value, Math.round(high.bare * low.scale)];
  return [low.value, high.value];
}
