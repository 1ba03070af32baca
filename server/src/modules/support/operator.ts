import { m } from '@lintel/messages';
import type { Tx } from '../../platform/database/db.ts';
import { type EmailCause, queueEmail } from '../../platform/email/email-outbox.ts';
import { renderEmail, type Words } from '../../platform/email/render-email.ts';
import type { Emit } from '../../platform/events/events.ts';
import { token } from '../../platform/serve/registry.ts';
import { wholesalers } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';

/** Contact of support. */
export interface SupportServices {
  publicUrl: string;
  /** Configured by the operator; by default the wholesaler's accounts are emailed. */
  email: string | undefined;
}

export const supportServicesToken = token<SupportServices>('support services');

/**
 * Emails the operators and adds an in-app notification. Emails never contain a visitor's text; operators read it in
 * the ticket itself.
 */
export async function notifyOperator(
  { tx, emit }: { tx: Tx; emit: Emit },
  services: SupportServices,
  words: Omit<Words, 'to' | 'reason'>,
  { key, ticketId, cause }: { key: string; ticketId: number; cause: EmailCause },
): Promise<void> {
  const reason = m.support__youre_receiving_this_email_because();
  for (const to of await addressesOf(tx, services)) await queueEmail(tx, renderEmail({ ...words, to, reason }), cause);
  const operators = await wholesalers(tx);
  for (const { id: personId } of operators)
    await notify(tx, emit, {
      ...{ personId, key, kind: 'support', title: words.subject, mailed: true },
      body: m.support__open_the_question_to_reply(),
      path: `/wholesaler-dashboard?tab=support&ticket=${ticketId}`,
    });
}

async function addressesOf(tx: Tx, { email }: SupportServices): Promise<string[]> {
  if (email) return [email];
  return (await wholesalers(tx)).map((operator) => operator.email);
}
