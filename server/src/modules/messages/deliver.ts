import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { markPageRead, notify, refreshPages } from '../notifications/index.ts';
import { messageSent } from './events.ts';
import { licenseLine, signed } from './license-line.ts';
import { otherSide, readUpToOf, threadPath } from './present.ts';
import type { Sides } from './sides.ts';
import { messages, messageThreads } from './tables.ts';

/** Delay of the email, so that the message can be read in the app first. */
const MAIL_AFTER_MINUTES = 10;

interface NewMessage {
  thread: typeof messageThreads.$inferSelect;
  /** Sides from the sender's perspective; their right to write was checked. */
  sides: Sides;
  body: string;
  key: string;
}

/** Adds a message to the conversation and notifies the other side. */
export async function deliver({ tx, emit }: { tx: Tx; emit: Emit }, { thread, sides, body, key }: NewMessage) {
  const threadId = thread.id;
  const [authorId, recipientId] = [sides.me.personId, sides.other.personId];
  const words = signed(body, await licenseLine(tx, thread, authorId));
  const [message] = await tx.insert(messages).values({ threadId, authorId, body: words, key }).returning();
  const read = sides.side === 'professional' ? { agentReadId: message!.id } : { buyerReadId: message!.id };
  await tx
    .update(messageThreads)
    .set({ movedAt: message!.createdAt, ...read })
    .where(eq(messageThreads.id, threadId));
  // The event's consumers, such as the tracking of first replies to leads, only concern buyers and professionals.
  if (thread.buyerId !== null) await emit(messageSent, { messageId: message!.id, threadId, authorId, recipientId });
  await refreshPages(emit, [authorId, recipientId], 'messages');
  // Answering implies having read.
  await markPageRead(tx, emit, authorId, threadPath(threadId));
  await notify(tx, emit, {
    personId: recipientId,
    kind: 'message',
    // One notification for all messages until they read.
    key: `messages:${threadId}:${readUpToOf(thread, otherSide(sides.side))}`,
    title: m.messages__new_message_from({ name: sides.me.name }),
    body: m.messages__open_the_conversation_to_read(),
    path: threadPath(threadId),
    mailAfterMinutes: MAIL_AFTER_MINUTES,
    push: { title: m.messages__push_new_message(), body: m.messages__open_the_conversation_to_read() },
  });
  return message!;
}
