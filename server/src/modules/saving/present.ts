import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { personProfiles } from '../accounts/index.ts';
import { publicListingsByIds } from '../listings/index.ts';
import type { SavedItem } from './contract.ts';
import { priceCentsOf } from './save.ts';
import { homeListMembers, savedHomeNotes, savedHomes, savedHomeTags, savedHomeVotes } from './tables.ts';

type Row = typeof savedHomes.$inferSelect;

/** Maps saved homes to the API in the order of `rows`, with current public data. */
export async function presentSaved(db: Db, rows: readonly Row[], meId: number): Promise<SavedItem[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const listings = await publicListingsByIds(
    db,
    rows.map(({ listingId }) => listingId),
  );
  const shown = new Map(listings.map((listing) => [listing.id, listing]));
  const notes = Map.groupBy(await notesOf(db, ids), ({ savedHomeId }) => savedHomeId);
  const tags = Map.groupBy(await tagsOf(db, ids), ({ savedHomeId }) => savedHomeId);
  const votes = Map.groupBy(await votesOf(db, ids), ({ savedHomeId }) => savedHomeId);
  const names = await namesOf(
    db,
    rows.flatMap(({ savedById }) => savedById ?? []),
  );
  return rows.map((row) => {
    const listing = shown.get(row.listingId);
    return {
      id: row.id,
      propertyId: row.listingId,
      status: 'saved' as const,
      savedAt: row.savedAt.toISOString(),
      savedBy: row.savedById === null ? null : (names.get(row.savedById) ?? null),
      savedByMe: row.savedById === meId,
      currency: row.currency,
      priceThen: row.priceCentsThen / 100,
      priceNow: (listing ? priceCentsOf(listing) : row.priceCentsSeen) / 100,
      statusNow: listing ? listing.status : ('gone' as const),
      lastSeen: listing ? null : lastSeen(row),
      notes: (notes.get(row.id) ?? []).map(({ id, text, authorId, author, createdAt, editedAt }) => ({
        ...{ id, text, author, mine: authorId === meId },
        createdAt: createdAt.toISOString(),
        editedAt: editedAt?.toISOString() ?? null,
      })),
      tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
      votes: (votes.get(row.id) ?? []).map(({ personId, firstName, vote }) => ({
        ...{ personId, firstName, vote, mine: personId === meId },
      })),
    };
  });
}

export async function presentOne(db: Db, id: number, meId: number): Promise<SavedItem> {
  const rows = await db.select().from(savedHomes).where(eq(savedHomes.id, id));
  return (await presentSaved(db, rows, meId))[0]!;
}

const lastSeen = ({ seenAt, priceCentsSeen, seen }: Row): SavedItem['lastSeen'] => ({
  on: seenAt.toISOString().slice(0, 10),
  price: priceCentsSeen / 100,
  city: seen.city,
  state: seen.state,
  bedrooms: seen.bedrooms,
  propertyType: seen.homeType as NonNullable<SavedItem['lastSeen']>['propertyType'],
});

const notesOf = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: savedHomeNotes.id,
      savedHomeId: savedHomeNotes.savedHomeId,
      authorId: savedHomeNotes.authorId,
      author: personProfiles.firstName,
      text: savedHomeNotes.text,
      createdAt: savedHomeNotes.createdAt,
      editedAt: savedHomeNotes.editedAt,
    })
    .from(savedHomeNotes)
    .innerJoin(personProfiles, eq(personProfiles.id, savedHomeNotes.authorId))
    .where(inArray(savedHomeNotes.savedHomeId, [...ids]))
    .orderBy(asc(savedHomeNotes.id));

const tagsOf = (db: Db, ids: readonly number[]) =>
  db
    .select({ savedHomeId: savedHomeTags.savedHomeId, tag: savedHomeTags.tag })
    .from(savedHomeTags)
    .where(inArray(savedHomeTags.savedHomeId, [...ids]))
    .orderBy(asc(savedHomeTags.id));

/** Votes of current members only; a member who leaves takes their votes along. */
const votesOf = (db: Db, ids: readonly number[]) =>
  db
    .select({
      savedHomeId: savedHomeVotes.savedHomeId,
      personId: savedHomeVotes.personId,
      firstName: personProfiles.firstName,
      vote: savedHomeVotes.vote,
    })
    .from(savedHomeVotes)
    .innerJoin(savedHomes, eq(savedHomes.id, savedHomeVotes.savedHomeId))
    .innerJoin(
      homeListMembers,
      and(eq(homeListMembers.personId, savedHomeVotes.personId), eq(homeListMembers.listId, savedHomes.listId)),
    )
    .innerJoin(personProfiles, eq(personProfiles.id, savedHomeVotes.personId))
    .where(inArray(savedHomeVotes.savedHomeId, [...ids]))
    .orderBy(asc(savedHomeVotes.personId));

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: personProfiles.id, firstName: personProfiles.firstName })
    .from(personProfiles)
    .where(inArray(personProfiles.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, firstName }) => [id, firstName]));
}
