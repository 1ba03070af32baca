import type { Emit } from '../../foundation/events.ts';
import type { Capability, House } from '../../foundation/house.ts';
import { personalDataPart } from '../accounts/index.ts';
import { tell } from '../notifications/index.ts';
import { connectionChanged } from '../professionals/index.ts';
import { block, unblock } from './block.ts';
import { openThread } from './open-thread.ts';
import { messagesData } from './personal-data.ts';
import { read } from './read.ts';
import { report } from './report.ts';
import { send } from './send.ts';
import { sidesOf } from './sides.ts';
import { start } from './start.ts';
import { thread, threads, unread } from './threads.ts';

/** Threads between buyers and professionals. */
export const messagesVerbs = { start, threads, unread, thread, send, read, block, unblock, report };

export { messageSent } from './events.ts';
export { threadPath } from './present.ts';
export { unreadThreadsOf } from './unread-of.ts';

export const messages: Capability = {
  name: 'messages',
  start(house) {
    house.use(personalDataPart).push(messagesData);
    followConnections(house);
  },
};

/** A request opens the conversation with what the buyer wrote; whatever follows changes whether one may write. */
function followConnections({ events }: House): void {
  events.on(connectionChanged, 'messages of a connection', async ({ buyerId, agentId, state }, tx) => {
    const emit: Emit = (kind, payload) => events.emit(tx, kind, payload);
    if (state !== 'pending' && state !== 'connected') return tell(emit, [buyerId], 'messages');
    const { me, other } = await sidesOf(tx, await openThread(tx, { buyerId, agentId }), buyerId);
    await tell(emit, [me.personId, other.personId], 'messages');
  });
}
