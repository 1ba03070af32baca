import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import { signedIn } from '../../../foundation/access.ts';
import { readId } from '../../../foundation/contract.ts';
import type { Tx } from '../../../foundation/db.ts';
import { invalid } from '../../../foundation/errors.ts';
import { post } from '../../../foundation/letters.ts';
import { serve } from '../../../foundation/serve.ts';
import { attemptsPart } from '../attempts.ts';
import { type AccountLetters, accountLettersPart, CONFIRM_WITHIN_SECONDS } from '../letters.ts';
import { forgetResets } from '../reset-tokens.ts';
import { people, verifications } from '../tables.ts';
import { confirmPassword } from './confirm-password.ts';
import { settingsContract as contract } from './contract.ts';

/**
 * The answer is the same whether the new address is taken or not: who owns it learns of it by a letter, who asked does
 * not. Nothing changes before the letter to the new address is confirmed.
 */
export const changeEmail = serve(contract.changeEmail, {
  access: signedIn,
  async run({ input: { email, password }, subject: me, db, use, transaction }) {
    const attempts = use(attemptsPart);
    await confirmPassword({ db, attempts, personId: me.id, password });
    await attempts.count('mailTo', `person ${me.id}`);
    const letters = use(accountLettersPart);
    await transaction(async ({ tx, audit }) => {
      const [person] = await tx.select().from(people).where(eq(people.id, me.id));
      if (person!.email === email) throw invalid('email', 'is your address already');
      const [taken] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email));
      const token = await keepChange(tx, me.id, email);
      await post(tx, taken ? letters.addressWanted(email) : letters.confirmNewAddress(email, token), 'stranger');
      await post(tx, letters.addressChangeAsked(person!.email), person!.emailVerified ? 'trusted' : 'stranger');
      await audit({ action: 'email.change_asked', object: `person:${me.id}` });
    });
    return { sent: true as const };
  },
});

const mark = 'change.';

export const isChangeToken = (token: string): boolean => token.startsWith(mark);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Of several changes that a person asked for only the last one can be confirmed. */
async function keepChange(tx: Tx, personId: number, email: string): Promise<string> {
  const token = `${mark}${personId}.${randomBytes(24).toString('base64url')}`;
  await tx.delete(verifications).where(like(verifications.identifier, `change-email:${personId}:%`));
  await tx.insert(verifications).values({
    identifier: `change-email:${personId}:${hashOf(token)}`,
    value: email,
    expiresAt: new Date(Date.now() + CONFIRM_WITHIN_SECONDS * 1_000),
  });
  return token;
}

/** Puts the new address in force; undefined where the token does not hold, or somebody else has the address by now. */
export async function confirmChange(tx: Tx, letters: AccountLetters, token: string): Promise<number | undefined> {
  const personId = readId(token.split('.')[1]);
  if (personId === undefined) return undefined;
  const [kept] = await tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, `change-email:${personId}:${hashOf(token)}`),
        gt(verifications.expiresAt, new Date()),
      ),
    )
    .returning({ email: verifications.value });
  if (!kept) return undefined;
  const [before] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId));
  const changed = await tx
    .update(people)
    .set({ email: kept.email, emailVerified: true, claimedEmail: null, updatedAt: new Date() })
    .where(sql`${people.id} = ${personId} and not exists (select from people where email = ${kept.email})`)
    .returning({ id: people.id });
  if (!before || changed.length === 0) return undefined;
  await forgetResets(tx, personId);
  await post(tx, letters.addressChanged(before.email), 'trusted');
  return personId;
}
