import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Lead } from './calls.ts';

export const statusLabels = texts({
  new: m.contacts__new,
  contacted: m.contacts__contacted,
  qualified: m.contacts__qualified,
  nurture: m.contacts__nurture,
  active: m.contacts__active,
  under_contract: m.contacts__under_contract,
  closed: m.contacts__closed,
  lost: m.contacts__lost,
});

export const statusTones = {
  new: 'accent',
  contacted: 'info',
  qualified: 'primary',
  nurture: 'plain',
  active: 'primary',
  under_contract: 'good',
  closed: 'good',
  lost: 'plain',
} as const satisfies Record<Lead['status'], string>;

export const sourceLabels = texts({
  request: m.contacts__source_request,
  smartmatch: m.contacts__source_smartmatch,
  agent_code: m.contacts__source_agent_code,
  open_house: m.contacts__source_open_house,
  import: m.contacts__source_import,
  email: m.contacts__source_email,
  referral: m.contacts__source_referral,
  phone: m.contacts__source_phone,
  other: m.contacts__source_other,
});

export const urgencyLabels = texts({
  low: m.contacts__urgency_low,
  medium: m.contacts__urgency_medium,
  high: m.contacts__urgency_high,
});

export const typeLabels = texts({
  buyer: m.contacts__type_buyer,
  seller: m.contacts__type_seller,
  buyer_and_seller: m.contacts__type_buyer_and_seller,
  renter: m.contacts__type_renter,
  other: m.contacts__type_other,
});

export const channelLabels = texts({
  call: m.contacts__channel_call,
  text: m.contacts__channel_text,
  email: m.contacts__channel_email,
});

export const basisLabels = texts({
  express_written: m.contacts__basis_express_written,
  express_oral: m.contacts__basis_express_oral,
  inquiry: m.contacts__basis_inquiry,
  existing_business: m.contacts__basis_existing_business,
  withdrawn: m.contacts__basis_withdrawn,
});

export const outcomeLabels = texts({
  reached: m.contacts__outcome_reached,
  left_message: m.contacts__outcome_left_message,
  no_answer: m.contacts__outcome_no_answer,
  wrong_number: m.contacts__outcome_wrong_number,
  sent: m.contacts__outcome_sent,
});

/** Options of a select from a table of labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const fullName = ({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
