import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { anyone } from '../../foundation/access.ts';
import type { Db } from '../../foundation/db.ts';
import { part } from '../../foundation/part.ts';
import { serve } from '../../foundation/serve.ts';
import { type Figure, networkContract } from './contract.ts';

type Metric = z.infer<typeof Figure>['metric'];

/** What each figure counts; the SQL below counts just that. */
const definitions: Record<Metric, string> = {
  resellers: 'Licensed companies in the network',
  agents: 'Real estate and mortgage agents under those companies',
  mortgageAgents: 'Mortgage agents among them',
  buyers: 'Buyers with an account',
  listings: 'Homes active or pending, as shown to the public',
  markets: 'Cities with at least one such home',
  soldLast24Months: 'Homes sold in the last 24 months',
};

type Counts = Record<Metric, number> & { sample: boolean };

const countAll = async (db: Db): Promise<Counts> => {
  const { rows } = await db.execute<Counts>(sql`
    with homes as (select status, city, state_or_province, close_date from public_listings)
    select
      (select count(*)::integer from resellers) as "resellers",
      (select count(*)::integer from agents) as "agents",
      (select count(*)::integer from agents where agent_type = 'mortgage') as "mortgageAgents",
      (select count(*)::integer from buyers) as "buyers",
      (select count(*)::integer from homes where status in ('active', 'pending')) as "listings",
      (select count(distinct (city, state_or_province))::integer from homes where status in ('active', 'pending')) as "markets",
      (select count(*)::integer from homes
        where status = 'sold' and close_date > current_date - interval '24 months') as "soldLast24Months",
      exists (select from listings where originating_system_name = ${sampleSystemName}) as "sample"`);
  return rows[0]!;
};

/** The source that the sample network's homes name. */
export const sampleSystemName = 'Lintel sample';

/** Counted at most once a minute: a landing page needs no fresher figure, and says when it was counted. */
const keptMilliseconds = 60_000;

export const countedFigures = part<{ latest?: { at: number; counts: Promise<Counts> } | undefined }>('counted figures');

export const figures = serve(networkContract.figures, {
  access: anyone('counts name no one'),
  async run({ db, use }) {
    const kept = use(countedFigures);
    const now = Date.now();
    if (!kept.latest || now - kept.latest.at > keptMilliseconds) kept.latest = { at: now, counts: countAll(db) };
    const { at, counts } = kept.latest;
    const values = await counts.catch((error) => {
      kept.latest = undefined;
      throw error;
    });
    return {
      asOf: new Date(at).toISOString(),
      sample: values.sample,
      figures: Object.entries(definitions).map(([metric, definition]) => ({
        metric: metric as Metric,
        value: values[metric as Metric],
        definition,
      })),
    };
  },
});
