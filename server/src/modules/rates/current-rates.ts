import { DAY_MS } from '@lintel/geo';
import { asc, desc, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { type CurrentRate, HIDDEN_AFTER_DAYS, OLD_AFTER_DAYS, type StatedRate } from './contract.ts';
import { rates } from './tables.ts';

type Country = 'US' | 'CA';
type NewestRate = Pick<typeof rates.$inferSelect, 'product' | 'percent' | 'effectiveOn' | 'source' | 'origin'>;

/** Products whose rate is used for a country's figures, in order of preference. */
const shownProducts = { US: ['us_fixed_30y'], CA: ['ca_fixed_5y', 'ca_fixed_5y_posted'] } as const;

/** The newest rate of each product; a sample rate only where no other rate of the product exists. */
export const newestRates = (db: Db): Promise<NewestRate[]> =>
  db
    .selectDistinctOn([rates.product], {
      product: rates.product,
      percent: rates.percent,
      effectiveOn: rates.effectiveOn,
      source: rates.source,
      origin: rates.origin,
    })
    .from(rates)
    .where(isNull(rates.removedAt))
    .orderBy(asc(rates.product), sql`${rates.origin} = 'sample'`, desc(rates.effectiveOn));

/** Returns a country's rate on a day, with its age. When a preferred product is hidden, the next one is used. */
export function currentRate(newest: readonly NewestRate[], country: Country, now: Date): CurrentRate {
  const today = Math.floor(now.getTime() / DAY_MS);
  const aged = shownProducts[country].flatMap((product) => {
    const rate = newest.find((each) => each.product === product);
    return rate ? [{ rate, ageDays: Math.max(0, today - Math.floor(Date.parse(rate.effectiveOn) / DAY_MS)) }] : [];
  });
  const [chosen] = [...aged.filter(({ ageDays }) => ageDays <= HIDDEN_AFTER_DAYS), ...aged];
  if (!chosen) return { country, rate: null, ageDays: null, state: 'missing' };
  const { rate, ageDays } = chosen;
  return { country, rate: statedRate(rate, ageDays), ageDays, state: stateOf(ageDays) };
}

const stateOf = (ageDays: number): CurrentRate['state'] =>
  ageDays > HIDDEN_AFTER_DAYS ? 'hidden' : ageDays > OLD_AFTER_DAYS ? 'old' : 'current';

const statedRate = ({ product, percent, effectiveOn, source, origin }: NewestRate, ageDays: number): StatedRate => ({
  ...{ product, percent, on: effectiveOn, source },
  isOld: ageDays > OLD_AFTER_DAYS,
  isSample: origin === 'sample',
});
