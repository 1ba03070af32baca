import { randomUUID } from 'node:crypto';
import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import { conflict, invalid } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { attemptsToken } from '../accounts/index.ts';
import { grantDocuments } from '../documents/index.ts';
import { threadAccess } from './access.ts';
import { messagesContract as contract } from './contract.ts';
import { deliver } from './deliver.ts';
import { isSame } from './license-line.ts';
import { presentMessages, sentBy } from './present.ts';
import { sidesOf } from './sides.ts';
import { messageAttachments, messages, messageThreads } from './tables.ts';

export const send = serve(contract.send, {
  access: threadAccess.may('write'),
  idempotent: true,
  async run({ input: { body, documentIds }, subject: { id: threadId }, me, idempotencyKey, resolve, transaction }) {
    const key = sentBy + (idempotencyKey ?? randomUUID());
    await resolve(attemptsToken).count('messagesOf', String(me.id));
    return transaction(async ({ tx, emit, audit }) => {
      // Serializes the messages of a conversation, so that a person who may write one more message cannot write two at
      // once.
      const [row] = await tx.select().from(messageThreads).where(eq(messageThreads.id, threadId)).for('update');
      const sides = await sidesOf(tx, row!, me.id);
      const call = { db: tx, me, resolve };
      const [sent] = await tx
        .select()
        .from(messages)
        .where(and(eq(messages.threadId, threadId), eq(messages.authorId, me.id), eq(messages.key, key)));
      if (sent && !isSame(sent.body, body)) throw conflict(m.messages__this_idempotency_key_was_already());
      if (sent) return (await presentMessages(call, row!, sides, [sent]))[0]!;
      if (!sides.permission.mayWrite) throw conflict(sides.permission.because);
      if (row!.resellerId !== null && documentIds.length > 0)
        throw invalid('documentIds', m.messages__must_be_empty_only_buyers());

      const message = await deliver({ tx, emit }, { thread: row!, sides, body, key });
      if (documentIds.length > 0) {
        await grantDocuments({ tx, emit, audit }, { ownerId: me.id, granteeId: sides.other.personId, documentIds });
        await tx
          .insert(messageAttachments)
          .values(documentIds.map((documentId, place) => ({ messageId: message.id, place, documentId })));
      }
      return (await presentMessages(call, row!, sides, [message]))[0]!;
    });
  },
});
