import { type RecordKind, recordKinds } from './contract.ts';

/** The step of each record kind: 4 offer, 5 inspection, 6 loan, 7 closing. */
export const stepOfKind: Record<RecordKind, 4 | 5 | 6 | 7> = {
  offer_prepared: 4,
  offer_made: 4,
  offer_countered: 4,
  offer_accepted: 4,
  offer_rejected: 4,
  offer_withdrawn: 4,
  inspection_deadline: 5,
  inspection_booked: 5,
  inspection_done: 5,
  inspection_failed: 5,
  inspection_cleared: 5,
  financing_deadline: 6,
  loan_applied: 6,
  appraisal_ordered: 6,
  appraisal_done: 6,
  appraisal_low: 6,
  loan_conditional: 6,
  loan_refused: 6,
  clear_to_close: 6,
  closing_set: 7,
  closed: 7,
  fell_through: 4,
};

/** Kinds that state a date and need `dueOn`. */
export const kindsWithDue: ReadonlySet<RecordKind> = new Set([
  'inspection_deadline',
  'inspection_booked',
  'financing_deadline',
  'closing_set',
]);

/** Kinds that lenders may record; agents and the buyer may record all. */
export const kindsOfLender: ReadonlySet<RecordKind> = new Set(recordKinds.filter((kind) => stepOfKind[kind] === 6));
