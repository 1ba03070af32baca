import { m } from '@lintel/messages';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import type { PurchaseFacts } from '../progress/facts.ts';
import { purchaseRecords, purchases } from '../tables.ts';
import type { Recorded } from './fold.ts';

export type PurchaseRow = typeof purchases.$inferSelect;
export type RecordRow = typeof purchaseRecords.$inferSelect & { byName: string | null };

/** Returns all purchases of a buyer with their effective records. */
export async function purchasesOf(db: Db, buyerId: number): Promise<PurchaseFacts[]> {
  const own = await db.select().from(purchases).where(eq(purchases.buyerId, buyerId)).orderBy(asc(purchases.id));
  if (own.length === 0) return [];
  const rows = await withNames(db).where(
    and(
      isNull(purchaseRecords.undoneAt),
      sql`${purchaseRecords.purchaseId} in (select id from purchases where buyer_id = ${buyerId})`,
    ),
  );
  const records = Map.groupBy(rows, ({ purchaseId }) => purchaseId);
  return own.map(({ id, home, createdAt }) => ({
    id,
    home,
    createdAt,
    records: (records.get(id) ?? []).map(recorded),
  }));
}

/** Returns the records of a purchase in order, including undone ones. */
export const recordsOf = async (db: Db, purchaseId: number): Promise<RecordRow[]> =>
  withNames(db)
    .where(eq(purchaseRecords.purchaseId, purchaseId))
    .orderBy(asc(purchaseRecords.happenedOn), asc(purchaseRecords.id));

const withNames = (db: Db) =>
  db
    .select({
      id: purchaseRecords.id,
      purchaseId: purchaseRecords.purchaseId,
      kind: purchaseRecords.kind,
      happenedOn: purchaseRecords.happenedOn,
      dueOn: purchaseRecords.dueOn,
      priceCents: purchaseRecords.priceCents,
      note: purchaseRecords.note,
      recordedById: purchaseRecords.recordedById,
      recordedAs: purchaseRecords.recordedAs,
      confirmedAt: purchaseRecords.confirmedAt,
      undoneAt: purchaseRecords.undoneAt,
      createdAt: purchaseRecords.createdAt,
      byName: personProfiles.firstName,
    })
    .from(purchaseRecords)
    .leftJoin(personProfiles, eq(personProfiles.id, purchaseRecords.recordedById))
    .$dynamic();

export const recorded = (row: RecordRow): Recorded => ({
  id: row.id,
  kind: row.kind,
  happenedOn: row.happenedOn,
  dueOn: row.dueOn,
  priceCents: row.priceCents,
  statedBy: row.confirmedAt === null ? (row.byName ?? m.journey__a_professional_2()) : null,
  recordedAt: row.createdAt,
});
