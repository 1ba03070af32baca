import { and, eq, isNull } from 'drizzle-orm';
import type { Deed } from '../../../foundation/audit.ts';
import type { Tx } from '../../../foundation/db.ts';
import { conflict, invalid, notFound } from '../../../foundation/errors.ts';
import type { Emit } from '../../../foundation/events.ts';
import { post } from '../../../foundation/letters.ts';
import { notify } from '../../notifications/index.ts';
import { noticePaths } from '../notices.ts';
import { licenseAppeals, licenseChecks, licenses, resellers } from '../tables.ts';
import { holderOf } from './holder.ts';
import { licenseDay } from './leads.ts';
import { decisionNotice, type LicenseLetters, type Reason } from './letters.ts';

export type License = typeof licenses.$inferSelect;
type Verdict = (typeof licenseChecks.decision.enumValues)[number];

/** As it stands in the register. */
export interface RegisterEntry {
  registerName?: string | null | undefined;
  registerStatus?: (typeof licenseChecks.registerStatus.enumValues)[number] | null | undefined;
  registerUrl?: string | null | undefined;
  /** The last day on which it holds. */
  expiresOn?: string | null | undefined;
  disciplined?: boolean | null | undefined;
}

export interface Decision {
  licenseId: number;
  decision: Verdict;
  reason: Reason;
  note?: string | null | undefined;
  found?: RegisterEntry | undefined;
  /** Who looked; null for the job that finds licences at their end. */
  checkedById: number | null;
  now?: Date;
}

interface Writing {
  tx: Tx;
  emit: Emit;
  audit(deed: Deed): Promise<void>;
  letters: LicenseLetters;
}

const RECHECK_MS = 30 * 86_400_000;

/**
 * Decides on a licence after a look into its register: the state of the licence and of its company, the record of the
 * look, an open appeal, the audit log and the holder's letter change together. A licence that is not open is a conflict.
 */
export async function decideLicense({ tx, emit, audit, letters }: Writing, asked: Decision): Promise<License> {
  const { licenseId, decision, reason, note = null, found = {}, checkedById, now = new Date() } = asked;
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
  // A company whose licence has ended waits, like a new one, for the next look.
  if (before.resellerId !== null)
    await tx
      .update(resellers)
      .set({ verification: decision === 'expired' ? 'pending' : decision })
      .where(eq(resellers.id, before.resellerId));

  const { about, recipients, personIds } = await holderOf(tx, before, decision);
  for (const to of recipients) await post(tx, letters[decision]({ ...about, to, reason, note }), 'trusted');
  for (const personId of personIds)
    await notify(tx, emit, {
      ...decisionNotice(decision, about),
      ...{ personId, kind: 'license', key: `license.${decision}:${licenseId}:${now.getTime()}` },
      ...{ path: noticePaths.licenses, mailed: true },
    });
  const { resellerId, agentId, status } = before;
  await audit({
    action: `license.${decision}`,
    object: `license:${licenseId}`,
    details: { resellerId, agentId, before: status, reason, expiresOn },
  });
  return license!;
}

/** When the register has to be asked again, whatever happens. */
function dueAt(now: Date, expiresOn: string | null): Date {
  const again = now.getTime() + RECHECK_MS;
  return new Date(expiresOn === null ? again : Math.min(again, Date.parse(`${expiresOn}T12:00:00Z`)));
}

function endOf({ expiresOn: known }: License, { expiresOn: found }: RegisterEntry, now: Date): string | null {
  const expiresOn = found ?? known;
  if (expiresOn !== null && expiresOn < licenseDay(now))
    throw invalid('evidence.expiresOn', 'must be a day on which the licence still holds');
  return expiresOn;
}

const closed: Record<License['status'], string> = {
  pending: '',
  expired: '',
  verified: 'This licence was verified and is not due for another look',
  rejected: 'This licence was rejected; it is open again when its holder appeals',
};

/** Open are those that wait, those that ended, and verified ones whose 30 days are over. */
function refuseUnlessOpen({ status, checkDueAt, expiresOn }: License, decision: Verdict, now: Date): void {
  const hasEnded = expiresOn !== null && expiresOn < licenseDay(now);
  if (decision === 'expired') {
    if (status === 'verified' && hasEnded) return;
    throw conflict('This licence has not ended');
  }
  const isDue = status === 'verified' && ((checkDueAt !== null && checkDueAt <= now) || hasEnded);
  if (closed[status] !== '' && !isDue) throw conflict(closed[status]);
}
