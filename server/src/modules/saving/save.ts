import { m } from '@lintel/messages';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { conflict, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { type PublicListing, publicListing } from '../listings/index.ts';
import { refreshPages } from '../notifications/index.ts';
import { buyerNamed } from './access.ts';
import { savingContract as contract, savedHomesMax } from './contract.ts';
import { homeRemoved, homeSaved } from './events.ts';
import { notifyCoBuyers } from './notify-co-buyers.ts';
import { lockOwnList, memberIds } from './own-list.ts';
import { savedHomes } from './tables.ts';

export const save = serve(contract.save, {
  access: buyerNamed('userId'),
  writes: true,
  async run({ input: { propertyId }, subject: me, tx, emit }) {
    const listing = await publicListing(tx, propertyId);
    if (!listing) throw notFound(m.saving__we_couldnt_find_this_home());
    const listId = await lockOwnList(tx, me.id);
    const before = await savedOn(tx, listId, propertyId);
    const answer = { propertyId, status: 'saved' as const };
    if (before && !before.removedAt) return { ...answer, id: before.id };
    await refuseTooMany(tx, listId);
    const id = before ? await restoreHome(tx, before.id) : await insert(tx, listId, me.id, listing);
    await emit(homeSaved, { personId: me.id, savedHomeId: id, listingId: propertyId });
    await notifyCoBuyers(tx, emit, { id, listId, listingId: propertyId }, me.id, 'saved');
    return { ...answer, id };
  },
});

export const remove = serve(contract.remove, {
  access: buyerNamed('userId'),
  writes: true,
  async run({ input: { propertyId }, subject: me, tx, emit }) {
    const listId = await lockOwnList(tx, me.id);
    const home = await savedOn(tx, listId, propertyId);
    if (home && !home.removedAt) {
      await tx.update(savedHomes).set({ removedAt: sql`now()`, removedById: me.id }).where(eq(savedHomes.id, home.id));
      await emit(homeRemoved, { personId: me.id, savedHomeId: home.id, listingId: propertyId });
      await refreshPages(emit, await memberIds(tx, listId), 'saved');
    }
    return { propertyId, status: 'removed' as const };
  },
});

async function savedOn(tx: Tx, listId: number, listingId: number) {
  const [found] = await tx
    .select()
    .from(savedHomes)
    .where(and(eq(savedHomes.listId, listId), eq(savedHomes.listingId, listingId)));
  return found;
}

async function refuseTooMany(tx: Tx, listId: number): Promise<void> {
  const [counted] = await tx
    .select({ homes: count() })
    .from(savedHomes)
    .where(and(eq(savedHomes.listId, listId), isNull(savedHomes.removedAt)));
  if (counted!.homes >= savedHomesMax)
    throw conflict(m.saving__your_list_has_homes_the({ count: savedHomesMax.toLocaleString('en-US') }));
}

/** Restores a removed home with the price and date of its first saving. */
async function restoreHome(tx: Tx, id: number): Promise<number> {
  await tx.update(savedHomes).set({ removedAt: null, removedById: null }).where(eq(savedHomes.id, id));
  return id;
}

async function insert(tx: Tx, listId: number, personId: number, listing: PublicListing): Promise<number> {
  const [row] = await tx
    .insert(savedHomes)
    .values({ listId, savedById: personId, priceCentsThen: priceCentsOf(listing), ...seenNow(listing) })
    .returning({ id: savedHomes.id });
  return row!.id;
}

/** In minor units: the list price, or the close price of a sold home where known. */
export const priceCentsOf = (listing: PublicListing): number =>
  listing.status === 'sold' ? (listing.closePriceCents ?? listing.listPriceCents) : listing.listPriceCents;

/** The public data that are stored with a saved home. */
export const seenNow = (listing: PublicListing) => ({
  listingId: listing.id,
  currency: listing.currency,
  priceCentsSeen: priceCentsOf(listing),
  statusSeen: listing.status,
  seenAt: new Date(),
  seen: {
    city: listing.city,
    state: listing.stateOrProvince,
    bedrooms: listing.bedroomsTotal,
    homeType: listing.homeType,
  },
});
