import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { viewerOfPerson } from '../../accounts/index.ts';
import {
  earlierListings,
  type FollowedChanges,
  type ListingChange,
  type PublicListing,
  publicListingsByIds,
} from '../../listings/index.ts';
import { notify, refreshPages } from '../../notifications/index.ts';
import { priceCentsOf } from '../save.ts';
import { mergeHomes } from '../sharing/merge-lists.ts';
import { wordsOf } from './notification-text.ts';

/** Moves saved homes to their newest listing, and notifies the people who saved them. */
export async function followHomes({ changes, tx, emit }: FollowedChanges): Promise<void> {
  const ids = [...new Set(changes.map(({ listingId }) => listingId))];
  const moved = await moveToRelists(tx, changes);
  const members = await listMembersOf(tx, ids);
  if (members.length === 0) return;
  const listings = new Map((await publicListingsByIds(tx, ids)).map((listing) => [listing.id, listing]));
  const membersByListing = Map.groupBy(members, ({ listingId }) => listingId);
  for (const change of changes) {
    const listing = listings.get(change.listingId);
    for (const member of membersByListing.get(change.listingId) ?? [])
      await notifyOf(tx, emit, change, listing, member, moved.has(member.savedHomeId));
  }
  await remember(tx, [...listings.values()]);
  await tx.execute(sql`update saved_homes set status_seen = 'gone', seen_at = now()
    where listing_id = any(${sql.param(ids.filter((id) => !listings.has(id)))}::integer[]) and status_seen <> 'gone'`);
  await refreshPages(emit, [...new Set(members.map(({ personId }) => personId))], 'saved');
}

/**
 * Moves homes that are listed again to the new listing. When the earlier listing is still for sale, as with two
 * sources, they stay. Returns the moved homes.
 */
async function moveToRelists(tx: Tx, changes: readonly ListingChange[]): Promise<Set<number>> {
  const came = changes.filter(({ kinds }) => kinds.includes('new') || kinds.includes('back_on_market'));
  const pairs = await earlierListings(tx, [...new Set(came.map(({ listingId }) => listingId))]);
  const moved = new Set<number>();
  for (const { id, earlierId } of pairs.toSorted((a, b) => a.earlierId - b.earlierId)) {
    const { rows } = await tx.execute<{ id: number; twin: number | null }>(sql`
      select old.id, twin.id as twin from saved_homes old
        left join saved_homes twin on twin.list_id = old.list_id and twin.listing_id = ${id}
      where old.listing_id = ${earlierId} and not exists (
        select from public_listings where id = ${earlierId} and status in ('active', 'pending'))`);
    for (const each of rows) {
      if (each.twin !== null) await mergeHomes(tx, each.id, each.twin);
      else {
        await tx.execute(sql`update saved_homes set listing_id = ${id} where id = ${each.id}`);
        moved.add(each.id);
      }
    }
  }
  return moved;
}

interface ListMember extends Record<string, unknown> {
  savedHomeId: number;
  listingId: number;
  personId: number;
}

/** Returns all members of lists with one of these homes. */
const listMembersOf = async (tx: Tx, listingIds: readonly number[]): Promise<ListMember[]> =>
  (
    await tx.execute<ListMember>(sql`
      select saved_homes.id as "savedHomeId", listing_id as "listingId", person_id as "personId"
      from saved_homes join home_list_members using (list_id)
      where listing_id = any(${sql.param([...listingIds])}::integer[]) and removed_at is null`)
  ).rows;

async function notifyOf(
  tx: Tx,
  emit: Emit,
  change: ListingChange,
  listing: PublicListing | undefined,
  { savedHomeId, personId }: ListMember,
  relisted: boolean,
): Promise<void> {
  const viewer = await viewerOfPerson(tx, personId);
  const words = asViewer(viewer, () => wordsOf(change, listing, relisted));
  if (!words) return;
  const key = `saved_home:${savedHomeId}:${change.id}`;
  await notify(tx, emit, { personId, kind: 'saved_home', key, ...words, path: `/saved?home=${savedHomeId}` });
}

/** Stores the last public data, which are shown after a home is gone. */
async function remember(tx: Tx, listings: readonly PublicListing[]): Promise<void> {
  const seen = listings.map((listing) => ({
    id: listing.id,
    price: priceCentsOf(listing),
    status: listing.status,
  }));
  await tx.execute(sql`update saved_homes set price_cents_seen = now_shown.price, status_seen = now_shown.status, seen_at = now()
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as now_shown(id integer, price bigint, status text)
    where listing_id = now_shown.id`);
}
