import { DAY_MS } from '@lintel/geo';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import {
  type FollowedChanges,
  type Following,
  followChanges,
  indexed,
  type PublicListing,
  publicListingsByIds,
} from '../../listings/index.ts';
import { costsNow, type Finder, finderToken } from '../../search/index.ts';
import { listingEventsOf, matchesOf } from './find-matches.ts';
import { notifyMatches } from './notify-matches.ts';
import { createWatchedSearches, type WatchedSearches } from './watched-searches.ts';
import { writeAlerts } from './write-alerts.ts';

/** Follows listing changes for saved searches; tests drain it. */
export const matchingToken = token<Following>('matching of saved searches');

/** Matches every listing change against all saved searches and writes alerts. */
export async function startMatching(app: AppContext): Promise<void> {
  const finder = app.resolve(finderToken);
  const searches = createWatchedSearches(finder.index);
  const following = await followChanges(app, 'saved-searches', (followed) =>
    handle(finder, searches, followed, app.settings.LINTEL_ALERT_GATHER_SECONDS),
  );
  app.register(matchingToken, following);
  app.metrics.gauge(
    'lintel_alert_lag_seconds',
    'Age of the oldest change of a listing that saved searches were not asked about',
    following.lagSeconds,
  );
  app.metrics.gauge('lintel_watched_searches', 'Saved searches in the memory of this process', () => searches.size);
}

async function handle(
  finder: Finder,
  searches: WatchedSearches,
  { changes, tx, emit }: FollowedChanges,
  gatherSeconds: number,
): Promise<void> {
  await searches.refresh(tx);
  const now = finder.clock();
  const occasion = {
    today: Math.floor(now.getTime() / DAY_MS),
    payment: finder.payment(),
    costs: costsNow(finder),
  };
  const homes = await publicHomes(
    tx,
    changes.map(({ listingId }) => listingId),
  );
  // Skips homes that the public may not see.
  const matches = changes.flatMap((change) => {
    const home = homes.get(change.listingId);
    if (!home) return [];
    const listing = indexed(home, finder.rates());
    return listingEventsOf(change).flatMap((listingEvent) => matchesOf(searches, listingEvent, listing, occasion));
  });
  const alerts = await writeAlerts(tx, matches, gatherSeconds);
  await notifyMatches({ tx, emit, now }, alerts, matches, homes);
}

async function publicHomes(tx: Tx, ids: readonly number[]): Promise<Map<number, PublicListing>> {
  const rows = await publicListingsByIds(tx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}
