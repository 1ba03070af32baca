import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../foundation/db.ts';
import { purchaseRecords, purchases } from '../tables.ts';

/** What a purchase came to, as far as it was written down. */
export interface ClosedPurchase {
  /** Where the home is listed here. */
  listingId: number | null;
  /** Minor units of the home's currency: of the closing, else of the offer that was accepted; null where neither was said. */
  priceCents: number | null;
}

/** Undefined for a purchase that is not there. Whether it closed, events tell. */
export async function closedPurchase(db: Db, purchaseId: number): Promise<ClosedPurchase | undefined> {
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
  if (!purchase) return undefined;
  const records = await db
    .select({ kind: purchaseRecords.kind, priceCents: purchaseRecords.priceCents })
    .from(purchaseRecords)
    .where(and(eq(purchaseRecords.purchaseId, purchaseId), isNull(purchaseRecords.undoneAt)))
    .orderBy(purchaseRecords.id);
  const said = (kind: string) => records.findLast((one) => one.kind === kind && one.priceCents !== null)?.priceCents;
  return { listingId: purchase.listingId, priceCents: said('closed') ?? said('offer_accepted') ?? null };
}
