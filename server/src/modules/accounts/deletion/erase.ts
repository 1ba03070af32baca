import { m } from '@lintel/messages';
import { eq, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { endAllTokens } from '../address/tokens.ts';
import { accountEmailsToken } from '../emails.ts';
import { credentials, people, sessions, twoFactors } from '../tables.ts';
import { type PersonalData, personalDataToken } from './personal-data.ts';

/** Returns the first reason why an account cannot be deleted now. */
export async function obstacleOf(
  db: Db,
  parts: readonly PersonalData[],
  personId: number,
): Promise<string | undefined> {
  const [person] = await db.select({ role: people.role }).from(people).where(eq(people.id, personId));
  if (person?.role === 'wholesaler') return m.accounts__a_platform_operator_cannot_delete();
  for (const { obstacle } of parts) {
    const found = await obstacle?.(db, personId);
    if (found) return found;
  }
  return undefined;
}

/** A job that erases accounts after their grace period. Accounts with an obstacle stay until it is gone. */
export async function eraseDue(app: AppContext): Promise<number> {
  const { db } = app.database;
  const due = await db.select({ id: people.id }).from(people).where(lte(people.deletionAt, new Date()));
  let erased = 0;
  for (const { id } of due) if (await erase(app, id)) erased += 1;
  return erased;
}

/** Erases an account without a confirmed address. Returns false when there is an obstacle. */
export async function eraseUnconfirmed(tx: Tx, parts: readonly PersonalData[], personId: number): Promise<boolean> {
  if (await obstacleOf(tx, parts, personId)) return false;
  for (const { erase: eraseMore } of parts) await eraseMore?.(tx, personId);
  await eraseAccount(tx, personId);
  await writeAudit(tx, 'expire-accounts', { action: 'person.expired', object: `person:${personId}` });
  return true;
}

/**
 * Keeps the row, because invoices, consents and the audit log refer to it, and removes the identity. Uses one
 * transaction per person, so a failure does not affect the others.
 */
function erase({ database, resolve }: AppContext, personId: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [person] = await tx
      .select({ email: people.email })
      .from(people)
      .where(sql`${people.id} = ${personId} and ${people.deletionAt} <= now()`)
      .for('update');
    const parts = resolve(personalDataToken);
    if (!person || (await obstacleOf(tx, parts, personId))) return false;
    for (const { erase: eraseMore } of parts) await eraseMore?.(tx, personId);
    await eraseAccount(tx, personId);
    await queueEmail(tx, resolve(accountEmailsToken).deletionDone(person.email), 'trusted');
    await writeAudit(tx, 'erase-people', { action: 'person.erased', object: `person:${personId}` });
    return true;
  });
}

async function eraseAccount(tx: Tx, personId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, personId));
  await tx.delete(credentials).where(eq(credentials.userId, personId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, personId));
  await endAllTokens(tx, personId);
  await tx
    .update(people)
    .set({
      firstName: 'Deleted',
      lastName: 'person',
      email: `deleted-${personId}@deleted.invalid`,
      emailVerified: false,
      claimedEmail: null,
      claimRemovedAt: null,
      expiryWarnedAt: null,
      username: null,
      displayUsername: null,
      phone: null,
      image: null,
      timeZone: null,
      twoFactorEnabled: false,
      deletionAt: null,
    })
    .where(eq(people.id, personId));
}
