import type { Listing, Occasion } from '@lintel/hypersearch';
import type { ListingChange } from '../../listings/index.ts';
import type { AlertEvent } from '../contract.ts';
import type { WatchedSearches } from './watched-searches.ts';

/** A change of a home that matching searches are alerted to once. */
export interface ListingEvent {
  change: ListingChange;
  event: AlertEvent;
  /** Distinguishes it from other such events of the same home. */
  version: string;
}

export interface MatchedSearch {
  searchId: number;
  listingEvent: ListingEvent;
  /** The criteria that the home met. */
  met: string[];
}

/** Returns the events of a change. A price increase and a withdrawal without a sale are ignored. */
export function listingEventsOf(change: ListingChange): ListingEvent[] {
  const { kinds, id, priceCents, status, openHouseStartsAt } = change;
  const versions: Record<AlertEvent, string> = {
    new: '1',
    price_drop: String(priceCents),
    status: `${status} ${id}`,
    back_on_market: String(id),
    open_house: openHouseStartsAt?.toISOString() ?? String(id),
  };
  const events = Object.keys(versions) as AlertEvent[];
  return events.filter((event) => kinds.includes(event)).map((event) => ({ change, event, version: versions[event] }));
}

/**
 * Returns the searches that an event matches. A sale is matched with the home's former status, because a search for
 * homes for sale would never match a sold one.
 */
export function matchesOf(
  searches: WatchedSearches,
  listingEvent: ListingEvent,
  home: Listing,
  occasion: Occasion,
): MatchedSearch[] {
  const { event, change } = listingEvent;
  const before = event === 'status' && change.statusBefore ? [{ ...home, status: change.statusBefore }] : [];
  const found = new Map<number, MatchedSearch>();
  for (const seen of [...before, home]) {
    const met = searches.metBy(seen, occasion);
    for (const searchId of searches.match(seen, event, occasion))
      if (!found.has(searchId)) found.set(searchId, { searchId, listingEvent, met: met(searchId) });
  }
  return [...found.values()];
}
