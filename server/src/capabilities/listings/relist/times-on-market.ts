import { type Day, type Stint, stintsOf, type TimedListing } from './stints.ts';

/**
 * How long a home may be off the market, in days, and still come back as the one that was for sale. RESO leaves it to each
 * MLS (Data Dictionary 2.0, CumulativeDaysOnMarket: "as defined by the MLS business rules"); those ask for 30 to 90
 * days, and 90 is the one that hides the least (ECAR; ARMLS until 2020, CRMLS until 2025).
 */
export const RELIST_DAYS = 90;

/** Two listings of one home that begin this near each other, both still on the market, are one told by two sources. */
const TOLD_TWICE_DAYS = 7;

/** What follows for a listing from the other listings of its home. */
export interface TimesOnMarket {
  relistOf: number | null;
  timesListed: number;
  /** The last day on the market, or today, less this day are the days on market of the whole row of listings. */
  marketSince: Day;
  listingSince: Day;
}

/**
 * Follows the listings of one home through time. A listing goes on from an earlier one that left the market without a
 * sale, or is still shown by a source that did not notice, if it began within `RELIST_DAYS`; a sale ends the row. Days are
 * counted once however many listings show the home, and days off the market not at all. Pure; the order of
 * `listings` does not matter.
 */
export function timesOnMarket(listings: readonly TimedListing[]): Map<number, TimesOnMarket> {
  const stints = listings.flatMap(stintsOf).sort(byStart);
  const before = new Map<Stint, Stint>();
  for (const [at, stint] of stints.entries()) {
    const earlier = stints.slice(0, at).findLast((candidate) => goesOn(candidate, stint, stints));
    if (earlier) before.set(stint, earlier);
  }
  return new Map(listings.map((listing) => [listing.id, follow(listing, stints, before)]));
}

const byStart = (one: Stint, other: Stint): number =>
  one.start - other.start || (one.listing.key < other.listing.key ? -1 : one.listing.key > other.listing.key ? 1 : 0);

/** Whether `later` is the same offer of the home as `earlier`. */
function goesOn(earlier: Stint, later: Stint, all: readonly Stint[]): boolean {
  if (earlier.soldOn !== null || !mayBeTold(earlier, later)) return false;
  if (all.some(({ soldOn }) => soldOn !== null && soldOn > earlier.start && soldOn <= later.start)) return false;
  // Of a listing that is still shown nothing is known after its last change.
  const lastSeen = earlier.end ?? Math.max(earlier.listing.modifiedDay, earlier.start);
  return later.start - lastSeen <= RELIST_DAYS;
}

/** What one seller does not show must not come to light through another listing of the home. */
const mayBeTold = ({ listing: one }: Stint, { listing: other }: Stint): boolean =>
  one === other || (one.displayed && other.displayed && one.addressShown === other.addressShown);

const toldTwice = (earlier: Stint, later: Stint): boolean =>
  earlier.listing !== later.listing &&
  later.start - earlier.start <= TOLD_TWICE_DAYS &&
  (earlier.end === null || earlier.end > later.start);

function follow(listing: TimedListing, stints: readonly Stint[], before: ReadonlyMap<Stint, Stint>): TimesOnMarket {
  const own = stints.findLast((stint) => stint.listing === listing)!;
  const row = [own];
  let timesListed = 1;
  let relistOf: number | null = null;
  for (let stint = own; ; ) {
    const earlier = before.get(stint);
    if (!earlier) break;
    if (!toldTwice(earlier, stint)) {
      timesListed++;
      if (earlier.listing !== listing) relistOf ??= earlier.listing.id;
    }
    row.push(earlier);
    stint = earlier;
  }
  return {
    relistOf,
    timesListed,
    marketSince: sinceOf(row, own.end),
    listingSince: sinceOf([own], own.end),
  };
}

/** The day from which counting to `end` gives the days that at least one of the stints covers. */
function sinceOf(row: readonly Stint[], end: Day | null): Day {
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
    // The span that is still open counts by itself from its first day on.
    if (to === Number.POSITIVE_INFINITY) return start - days;
    if (to > start) days += to - start;
    covered = Math.max(covered, to);
  }
  return (end ?? row[0]!.start) - days;
}
