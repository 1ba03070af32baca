import type { Tx } from '../../../foundation/db.ts';
import { queueEmail } from '../../../foundation/email-outbox.ts';
import { type AccountLetters, CONFIRM_WITHIN_SECONDS } from '../letters.ts';
import { ownerOf } from './claims.ts';
import { issueToken } from './tokens.ts';

/**
 * Emails the address that an account claims. The owner of the address is told that they already have an account;
 * anyone else gets the confirmation link. Both emails contain the link that removes the claim.
 */
export async function postClaim(
  tx: Tx,
  letters: AccountLetters,
  { personId, email }: { personId: number; email: string },
): Promise<void> {
  const token = await issueToken(tx, { purpose: 'confirm', personId, email }, CONFIRM_WITHIN_SECONDS);
  const isOwned = (await ownerOf(tx, email)) !== undefined;
  await queueEmail(tx, isOwned ? letters.addressTaken(email, token) : letters.confirmAddress(email, token), 'stranger');
}
