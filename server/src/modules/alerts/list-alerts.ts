import { and, count, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { signedIn } from '../../platform/serve/access.ts';
import { firstOf } from '../../platform/serve/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { propertiesByIds, publicListingsByIds } from '../listings/index.ts';
import { type Finder, finderToken } from '../search/index.ts';
import { searchAccess } from './access.ts';
import { matchedBecause, titleOf } from './alert-labels.ts';
import { type AlertEvent, alertsContract as contract, type SearchAlert } from './contract.ts';
import { savedSearches, searchAlerts } from './tables.ts';

interface Page {
  before?: number | undefined;
  limit: number;
  event?: AlertEvent | undefined;
}

export const alerts = serve(contract.alerts, {
  access: searchAccess.may('see'),
  run: ({ input, subject, db, resolve }) => pageOf(db, resolve(finderToken), eq(savedSearches.id, subject.id), input),
});

export const allAlerts = serve(contract.allAlerts, {
  access: signedIn,
  run: ({ input, subject: me, db, resolve }) => pageOf(db, resolve(finderToken), searchAccess.visible(me), input),
});

/** Returns a page of alerts of some searches, newest first. Homes are shown in their current state, or not at all. */
async function pageOf(db: Db, finder: Finder, ofSearches: SQL, { before, limit, event }: Page) {
  const which = and(ofSearches, event ? eq(searchAlerts.event, event) : undefined);
  const from = () =>
    db
      .select({ alert: searchAlerts, search: savedSearches })
      .from(searchAlerts)
      .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.searchId));
  const [counted] = await db
    .select({ total: count() })
    .from(searchAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.searchId))
    .where(which);
  const rows = await from()
    .where(and(which, before === undefined ? undefined : lt(searchAlerts.id, before)))
    .orderBy(desc(searchAlerts.id))
    .limit(limit + 1);
  const { shown, last } = firstOf(rows, limit);
  return {
    alerts: await presentAlerts(db, finder, shown),
    total: counted!.total,
    next: last?.alert.id ?? null,
  };
}

export interface AlertOfSearch {
  alert: typeof searchAlerts.$inferSelect;
  search: typeof savedSearches.$inferSelect;
}

async function presentAlerts(db: Db, finder: Finder, rows: readonly AlertOfSearch[]): Promise<SearchAlert[]> {
  const ids = [...new Set(rows.map(({ alert }) => alert.listingId))];
  const homes = await propertiesByIds(db, ids, { rates: finder.rates(), now: finder.clock() });
  const byId = new Map(homes.map((home) => [home.id, home]));
  const about = new Map((await publicListingsByIds(db, ids)).map((listing) => [listing.id, listing]));
  return rows.map(({ alert, search }) => ({
    id: alert.id,
    searchId: search.id,
    searchName: search.name,
    event: alert.event,
    title: titleOf(alert, about.get(alert.listingId) ?? { currency: 'USD', timeZone: null }),
    happenedAt: alert.happenedAt.toISOString(),
    matchedBecause: matchedBecause(alert, search.question),
    propertyId: alert.listingId,
    property: byId.get(alert.listingId) ?? null,
    isNew: alert.createdAt > search.visitedAt,
  }));
}
