import { m } from '@lintel/messages';
import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Token } from '../../platform/serve/registry.ts';
import type { Person } from '../../platform/serve/session.ts';
import { documentCards } from '../documents/index.ts';
import type { Message, Thread } from './contract.ts';
import { type Sides, sidesOf } from './sides.ts';
import { messageAttachments, messages, type messageThreads } from './tables.ts';

type Row = typeof messageThreads.$inferSelect;
type MessageRow = typeof messages.$inferSelect;

/** Characters of the newest message in the list of conversations. */
const EXCERPT_SIGNS = 160;

/** Prefix of client keys; other messages have keys created by Lintel. */
export const sentBy = 'sent:';

export const threadPath = (id: number): string => `/messages/${id}`;

/** Returns the newest message that a side has read. */
export const readUpToOf = (thread: Row, side: Sides['side']): number =>
  side === 'professional' ? thread.agentReadId : thread.buyerReadId;

/** Returns the other side, for read positions. */
export const otherSide = (side: Sides['side']): Sides['side'] => (side === 'professional' ? 'buyer' : 'professional');

/** Presents a conversation to one of its sides. */
export async function presentThread(db: Db, thread: Row, me: Person, known?: Sides): Promise<Thread> {
  const { side, other, permission } = known ?? (await sidesOf(db, thread, me.id));
  const readUpTo = readUpToOf(thread, side);
  const [last] = await db
    .select()
    .from(messages)
    .where(eq(messages.threadId, thread.id))
    .orderBy(desc(messages.id))
    .limit(1);
  const [waiting] = await db
    .select({ n: count() })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, thread.id),
        gt(messages.id, readUpTo),
        or(isNull(messages.authorId), ne(messages.authorId, me.id)),
      ),
    );
  return {
    id: thread.id,
    other: {
      name: other.name,
      role: other.role,
      company: other.company,
      agentId: side === 'professional' ? null : thread.agentId,
    },
    withCompany: thread.resellerId !== null,
    state: permission.state,
    mayWrite: permission.mayWrite,
    blockedByMe: permission.blockedByMe,
    unread: waiting!.n,
    readUpTo,
    last: last
      ? {
          excerpt: excerptOf(last.body),
          fromMe: last.authorId === me.id,
          createdAt: last.createdAt.toISOString(),
        }
      : null,
    movedAt: thread.movedAt.toISOString(),
  };
}

const excerptOf = (body: string): string => {
  const signs = [...body.replace(/\s+/g, ' ')];
  if (signs.length === 0) return 'Papers';
  return signs.length > EXCERPT_SIGNS ? `${signs.slice(0, EXCERPT_SIGNS).join('')}…` : signs.join('');
};

/** Presents messages to one of the sides: attachments only as far as they are currently accessible. */
export async function presentMessages(
  call: { db: Db; me: Person; resolve<T>(part: Token<T>): T },
  thread: Row,
  sides: Sides,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const ids = rows.map(({ id }) => id);
  const attached =
    ids.length === 0
      ? []
      : await call.db
          .select()
          .from(messageAttachments)
          .where(inArray(messageAttachments.messageId, ids))
          .orderBy(asc(messageAttachments.messageId), asc(messageAttachments.place));
  const cards = await documentCards(call, [...new Set(attached.flatMap(({ documentId }) => documentId ?? []))]);
  const readByOther = readUpToOf(thread, otherSide(sides.side));
  return rows.map(({ id, threadId, authorId, body, key, createdAt }) => {
    const fromMe = authorId === call.me.id;
    const author = fromMe
      ? sides.me.name
      : authorId === sides.other.personId
        ? sides.other.name
        : m.messages__deleted_person();
    return {
      id,
      threadId,
      fromMe,
      key: fromMe && key.startsWith(sentBy) ? key.slice(sentBy.length) : null,
      author,
      body,
      createdAt: createdAt.toISOString(),
      read: fromMe ? id <= readByOther : null,
      attachments: attached
        .filter(({ messageId }) => messageId === id)
        .map(({ documentId }) => {
          const card = documentId === null ? undefined : cards.get(documentId);
          return { documentId: card?.id ?? null, fileName: card?.fileName ?? null, sizeBytes: card?.fileSize ?? null };
        }),
    };
  });
}
