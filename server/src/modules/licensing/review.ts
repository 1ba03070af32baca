import { m } from '@lintel/messages';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import { wholesalers } from '../accounts/index.ts';
import { notifyOperators } from '../notifications/index.ts';
import { decideLicense } from './decide.ts';
import type { LicenseEmails } from './emails.ts';
import { remindOfExpiry } from './expiring.ts';
import { licenseDay } from './leads.ts';
import { licensePaths } from './notices.ts';
import { licenses } from './tables.ts';

/**
 * Marks expired licenses, each in its own transaction, and tells the operator how many wait for another review.
 */
export async function reviewLicenses(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  emails: LicenseEmails,
  now = new Date(),
): Promise<void> {
  const ended = await database.db
    .select({ id: licenses.id })
    .from(licenses)
    .where(and(eq(licenses.status, 'verified'), lt(licenses.expiresOn, licenseDay(now))))
    .orderBy(licenses.id);
  for (const { id } of ended)
    await events.transaction(async (tx, emit) => {
      // Renewed since the list was read; the next run checks it again.
      const [still] = await tx
        .select({ id: licenses.id })
        .from(licenses)
        .where(and(eq(licenses.id, id), eq(licenses.status, 'verified'), lt(licenses.expiresOn, licenseDay(now))))
        .for('update');
      if (!still) return;
      const audit = (auditEntry: Parameters<typeof writeAudit>[2]) => writeAudit(tx, JOB, auditEntry);
      const writing = { tx, emit, audit, emails };
      await decideLicense(writing, { licenseId: id, decision: 'expired', reason: 'expired', checkedById: null, now });
    });
  await remindOfExpiry({ database, events }, now);
  await notifyOfDueReviews({ database, events }, emails, now);
}

export const JOB = 'review-licenses';

async function notifyOfDueReviews(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  emails: LicenseEmails,
  now: Date,
): Promise<void> {
  const [due] = await database.db
    .select({ count: sql<number>`count(*)::integer` })
    .from(licenses)
    .where(and(eq(licenses.status, 'verified'), lte(licenses.checkDueAt, now)));
  const count = due?.count ?? 0;
  if (count === 0) return;
  await events.transaction(async (tx, emit) => {
    for (const { email: to } of await wholesalers(tx)) await queueEmail(tx, emails.due({ to, count }), 'trusted');
    await notifyOperators(tx, emit, {
      kind: 'verification',
      key: `licenses.due:${licenseDay(now)}`,
      title: count === 1 ? m.network__one_license_is_due_for() : m.network__licenses_are_due_for_another({ count }),
      body: m.network__they_were_last_checked_30_2(),
      path: licensePaths.verifications,
      mailed: true,
    });
  });
}
