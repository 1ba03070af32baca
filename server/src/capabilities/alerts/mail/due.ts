import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../foundation/db.ts';

/** Where somebody's mornings are whose time zone is not known: in the middle of the mornings of both countries. */
const fallbackZone = 'America/Chicago';

/**
 * When a mail is due, as SQL: instant ones now, daily ones at the next 8:00 and weekly ones at the next Monday's 8:00 in
 * the person's time zone; null for none.
 */
export const mailDue = (frequency: SQL, timeZone: SQL, now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const zone = sql`coalesce(${timeZone}, ${fallbackZone})`;
  const local = sql`(${at} at time zone ${zone})`;
  const today = sql`(date_trunc('day', ${local}) + interval '8 hours')`;
  const monday = sql`(date_trunc('week', ${local}) + interval '8 hours')`;
  return sql`case ${frequency}
    when 'instant' then ${at}
    when 'daily' then (${today} + case when ${local} < ${today} then interval '0' else interval '1 day' end) at time zone ${zone}
    when 'weekly' then (${monday} + case when ${local} < ${monday} then interval '0' else interval '7 days' end) at time zone ${zone}
  end`;
};

/** What is not mailed yet comes by what is chosen now. Nothing of a pause, or of a time without mails, is made up for. */
export async function setMailDue(tx: Tx, { id, paused }: { id: number; paused: boolean }): Promise<void> {
  const due = paused ? sql`null` : mailDue(sql`s.frequency`, sql`p.time_zone`, new Date());
  await tx.execute(sql`
    update search_alerts a set mail_due_at = ${due} from saved_searches s join people p on p.id = s.person_id
    where s.id = ${id} and a.search_id = s.id and a.mail_due_at is not null`);
}
