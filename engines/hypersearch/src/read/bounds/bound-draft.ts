/** A number with the words around it, before it is known what it bounds. */
import type { Field } from '../../facts.ts';
import { bound } from '../claims.ts';
import { has, type Item } from '../words/items.ts';
import type { Lead, Target } from './bound-lead.ts';
import type { BoundReading } from './bound-reading.ts';
import { carry, type Post, readMargin, readPost, readRange } from './bound-tail.ts';
import { acresOfSqft, money } from './bound-values.ts';
import type { Op } from './comparison-op.ts';
import { type Quantity, readQuantity } from './quantity.ts';
import { unitAt } from './unit-at.ts';

export interface Draft {
  readonly items: readonly Item[];
  readonly at: number;
  readonly lead: Lead;
  readonly low: Quantity;
  readonly high: Quantity | undefined;
  values: number[];
  op: Op;
  post: Post | undefined;
  unit: string | undefined;
  field: Target | undefined;
  /** A unit or a field stood by the number. */
  explicit: boolean;
  /** The first item that is not read yet. */
  next: number;
}

/** Outcome of a stage of the reading: a result, that the words are no bound, or nothing that ends it. */
export type Verdict = BoundReading | 'no bound' | undefined;

/** The words speak of the buyer's life (ages, income, children), not of the home. */
export const personal = (next: number): BoundReading => ({ facts: [], next, personal: true });

/** A figure of the home that no field holds. */
export const unheld = (next: number): BoundReading => ({ facts: [{ kind: 'unsupported', topic: 'other' }], next });

/** "low [to high] [unit] [or more] [a month]" after its lead; undefined where no number follows. */
export function draftBound(items: readonly Item[], at: number, lead: Lead): Draft | undefined {
  const whole = readQuantity(items, lead.next);
  if (!whole) return undefined;
  const low = withoutRooms(items, lead, whole);
  // "Blainville -650k": no price lies below nothing.
  if (low.value <= -10_000 && lead.op === 'none') {
    low.value = -low.value;
    low.bare = -low.bare;
    lead.op = '<=';
  }
  low.next = afterDen(items, low.next);
  let unit = lead.headed ? undefined : unitAt(items, low.next);
  let high =
    readRange(items, unit && !has(items[unit.next - 1], 'unit', 'bb') ? unit.next : low.next, lead, low) ??
    (unit ? readRange(items, low.next, lead, low) : undefined);
  // "350-410 a/c" is no acreage, "farm, 300 ac" is.
  const cools = () =>
    low.value >= 200 && !items.some((one) => has(one, 'type', 'farm') || has(one, 'type', 'land') || has(one, 'ranch'));
  if (unit?.name === 'acre' && items[low.next]?.text === 'ac' && cools()) unit = undefined;
  // "HOA < 500 – 800k max": no dues are as high.
  if (high && lead.field === 'hoa' && high.value >= 20_000) high = undefined;
  let next = high?.next ?? low.next;
  const after = high && !lead.headed ? unitAt(items, next) : undefined;
  if (!(after?.name === 'acre' && items[next]?.text === 'ac' && cools())) unit = after ?? unit;
  // "un paiement": an article, not the number one.
  if (!unit && !high && has(items[lead.next], 'art') && low.scale === 1) return undefined;
  const tolerance = high ? undefined : readMargin(items, unit?.next ?? next, low);
  if (tolerance) {
    const { margin } = tolerance;
    lead.op = 'between';
    next = unitAt(items, tolerance.next)?.next ?? tolerance.next;
    high = { ...low, value: low.value + margin };
    low.value -= margin;
  }
  let post = readPost(items, next);
  if (post) {
    next = post.next;
    // "FC 300- animaux ok": behind a minus the number has ended.
    const ends = /^[-–]$/.test(items[next - 1]?.mark ?? '');
    if (!lead.headed && !ends) unit ??= unitAt(items, next);
  }
  if (unit) {
    next = Math.max(next, unit.next);
    // "An acre and a half", "an acre to an acre and a half", and no "an acre and a half bath"
    const half = has(items[next], 'andhalf') && !has(items[next + 1], 'unit', 'baths');
    if ((unit.name === 'acre' || unit.name === 'hectare') && half) {
      const last = high ?? low;
      last.value += 0.5;
      last.bare += 0.5;
      next++;
    }
    const again = readPost(items, next);
    post ??= again;
    next = again?.next ?? next;
  }
  // "800 or so tops"
  const last = post?.op === 'about' ? readPost(items, next) : undefined;
  if (last?.op === '<=') {
    post = last;
    next = last.next;
  }
  const values = tolerance ? [low.value, high!.value] : high ? carry(low, high, unit !== undefined) : [low.value];
  const { op, field } = lead;
  return { items, at, lead, low, high, values, op, post, unit: unit?.name, field, explicit: false, next };
}

/** "Under two hundred seventy three beds": no home has as many, so the last figure counts the rooms. */
function withoutRooms(items: readonly Item[], lead: Lead, whole: Quantity): Quantity {
  const last = items[whole.next - 1];
  const rooms = ['beds', 'baths'].includes(unitAt(items, whole.next)?.name ?? '');
  const split = rooms && whole.value >= 100 && (last?.number ?? 20) < 10 && !/^\d/.test(last?.text ?? '');
  return (split && readQuantity(items.slice(0, whole.next - 1), lead.next)) || whole;
}

/** "4+1 beds": the room behind the plus is a den. */
function afterDen(items: readonly Item[], at: number): number {
  const den = items[at]?.mark === '+' ? items[at + 1]?.number : undefined;
  return den !== undefined && den < 4 && unitAt(items, at + 2)?.name === 'beds' ? at + 2 : at;
}

/** Behind these five figures are a postal code. */
export const postalWords: ReadonlySet<string> = new Set('zip zipcode code codes codigo postal'.split(' '));

/** A house number, an age, an income: figures that ask for nothing. */
export function setAside(draft: Draft): Verdict {
  const { items, at, lead, low } = draft;
  const before = items[at - 1];
  if (low.plainDigits === 5 && lead.next === at && postalWords.has(before?.text ?? '')) return 'no bound';
  // "Boise, ID 745000"
  const stateBefore = has(before, 'abbr') && before?.capital === true;
  const numbered = has(before, 'number') && !stateBefore && lead.next === at;
  if (numbered && !unitAt(items, low.next) && !low.money && low.scale === 1 && low.plainDigits !== 5)
    return personal(low.next);
  // "At least 50x120"
  const across = items[low.next + 1]?.number;
  if (/^[x×]$/.test(items[low.next]?.text ?? '') && across !== undefined) {
    const next = low.next + 2;
    const lot = draft.field === 'lot' || has(items[next], 'lot');
    if (!lot) return unheld(next);
    return { facts: [bound('lot', '>=', acresOfSqft(low.value * across))], next, field: 'lot', explicit: true };
  }
  if (takeMonthly(draft)) return undefined;
  const wage =
    has(items[draft.next], 'art') && ['hour', 'week'].some((unit) => has(items[draft.next + 1], 'unit', unit));
  const income = has(items[draft.next], 'income') || (wage && low.money);
  if (income && draft.field === 'unheld') return unheld(draft.next + 1);
  if (income && (!money.has(draft.field ?? '') || items[draft.next]?.text !== 'in')) return personal(draft.next + 1);
  return undefined;
}

/** "3000 a month" is a payment unless another fee is named. */
function takeMonthly(draft: Draft): boolean {
  const { items } = draft;
  const slash = items[draft.next]?.mark === '/';
  const after = slash ? items[draft.next + 1] : items[draft.next];
  const monthly = has(after, 'permonth') || (slash && (has(after, 'unit', 'month') || after?.text === 'moi'));
  if (!monthly || (draft.unit !== undefined && draft.unit !== 'month')) return false;
  draft.next += slash ? 2 : 1;
  draft.unit = undefined;
  if (draft.field === undefined || draft.field === 'price') draft.field = 'payment';
  const late = readPost(items, draft.next);
  draft.post ??= late;
  draft.next = late?.next ?? draft.next;
  return true;
}

/** "Listed for": words between the lead and the number say since when, or at what price. */
export const isListed = ({ items, at, low }: Draft): boolean =>
  items
    .slice(at, low.next)
    .some(({ text }) => /^(?:listed|posted|inscrite?s?|listad[oa]s?|publicad[oa]s?|anunciad[oa]s?)$/.test(text));

/** The result of a reading that settled on a field. */
export const settled = (draft: Draft, field: Field, facts: BoundReading['facts']): BoundReading => ({
  facts,
  next: draft.next,
  field,
  explicit: draft.explicit,
});
