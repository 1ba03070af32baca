import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { policy } from '../../platform/serve/access.ts';
import type { Person } from '../../platform/serve/session.ts';
import { agentProfiles } from '../companies/index.ts';
import { worksWith } from '../professionals/index.ts';
import { loanApplications, loanConditions, loanDisclosures, loanLetters } from './tables.ts';

/** The caller is the application's agent, active, and still works with the borrower. */
const ofAgent = (me: Person) => sql`exists (select from ${agentProfiles} as lending
  where lending.id = ${loanApplications.agentId} and lending.person_id = ${me.id} and lending.status = 'active')
  and ${worksWith(me, loanApplications.buyerId)}`;

/** An application belongs to its borrower and its agent. The agent's company sees counts and never the application. */
export const applicationAccess = policy(loanApplications, {
  relations: { buyer: (me) => eq(loanApplications.buyerId, me.id), agent: ofAgent },
  may: {
    see: ['buyer', 'agent'],
    edit: ['buyer', 'agent'],
    underwrite: ['agent'],
    /** Demographic information and letters for offers. */
    own: ['buyer'],
  },
});

const within = (me: Person, applicationId: SQLWrapper, relation: 'buyer' | 'agent') =>
  sql`exists (select from ${loanApplications} where ${loanApplications.id} = ${applicationId}
    and ${relation === 'buyer' ? eq(loanApplications.buyerId, me.id) : ofAgent(me)})`;

export const conditionAccess = policy(loanConditions, {
  relations: {
    buyer: (me) => within(me, loanConditions.applicationId, 'buyer'),
    agent: (me) => within(me, loanConditions.applicationId, 'agent'),
  },
  may: { see: ['buyer', 'agent'], answer: ['buyer'], review: ['agent'] },
});

export const disclosureAccess = policy(loanDisclosures, {
  relations: {
    buyer: (me) => within(me, loanDisclosures.applicationId, 'buyer'),
    agent: (me) => within(me, loanDisclosures.applicationId, 'agent'),
  },
  may: { see: ['buyer', 'agent'], change: ['agent'] },
});

export const letterAccess = policy(loanLetters, {
  relations: {
    buyer: (me) => within(me, loanLetters.applicationId, 'buyer'),
    agent: (me) => within(me, loanLetters.applicationId, 'agent'),
  },
  may: { see: ['buyer', 'agent'], revoke: ['agent'] },
});
