import { and, eq } from 'drizzle-orm';
import type { AppContext, ServerModule } from '../../platform/app/app-context.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Emit } from '../../platform/events/events.ts';
import { personalDataToken } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { deleteNotifications, refreshPages, replyAddressesToken } from '../notifications/index.ts';
import { connectionChanged, isConcealed } from '../professionals/index.ts';
import { block, unblock } from './block.ts';
import { openThread } from './open-thread.ts';
import { messagesData } from './personal-data.ts';
import { read } from './read.ts';
import { createRelay } from './relay/address.ts';
import { inbound, mailReadersToken, relayToken } from './relay/inbound.ts';
import { report } from './report.ts';
import { send } from './send.ts';
import { sidesOf } from './sides.ts';
import { start } from './start.ts';
import { messageThreads } from './tables.ts';
import { thread, threads, unread } from './threads.ts';

/** Conversations between buyers and professionals, and between companies and their agents. */
export const messagesOperations = { start, threads, unread, thread, send, read, block, unblock, report, inbound };

export { awaitingReplyOf } from './awaiting-reply.ts';
export { messageSent } from './events.ts';
export { messageDaysOf } from './message-days.ts';
export { ownMessages } from './own-messages.ts';
export { threadPath } from './present.ts';
export { mailReadersToken, parseEmail } from './relay/inbound.ts';
export { threadStatesOf } from './thread-states.ts';
export { unreadThreadsOf } from './unread-of.ts';

export const messages: ServerModule = {
  name: 'messages',
  start(app) {
    app.resolve(personalDataToken).push(messagesData);
    followConnections(app);
    const { LINTEL_RELAY_DOMAIN: domain, LINTEL_RELAY_SECRET: secret } = app.settings;
    const relay = domain && secret ? createRelay({ domain, secret }) : undefined;
    app.register(relayToken, { relay, secret });
    app.register(mailReadersToken, []);
    if (relay)
      app.resolve(replyAddressesToken).of = ({ personId, kind, path }) =>
        kind === 'message' ? relay.addressOf({ personId, threadId: Number(path.split('/').at(-1)) }) : undefined;
  },
};

/** A request opens the conversation with the buyer's words; later events change who may write. */
function followConnections({ events }: AppContext): void {
  events.on(connectionChanged, 'messages of a connection', async ({ buyerId, agentId, state }, tx) => {
    const emit: Emit = (kind, payload) => events.emit(tx, kind, payload);
    if (state !== 'pending' && state !== 'connected') {
      await forgetConcealed(tx, buyerId, agentId);
      return refreshPages(emit, [buyerId], 'messages');
    }
    const { me, other } = await sidesOf(tx, await openThread(tx, { buyerId, agentId }), buyerId);
    await refreshPages(emit, [me.personId, other.personId], 'messages');
  });
}

/** Deletes notifications of messages that the professional may no longer read. */
async function forgetConcealed(tx: Tx, buyerId: number, agentId: number): Promise<void> {
  const [found] = await tx
    .select({ id: messageThreads.id, personId: agentProfiles.personId })
    .from(messageThreads)
    .innerJoin(agentProfiles, eq(agentProfiles.id, messageThreads.agentId))
    .where(
      and(
        eq(messageThreads.buyerId, buyerId),
        eq(messageThreads.agentId, agentId),
        isConcealed(messageThreads.agentId, messageThreads.buyerId),
      ),
    );
  if (found) await deleteNotifications(tx, [`messages:${found.id}:%`], found.personId);
}
