import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { RecordKind } from './contract.ts';
import type { PurchaseStage } from './fold.ts';

export type Country = 'US' | 'CA';

/**
 * The terms of the two countries: in the USA an offer has contingencies that are removed and closes at a title
 * company; in Canada it has conditions that are waived and closes with a lawyer or, in Québec, a notary.
 */
const inBoth: Record<RecordKind, string> = texts({
  offer_prepared: m.journey__preparing_the_offer,
  offer_made: m.journey__offer_made,
  offer_countered: m.journey__seller_made_a_counter_offer,
  offer_accepted: m.journey__offer_accepted,
  offer_rejected: m.journey__offer_rejected,
  offer_withdrawn: m.journey__offer_withdrawn,
  inspection_deadline: m.journey__inspection_contingency_ends,
  inspection_booked: m.journey__inspection_booked,
  inspection_done: m.journey__inspection_done,
  inspection_failed: m.journey__inspection_found_issues_to_resolve,
  inspection_cleared: m.journey__inspection_contingency_removed,
  financing_deadline: m.journey__financing_contingency_ends,
  loan_applied: m.journey__loan_applied_for,
  appraisal_ordered: m.journey__appraisal_ordered,
  appraisal_done: m.journey__appraisal_at_or_above_the,
  appraisal_low: m.journey__appraisal_below_the_price,
  loan_conditional: m.journey__loan_approved_with_conditions,
  loan_refused: m.journey__loan_denied,
  clear_to_close: m.journey__clear_to_close,
  closing_set: m.journey__closing_date_set,
  closed: m.journey__closed_you_have_the_keys,
  fell_through: m.journey__the_purchase_fell_through_2,
});
const inCanada: Partial<Record<RecordKind, string>> = texts({
  inspection_deadline: m.journey__inspection_condition_ends,
  inspection_cleared: m.journey__inspection_condition_waived,
  financing_deadline: m.journey__financing_condition_ends,
  loan_applied: m.journey__mortgage_applied_for,
  loan_conditional: m.journey__mortgage_approved_with_conditions,
  loan_refused: m.journey__mortgage_denied,
  clear_to_close: m.journey__mortgage_approved_financing_condition_waived,
});

export const recordLabel = (kind: RecordKind, country: Country): string =>
  (country === 'CA' ? inCanada[kind] : undefined) ?? inBoth[kind];

export const stageLabels: Record<PurchaseStage, string> = texts({
  preparing: m.journey__preparing_the_offer,
  made: m.journey__offer_made,
  countered: m.journey__counter_offer,
  accepted: m.journey__under_contract_2,
  rejected: m.journey__rejected,
  withdrawn: m.journey__withdrawn,
  fell_through: m.journey__fell_through,
  closed: m.journey__closed,
});

/** The meaning of a record's date, for kinds that may have one. */
export const dueLabels: Partial<Record<RecordKind, string>> = texts({
  offer_made: m.journey__sellers_reply_due_by,
  offer_countered: m.journey__you_answer_by,
  inspection_deadline: m.journey__ends_on,
  inspection_booked: m.journey__inspection_on,
  financing_deadline: m.journey__ends_on,
  closing_set: m.journey__closing_on_2,
});

/** The holder of the money and the deed at closing. */
export const closingWith: Record<Country, string> = texts({
  US: m.journey__title_company_or_attorney,
  CA: m.journey__lawyer_or_notary,
});
