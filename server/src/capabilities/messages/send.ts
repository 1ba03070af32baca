import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { conflict, invalid } from '../../foundation/errors.ts';
import { serve } from '../../foundation/serve.ts';
import { attemptsPart } from '../accounts/index.ts';
import { grantDocuments } from '../documents/index.ts';
import { notify, readNewsOf, tell } from '../notifications/index.ts';
import { threadAccess } from './access.ts';
import { messagesContract as contract } from './contract.ts';
import { messageSent } from './events.ts';
import { isSame, licenseLine, signed } from './license-line.ts';
import { presentMessages, readUpToOf, sentBy, threadPath } from './present.ts';
import { sidesOf } from './sides.ts';
import { messageAttachments, messages, messageThreads } from './tables.ts';

/** A letter waits so long for the message to be read where it stands. */
const MAIL_AFTER_MINUTES = 10;

export const send = serve(contract.send, {
  access: threadAccess.may('write'),
  async run({ input: { body, documentIds }, subject: { id: threadId }, me, headers, use, transaction }) {
    const key = keyOf(headers);
    await use(attemptsPart).count('messagesOf', String(me!.id));
    return transaction(async ({ tx, emit, audit }) => {
      // One message of a conversation after the other: whoever may say one thing more does not say two at once.
      const [row] = await tx.select().from(messageThreads).where(eq(messageThreads.id, threadId)).for('update');
      const sides = await sidesOf(tx, row!, me!.id);
      const call = { db: tx, me: me!, use };
      const [sent] = await tx
        .select()
        .from(messages)
        .where(and(eq(messages.threadId, threadId), eq(messages.authorId, me!.id), eq(messages.key, key)));
      if (sent && !isSame(sent.body, body)) throw conflict('Another message was sent with this Idempotency-Key');
      if (sent) return (await presentMessages(call, row!, sides, [sent]))[0]!;
      if (!sides.standing.mayWrite) throw conflict(sides.standing.because);

      const words = signed(body, await licenseLine(tx, row!, me!.id));
      const [message] = await tx.insert(messages).values({ threadId, authorId: me!.id, body: words, key }).returning();
      const { personId: recipientId } = sides.other;
      if (documentIds.length > 0) {
        await grantDocuments({ tx, emit, audit }, { ownerId: me!.id, granteeId: recipientId, documentIds });
        await tx
          .insert(messageAttachments)
          .values(documentIds.map((documentId, place) => ({ messageId: message!.id, place, documentId })));
      }
      const read = sides.side === 'buyer' ? { buyerReadId: message!.id } : { agentReadId: message!.id };
      await tx
        .update(messageThreads)
        .set({ movedAt: message!.createdAt, ...read })
        .where(eq(messageThreads.id, threadId));
      await emit(messageSent, { messageId: message!.id, threadId, authorId: me!.id, recipientId });
      await tell(emit, [me!.id, recipientId], 'messages');
      // Whoever answers has read.
      await readNewsOf(tx, emit, me!.id, threadPath(threadId));
      await notify(tx, emit, {
        personId: recipientId,
        kind: 'message',
        // One for all that is said until they read.
        key: `messages:${threadId}:${readUpToOf(row!, sides.side === 'buyer' ? 'professional' : 'buyer')}`,
        title: `New message from ${sides.me.name}`,
        body: 'Open the conversation to read it and to answer.',
        path: threadPath(threadId),
        mailAfterMinutes: MAIL_AFTER_MINUTES,
      });
      return (await presentMessages(call, row!, sides, [message!]))[0]!;
    });
  },
});

/** Without a key of the client each call is a message of its own. */
function keyOf(headers: Headers): string {
  const key = headers.get('idempotency-key')?.trim() || randomUUID();
  if (key.length > 200) throw invalid('Idempotency-Key', 'must have at most 200 characters');
  return sentBy + key;
}
