import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../foundation/db.ts';
import { people } from '../../../accounts/index.ts';
import { agents, licenseAppeals, licenses, resellers } from '../../tables.ts';

/** Since when a licence waits: handed in, or appealed after a rejection. */
export const waitingSince = sql<string>`coalesce((select max(appeal.created_at) from ${licenseAppeals} as appeal
  where appeal.license_id = ${licenses}.id and appeal.resolved_at is null), ${licenses.createdAt})`;

const DAY_MS = 86_400_000;

/** The condition on licences that their holder has proved an address: the others are not to be looked at yet. */
export const ofConfirmed = sql<boolean>`exists (select from ${people} as holder where holder.email_verified
  and holder.id = coalesce((select agent.person_id from ${agents} as agent where agent.id = ${licenses}.agent_id),
    (select company.owner_id from ${resellers} as company where company.id = ${licenses}.reseller_id)))`;

/** One working day later, at the same hour; Saturdays and Sundays (UTC) do not count. */
export function dueAfter(since: Date): Date {
  const due = new Date(since.getTime() + DAY_MS);
  while (due.getUTCDay() === 0 || due.getUTCDay() === 6) due.setTime(due.getTime() + DAY_MS);
  return due;
}

/** How many licences wait for longer than was promised. */
export async function overdueNow(db: Db, now: Date): Promise<number> {
  const waiting = await db
    .select({ since: waitingSince })
    .from(licenses)
    .where(and(eq(licenses.status, 'pending'), ofConfirmed));
  return waiting.filter(({ since }) => dueAfter(new Date(since)) < now).length;
}

/** Verified licences whose 30 days are over, and those that ended. */
export const dueNow = (now: Date): SQL =>
  sql`(${licenses.status} = 'expired' or (${licenses.status} = 'verified' and ${licenses.checkDueAt} <= ${now.toISOString()}::timestamptz))`;
