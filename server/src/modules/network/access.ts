import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { type Access, only } from '../../platform/serve/access.ts';
import { conflict, forbidden } from '../../platform/serve/errors.ts';
import type { Person } from '../../platform/serve/session.ts';
import { confirmed, personProfiles, profileOf } from '../accounts/index.ts';
import { subscriptions } from '../billing/index.ts';
import { sampleSystemName } from './figures.ts';
import { agents, resellers } from './tables.ts';

export type Company = typeof resellers.$inferSelect;
export type Agent = typeof agents.$inferSelect;

/** The caller with the wholesaler role, which operates the platform. */
export const wholesaler: Access<unknown, Person> = only('the wholesaler', async (me, db) => {
  const person = await profileOf(db, me.id);
  if (person?.role !== 'wholesaler') return undefined;
  await askForSecondFactor(db, me);
  return me;
});

/** The caller's company in any state, for operations that read it or fix its state. */
export const myCompany: Access<unknown, Company> = only('the owner of a company', async (me, db) => {
  const [company] = await db.select().from(resellers).where(eq(resellers.ownerId, me.id));
  if (company) await askForSecondFactor(db, me);
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
export const meAsAgent: Access<unknown, Agent> = only('an agent', async (me, db) => {
  const [agent] = await db.select().from(agents).where(eq(agents.personId, me.id));
  return agent;
});

/** Returns the reason why a company may not work now, as a sentence for its owner, or undefined when it may. */
export async function obstacleOf(db: Db, company: Company): Promise<string | undefined> {
  if (company.suspendedAt) return `Your company is suspended: ${company.suspensionReason ?? 'please write to support'}`;
  if (company.verification === 'rejected') return 'The licence of your company was not verified; you can appeal';
  if (company.verification === 'pending') return 'The licence of your company is still being verified';
  if (!company.customerId) return undefined;
  const [plan] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, company.customerId));
  if (plan && !paid.has(plan.status)) return obstacles[plan.status as keyof typeof obstacles];
  return undefined;
}

const paid = new Set<string>(['trialing', 'active', 'past_due']);
const obstacles = {
  pending_payment: 'Your plan is not paid yet',
  suspended: 'Your plan is suspended until its open bill is paid; everything can still be read',
  cancelled: 'Your plan has ended; everything can still be read',
};

/**
 * Company owners and the wholesaler must set up a second factor after they confirm their email address, except in
 * the sample network.
 */
export const secondFactorDue = (db: Db, personId: number): Promise<boolean> =>
  db
    .select({ due: sql<boolean>`not ${personProfiles.twoFactorEnabled}` })
    .from(personProfiles)
    .where(
      sql`${personProfiles.id} = ${personId} and ${personProfiles.emailVerified}
        and ${personProfiles.role} in ('wholesaler', 'reseller')
        and not exists (select from listings where originating_system_name = ${sampleSystemName})`,
    )
    .then(([found]) => found?.due ?? false);

async function askForSecondFactor(db: Db, me: Person): Promise<void> {
  if (await secondFactorDue(db, me.id))
    throw forbidden('Set up the second step of your sign-in first: Account settings, Security');
}
