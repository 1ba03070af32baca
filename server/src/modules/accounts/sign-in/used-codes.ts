import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { attempts } from '../tables.ts';

/** Longer than a code is valid: its own half minute and the adjacent ones. */
const HELD_MS = 150_000;

/**
 * Records that a person's code was used. Returns false when it was used before, because a code that was seen is
 * worthless.
 */
export async function isFirstUse(db: Db, personId: number, code: string): Promise<boolean> {
  const now = Date.now();
  const noted = await db
    .insert(attempts)
    .values({ key: `usedCode:${personId}:${code}`, points: 1, expire: now + HELD_MS })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { expire: now + HELD_MS },
      setWhere: sql`${attempts.expire} < ${now}`,
    })
    .returning({ key: attempts.key });
  return noted.length === 1;
}
