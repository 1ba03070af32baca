import { m } from '@lintel/messages';
import { type SQL, sql } from 'drizzle-orm';
import { issuedInvoices } from '../../billing/index.ts';
import { agentProfiles, buyerProfiles, companyProfiles } from '../../companies/index.ts';
import type { funnelSteps } from './contract.ts';

export type Step = (typeof funnelSteps)[number];

const everyone = sql`true`;
const verified = sql`${companyProfiles.verification} = 'verified'`;
/** Condition that at least one invoice was ever paid, whatever the plan's current status. */
const paid = sql`exists (select from ${issuedInvoices} as bill where bill.customer_id = ${companyProfiles}.customer_id and bill.status = 'paid')`;
const hasAgent = sql`exists (select from ${agentProfiles} as agent where agent.reseller_id = ${companyProfiles}.id
  and agent.status not in ('unconfirmed', 'pending'))`;
const hasBuyer = sql`exists (select from ${buyerProfiles} as buyer join ${agentProfiles} as agent on agent.id = buyer.agent_id
  where agent.reseller_id = ${companyProfiles}.id)`;

export const isPaid = paid;
export const isVerified = verified;

/** Each step contains only companies that passed all steps before it. */
export const steps: Record<Step, { definition: string; condition: SQL }> = {
  signed_up: {
    get definition() {
      return m.administration__companies_that_signed_up();
    },
    condition: everyone,
  },
  verified: {
    get definition() {
      return m.administration__of_these_companies_with_a();
    },
    condition: verified,
  },
  paid: {
    get definition() {
      return m.administration__of_these_companies_that_have();
    },
    condition: sql`${verified} and ${paid}`,
  },
  first_agent: {
    get definition() {
      return m.administration__of_these_companies_with_at();
    },
    condition: sql`${verified} and ${paid} and ${hasAgent}`,
  },
  first_buyer: {
    get definition() {
      return m.administration__of_these_companies_with_at_2();
    },
    condition: sql`${verified} and ${paid} and ${hasAgent} and ${hasBuyer}`,
  },
};
