import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles, mayWork } from '../../companies/index.ts';
import { type Analytics, analyticsContract as contract, funnelSteps } from './contract.ts';
import { monthOf, monthsOf } from './months.ts';
import { isPaid, isVerified, steps } from './steps.ts';

export const get = serve(contract.get, {
  access: wholesaler,
  run: async ({ input: { months }, db }) => ({
    asOf: new Date().toISOString(),
    currency: 'usd' as const,
    months: await monthsOf(db, months),
    cohorts: await cohortsOf(db),
    funnel: await funnelOf(db),
  }),
});

const count = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::integer`;

/** Returns companies by the month in which they joined, and their current status. */
const cohortsOf = (db: Db): Promise<Analytics['cohorts']> =>
  db
    .select({
      month: monthOf(companyProfiles.createdAt),
      joined: sql<number>`count(*)::integer`,
      verified: count(isVerified),
      paid: count(isPaid),
      working: count(mayWork),
      agents: sql<number>`coalesce(sum((select count(*) from ${agentProfiles} as agent
        where agent.reseller_id = ${companyProfiles}.id and agent.status not in ('unconfirmed', 'left'))), 0)::integer`,
    })
    .from(companyProfiles)
    .groupBy(sql`1`)
    .orderBy(sql`1`);

async function funnelOf(db: Db): Promise<Analytics['funnel']> {
  const [counted] = await db
    .select({
      signed_up: count(steps.signed_up.condition),
      verified: count(steps.verified.condition),
      paid: count(steps.paid.condition),
      first_agent: count(steps.first_agent.condition),
      first_buyer: count(steps.first_buyer.condition),
    })
    .from(companyProfiles);
  return funnelSteps.map((step) => ({ step, count: counted![step], definition: steps[step].definition }));
}
