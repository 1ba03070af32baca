/** Maps the unit of a number to its field. */

import { has } from '../words/items.ts';
import { type Draft, isListed, personal, unheld, type Verdict } from './bound-draft.ts';
import type { BoundContext } from './bound-reading.ts';
import { fieldAfter, halfBath, readPost } from './bound-tail.ts';
import { areaOf } from './bound-values.ts';
import { ageBounds } from './bound-years.ts';
import type { Op } from './comparison-op.ts';

const distances: ReadonlySet<string> = new Set(['min', 'mi', 'km', 'hour', 'm', 'block', 'ft', 'yd']);
/** "20 years old or newer" is at most that age. */
const ageOps: Readonly<Record<string, Op>> = { newer: '<=', older: '>=' };
const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** Units that measure no bound: distances belong to "near", counts of children and dogs to the buyer. */
export function skipForeignUnit({ items, unit, lead, low, field, next }: Draft): Verdict {
  // "2 parking spots"
  if (unit === 'none' && has(items[next - 1], 'topic')) return unheld(next);
  if (unit === 'none' || unit === 'percent') return personal(next);
  // "Under 3,500 an acre", "$250 per square foot": no price of the home.
  const of = has(items[next], 'art') || /^(?:per|a|the)$/.test(items[next]?.text ?? '') || items[next]?.mark === '/';
  const each = ['acre', 'hectare', 'sqft', 'sqm'].some((name) => has(items[next + 1], 'unit', name));
  if (
    of &&
    each &&
    unit === undefined &&
    (low.money || lead.op !== 'none' || low.scale > 1) &&
    low.value >= 50 &&
    low.value < 50_000
  )
    return unheld(next + 2);
  // "Less than $300 per square foot"
  if (has(items[next], 'sort', 'price_per_sqft_asc') && unit === undefined && low.value < 50_000)
    return unheld(next + 1);
  // "Under 55 cents a foot"
  if (/^cents?$/.test(items[next]?.text ?? '')) return unheld(next + 1);
  if (items[next]?.mark === '%') return personal(next + 1);
  if (unit !== undefined && distances.has(unit))
    return lead.op === 'none' && field === undefined ? personal(next) : 'no bound';
  return undefined;
}

/** "300 HOA", "60 days on market": a field named after the number. */
export function takeTrailingField(draft: Draft): Verdict {
  const { items, unit, post } = draft;
  // "Only 3 bedrooms or more": the end says what is meant.
  // "Exactly 3 bedrooms, no more" says the same twice.
  const again = draft.op === 'exact' && post !== undefined && has(items[post.next - 1], 'nomore');
  if (post && !again && (draft.op === 'none' || draft.op === 'between' || draft.op === 'exact')) draft.op = post.op;
  const trailing = fieldAfter(items, draft.next, draft.field, unit);
  const open = draft.field === undefined || draft.field === 'age';
  const wrong = (draft.field === 'payment' && trailing?.field === 'hoa') || (unit === 'day' && draft.field !== 'dom');
  if (trailing && (open || wrong)) {
    draft.field = trailing.field;
    draft.next = trailing.next;
    const late = readPost(items, draft.next);
    if (late && draft.op === 'none') {
      draft.op = late.op;
      draft.next = late.next;
    }
  }
  if (draft.field === 'other') return personal(draft.next);
  // "Hates high taxes: a 2 bed condo", "we're over maintenance: a 2 bed condo"
  const rooms = unit === 'beds' || unit === 'baths';
  if (rooms && (draft.field === 'unheld' || draft.field === 'hoa')) return 'no bound';
  if (draft.field === 'unheld') return unheld(draft.next);
  draft.explicit = draft.field !== undefined;
  return undefined;
}

/** “Patio de 500 m2” */
const isOfYard = ({ items, at }: Draft): boolean => {
  const of = has(items[at], 'of') ? at : at - 1;
  return has(items[of], 'of') && has(items[of - 1], 'noun', 'yard');
};

/** Rooms, spaces, areas, ages and days: the unit names the field. */
export function applyUnit(draft: Draft, context: BoundContext): Verdict {
  const { unit, lead } = draft;
  if (unit === 'halfbath') return personal(draft.next);
  if (unit === 'beds' || unit === 'baths') takeRooms(draft, unit);
  else if (unit === 'car') {
    // "On a deux chars", "traigo dos trocas": they are no garage.
    if (draft.field === 'price') return personal(draft.next);
    draft.field = 'garage';
  } else if (unit === 'story') draft.field = 'stories';
  else if (unit === 'sqft' || unit === 'sqm' || unit === 'acre' || unit === 'hectare')
    Object.assign(draft, areaOf(draft.items, draft.next, unit, draft.values, draft.field === 'lot' || isOfYard(draft)));
  else if (unit === 'year' || unit === 'old') {
    const facts = ageBounds(
      draft.values,
      ageOps[draft.post?.yearly ?? ''] ?? draft.op,
      lead,
      context,
      unit === 'old',
      draft.field,
    );
    return facts ? { facts, next: draft.next, field: 'year', explicit: true } : personal(draft.next);
  } else if (unit !== undefined && unit in days) {
    // "Only the last 2 days", said of how long homes have been listed.
    if (
      (draft.field === undefined || draft.field === 'age') &&
      context.resumes &&
      context.last().fields.includes('dom')
    )
      draft.field = 'dom';
    // "Listed for 45 days"
    if (draft.field === 'price' && isListed(draft)) draft.field = 'dom';
    if (draft.field !== 'dom') return personal(draft.next);
    draft.values = draft.values.map((value) => value * (days[unit] as number));
    if (draft.op === 'none' || draft.op === 'exact') draft.op = '<=';
  }
  if (draft.field === 'age') draft.field = undefined;
  if (unit !== undefined) draft.explicit = true;
  return undefined;
}

function takeRooms(draft: Draft, unit: 'beds' | 'baths'): void {
  const { items, high } = draft;
  draft.field = unit;
  if (high) return;
  // "3 bed and half an acre": that half is of the acre.
  const ofAcre =
    !has(items[draft.next + 1], 'frac') && [1, 2].some((step) => has(items[draft.next + step], 'unit', 'acre'));
  if (unit === 'baths' && has(items[draft.next], 'andhalf') && !ofAcre) {
    // "un baño y medio": the half follows the unit.
    draft.values = [(draft.values[0] as number) + 0.5];
    draft.next++;
  }
  const half = halfBath(items, draft.next);
  if (unit === 'baths' && half !== undefined) {
    draft.values = [(draft.values[0] as number) + 0.5];
    draft.next = half;
  }
}
