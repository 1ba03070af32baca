import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { attempts, people, sessions, verifications } from './tables.ts';

/**
 * Days after which a buyer on somebody else's address goes: it can never be confirmed (see tables.ts). Agents and owners of
 * companies stay, because others rely on them; they can give an address of their own in their settings.
 */
const UNCONFIRMED_DAYS = 7;

/** Removes what holds no longer: sessions, tokens, counters of tries, and accounts that nobody can ever confirm. */
export async function prune(db: Db): Promise<void> {
  const now = new Date();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(attempts).where(lt(attempts.expire, now.getTime()));
  await db
    .delete(people)
    .where(
      and(
        isNotNull(people.claimedEmail),
        eq(people.role, 'end_user'),
        sql`${people.createdAt} < now() - make_interval(days => ${UNCONFIRMED_DAYS})`,
      ),
    );
}
