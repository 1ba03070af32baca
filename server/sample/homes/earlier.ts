import { type Day, isoDay } from '../calendar.ts';
import { Random } from '../random.ts';
import type { SampleHome } from './generate.ts';

/** A listing before the current one that ended without a sale. */
export interface EarlierListing {
  status: 'Expired' | 'Withdrawn' | 'Canceled';
  listedDay: Day;
  offMarketDay: Day;
  originalPriceCents: number;
  priceCents: number;
  /** Oldest first. */
  events: readonly {
    event: 'listed' | 'price_change' | 'expired' | 'withdrawn' | 'canceled';
    day: Day;
    priceCents: number;
  }[];
}

/** One active home in 31 was for sale before, up to 80 days earlier, at a higher price. */
const oneOf = 31;

/**
 * Returns the earlier listing of a home, if it has one. It has its own random numbers, so that it does not change the
 * home.
 */
export function earlierListing(seed: string, home: SampleHome): EarlierListing | undefined {
  if (home.status !== 'Active' || home.number % oneOf !== 7) return undefined;
  const random = new Random(`${seed}/earlier/${home.number}`);
  const offMarketDay = home.listedDay - random.whole(2, 80);
  const listedDay = offMarketDay - random.whole(25, 140);
  const priceCents = thousands(home.originalPriceCents * random.between(1.01, 1.07));
  const cut = random.chance(0.4);
  const originalPriceCents = cut ? thousands(priceCents * random.between(1.02, 1.06)) : priceCents;
  const status = random.pick(['Expired', 'Expired', 'Withdrawn', 'Canceled'] as const);
  const cutDay = random.whole(listedDay + 10, offMarketDay - 5);
  return {
    status,
    listedDay,
    offMarketDay,
    originalPriceCents,
    priceCents,
    events: [
      { event: 'listed', day: listedDay, priceCents: originalPriceCents },
      ...(cut ? [{ event: 'price_change', day: cutDay, priceCents } as const] : []),
      { event: ends[status], day: offMarketDay, priceCents },
    ],
  };
}

const ends = { Expired: 'expired', Withdrawn: 'withdrawn', Canceled: 'canceled' } as const;
const thousands = (cents: number): number => Math.ceil(cents / 100_000) * 100_000;

/** Fields of its row that differ from the current listing. */
export const earlierFields = (home: SampleHome, earlier: EarlierListing) => ({
  listing_key: earlierKey(home),
  listing_id: `${home.market.state}${1_000_000 + home.number}`,
  list_price_cents: earlier.priceCents,
  original_list_price_cents: earlier.originalPriceCents,
  previous_list_price_cents: earlier.priceCents < earlier.originalPriceCents ? earlier.originalPriceCents : null,
  standard_status: earlier.status,
  mls_status: earlier.status,
  listing_contract_date: isoDay(earlier.listedDay),
  on_market_date: isoDay(earlier.listedDay),
  off_market_date: isoDay(earlier.offMarketDay),
  listed_on: isoDay(earlier.listedDay),
  price_change_timestamp: instant(earlier.events.find(({ event }) => event === 'price_change')?.day),
  status_change_timestamp: instant(earlier.offMarketDay),
  modification_timestamp: instant(earlier.offMarketDay),
  open_house_starts_at: null,
  open_house_ends_at: null,
});

export const earlierEvents = (home: SampleHome, earlier: EarlierListing) =>
  earlier.events.map(({ event, day, priceCents }) => ({
    listing_key: earlierKey(home),
    event,
    happened_on: isoDay(day),
    price_cents: priceCents,
  }));

const earlierKey = ({ number }: SampleHome): string => `E${String(number).padStart(6, '0')}`;
const instant = (day: Day | undefined): string | null => (day === undefined ? null : `${isoDay(day)}T00:00:00Z`);
