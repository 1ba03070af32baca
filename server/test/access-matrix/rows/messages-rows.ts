import { threadOf } from '../objects.ts';
import type { Rows } from '../walk.ts';

const ABSENT = 999_999;
const inThread = (body?: object) =>
  ({
    of: async (tenant, world) => ({ params: { id: await threadOf(tenant, world) }, body }),
    absent: { params: { id: ABSENT }, body },
  }) satisfies Rows[string];

export const messagesRows: Rows = {
  'POST /messages/threads': {
    of: ({ agent }) => ({ body: { agentId: agent.agentId } }),
    absent: { body: { agentId: ABSENT } },
  },
  'POST /mail/inbound': () => ({ body: { recipient: 'relay@example.com', letter: 'eHh4eA==' } }),
  'GET /messages/threads': () => ({}),
  'GET /messages/unread': () => ({}),
  'GET /messages/threads/{id}': inThread(),
  'POST /messages/threads/{id}/messages': inThread({ body: 'Hello' }),
  'POST /messages/threads/{id}/read': inThread({ upTo: 1 }),
  'POST /messages/threads/{id}/block': inThread({}),
  'POST /messages/threads/{id}/unblock': inThread({}),
  'POST /messages/threads/{id}/report': inThread({ reason: 'spam' }),
};
