import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { policy } from '../../platform/serve/access.ts';
import type { Person } from '../../platform/serve/session.ts';
import { agentProfiles } from '../companies/index.ts';
import { worksWith } from '../professionals/index.ts';
import { coBorrowers } from './co-borrower/co-borrower.tables.ts';
import { loanApplications, loanConditions, loanDisclosures, loanLetters } from './tables.ts';

/** The caller is the application's agent, active, and still works with the borrower. */
const ofAgent = (me: Person) => sql`exists (select from ${agentProfiles} as lending
  where lending.id = ${loanApplications.agentId} and lending.person_id = ${me.id} and lending.status = 'active')
  and ${worksWith(me, loanApplications.buyerId)}`;

const ofCoBorrower = (me: Person) => sql`exists (select from ${coBorrowers} as second
  where second.application_id = ${loanApplications.id} and second.person_id = ${me.id})`;

const relations = {
  buyer: (me: Person) => eq(loanApplications.buyerId, me.id),
  coBorrower: ofCoBorrower,
  agent: ofAgent,
};

/** An application belongs to its borrowers and its agent. The agent's company sees counts and never the application. */
export const applicationAccess = policy(loanApplications, {
  relations,
  may: {
    see: ['buyer', 'coBorrower', 'agent'],
    edit: ['buyer', 'coBorrower', 'agent'],
    underwrite: ['agent'],
    /** Decisions on the people of the application. */
    own: ['buyer'],
    /** Demographic information, each borrower about themselves. */
    identify: ['buyer', 'coBorrower'],
    leave: ['buyer', 'coBorrower'],
    sign: ['coBorrower'],
  },
});

/** The same relations of what belongs to an application. */
const within = (applicationId: SQLWrapper) => {
  const through = (relation: keyof typeof relations) => (me: Person) =>
    sql`exists (select from ${loanApplications} where ${loanApplications.id} = ${applicationId}
      and ${relations[relation](me)})`;
  return { buyer: through('buyer'), coBorrower: through('coBorrower'), agent: through('agent') };
};

export const conditionAccess = policy(loanConditions, {
  relations: within(loanConditions.applicationId),
  may: { see: ['buyer', 'coBorrower', 'agent'], answer: ['buyer', 'coBorrower'], review: ['agent'] },
});

export const disclosureAccess = policy(loanDisclosures, {
  relations: within(loanDisclosures.applicationId),
  may: { see: ['buyer', 'coBorrower', 'agent'], change: ['agent'] },
});

export const letterAccess = policy(loanLetters, {
  relations: within(loanLetters.applicationId),
  may: { see: ['buyer', 'coBorrower', 'agent'], revoke: ['agent'] },
});
