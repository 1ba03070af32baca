import { eq } from 'drizzle-orm';
import { anyone, signedIn } from '../../foundation/access.ts';
import { invalid } from '../../foundation/errors.ts';
import { post } from '../../foundation/letters.ts';
import { serve } from '../../foundation/serve.ts';
import { attemptsPart } from './attempts.ts';
import { authPart } from './auth.ts';
import { accountsContract as contract } from './contract.ts';
import { accountLettersPart } from './letters.ts';
import { confirmChange, isChangeToken } from './settings/email.ts';
import { people } from './tables.ts';

export const verifyEmail = serve(contract.verifyEmail, {
  access: anyone('the token of the letter says whose address it is'),
  async run({ input: { token }, use, transaction }) {
    const verified = isChangeToken(token)
      ? await transaction(async ({ tx, audit }) => {
          const personId = await confirmChange(tx, use(accountLettersPart), token);
          if (personId) await audit({ action: 'email.changed', object: `person:${personId}` });
          return personId !== undefined;
        }).catch(isTaken)
      : (await use(authPart).api.verifyEmail({ query: { token }, asResponse: true })).ok;
    if (!verified) throw invalid('token', 'is no longer valid; please ask for a new letter');
    return { verified: true as const };
  },
});

export const sendVerification = serve(contract.sendVerification, {
  access: signedIn,
  async run({ subject: me, db, use, transaction }) {
    await use(attemptsPart).count('mailTo', `person ${me.id}`);
    const [person] = await db.select().from(people).where(eq(people.id, me.id));
    const { email, claimedEmail, emailVerified } = person!;
    const letter = await use(accountLettersPart).confirmAddress(email);
    // An account on somebody else's address can never confirm it; it is told the same.
    if (!claimedEmail && !emailVerified) await transaction(({ tx }) => post(tx, letter, 'stranger'));
    return { sent: true as const };
  },
});

/** Of two who confirm the same address in the same moment one has it; the other's link no longer holds. */
function isTaken(error: unknown): false {
  if (((error as Error).cause as { code?: string } | undefined)?.code === '23505') return false;
  throw error;
}
