import type { LeadStatus } from '../entries/contract.ts';

/** The statuses that may follow each status. A lead never becomes new again. */
export const nextStatuses: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'qualified', 'nurture', 'active', 'lost'],
  contacted: ['qualified', 'nurture', 'active', 'lost'],
  qualified: ['contacted', 'nurture', 'active', 'under_contract', 'lost'],
  nurture: ['contacted', 'qualified', 'active', 'lost'],
  active: ['qualified', 'nurture', 'under_contract', 'lost'],
  under_contract: ['active', 'closed', 'lost'],
  closed: ['nurture', 'active'],
  lost: ['contacted', 'nurture', 'active'],
};

/** Statuses of the specification's client list and the lead statuses that they set. */
export const statusOfClient = {
  contacted: 'contacted',
  property_search: 'qualified',
  property_viewing: 'active',
  offer_negotiation: 'active',
  contract_signing: 'under_contract',
  closed: 'closed',
} as const satisfies Record<string, LeadStatus>;
