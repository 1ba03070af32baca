import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { LeadStatus } from './contract.ts';

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
