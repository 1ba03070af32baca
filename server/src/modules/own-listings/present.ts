import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import type { StoredPhoto } from '../listings/index.ts';
import { countsOf } from './audience/counts.ts';
import type { OwnListing, OwnListingFields, OwnListingSummary, OwnPhoto } from './contract.ts';
import { mediaOf, presentPhoto } from './photos/present.ts';
import { missingOf, wordingOf } from './publishable.ts';
import { nextStatuses } from './statuses.ts';
import { ownListingChanges, ownListingPhotos, type ownListings } from './tables.ts';

export type OwnListingRow = typeof ownListings.$inferSelect;

export async function presentSummaries(db: Db, rows: readonly OwnListingRow[]): Promise<OwnListingSummary[]> {
  if (rows.length === 0) return [];
  const photos = await db
    .select()
    .from(ownListingPhotos)
    .where(
      inArray(
        ownListingPhotos.ownListingId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ownListingPhotos.position));
  const photosOf = Map.groupBy(photos, ({ ownListingId }) => ownListingId);
  const counts = await countsOf(
    db,
    rows.flatMap(({ listingId }) => listingId ?? []),
  );
  return rows.map((row) => {
    const media = mediaOf(photosOf.get(row.id) ?? []);
    return summary(row, media, counts.get(row.listingId ?? 0) ?? { views: 0, saves: 0 });
  });
}

function summary(
  { id, listingId, status, fields, revision, publishedRevision, published, publishedAt, changedAt }: OwnListingRow,
  media: readonly StoredPhoto[],
  counts: { views: number; saves: number },
): OwnListingSummary {
  const { bedrooms, bathroomsFull: full, bathroomsHalf: half } = fields;
  return {
    ...{ id, listingId, status, bedrooms, ...counts },
    title: titleOf(fields),
    listPrice: fields.listPrice,
    currency: fields.country === 'US' ? 'USD' : 'CAD',
    bathrooms: full === null && half === null ? null : (full ?? 0) + (half ?? 0) / 2,
    photo: media[0]?.sizes?.[0]?.url ?? media[0]?.url ?? null,
    photoCount: media.length,
    hasUnpublishedChanges:
      published !== null &&
      (revision !== publishedRevision || JSON.stringify(media) !== JSON.stringify(sameOrder(published.media))),
    publishedAt: publishedAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
  };
}

/** Gives stored photos the key order of `mediaOf`; jsonb does not keep it. */
const sameOrder = (media: readonly StoredPhoto[]): StoredPhoto[] =>
  media.map(({ url, alt, sizes, virtuallyStaged }) => ({
    ...{ url, alt },
    sizes: sizes!.map(({ url, width }) => ({ url, width })),
    ...(virtuallyStaged ? { virtuallyStaged } : {}),
  }));

export const titleOf = ({ streetLine, unitNumber, city }: OwnListingFields): string | null =>
  [streetLine, unitNumber && `#${unitNumber}`, city].filter(Boolean).join(', ') || null;

export async function presentListing(db: Db, row: OwnListingRow): Promise<OwnListing> {
  const [shown] = await presentSummaries(db, [row]);
  const wording = wordingOf(row.fields);
  return {
    ...shown!,
    ...{ revision: row.revision, fields: row.fields, wording },
    photos: await photosOfListing(db, row.id),
    missing: missingOf(row.fields, wording),
    nextStatuses: [...nextStatuses[row.status]],
    changes: await changesOf(db, row.id),
  };
}

export async function photosOfListing(db: Db, ownListingId: number): Promise<OwnPhoto[]> {
  const rows = await db
    .select()
    .from(ownListingPhotos)
    .where(eq(ownListingPhotos.ownListingId, ownListingId))
    .orderBy(asc(ownListingPhotos.position));
  return rows.map(presentPhoto);
}

async function changesOf(db: Db, ownListingId: number): Promise<OwnListing['changes']> {
  const rows = await db
    .select({ change: ownListingChanges, by: personProfiles.name })
    .from(ownListingChanges)
    .leftJoin(personProfiles, eq(personProfiles.id, ownListingChanges.byId))
    .where(eq(ownListingChanges.ownListingId, ownListingId))
    .orderBy(desc(ownListingChanges.id))
    .limit(200);
  return rows.map(({ change: { kind, at, data }, by }) => ({ kind, at: at.toISOString(), by, data }));
}
