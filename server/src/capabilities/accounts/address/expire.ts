import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { House } from '../../../foundation/house.ts';
import { post } from '../../../foundation/letters.ts';
import { canSignIn } from '../can-sign-in.ts';
import { eraseUnproved } from '../leaving/erase.ts';
import { personalDataPart } from '../leaving/personal-data.ts';
import { accountLettersPart } from '../letters.ts';
import { people } from '../tables.ts';

/** An account without a proved address expires after so many days without activity, */
export const EXPIRES_AFTER_DAYS = 30;
/** and not before so many days after the warning. */
const WARNED_DAYS = 7;
const DAY_MS = 86_400_000;

const unproved = and(eq(people.emailVerified, false), canSignIn);
const idleFor = (days: number) => lt(people.lastActiveAt, new Date(Date.now() - days * DAY_MS));

/** The job: warns accounts without a proved address that nobody uses, and erases those that were warned a week ago. */
export async function expireAccounts(house: House): Promise<{ warned: number; erased: number }> {
  const { db } = house.database;
  const idle = await db
    .select({ id: people.id })
    .from(people)
    .where(and(unproved, isNull(people.expiryWarnedAt), idleFor(EXPIRES_AFTER_DAYS - WARNED_DAYS)));
  let warned = 0;
  for (const { id } of idle) if (await warn(house, id)) warned += 1;
  const expired = await db
    .select({ id: people.id })
    .from(people)
    .where(and(unproved, warnedLongAgo(), idleFor(EXPIRES_AFTER_DAYS)));
  let erased = 0;
  for (const { id } of expired) if (await expire(house, id)) erased += 1;
  return { warned, erased };
}

const warnedLongAgo = () => lt(people.expiryWarnedAt, new Date(Date.now() - WARNED_DAYS * DAY_MS));

function warn({ database, use }: House, personId: number): Promise<boolean> {
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
      await post(tx, use(accountLettersPart).accountExpires(person.claimedEmail, at), 'trusted');
    return true;
  });
}

/** One account a transaction: a failure holds back no other. */
function expire({ database, use }: House, personId: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.id, personId), unproved, warnedLongAgo(), idleFor(EXPIRES_AFTER_DAYS)))
      .for('update');
    return person ? eraseUnproved(tx, use(personalDataPart), personId) : false;
  });
}
