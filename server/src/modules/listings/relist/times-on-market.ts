import { type Day, type MarketPeriod, marketPeriodsOf, type TimedListing } from './market-periods.ts';

/**
 * Maximum days off the market for a relisting to continue the same offer. RESO leaves it to each MLS (Data
 * Dictionary 2.0, CumulativeDaysOnMarket: "as defined by the MLS business rules"); MLSs use 30 to 90 days,
 * and 90 hides the least (ECAR; ARMLS until 2020, CRMLS until 2025).
 */
export const RELIST_DAYS = 90;

/**
 * Two listings of one home that begin this close together, both still on the market, are one offer from two
 * sources.
 */
const DUPLICATE_DAYS = 7;

/** Values that a listing derives from the other listings of its home. */
export interface TimesOnMarket {
  relistOf: number | null;
  timesListed: number;
  /**
   * The last day on the market, or today, minus this day is the days on market over all consecutive listings.
   */
  marketSince: Day;
  listingSince: Day;
}

/**
 * Follows the listings of one home through time. A listing continues an earlier one that left the market
 * without a sale, or is still shown by a source that missed the end, if it began within `RELIST_DAYS`; a sale
 * ends the sequence. Each day counts once however many listings show the home, and days off the market don't
 * count. Pure; independent of the order of `listings`.
 */
export function timesOnMarket(listings: readonly TimedListing[]): Map<number, TimesOnMarket> {
  const periods = listings.flatMap(marketPeriodsOf).sort(byStart);
  const before = new Map<MarketPeriod, MarketPeriod>();
  for (const [at, period] of periods.entries()) {
    const earlier = periods.slice(0, at).findLast((candidate) => continues(candidate, period, periods));
    if (earlier) before.set(period, earlier);
  }
  return new Map(listings.map((listing) => [listing.id, follow(listing, periods, before)]));
}

const byStart = (one: MarketPeriod, other: MarketPeriod): number =>
  one.start - other.start || (one.listing.key < other.listing.key ? -1 : one.listing.key > other.listing.key ? 1 : 0);

/** Returns true if `later` is the same offer of the home as `earlier`. */
function continues(earlier: MarketPeriod, later: MarketPeriod, all: readonly MarketPeriod[]): boolean {
  if (earlier.soldOn !== null || !mayBeLinked(earlier, later)) return false;
  if (all.some(({ soldOn }) => soldOn !== null && soldOn > earlier.start && soldOn <= later.start)) return false;
  // A listing that is still shown is unknown after its last change.
  const lastSeen = earlier.end ?? Math.max(earlier.listing.modifiedDay, earlier.start);
  return later.start - lastSeen <= RELIST_DAYS;
}

/** Data that one seller hides must not be revealed by another listing of the home. */
const mayBeLinked = ({ listing: one }: MarketPeriod, { listing: other }: MarketPeriod): boolean =>
  one === other || (one.displayed && other.displayed && one.addressShown === other.addressShown);

const isDuplicate = (earlier: MarketPeriod, later: MarketPeriod): boolean =>
  earlier.listing !== later.listing &&
  later.start - earlier.start <= DUPLICATE_DAYS &&
  (earlier.end === null || earlier.end > later.start);

function follow(
  listing: TimedListing,
  periods: readonly MarketPeriod[],
  before: ReadonlyMap<MarketPeriod, MarketPeriod>,
): TimesOnMarket {
  const own = periods.findLast((period) => period.listing === listing)!;
  const row = [own];
  let timesListed = 1;
  let relistOf: number | null = null;
  for (let period = own; ; ) {
    const earlier = before.get(period);
    if (!earlier) break;
    if (!isDuplicate(earlier, period)) {
      timesListed++;
      if (earlier.listing !== listing) relistOf ??= earlier.listing.id;
    }
    row.push(earlier);
    period = earlier;
  }
  return {
    relistOf,
    timesListed,
    marketSince: sinceOf(row, own.end),
    listingSince: sinceOf([own], own.end),
  };
}

/** Returns the day from which counting to `end` gives the days covered by at least one of the periods. */
function sinceOf(row: readonly MarketPeriod[], end: Day | null): Day {
  const last = end ?? Number.POSITIVE_INFINITY;
  const spans = row
    .flatMap(({ spans }) => spans)
    .map(({ from, to }) => ({ from, to: Math.min(to ?? Number.POSITIVE_INFINITY, last) }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from);
  let days = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    const start = Math.max(from, covered);
    // The open period alone counts from its first day on.
    if (to === Number.POSITIVE_INFINITY) return start - days;
    if (to > start) days += to - start;
    covered = Math.max(covered, to);
  }
  return (end ?? row[0]!.start) - days;
}
