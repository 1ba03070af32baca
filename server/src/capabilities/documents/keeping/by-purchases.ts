import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../foundation/db.ts';
import { documents } from '../tables.ts';
import { keptBecause, type Trade } from './retention.ts';

/**
 * Determines the retention of a person's documents from the current state of all their purchases. Call it whenever a
 * purchase or an approval changes.
 */
export async function retainByPurchases(tx: Tx, ownerId: number, trades: readonly Trade[]): Promise<void> {
  const documentStore = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), isNotNull(documents.keptBy), isNotNull(documents.keptSince)))
    .orderBy(documents.id)
    .for('update');
  for (const { id, keptBy, keptSince, keptFrom, keptUntil } of documentStore) {
    const kept = keptBecause(keptBy!, keptSince!, trades);
    if (!kept || (kept.from === keptFrom && kept.until === keptUntil)) continue;
    await tx.update(documents).set({ keptFrom: kept.from, keptUntil: kept.until }).where(eq(documents.id, id));
  }
}
