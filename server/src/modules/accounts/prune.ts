import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { attempts, sessions, verifications } from './tables.ts';

/** Deletes expired sessions, tokens and attempt counters. */
export async function prune(db: Db): Promise<void> {
  const now = new Date();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(attempts).where(lt(attempts.expire, now.getTime()));
}
