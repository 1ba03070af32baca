import { DAY_MS } from '@lintel/geo';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { licenseAppeals, licenses } from '../tables.ts';

/** Start of a license's waiting time: submission, or appeal after a rejection. */
export const waitingSince = sql<string>`coalesce((select max(appeal.created_at) from ${licenseAppeals} as appeal
  where appeal.license_id = ${licenses}.id and appeal.resolved_at is null), ${licenses.createdAt})`;

/** Condition on licenses whose holder has a confirmed address; the others are not reviewed yet. */
export const ofConfirmed = sql<boolean>`exists (select from ${personProfiles} as holder where holder.email_verified
  and holder.id = coalesce((select agent.person_id from ${agentProfiles} as agent where agent.id = ${licenses}.agent_id),
    (select company.owner_id from ${companyProfiles} as company where company.id = ${licenses}.reseller_id)))`;

/** Returns the same time one working day later; Saturdays and Sundays (UTC) do not count. */
export function dueAfter(since: Date): Date {
  const due = new Date(since.getTime() + DAY_MS);
  while (due.getUTCDay() === 0 || due.getUTCDay() === 6) due.setTime(due.getTime() + DAY_MS);
  return due;
}

/** Counts the licenses that have waited longer than promised. */
export async function overdueNow(db: Db, now: Date): Promise<number> {
  const waiting = await db
    .select({ since: waitingSince })
    .from(licenses)
    .where(and(eq(licenses.status, 'pending'), ofConfirmed));
  return waiting.filter(({ since }) => dueAfter(new Date(since)) < now).length;
}

/** Counts the licenses that wait for a first decision. */
export const pendingChecks = (db: Db): Promise<number> =>
  db.$count(licenses, and(eq(licenses.status, 'pending'), ofConfirmed));

/** Counts the licenses to check again. */
export const dueChecks = (db: Db, now: Date): Promise<number> => db.$count(licenses, dueNow(now));

/** Verified licenses whose 30-day review is due, and expired licenses. */
export const dueNow = (now: Date): SQL =>
  sql`(${licenses.status} = 'expired' or (${licenses.status} = 'verified' and ${licenses.checkDueAt} <= ${now.toISOString()}::timestamptz))`;
