import type { Field } from '../../facts.ts';
import { bound } from '../claims.ts';
import { has, type Item } from '../words/items.ts';
import { type Draft, draftBound, setAside, settled, type Verdict } from './bound-draft.ts';
import { nameField } from './bound-field.ts';
import { type Lead, readLead } from './bound-lead.ts';
import type { BoundContext, BoundReading, ReadBound } from './bound-reading.ts';
import { readBareAcre, readNamedDecade, readRoomCode, readShorthand, readSpokenPair } from './bound-shorthand.ts';
import { applyUnit, skipForeignUnit, takeTrailingField } from './bound-units.ts';
import { boundFacts, impossibleValue } from './bound-values.ts';
import { readYears } from './bound-years.ts';
import type { Op } from './comparison-op.ts';

/** The greatest distance, in items, between a number and the words that lead to it. */
const MOST_LEAD = 10;

/** In the order of the work; the first verdict ends it. */
const stages: readonly ((draft: Draft, context: BoundContext, depth: number, read: ReadBound) => Verdict)[] = [
  setAside,
  skipForeignUnit,
  takeTrailingField,
  applyUnit,
  readYears,
  nameField,
  settle,
];

/** Reads "[field] [comparison] number [to number] [unit] [or more]" at `at`. */
export function readBound(
  items: readonly Item[],
  at: number,
  contextOf: () => BoundContext,
  depth = 0,
): BoundReading | undefined {
  // "Baño y medio", "bath and a half": one and a half.
  if (has(items[at + 1], 'andhalf') && has(items[at], 'unit', 'baths') && items[at - 1]?.number === undefined)
    return { facts: [bound('baths', '>=', 1.5)], next: at + 2, field: 'baths', explicit: true };
  // "Con acre y medio"
  if (has(items[at + 1], 'andhalf') && has(items[at], 'unit', 'acre') && items[at - 1]?.number === undefined)
    return { facts: [bound('lot', '>=', 1.5)], next: at + 2, field: 'lot', explicit: true };
  const acre = readBareAcre(items, at);
  if (acre) return acre;
  if ((items[at]?.numberAhead ?? MOST_LEAD) >= MOST_LEAD) return undefined;
  // "The C-130s", "an F-150"
  const letter = items[at - 1];
  if (
    items[at]?.number !== undefined &&
    letter?.capital &&
    /^[b-hjl-z]$/.test(letter.text) &&
    letter.mark === undefined &&
    !['want', 'or', 'and', 'art', 'in'].some((kind) => has(letter, kind))
  )
    return { facts: [], next: has(items[at + 1], 'decade') ? at + 2 : at + 1, personal: true };
  const decade = readNamedDecade(items, at) ?? readRoomCode(items, at) ?? readSpokenPair(items, at);
  if (decade) return decade;
  const lead = readLead(items, at);
  if (!lead || isPostalCode(items, lead) || countsRooms(items, at, lead)) return undefined;
  const shorthand = lead.op === 'none' && lead.field === undefined ? readShorthand(items, at) : undefined;
  if (shorthand) return shorthand;
  const draft = draftBound(items, at, lead);
  if (!draft) return undefined;
  // Few words lead to a number, so what it may mean is worked out only here.
  const context = contextOf();
  for (const stage of stages) {
    const verdict = stage(draft, context, depth, readBound);
    if (verdict) return verdict === 'no bound' ? undefined : joinedBand(verdict, items, lead, context, depth);
  }
  return undefined;
}

/** "New listings 4bd": the count is of rooms, and no days. */
const countsRooms = (items: readonly Item[], at: number, { field, next }: Lead): boolean =>
  field === 'dom' &&
  has(items[at], 'set') &&
  (has(items[next + 1], 'unit', 'beds') || has(items[next + 1], 'unit', 'baths'));

/** "New listings in 99223", "just listed near 78704": no count of days. */
const isPostalCode = (items: readonly Item[], { field, next }: Lead): boolean =>
  field === 'dom' &&
  /^\d{5}$/.test(items[next]?.text ?? '') &&
  (has(items[next - 1], 'in') || has(items[next - 1], 'near'));

/** "High 400s to low 500s": two bands are one range. */
function joinedBand(
  verdict: BoundReading,
  items: readonly Item[],
  lead: Lead,
  context: BoundContext,
  depth: number,
): BoundReading {
  const joint = items[verdict.next];
  if (depth > 0 || lead.parts.size === 0 || verdict.facts.length !== 2 || !(has(joint, 'to') || joint?.mark === '-'))
    return verdict;
  const other = readBound(items, verdict.next + 1, () => context, 1);
  const [low] = verdict.facts;
  const high = other?.facts[1];
  if (other?.field !== 'price' || !low || !high) return verdict;
  return { ...verdict, facts: [low, high], next: other.next };
}

const opposite: Readonly<Record<Op, Op>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  about: 'about',
  exact: 'exact',
  between: 'between',
  none: '<',
};

/** The bound itself: bare prices take their thousands or millions, impossible values are reported. */
function settle(draft: Draft, context: BoundContext): Verdict {
  const { low, high } = draft;
  const field = draft.field as Field;
  // "Around 400k, no wait, 450k": as the one that it takes the place of.
  if (draft.op === 'none' && !high) draft.op = context.correctedOp(field) ?? 'none';
  // "I have exactly 612,500"
  if ((field === 'price' || field === 'dom') && draft.op === 'exact') draft.op = '<=';
  const op = context.turned ? opposite[draft.op] : draft.op;
  // "Raised us 400 bucks": no price, as who writes the word writes no thousands in short.
  if (
    field === 'price' &&
    low.scale === 1 &&
    !high &&
    low.value < 2000 &&
    /^(?:buck|dollar)s?$/.test(draft.items[low.next - 1]?.text ?? '')
  )
    return { facts: [], next: draft.next, personal: true };
  if (field === 'price' && low.scale === 1 && !high && low.value >= 500 && speaksOfPayment(draft))
    return settled(draft, 'payment', boundFacts('payment', op, draft.values));
  if (field === 'price' && low.scale === 1) {
    const pointed = draft.items[low.next - 1]?.text.includes('.') === true;
    const counts = !low.money && !high && !pointed && Number.isInteger(low.bare) && low.bare < 20 && low.bare >= 0;
    if (counts) return 'no bound';
    if ((high?.scale ?? 1) === 1 && draft.values.every((value) => Math.abs(value) < 2000)) {
      const scale = draft.values.every((value) => Math.abs(value) < 20) ? 1_000_000 : 1000;
      draft.values = draft.values.map((value) => Math.round(value * scale));
    }
  }
  if (field === 'price' && isMonthly(draft, op))
    return settled(draft, 'payment', boundFacts('payment', op, draft.values));
  const impossible = impossibleValue(field, draft.values);
  if (impossible) return { facts: [], next: draft.next, ignored: impossible, field };
  return settled(draft, field, boundFacts(field, op, draft.values));
}

/** "Want the house payment about the same, 1300 tops": a payment was named a few words before, and no other number since. */
function speaksOfPayment({ items, at, values }: Draft): boolean {
  if (values.some((value) => value >= 10_000)) return false;
  for (let i = at - 1; i >= 0 && i > at - 8; i--) {
    if (has(items[i], 'field', 'payment')) return items[i - 1]?.text !== 'no' && items[i - 1]?.text !== 'down';
    if (items[i]?.number !== undefined || items[i]?.place || has(items[i], 'type') || items[i]?.mark === '.')
      return false;
  }
  return false;
}

/** "Can't pay more than 2,800": no home costs as little, and no price is written so in thousands. */
const isMonthly = ({ low, high, values }: Draft, op: Op): boolean =>
  (op === '<' || op === '<=') && !high && low.scale === 1 && values.every((value) => value >= 2000 && value <= 6000);
