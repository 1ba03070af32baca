import { eq } from 'drizzle-orm';
import type { Tx } from '../../foundation/db.ts';
import { sessions } from './tables.ts';

/** Signs somebody out everywhere, with the transaction: no request is answered as theirs after its commit. */
export async function endSessions(tx: Tx, personId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, personId));
}
