import type { RecordKind } from './contract.ts';
import type { PurchaseStage } from './fold.ts';

export type Country = 'US' | 'CA';

/**
 * The terms of the two countries: in the USA an offer has contingencies that are removed and closes at a title
 * company; in Canada it has conditions that are waived and closes with a lawyer or, in Québec, a notary.
 */
const inBoth: Record<RecordKind, string> = {
  offer_prepared: 'Offer is being prepared',
  offer_made: 'Offer made',
  offer_countered: 'Seller made a counter-offer',
  offer_accepted: 'Offer accepted',
  offer_rejected: 'Offer rejected',
  offer_withdrawn: 'Offer withdrawn',
  inspection_deadline: 'Inspection contingency ends',
  inspection_booked: 'Inspection booked',
  inspection_done: 'Inspection done',
  inspection_failed: 'Inspection found what has to be settled',
  inspection_cleared: 'Inspection contingency removed',
  financing_deadline: 'Financing contingency ends',
  loan_applied: 'Loan applied for',
  appraisal_ordered: 'Appraisal ordered',
  appraisal_done: 'Appraisal at or above the price',
  appraisal_low: 'Appraisal below the price',
  loan_conditional: 'Loan approved with conditions',
  loan_refused: 'Loan refused',
  clear_to_close: 'Clear to close',
  closing_set: 'Closing date set',
  closed: 'Closed: the keys are handed over',
  fell_through: 'The purchase fell through',
};
const inCanada: Partial<Record<RecordKind, string>> = {
  inspection_deadline: 'Inspection condition ends',
  inspection_cleared: 'Inspection condition waived',
  financing_deadline: 'Financing condition ends',
  loan_applied: 'Mortgage applied for',
  loan_conditional: 'Mortgage approved with conditions',
  loan_refused: 'Mortgage refused',
  clear_to_close: 'Mortgage approved, financing condition waived',
};

export const recordLabel = (kind: RecordKind, country: Country): string =>
  (country === 'CA' ? inCanada[kind] : undefined) ?? inBoth[kind];

export const stageLabels: Record<PurchaseStage, string> = {
  preparing: 'Preparing the offer',
  made: 'Offer made',
  countered: 'Counter-offer',
  accepted: 'Under contract',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  fell_through: 'Fell through',
  closed: 'Closed',
};

/** The meaning of a record's date, for kinds that may have one. */
export const dueLabels: Partial<Record<RecordKind, string>> = {
  offer_made: 'The seller answers until',
  offer_countered: 'You answer until',
  inspection_deadline: 'Ends on',
  inspection_booked: 'Inspection on',
  financing_deadline: 'Ends on',
  closing_set: 'Closing on',
};

/** The holder of the money and the deed at closing. */
export const closingWith: Record<Country, string> = {
  US: 'title company or attorney',
  CA: 'lawyer or notary',
};
