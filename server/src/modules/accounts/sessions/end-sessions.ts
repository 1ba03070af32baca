import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { sessions } from '../tables.ts';

/** Signs a person out everywhere when the transaction commits. */
export async function endSessions(tx: Tx, personId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, personId));
}
