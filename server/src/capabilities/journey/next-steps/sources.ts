import { sql } from 'drizzle-orm';
import type { Db } from '../../../foundation/db.ts';
import type { Situation } from './rules.ts';

export const papersOf = async (
  _db: Db,
  _personId: number,
): Promise<Pick<Situation, 'papersMissing' | 'papersReturned'>> => ({ papersMissing: [], papersReturned: [] });

export const unreadThreadsOf = async (_db: Db, _personId: number): Promise<Situation['unreadThreads']> => [];

/** Alerts of saved searches that stand unread in the inbox. */
export async function newAlertsOf(db: Db, personId: number): Promise<Situation['newAlerts']> {
  const { rows } = await db.execute<{ count: number; last: number | null }>(sql`
    select count(*)::int as count, max(id)::int as last from notifications
    where person_id = ${personId} and kind = 'home_alert' and in_app and read_at is null`);
  const { count, last } = rows[0]!;
  return count > 0 ? { count, lastId: last! } : null;
}
