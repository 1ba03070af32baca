import { and, eq, lte, max } from 'drizzle-orm';
import { serve } from '../../platform/serve/serve.ts';
import { markPageRead, refreshPages } from '../notifications/index.ts';
import { threadAccess } from './access.ts';
import { messagesContract as contract } from './contract.ts';
import { presentThread, readUpToOf, threadPath } from './present.ts';
import { sidesOf } from './sides.ts';
import { messages, messageThreads } from './tables.ts';

export const read = serve(contract.read, {
  access: threadAccess.may('see'),
  writes: true,
  async run({ input: { upTo }, subject: { id }, me, tx, emit }) {
    const [row] = await tx.select().from(messageThreads).where(eq(messageThreads.id, id)).for('update');
    const sides = await sidesOf(tx, row!, me.id);
    const [newest] = await tx
      .select({ id: max(messages.id) })
      .from(messages)
      .where(and(eq(messages.threadId, id), lte(messages.id, upTo)));
    const readId = newest?.id ?? 0;
    // A stale page never makes messages unread again.
    if (readId > readUpToOf(row!, sides.side)) {
      const reading = sides.side === 'professional' ? { agentReadId: readId } : { buyerReadId: readId };
      const [moved] = await tx.update(messageThreads).set(reading).where(eq(messageThreads.id, id)).returning();
      await refreshPages(emit, [me.id, sides.other.personId], 'messages');
      await markPageRead(tx, emit, me.id, threadPath(id));
      return presentThread(tx, moved!, me, sides);
    }
    return presentThread(tx, row!, me, sides);
  },
});
