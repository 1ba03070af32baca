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
  { figure: 'totalResellers', definition: 'All companies that signed up, whatever their state.', period: 'now' },
  {
    figure: 'activeResellers',
    definition: 'Companies that may work: licence verified, plan paid or within its days of grace, not suspended.',
    period: 'now',
  },
  {
    figure: 'pendingVerifications',
    definition: 'Licences of companies and agents that wait for a look into the register, appeals included.',
    period: 'now',
  },
  {
    figure: 'totalAgents',
    definition: 'Real estate and mortgage agents of all companies, but for those who left.',
    period: 'now',
  },
  {
    figure: 'totalRevenue',
    definition: 'The sum of all paid invoices before tax, in US dollars; what was given back is left out.',
    period: 'since the beginning',
  },
  {
    figure: 'monthlyGrowth',
    definition:
      'How much more plans bring in a month now than a month ago: now the sum over active and past due plans, a month ago what paid invoices of that time say. A yearly plan counts as its twelfth.',
    period: 'the last month',
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
