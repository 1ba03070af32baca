import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import { type AccountEmails, CONFIRM_WITHIN_SECONDS } from '../emails.ts';
import { ownerOf } from './claims.ts';
import { issueToken } from './tokens.ts';

/**
 * Emails the address that an account claims. The owner of the address is told that they already have an account;
 * anyone else gets the confirmation link. Both emails contain the link that removes the claim.
 */
export async function emailClaimant(
  tx: Tx,
  emails: AccountEmails,
  { personId, email }: { personId: number; email: string },
): Promise<void> {
  const token = await issueToken(tx, { purpose: 'confirm', personId, email }, CONFIRM_WITHIN_SECONDS);
  const isOwned = (await ownerOf(tx, email)) !== undefined;
  await queueEmail(tx, isOwned ? emails.addressTaken(email, token) : emails.confirmAddress(email, token), 'stranger');
}
