import { and, eq, like } from 'drizzle-orm';
import type { Tx } from '../../foundation/db.ts';
import { verifications } from './tables.ts';

/** Links for a new password that are still under way hold no longer. */
export async function forgetResets(tx: Tx, personId: number): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, `${personId}`), like(verifications.identifier, 'reset-password:%')));
}
