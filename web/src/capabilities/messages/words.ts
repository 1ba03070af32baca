import type { Thread } from './calls.ts';

/** Roles of the people who open the page of messages. */
export type WriterRole = 'end_user' | 'agent' | 'reseller' | 'wholesaler';

export const roleNames: Record<Thread['other']['role'], string> = {
  buyer: 'Home buyer',
  company: 'Your company',
  real_estate: 'Real estate agent',
  mortgage: 'Mortgage advisor',
};

/** The name of the other side: a company goes by its own name, a person by theirs. */
export const threadName = ({ role, name, company }: Thread['other']): string =>
  role === 'company' ? (company ?? name) : name;
