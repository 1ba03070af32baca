import { m } from '@lintel/messages';
import type { PurchaseSummary, RecordChoice, RecordKind } from './contract.ts';
import { kindsNext, type PurchaseState, purchaseState } from './fold.ts';
import { kindsOfLender, kindsWithDue } from './kinds.ts';
import { type PurchaseRow, type RecordRow, recorded } from './rows.ts';
import { type Country, dueLabels, recordLabel, stageLabels } from './terms.ts';

export const stateOf = (records: readonly RecordRow[]): PurchaseState | undefined =>
  purchaseState(records.filter(({ undoneAt }) => undoneAt === null).map(recorded));

/** Summarizes a purchase in one line; `today` is an ISO date. */
export function summaryOf(row: PurchaseRow, state: PurchaseState | undefined, today: string): PurchaseSummary {
  const { id, buyerId, home, listingId, country, currency, createdAt } = row;
  const stage = state?.stage ?? 'preparing';
  return {
    ...{ id, buyerId, home, listingId, country, currency, stage },
    stageLabel: stageLabels[stage],
    priceCents: state?.priceCents ?? null,
    next: state ? nextDay(state, country, today) : null,
    closingOn: state?.closingOn ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the relevant dates of a purchase, soonest first. */
export function daysOf(state: PurchaseState, country: Country): { kind: string; label: string; dueOn: string }[] {
  const days: { kind: string; label: string; dueOn: string | null }[] = [];
  if (state.stage === 'made')
    days.push({ kind: 'answer', label: m.journey__sellers_reply_due_by(), dueOn: state.answerBy });
  if (state.stage === 'countered')
    days.push({ kind: 'answer', label: m.journey__reply_to_the_seller(), dueOn: state.answerBy });
  if (state.stage === 'accepted') {
    if (state.inspection === 'booked')
      days.push({ kind: 'inspection', label: m.journey__inspection(), dueOn: state.inspectionBookedOn });
    if (state.inspection !== 'cleared')
      days.push({
        kind: 'inspection_deadline',
        label: recordLabel('inspection_deadline', country),
        dueOn: state.inspectionDeadline,
      });
    if (state.loan !== 'clear')
      days.push({
        kind: 'financing_deadline',
        label: recordLabel('financing_deadline', country),
        dueOn: state.financingDeadline,
      });
    days.push({ kind: 'closing', label: m.journey__closing(), dueOn: state.closingOn });
  }
  return days
    .filter((day): day is typeof day & { dueOn: string } => day.dueOn !== null)
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

function nextDay(state: PurchaseState, country: Country, today: string): PurchaseSummary['next'] {
  const days = daysOf(state, country);
  // A past appointment is no longer upcoming; a missed deadline still is.
  const day = days.find(({ kind, dueOn }) => dueOn >= today || kind !== 'inspection');
  return day ? { label: day.label, dueOn: day.dueOn, overdue: day.dueOn < today } : null;
}

const ending: ReadonlySet<RecordKind> = new Set(['offer_rejected', 'offer_withdrawn', 'fell_through', 'closed']);
const withPrice: ReadonlySet<RecordKind> = new Set(['offer_made', 'offer_countered', 'offer_accepted', 'closed']);
const mayHaveDue: ReadonlySet<RecordKind> = new Set(['offer_made', 'offer_countered']);

export const asksPrice = (kind: RecordKind): boolean => withPrice.has(kind);
export const mayTakeDue = (kind: RecordKind): boolean => mayHaveDue.has(kind) || kindsWithDue.has(kind);

/** Returns the kinds that this person may record next. */
export function choicesFor(
  state: PurchaseState | undefined,
  country: Country,
  as: 'buyer' | 'agent' | 'lender',
): RecordChoice[] {
  return kindsNext(state)
    .filter((kind) => as !== 'lender' || kindsOfLender.has(kind))
    .map((kind) => ({
      kind,
      label: recordLabel(kind, country),
      asksDue: kindsWithDue.has(kind) ? 'must' : mayHaveDue.has(kind) ? 'may' : 'no',
      dueLabel: dueLabels[kind] ?? null,
      asksPrice: withPrice.has(kind),
      ends: ending.has(kind),
    }));
}
