import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Thread } from './calls.ts';

/** Roles that can open the messages page. */
export type WriterRole = 'end_user' | 'agent' | 'reseller' | 'wholesaler';

export const roleNames: Record<Thread['other']['role'], string> = texts({
  buyer: m.messages__home_buyer,
  company: m.messages__your_company,
  real_estate: m.messages__real_estate_agent,
  mortgage: m.messages__mortgage_advisor,
});

/** Returns the name of the other side: the company's name for companies, else the person's. */
export const threadName = ({ role, name, company }: Thread['other']): string =>
  role === 'company' ? (company ?? name) : name;
