import type { listingEvents } from '../tables.ts';

/** Days since 1970-01-01. */
export type Day = number;

/** A listing of a home with its times on the market. */
export interface TimedListing {
  id: number;
  /** Source and key: breaks ties, so that the result does not depend on the order of import. */
  key: string;
  listedDay: Day;
  /** Null while it is active. */
  offMarketDay: Day | null;
  /** The sale date of a closed listing. */
  soldDay: Day | null;
  modifiedDay: Day;
  displayed: boolean;
  addressShown: boolean;
  /** Oldest first. */
  events: readonly { event: (typeof listingEvents.event.enumValues)[number]; day: Day }[];
}

/**
 * A period on the market: from listing, or relisting, until the home left without returning under the same
 * offer.
 */
export interface MarketPeriod {
  listing: TimedListing;
  start: Day;
  /** Null while it is on the market. */
  end: Day | null;
  soldOn: Day | null;
  /** Days on the market, `to` exclusive; null while open. */
  spans: { from: Day; to: Day | null }[];
}

const opens: ReadonlySet<string> = new Set(['listed', 'back_on_market', 'relisted']);
const closes: ReadonlySet<string> = new Set([
  'under_contract',
  'pending',
  'hold',
  'withdrawn',
  'canceled',
  'expired',
  'removed',
  'sold',
]);

const contracts: ReadonlySet<string> = new Set(['under_contract', 'pending']);

/**
 * Derives the periods of a listing from its events; the row decides when it was listed and when it left. Days
 * under contract, on hold and in coming soon are not on the market.
 */
export function marketPeriodsOf(listing: TimedListing): MarketPeriod[] {
  const first = listing.events[0]?.event === 'coming_soon' ? [] : [listing.listedDay];
  const periods = [newPeriod(listing, listing.listedDay, first)];
  // Sources that don't show sales remove a home after its contract: it is not known to be unsold.
  let underContract = false;
  let takenAway = false;
  for (const { event, day } of listing.events) {
    let period = periods.at(-1)!;
    if (event === 'relisted' && period.end !== null) {
      period = newPeriod(listing, day, [day]);
      periods.push(period);
    } else if (opens.has(event)) reopen(period, day);
    else if (closes.has(event)) close(period, day);
    if (event === 'sold') period.soldOn = day;
    takenAway = event === 'removed' && underContract;
    if (takenAway) period.soldOn = day;
    underContract = contracts.has(event) || (underContract && !opens.has(event));
  }
  const last = periods.at(-1)!;
  if (last.spans.length === 0) reopen(last, listing.listedDay);
  if (listing.offMarketDay === null) reopen(last, last.start);
  else close(last, listing.offMarketDay);
  last.end = listing.offMarketDay;
  last.soldOn = listing.soldDay ?? (takenAway ? listing.offMarketDay : null);
  return periods;
}

const newPeriod = (listing: TimedListing, start: Day, days: readonly Day[]): MarketPeriod => ({
  listing,
  start,
  end: null,
  soldOn: null,
  spans: days.map((from) => ({ from, to: null })),
});

function reopen(period: MarketPeriod, day: Day): void {
  const open = period.spans.at(-1);
  if (open?.to === null) return;
  period.spans.push({ from: Math.max(day, open?.to ?? day), to: null });
  period.end = null;
}

/** Closes the open period; from under contract to expired a home leaves the market only once. */
function close(period: MarketPeriod, day: Day): void {
  const open = period.spans.at(-1);
  if (open?.to === null) open.to = Math.max(day, open.from);
  period.end = Math.max(day, period.start);
}
