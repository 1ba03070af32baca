import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { purchaseRecords, purchases } from '../tables.ts';

/** The outcome of a purchase, as far as it was recorded. */
export interface ClosedPurchase {
  /** The listing, when the home is listed here. */
  listingId: number | null;
  /**
   * Minor units of the home's currency: of the closing, or else of the accepted offer; null when neither was recorded.
   */
  priceCents: number | null;
}

/** Undefined for a nonexistent purchase. Events tell whether it closed. */
export async function closedPurchase(db: Db, purchaseId: number): Promise<ClosedPurchase | undefined> {
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, purchaseId));
  if (!purchase) return undefined;
  const records = await db
    .select({ kind: purchaseRecords.kind, priceCents: purchaseRecords.priceCents })
    .from(purchaseRecords)
    .where(and(eq(purchaseRecords.purchaseId, purchaseId), isNull(purchaseRecords.undoneAt)))
    .orderBy(purchaseRecords.id);
  const statedPrice = (kind: string) =>
    records.findLast((one) => one.kind === kind && one.priceCents !== null)?.priceCents;
  return { listingId: purchase.listingId, priceCents: statedPrice('closed') ?? statedPrice('offer_accepted') ?? null };
}
