import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq, isNull } from 'drizzle-orm';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import type { Emit } from '../../platform/events/events.ts';
import { conflict, invalid, notFound } from '../../platform/serve/errors.ts';
import { setVerification } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import { decisionNotice, type LicenseEmails, type Reason } from './emails.ts';
import { holderOf, type License } from './holder.ts';
import { licenseDay } from './leads.ts';
import { licensePaths } from './notices.ts';
import { licenseAppeals, licenseChecks, licenses } from './tables.ts';

type Verdict = (typeof licenseChecks.decision.enumValues)[number];

/** An entry as printed in the register. */
export interface RegisterEntry {
  registerName?: string | null | undefined;
  registerStatus?: (typeof licenseChecks.registerStatus.enumValues)[number] | null | undefined;
  registerUrl?: string | null | undefined;
  /** Last day on which the license is valid. */
  expiresOn?: string | null | undefined;
  disciplined?: boolean | null | undefined;
}

export interface Decision {
  licenseId: number;
  decision: Verdict;
  reason: Reason;
  note?: string | null | undefined;
  found?: RegisterEntry | undefined;
  /** The reviewer, or null for the job that finds expired licenses. */
  checkedById: number | null;
  now?: Date;
}

interface Writing {
  tx: Tx;
  emit: Emit;
  audit(auditEntry: AuditEntry): Promise<void>;
  emails: LicenseEmails;
}

const RECHECK_MS = 30 * DAY_MS;

/**
 * Decides on a license after a register check. The status of the license and its company, the check, an open
 * appeal, the audit entry and the holder's email change together. Fails with a conflict when the license is not
 * open.
 */
export async function decideLicense({ tx, emit, audit, emails }: Writing, input: Decision): Promise<License> {
  const { licenseId, decision, reason, note = null, found = {}, checkedById, now = new Date() } = input;
  const [before] = await tx.select().from(licenses).where(eq(licenses.id, licenseId)).for('update');
  if (!before) throw notFound();
  refuseUnlessOpen(before, decision, now);

  const expiresOn = decision === 'verified' ? endOf(before, found, now) : (found.expiresOn ?? before.expiresOn);
  const [license] = await tx
    .update(licenses)
    .set({
      status: decision,
      expiresOn,
      checkedAt: now,
      checkDueAt: decision === 'verified' ? dueAt(now, expiresOn) : null,
    })
    .where(eq(licenses.id, licenseId))
    .returning();
  await tx
    .insert(licenseChecks)
    .values({ ...found, licenseId, checkedById, decision, reason, note, expiresOn, checkedAt: now });
  await tx
    .update(licenseAppeals)
    .set({ resolvedAt: now })
    .where(and(eq(licenseAppeals.licenseId, licenseId), isNull(licenseAppeals.resolvedAt)));
  // A company with an expired license waits for its next review, like a new company.
  if (before.resellerId !== null)
    await setVerification(tx, before.resellerId, decision === 'expired' ? 'pending' : decision);

  const { about, recipients, personIds } = await holderOf(tx, before, decision);
  for (const to of recipients) await queueEmail(tx, emails[decision]({ ...about, to, reason, note }), 'trusted');
  for (const personId of personIds)
    await notify(tx, emit, {
      ...decisionNotice(decision, about),
      ...{ personId, kind: 'license', key: `license.${decision}:${licenseId}:${now.getTime()}` },
      ...{ path: licensePaths.own, mailed: true },
    });
  const { resellerId, agentId, status } = before;
  await audit({
    action: `license.${decision}`,
    object: `license:${licenseId}`,
    details: { resellerId, agentId, before: status, reason, expiresOn },
  });
  return license!;
}

/** Returns the latest time of the next register check. */
function dueAt(now: Date, expiresOn: string | null): Date {
  const again = now.getTime() + RECHECK_MS;
  return new Date(expiresOn === null ? again : Math.min(again, Date.parse(`${expiresOn}T12:00:00Z`)));
}

function endOf({ expiresOn: known }: License, { expiresOn: found }: RegisterEntry, now: Date): string | null {
  const expiresOn = found ?? known;
  if (expiresOn !== null && expiresOn < licenseDay(now))
    throw invalid('evidence.expiresOn', m.network__must_be_a_date_that());
  return expiresOn;
}

const closed: Record<License['status'], string> = {
  pending: '',
  expired: '',
  get verified() {
    return m.licensing__this_license_is_verified_and();
  },
  get rejected() {
    return m.licensing__this_license_was_rejected_the();
  },
};

/** Open licenses are pending, expired, or verified with a review that is due after 30 days. */
function refuseUnlessOpen({ status, checkDueAt, expiresOn }: License, decision: Verdict, now: Date): void {
  const hasEnded = expiresOn !== null && expiresOn < licenseDay(now);
  if (decision === 'expired') {
    if (status === 'verified' && hasEnded) return;
    throw conflict(m.network__this_license_hasnt_expired());
  }
  const isDue = status === 'verified' && ((checkDueAt !== null && checkDueAt <= now) || hasEnded);
  if (closed[status] !== '' && !isDue) throw conflict(closed[status]);
}
