import { DAY_MS } from '@lintel/geo';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { eraseUnconfirmed } from '../deletion/erase.ts';
import { personalDataToken } from '../deletion/personal-data.ts';
import { accountEmailsToken } from '../emails.ts';
import { canSignIn } from '../sign-in/can-sign-in.ts';
import { people } from '../tables.ts';

/** Days without activity after which an account without a confirmed address expires. */
export const EXPIRES_AFTER_DAYS = 30;
/** Minimum days between the warning and the expiry. */
const WARNED_DAYS = 7;

const unproved = and(eq(people.emailVerified, false), canSignIn(people.id));
const idleFor = (days: number) => lt(people.lastActiveAt, new Date(Date.now() - days * DAY_MS));

/** A job that warns inactive accounts without a confirmed address and erases those warned a week ago. */
export async function expireAccounts(app: AppContext): Promise<{ warned: number; erased: number }> {
  const { db } = app.database;
  const idle = await db
    .select({ id: people.id })
    .from(people)
    .where(and(unproved, isNull(people.expiryWarnedAt), idleFor(EXPIRES_AFTER_DAYS - WARNED_DAYS)));
  let warned = 0;
  for (const { id } of idle) if (await warn(app, id)) warned += 1;
  const expired = await db
    .select({ id: people.id })
    .from(people)
    .where(and(unproved, warnedLongAgo(), idleFor(EXPIRES_AFTER_DAYS)));
  let erased = 0;
  for (const { id } of expired) if (await expire(app, id)) erased += 1;
  return { warned, erased };
}

const warnedLongAgo = () => lt(people.expiryWarnedAt, new Date(Date.now() - WARNED_DAYS * DAY_MS));

function warn({ database, resolve }: AppContext, personId: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [person] = await tx
      .update(people)
      .set({ expiryWarnedAt: new Date() })
      .where(sql`${people.id} = ${personId} and ${unproved} and ${people.expiryWarnedAt} is null`)
      .returning({ claimedEmail: people.claimedEmail, claimRemovedAt: people.claimRemovedAt });
    if (!person) return false;
    const at = new Date(Date.now() + WARNED_DAYS * DAY_MS);
    // An account that lost its address cannot be emailed; its pages show the same warning.
    if (person.claimedEmail && !person.claimRemovedAt)
      await queueEmail(tx, resolve(accountEmailsToken).accountExpires(person.claimedEmail, at), 'trusted');
    return true;
  });
}

/** Uses one transaction per account, so a failure does not affect the others. */
function expire({ database, resolve }: AppContext, personId: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.id, personId), unproved, warnedLongAgo(), idleFor(EXPIRES_AFTER_DAYS)))
      .for('update');
    return person ? eraseUnconfirmed(tx, resolve(personalDataToken), personId) : false;
  });
}
