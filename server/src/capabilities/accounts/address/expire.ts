import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../../foundation/app-context.ts';
import { queueEmail } from '../../../foundation/email-outbox.ts';
import { canSignIn } from '../can-sign-in.ts';
import { eraseUnproved } from '../leaving/erase.ts';
import { personalDataToken } from '../leaving/personal-data.ts';
import { accountEmailsToken } from '../letters.ts';
import { people } from '../tables.ts';

/** An account without a proved address expires after so many days without activity, */
export const EXPIRES_AFTER_DAYS = 30;
/** and not before so many days after the warning. */
const WARNED_DAYS = 7;
const DAY_MS = 86_400_000;

const unproved = and(eq(people.emailVerified, false), canSignIn);
const idleFor = (days: number) => lt(people.lastActiveAt, new Date(Date.now() - days * DAY_MS));

/** The job: warns accounts without a proved address that nobody uses, and erases those that were warned a week ago. */
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
    // An account that lost its address cannot be written to; its pages say the same.
    if (person.claimedEmail && !person.claimRemovedAt)
      await queueEmail(tx, resolve(accountEmailsToken).accountExpires(person.claimedEmail, at), 'trusted');
    return true;
  });
}

/** One account a transaction: a failure holds back no other. */
function expire({ database, resolve }: AppContext, personId: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.id, personId), unproved, warnedLongAgo(), idleFor(EXPIRES_AFTER_DAYS)))
      .for('update');
    return person ? eraseUnproved(tx, resolve(personalDataToken), personId) : false;
  });
}
