import { sampleSystemName } from '../../src/modules/accounts/index.ts';
import { type Day, isoDay } from '../calendar.ts';
import type { SampleRecord } from '../insert.ts';
import { Random } from '../random.ts';
import type { SampleHome } from './generate.ts';

/** One home in four is like one that was let in the last two years. */
const oneOf = 4;

/**
 * Returns a closed lease of a home like this one. The truth of the sample: a year's rent is 6 % of the price at 300,000,
 * a smaller share of a higher one, times a normal error of 8 %.
 */
export function leaseRecord(seed: string, home: SampleHome, today: Day): SampleRecord | undefined {
  if (home.beds === undefined || home.number % oneOf !== 3) return undefined;
  const random = new Random(`${seed}/lease/${home.number}`);
  const yearly = 0.06 * home.priceCents * Math.sqrt(Math.sqrt(30_000_000 / home.priceCents));
  const rent = Math.round(((yearly / 12) * (1 + 0.08 * random.normal())) / 500) * 500;
  return {
    originating_system_name: sampleSystemName,
    listing_key: `lease-${home.number}`,
    city: home.market.name,
    state_or_province: home.market.state,
    country: home.market.country,
    neighbourhood: home.neighbourhood.name,
    bedrooms: home.beds,
    rent_cents: Math.min(Math.max(rent, 50_000), 5_000_000),
    is_closed: true,
    known_on: isoDay(today - random.whole(5, 700)),
  };
}
