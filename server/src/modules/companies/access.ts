import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { type Access, only } from '../../platform/serve/access.ts';
import { conflict } from '../../platform/serve/errors.ts';
import { confirmed, personProfiles, requireSecondFactor } from '../accounts/index.ts';
import { currentPlans } from '../billing/index.ts';
import { type AgentProfile, agentProfiles, type Company, companyProfiles } from './profiles.ts';

/** The caller's company in any state, for operations that read it or fix its state. */
export const myCompany: Access<unknown, Company> = only('the owner of a company', async (me, db) => {
  const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.ownerId, me.id));
  if (company) await requireSecondFactor(db, me.id);
  return company;
});

/**
 * The caller's company, if it may work: license verified, plan paid, not suspended. Otherwise the request fails
 * with 409.
 */
export const myWorkingCompany: Access<unknown, Company> = {
  label: `${confirmed(myCompany).label}, while it may work`,
  async check(call) {
    const company = await confirmed(myCompany).check(call);
    const obstacle = await obstacleOf(call.db, company);
    if (obstacle) throw conflict(obstacle);
    return company;
  },
};

/** The caller as an agent, in any state. */
export const meAsAgent: Access<unknown, AgentProfile> = only('an agent', async (me, db) => {
  const [agent] = await db.select().from(agentProfiles).where(eq(agentProfiles.personId, me.id));
  return agent;
});

/** Returns the reason why a company may not work now, as a sentence for its owner, or undefined when it may. */
export async function obstacleOf(db: Db, company: Company): Promise<string | undefined> {
  if (company.suspendedAt)
    return m.companies__your_company_is_suspended({
      value: company.suspensionReason ?? m.companies__please_contact_support(),
    });
  if (company.verification === 'rejected') return m.companies__the_license_of_your_company();
  if (company.verification === 'pending') return m.companies__the_license_of_your_company_2();
  if (!company.customerId) return undefined;
  const [plan] = await db
    .select({ status: currentPlans.status })
    .from(currentPlans)
    .where(eq(currentPlans.customerId, company.customerId));
  if (plan && !paid.has(plan.status)) return obstacles[plan.status as keyof typeof obstacles];
  return undefined;
}

const paid = new Set<string>(['trialing', 'active', 'past_due']);
const obstacles = texts({
  pending_payment: m.companies__your_plan_isnt_paid_yet,
  suspended: m.companies__your_plan_is_suspended_until,
  cancelled: m.companies__your_plan_has_ended_you,
});

/**
 * `obstacleOf` as an SQL condition: true when the company may work. The inner query
 * qualifies the company by table name, because drizzle omits table names in queries on a single table.
 */
export const mayWork: SQL<boolean> = sql<boolean>`(${companyProfiles.suspendedAt} is null
  and ${companyProfiles.verification} = 'verified'
  and exists (select from ${personProfiles} as owner where owner.id = ${companyProfiles}.owner_id and owner.email_verified)
  and not exists (select from ${currentPlans} as plan where plan.customer_id = ${companyProfiles}.customer_id
    and plan.status in ('pending_payment', 'suspended', 'cancelled')))`;
