import { DAY_MS } from '@lintel/geo';
import { asc, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { isSampleLoaded, wholesaler } from '../../accounts/index.ts';
import { citiesWithSales } from '../../listings/index.ts';
import { marketModels } from '../tables.ts';
import {
  type Coverage,
  operatorContract as contract,
  type MarketDrift,
  type MarketErrors,
  type MarketFairness,
  type MarketSource,
} from './contract.ts';
import { allCoverage } from './coverage.ts';
import { predictedSales } from './predicted.ts';

export const overview = serve(contract.overview, {
  access: wholesaler,
  async run({ db }) {
    const now = new Date();
    const cities = await citiesWithSales(db);
    return {
      asOf: now.toISOString(),
      isSample: await isSampleLoaded(db),
      cities: cities.length,
      sources: sourcesOf(await allCoverage(db), cities, now),
      drift: await driftOf(db),
      fairness: await fairnessOf(db),
    };
  },
});

function sourcesOf(
  rows: readonly Coverage[],
  cities: readonly { place: string; country: string; state: string }[],
  now: Date,
): MarketSource[] {
  return [...Map.groupBy(rows, ({ kind, source }) => `${kind} ${source}`)].map(([, own]) => {
    const { kind, source } = own[0]!;
    const subjects = new Set(own.map(({ subject }) => subject));
    const last = own
      .map((row) => row.last)
      .sort()
      .at(-1)!;
    return {
      ...{ kind, source, subjects: subjects.size, last },
      n: own.reduce((sum, row) => sum + row.n, 0),
      first: own.map((row) => row.first).sort()[0]!,
      ageDays: Math.max(0, Math.floor((now.getTime() - endOf(kind, last)) / DAY_MS)),
      cities: cities.filter(({ place, country, state }) =>
        subjects.has(kind === 'index' ? place : `${country}-${state}`),
      ).length,
    };
  });
}

/** The end of a day, or of the month that begins on it. */
function endOf(kind: Coverage['kind'], last: string): number {
  const day = new Date(last);
  return kind === 'sales' ? day.getTime() : Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
}

/** Fewest predictions of a shown figure, and of a finding. */
const LEAST = { shown: 10, found: 30 };
const RECENT_DAYS = 60;
const DRIFT = 1.25;

async function driftOf(db: Db): Promise<MarketDrift[]> {
  const { market, asOf, fittedAt, score, model } = marketModels;
  const models = await db
    .select({ market, asOf, fittedAt, score })
    .from(marketModels)
    .where(isNotNull(model))
    .orderBy(asc(market));
  const recent = await errorsBy(db, sql`market`, RECENT_DAYS);
  return models.map(({ score: tested, fittedAt: at, ...row }) => {
    const errors = recent.get(row.market) ?? null;
    return {
      ...row,
      fittedAt: at.toISOString(),
      backTest: tested && { n: tested.n, medianError: tested.medianError, covered: tested.covered },
      recent: errors,
      isDrifting:
        tested !== null &&
        errors !== null &&
        errors.n >= LEAST.found &&
        errors.medianError > DRIFT * tested.medianError,
    };
  });
}

async function fairnessOf(db: Db): Promise<MarketFairness[]> {
  const errors = await errorsBy(db, sql`third::text`);
  return [1, 2, 3].map((third) => ({ third, errors: errors.get(String(third)) ?? null }));
}

/** Folds predictions into errors by group; groups with fewer than ten are left out. */
async function errorsBy(db: Db, group: SQL, days?: number): Promise<Map<string, MarketErrors>> {
  const { rows } = await db.execute<MarketErrors & { key: string } & Record<string, unknown>>(sql`
    select ${group} as key, count(*)::int as n,
      percentile_cont(0.5) within group (order by error) as "medianError",
      percentile_cont(0.5) within group (order by (middle - outcome) / outcome) as bias,
      avg((outcome between low and high)::int)::float8 as covered
    from ${predictedSales(db, { days })} group by key having count(*) >= ${LEAST.shown}`);
  return new Map(rows.map(({ key, ...errors }) => [key, errors]));
}
