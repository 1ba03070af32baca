import { m } from '@lintel/messages';
import { count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { buyerProfiles } from '../../companies/index.ts';
import { publicListing } from '../../listings/index.ts';
import { journeyAccess } from '../access.ts';
import { purchases } from '../tables.ts';
import { addRecords } from './add-records.ts';
import { purchasesContract as contract, type NewPurchase } from './contract.ts';
import { presentPurchase, recorderOf } from './get.ts';
import { captureStep, publishRecords } from './publish-records.ts';

/** A safe maximum for one buyer. */
const PURCHASES_MAX = 100;

export const open = serve(contract.open, {
  access: journeyAccess.may('openPurchase'),
  writes: true,
  async run({ subject: buyer, input, me, tx, emit, audit }) {
    const now = new Date();
    await captureStep(tx, emit, buyer.id, now);
    const [made] = await tx.select({ total: count() }).from(purchases).where(eq(purchases.buyerId, buyer.id));
    if (made!.total >= PURCHASES_MAX) throw conflict(m.journey__you_can_have_up_to({ purchasesMax: PURCHASES_MAX }));
    const [purchase] = await tx
      .insert(purchases)
      .values({ buyerId: buyer.id, createdById: me.id, createdAt: now, ...(await homeOf(tx, buyer.id, input)) })
      .returning();
    const recorder = await recorderOf(tx, purchase!, me.id);
    const written = await addRecords(
      tx,
      purchase!,
      [input.record],
      { personId: me.id, recorder, now },
      (_, field) => `record.${field}`,
    );
    await publishRecords({ tx, emit, audit }, { purchase: purchase!, written, personId: me.id, recorder, now });
    return presentPurchase(tx, purchase!, me.id, now);
  },
});

type HomeInput = Pick<z.output<typeof NewPurchase>, 'listingId' | 'home' | 'currency'>;

/** Identifies the home: a listed one keeps its address as shown, also after the listing is gone. */
async function homeOf(db: Db, buyerId: number, { listingId, home, currency }: HomeInput) {
  if (listingId === undefined) {
    if (home === undefined) throw invalid('home', m.journey__is_required_when_you_dont());
    const [buyer] = await db
      .select({ country: buyerProfiles.country })
      .from(buyerProfiles)
      .where(eq(buyerProfiles.personId, buyerId));
    const country = currency ? (currency === 'CAD' ? 'CA' : 'US') : (buyer?.country ?? 'US');
    return { listingId: null, home, country, currency: currency ?? (country === 'CA' ? 'CAD' : 'USD') } as const;
  }
  const listing = await publicListing(db, listingId);
  if (!listing) throw invalid('listingId', m.journey__must_be_a_home_listed());
  if (currency && currency !== listing.currency)
    throw invalid('currency', m.journey__must_be_as_in_the({ currency: listing.currency }));
  return {
    listingId,
    home: home ?? `${listing.address ?? m.journey__a_home_2()}, ${listing.city}, ${listing.stateOrProvince}`,
    country: listing.country,
    currency: listing.currency,
  };
}
