import { eq } from 'drizzle-orm';
import type { AuditEntry } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { Person } from '../../platform/serve/session.ts';
import { refreshPages } from '../notifications/index.ts';
import { threadAccess } from './access.ts';
import { messagesContract as contract, type Thread } from './contract.ts';
import { presentThread } from './present.ts';
import { sidesOf } from './sides.ts';
import { messageThreads } from './tables.ts';

export const block = serve(contract.block, {
  access: threadAccess.may('write'),
  writes: true,
  run: ({ subject, me, tx, emit, audit }) => setBlocked({ tx, emit, audit, me }, subject, true),
});

export const unblock = serve(contract.unblock, {
  access: threadAccess.may('write'),
  writes: true,
  run: ({ subject, me, tx, emit, audit }) => setBlocked({ tx, emit, audit, me }, subject, false),
});

interface Writing {
  tx: Tx;
  emit: Emit;
  audit(auditEntry: AuditEntry): Promise<void>;
  me: Person;
}

/** Each side blocks independently and cannot unblock the other's block. Their working relationship does not change. */
async function setBlocked(
  { tx, emit, audit, me }: Writing,
  thread: typeof messageThreads.$inferSelect,
  on: boolean,
): Promise<Thread> {
  const { side, other } = await sidesOf(tx, thread, me.id);
  const at = on ? new Date() : null;
  const [changed] = await tx
    .update(messageThreads)
    .set(side === 'professional' ? { agentBlockedAt: at } : { buyerBlockedAt: at })
    .where(eq(messageThreads.id, thread.id))
    .returning();
  await audit({ action: on ? 'messages.blocked' : 'messages.unblocked', object: `thread:${thread.id}` });
  await refreshPages(emit, [me.id, other.personId], 'messages');
  return presentThread(tx, changed!, me);
}
