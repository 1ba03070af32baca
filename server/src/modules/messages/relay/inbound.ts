import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { anyone } from '../../../platform/serve/access.ts';
import { conflict, forbidden, invalid, notFound, tooLarge, unauthenticated } from '../../../platform/serve/errors.ts';
import { token } from '../../../platform/serve/registry.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { attemptsToken, profileOf } from '../../accounts/index.ts';
import { messagesContract as contract, messageSignsMax } from '../contract.ts';
import { deliver } from '../deliver.ts';
import { sidesOf } from '../sides.ts';
import { messages, messageThreads } from '../tables.ts';
import type { Relay } from './address.ts';
import { replyText } from './reply-text.ts';

/** Undefined when replies by email are not configured. */
export const relayToken = token<{ relay: Relay | undefined; secret: string | undefined }>('answers by mail');

/**
 * Receives the emails of the addresses of another module: returns how to store an email, or undefined for an address that
 * is not one of them.
 */
export type MailReader = (recipient: string) => ((email: Email, key: string) => Promise<void>) | undefined;
export const mailReadersToken = token<MailReader[]>('readers of inbound mail');

/** Maximum age of a signature, in both directions. */
const SIGNED_SECONDS = 300;

export const inbound = serve(contract.inbound, {
  access: anyone('the mail server is known by its signature'),
  async run({ input, headers, rawBody, resolve, transaction }) {
    const { relay, secret } = resolve(relayToken);
    if (!relay || !secret) throw notFound(m.messages__replies_by_email_arent_set());
    checkSignature(headers.get('x-lintel-signature') ?? '', rawBody ?? Buffer.alloc(0), secret, new Date());
    for (const reader of resolve(mailReadersToken)) {
      const ingest = reader(input.recipient);
      if (!ingest) continue;
      const email = await parseEmail(input.letter, 'letter');
      await ingest(email, keyOf(email, input.letter));
      return { delivered: true };
    }
    const to = relay.read(input.recipient);
    if (!to) throw notFound(m.messages__we_couldnt_find_this_address());
    const email = await parseEmail(input.letter, 'letter');
    if (isByMachine(email)) return { delivered: false };
    const body = bodyOf(email);
    await resolve(attemptsToken).count('messagesOf', String(to.personId));
    return transaction(async ({ tx, emit }) => {
      const [thread] = await tx.select().from(messageThreads).where(eq(messageThreads.id, to.threadId)).for('update');
      const person = await profileOf(tx, to.personId);
      if (!thread || !person) throw notFound(m.messages__we_couldnt_find_this_address());
      // A forwarded relay address does not let other people write in someone's name.
      if (email.from?.address?.toLowerCase() !== person.email.toLowerCase())
        throw forbidden(m.messages__reply_from_your_accounts_email());
      const sides = await sidesOf(tx, thread, to.personId);
      if (sides.permission.state === 'ended') throw notFound(m.messages__this_address_is_no_longer());
      const key = `mail:${keyOf(email, input.letter)}`;
      const [existing] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.threadId, thread.id), eq(messages.authorId, to.personId), eq(messages.key, key)));
      if (existing) return { delivered: true };
      if (!sides.permission.mayWrite) throw conflict(sides.permission.because);
      await deliver({ tx, emit }, { thread, sides, body, key });
      return { delivered: true };
    });
  },
});

function checkSignature(header: string, body: Buffer, secret: string, now: Date): void {
  const [, at, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!at || !given) throw unauthenticated();
  const right = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  if (!timingSafeEqual(Buffer.from(given, 'hex'), right)) throw unauthenticated();
  if (Math.abs(now.getTime() / 1000 - Number(at)) > SIGNED_SECONDS) throw unauthenticated();
}

/** The same for every delivery of an email. */
const keyOf = (email: Email, raw: string): string =>
  createHash('sha256')
    .update(email.messageId ?? raw)
    .digest('hex');

export async function parseEmail(base64: string, field: string): Promise<Email> {
  try {
    const limits = { maxNestingDepth: 20, maxHeadersSize: 64_000, maxRfc822NestingDepth: 0 };
    return await PostalMime.parse(Buffer.from(base64, 'base64'), limits);
  } catch {
    throw invalid(field, m.messages__must_be_an_email_message());
  }
}

/** Automatic replies are dropped, so that two systems cannot write to each other forever (RFC 3834). */
function isByMachine({ headers, from }: Email): boolean {
  const headerOf = (key: string) => headers.find((header) => header.key === key)?.value.toLowerCase();
  const auto = headerOf('auto-submitted');
  return (
    (auto !== undefined && auto !== 'no') ||
    headerOf('x-autoreply') !== undefined ||
    /^(bulk|junk|auto_reply)$/.test(headerOf('precedence') ?? '') ||
    /^(mailer-daemon|postmaster)@/i.test(from?.address ?? '')
  );
}

function bodyOf({ text, html, attachments }: Email): string {
  if (attachments.some(({ related }) => !related)) throw conflict(m.messages__you_cant_send_files_by());
  if (text === undefined && html !== undefined) throw conflict(m.messages__please_reply_in_plain_text());
  const body = replyText(text ?? '');
  if (body === '') throw conflict(m.messages__your_reply_has_no_text());
  if (body.length > messageSignsMax)
    throw tooLarge(m.messages__a_reply_can_have_at({ count: messageSignsMax.toLocaleString('en-US') }));
  return body;
}
