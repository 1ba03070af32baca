import type { Listing, Occasion } from '@lintel/hypersearch';
import type { ListingChange } from '../../listings/index.ts';
import type { AlertEvent } from '../contract.ts';
import type { WatchedSearches } from './watched-searches.ts';

/** Something of a home that searches are told of, once for each of them. */
export interface Happening {
  change: ListingChange;
  event: AlertEvent;
  /** What tells it from another such event of the same home. */
  version: string;
}

export interface MatchedSearch {
  searchId: number;
  happening: Happening;
  /** The wishes that the home met. */
  met: string[];
}

/** What of a change is told: a price that rose and a home that left the market without a sale are not. */
export function happeningsOf(change: ListingChange): Happening[] {
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
 * The searches that are told of what happened to a home. A sale is told to those who look for homes like the one that it
 * was: with the status it has now, a search for homes for sale would never find it.
 */
export function matchesOf(
  searches: WatchedSearches,
  happening: Happening,
  home: Listing,
  occasion: Occasion,
): MatchedSearch[] {
  const { event, change } = happening;
  const before = event === 'status' && change.statusBefore ? [{ ...home, status: change.statusBefore }] : [];
  const found = new Map<number, MatchedSearch>();
  for (const seen of [...before, home]) {
    const met = searches.metBy(seen, occasion);
    for (const searchId of searches.match(seen, event, occasion))
      if (!found.has(searchId)) found.set(searchId, { searchId, happening, met: met(searchId) });
  }
  return [...found.values()];
}
