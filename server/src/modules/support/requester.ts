import type { Db } from '../../platform/database/db.ts';
import type { EmailCause } from '../../platform/email/email-outbox.ts';
import { profileOf } from '../accounts/index.ts';

/** Facts about the requester that decide what emails about the ticket may contain. */
export interface Requester {
  /** The ticket came from an account with a confirmed address, so emails may quote it. */
  isConfirmed: boolean;
  /** The address given with the ticket is the confirmed address of that account. */
  ownsAddress: boolean;
}

export async function requesterOf(db: Db, ticket: { personId: number | null; email: string }): Promise<Requester> {
  if (ticket.personId === null) return { isConfirmed: false, ownsAddress: false };
  const person = await profileOf(db, ticket.personId);
  const isConfirmed = person?.emailVerified ?? false;
  return { isConfirmed, ownsAddress: isConfirmed && person!.email === ticket.email.toLowerCase() };
}

/** Cause of emails to the operator about a ticket. */
export const causeOf = ({ isConfirmed }: Requester): EmailCause => (isConfirmed ? 'trusted' : 'stranger');
