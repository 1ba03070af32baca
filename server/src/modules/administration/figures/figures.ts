import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { token } from '../../../platform/serve/registry.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { sampleIsLoaded } from '../../accounts/index.ts';
import { type Figure, figuresContract } from './contract.ts';

type Metric = z.infer<typeof Figure>['metric'];

/** Definition of each figure; the SQL below must count exactly this. */
const definitions: Record<Metric, string> = texts({
  resellers: m.administration__licensed_companies_on_lintel,
  agents: m.administration__real_estate_and_mortgage_agents,
  mortgageAgents: m.administration__how_many_of_them_are,
  buyers: m.administration__buyers_with_an_account,
  listings: m.administration__active_and_pending_homes_that,
  markets: m.administration__cities_with_at_least_one,
  soldLast12Months: m.administration__homes_sold_in_the_last,
});

type Counts = Record<Metric, number> & { sample: boolean };

const countAll = async (db: Db): Promise<Counts> => {
  const { rows } = await db.execute<Counts>(sql`
    with homes as (select status, city, state_or_province, close_date from public_listings)
    select
      (select count(*)::integer from company_profiles) as "resellers",
      (select count(*)::integer from agent_profiles where status <> 'unconfirmed') as "agents",
      (select count(*)::integer from agent_profiles where agent_type = 'mortgage' and status <> 'unconfirmed') as "mortgageAgents",
      (select count(*)::integer from buyer_profiles) as "buyers",
      (select count(*)::integer from homes where status in ('active', 'pending')) as "listings",
      (select count(distinct (city, state_or_province))::integer from homes where status in ('active', 'pending')) as "markets",
      (select count(*)::integer from homes
        where status = 'sold' and close_date > current_date - interval '12 months') as "soldLast12Months",
      ${sampleIsLoaded} as "sample"`);
  return rows[0]!;
};

/**
 * Counts are refreshed in the background once a minute, so that no landing page waits for a count. The page shows
 * the time of the count.
 */
const cacheMs = 60_000;

interface Counted {
  at: Date;
  counts: Counts;
}

export interface CountCache {
  latest?: Promise<Counted>;
  counting: boolean;
}

export const countedFigures = token<CountCache>('counted figures');

/** Returns the cached counts, and starts a refresh when they are stale. */
export async function counted(db: Db, cache: CountCache): Promise<Counted> {
  const count = async (): Promise<Counted> => ({ at: new Date(), counts: await countAll(db) });
  const latest = await cache.latest?.catch(() => undefined);
  if (!latest) {
    cache.latest = count();
    return cache.latest;
  }
  if (!cache.counting && Date.now() - latest.at.getTime() > cacheMs) {
    cache.counting = true;
    count()
      .then((fresh) => {
        cache.latest = Promise.resolve(fresh);
      })
      // A failed refresh keeps the old counts with their time; the next request tries again.
      .catch(() => {})
      .finally(() => {
        cache.counting = false;
      });
  }
  return latest;
}

export const figures = serve(figuresContract.figures, {
  access: anyone('counts name no one'),
  async run({ db, resolve }) {
    const { at, counts } = await counted(db, resolve(countedFigures));
    return {
      asOf: at.toISOString(),
      sample: counts.sample,
      figures: Object.entries(definitions).map(([metric, definition]) => ({
        metric: metric as Metric,
        value: counts[metric as Metric],
        definition,
      })),
    };
  },
});
