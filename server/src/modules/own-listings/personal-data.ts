import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import type { ViewerKey } from './audience/viewer-key.ts';
import { listingViews, ownListingChanges, ownListingPhotos, ownListings } from './tables.ts';

const ownIds = (db: Db | Tx, personId: number) =>
  db
    .select({ id: ownListings.id })
    .from(ownListings)
    .innerJoin(agentProfiles, eq(agentProfiles.id, ownListings.agentId))
    .where(eq(agentProfiles.personId, personId));

/** The listings that an agent wrote, and the homes that a person looked at, under the person's key. */
export const ownListingsData = (viewerKey: ViewerKey): PersonalData => {
  const viewerOf = (personId: number) => viewerKey({ personId, address: '', userAgent: '', day: '' });
  return {
    name: 'own_listings',
    tables: ['own_listings', 'own_listing_photos', 'own_listing_changes', 'listing_views'],
    rows: async (db, personId) => ({
      ownListings: await db
        .select()
        .from(ownListings)
        .where(inArray(ownListings.id, ownIds(db, personId))),
      ownListingPhotos: await db
        .select()
        .from(ownListingPhotos)
        .where(inArray(ownListingPhotos.ownListingId, ownIds(db, personId))),
      ownListingChanges: await db
        .select()
        .from(ownListingChanges)
        .where(inArray(ownListingChanges.ownListingId, ownIds(db, personId))),
      listingViews: await db
        .select({ listingId: listingViews.listingId, firstOn: listingViews.firstOn })
        .from(listingViews)
        .where(eq(listingViews.viewer, viewerOf(personId))),
    }),
    async erase(tx, personId) {
      await tx.delete(listingViews).where(eq(listingViews.viewer, viewerOf(personId)));
      // The public listing stays with its office, as one of a feed would.
      await tx.delete(ownListings).where(inArray(ownListings.id, ownIds(tx, personId)));
    },
  };
};
