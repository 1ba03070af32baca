import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { serve } from '../../platform/serve/serve.ts';
import { wholesaler } from '../accounts/index.ts';
import { currentPlans, monthlyRecurringCents, recurringAt, revenueCents } from '../billing/index.ts';
import { agentProfiles, companyProfiles, mayWork } from '../companies/index.ts';
import { dueChecks, overdueNow, pendingChecks } from '../licensing/index.ts';
import { administrationContract as contract, type WholesalerStats } from './contract.ts';

/** Definition of each figure; the queries below must count exactly this. */
const definitions: WholesalerStats['definitions'] = [
  {
    figure: 'totalResellers',
    get definition() {
      return m.administration__all_companies_that_signed_up();
    },
    period: 'now',
  },
  {
    figure: 'activeResellers',
    get definition() {
      return m.administration__companies_with_a_verified_license();
    },
    period: 'now',
  },
  {
    figure: 'pendingVerifications',
    get definition() {
      return m.administration__licenses_of_companies_and_agents();
    },
    period: 'now',
  },
  {
    figure: 'totalAgents',
    get definition() {
      return m.administration__real_estate_and_mortgage_agents_2();
    },
    period: 'now',
  },
  {
    figure: 'totalRevenue',
    get definition() {
      return m.administration__all_paid_invoices_before_tax();
    },
    get period() {
      return m.administration__all_time();
    },
  },
  {
    figure: 'monthlyGrowth',
    get definition() {
      return m.administration__change_in_monthly_recurring_revenue();
    },
    get period() {
      return m.administration__last_month();
    },
  },
];

export const stats = serve(contract.wholesaler.stats, {
  access: wholesaler,
  async run({ db }) {
    const now = new Date();
    const recurring = await monthlyRecurringCents(db);
    const before = await recurringCents(db, monthBefore(now));
    return {
      ...(await counts(db)),
      totalRevenue: await revenueCents(db),
      monthlyGrowth: before === 0 ? null : Math.round((1_000 * (recurring - before)) / before) / 10,
      currency: 'usd' as const,
      monthlyRecurringRevenue: recurring,
      previousMonthlyRecurringRevenue: before === 0 ? null : before,
      overdueVerifications: await overdueNow(db, now),
      dueChecks: await dueChecks(db, now),
      pendingVerifications: await pendingChecks(db),
      asOf: now.toISOString(),
      definitions,
    };
  },
});

const recurringCents = async (db: Db, at: Date): Promise<number> =>
  Math.round((await recurringAt(db, at)).reduce((sum, { monthlyCents }) => sum + monthlyCents, 0));

/** Returns the same day of the previous month, or its last day when it is shorter. */
function monthBefore(at: Date): Date {
  const before = new Date(at);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - 1);
  const days = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(at.getUTCDate(), days));
  return before;
}

async function counts(db: Db) {
  const [counted] = await db
    .select({
      totalResellers: sql<number>`count(*)::integer`,
      activeResellers: sql<number>`(count(*) filter (where ${mayWork}))::integer`,
      suspended: sql<number>`(count(*) filter (where ${companyProfiles.suspendedAt} is not null))::integer`,
      pastDue: sql<number>`(count(*) filter (where exists (select from ${currentPlans} as plan
        where plan.customer_id = ${companyProfiles}.customer_id and plan.status = 'past_due')))::integer`,
      totalAgents: sql<number>`(select count(*)::integer from ${agentProfiles} as agent where agent.status not in ('unconfirmed', 'left'))`,
    })
    .from(companyProfiles);
  return counted!;
}
