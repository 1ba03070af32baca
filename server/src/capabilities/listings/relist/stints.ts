import type { listingEvents } from '../tables.ts';

/** Days since 1970-01-01. */
export type Day = number;

/** A listing of a home with what tells when it was on the market. */
export interface TimedListing {
  id: number;
  /** Source and key: breaks ties, so that nothing hangs on which listing came first to this database. */
  key: string;
  listedDay: Day;
  /** Null while it is active. */
  offMarketDay: Day | null;
  /** The day of its sale, for a listing that is closed. */
  soldDay: Day | null;
  modifiedDay: Day;
  displayed: boolean;
  addressShown: boolean;
  /** Oldest first. */
  events: readonly { event: (typeof listingEvents.event.enumValues)[number]; day: Day }[];
}

/** Once on the market: from being listed, or listed again, until it left without coming back under the same offer. */
export interface Stint {
  listing: TimedListing;
  start: Day;
  /** Null while it is on the market. */
  end: Day | null;
  soldOn: Day | null;
  /** The days on the market, `to` not included; null is not over. */
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
 * Reads the stints of a listing from its events; the row has the last word on when it was listed and when it left. Days
 * under contract, on hold and before it was more than coming soon are not on the market.
 */
export function stintsOf(listing: TimedListing): Stint[] {
  const first = listing.events[0]?.event === 'coming_soon' ? [] : [listing.listedDay];
  const stints = [newStint(listing, listing.listedDay, first)];
  // Sources that don't show sales take a home away after its contract: it is not known to be unsold.
  let underContract = false;
  let takenAway = false;
  for (const { event, day } of listing.events) {
    let stint = stints.at(-1)!;
    if (event === 'relisted' && stint.end !== null) {
      stint = newStint(listing, day, [day]);
      stints.push(stint);
    } else if (opens.has(event)) reopen(stint, day);
    else if (closes.has(event)) close(stint, day);
    if (event === 'sold') stint.soldOn = day;
    takenAway = event === 'removed' && underContract;
    if (takenAway) stint.soldOn = day;
    underContract = contracts.has(event) || (underContract && !opens.has(event));
  }
  const last = stints.at(-1)!;
  if (last.spans.length === 0) reopen(last, listing.listedDay);
  if (listing.offMarketDay === null) reopen(last, last.start);
  else close(last, listing.offMarketDay);
  last.end = listing.offMarketDay;
  last.soldOn = listing.soldDay ?? (takenAway ? listing.offMarketDay : null);
  return stints;
}

const newStint = (listing: TimedListing, start: Day, days: readonly Day[]): Stint => ({
  listing,
  start,
  end: null,
  soldOn: null,
  spans: days.map((from) => ({ from, to: null })),
});

function reopen(stint: Stint, day: Day): void {
  const open = stint.spans.at(-1);
  if (open?.to === null) return;
  stint.spans.push({ from: Math.max(day, open?.to ?? day), to: null });
  stint.end = null;
}

/** From under contract to expired it leaves the market only once. */
function close(stint: Stint, day: Day): void {
  const open = stint.spans.at(-1);
  if (open?.to === null) open.to = Math.max(day, open.from);
  stint.end = Math.max(day, stint.start);
}
