import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Lead, LeadStatus } from './contract.ts';

export const statusLabels: Record<LeadStatus, string> = texts({
  new: m.contacts__new,
  contacted: m.contacts__contacted,
  qualified: m.contacts__qualified,
  nurture: m.contacts__nurture,
  active: m.contacts__active,
  under_contract: m.contacts__under_contract,
  closed: m.contacts__closed,
  lost: m.contacts__lost,
});

export const sourceLabels: Record<Lead['leadSource'], string> = texts({
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

export const urgencyLabels: Record<Lead['urgency'], string> = texts({
  low: m.contacts__urgency_low,
  medium: m.contacts__urgency_medium,
  high: m.contacts__urgency_high,
});

export const typeLabels: Record<Lead['contactType'], string> = texts({
  buyer: m.contacts__type_buyer,
  seller: m.contacts__type_seller,
  buyer_and_seller: m.contacts__type_buyer_and_seller,
  renter: m.contacts__type_renter,
  other: m.contacts__type_other,
});
