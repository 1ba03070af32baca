import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { documents } from '../tables.ts';
import { retentionPeriodOf, type Trade } from './retention.ts';

/**
 * Determines the retention of a person's documents from the current state of all their purchases. Call it whenever a
 * purchase or an approval changes.
 */
export async function retainByPurchases(tx: Tx, ownerId: number, trades: readonly Trade[]): Promise<void> {
  const approved = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), isNotNull(documents.keptBy), isNotNull(documents.keptSince)))
    .orderBy(documents.id)
    .for('update');
  for (const { id, keptBy, keptSince, keptFrom, keptUntil } of approved) {
    const period = retentionPeriodOf(keptBy!, keptSince!, trades);
    if (!period || (period.from === keptFrom && period.until === keptUntil)) continue;
    await tx.update(documents).set({ keptFrom: period.from, keptUntil: period.until }).where(eq(documents.id, id));
  }
}
