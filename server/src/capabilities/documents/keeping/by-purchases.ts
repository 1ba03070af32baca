import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../foundation/db.ts';
import { documents } from '../tables.ts';
import { keptBecause, type Trade } from './retention.ts';

/**
 * Settles from which day the papers of somebody are kept, by all their purchases as they stand now. To be called again
 * whenever one of them, or what was approved, may have changed.
 */
export async function keepByPurchases(tx: Tx, ownerId: number, trades: readonly Trade[]): Promise<void> {
  const papers = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), isNotNull(documents.keptBy), isNotNull(documents.keptSince)))
    .orderBy(documents.id)
    .for('update');
  for (const { id, keptBy, keptSince, keptFrom, keptUntil } of papers) {
    const kept = keptBecause(keptBy!, keptSince!, trades);
    if (!kept || (kept.from === keptFrom && kept.until === keptUntil)) continue;
    await tx.update(documents).set({ keptFrom: kept.from, keptUntil: kept.until }).where(eq(documents.id, id));
  }
}
