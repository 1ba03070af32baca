import { lenderOf, matchOf } from '../matches-objects.ts';
import type { Row, Rows } from '../walk.ts';

const ABSENT = 999_999;
const request = { agentType: 'mortgage', consent: true };

const match = (how: 'lapsed' | 'closed', bodyOf: (nextId: number) => unknown): Row => ({
  of: async (tenant, world) => {
    const { id, nextId } = await matchOf(tenant, world, how);
    return { params: { id }, body: bodyOf(nextId) };
  },
  absent: { params: { id: ABSENT }, body: bodyOf(ABSENT) },
});

export const connectRows: Rows = {
  'POST /buyer/connect-agent': {
    of: async (tenant, world) => ({ body: { ...request, agentId: await lenderOf(tenant, world) } }),
    absent: { body: { ...request, agentId: ABSENT } },
  },
  'GET /matches': () => ({}),
  'GET /matches/requests': () => ({}),
  'POST /matches/{id}/next': match('lapsed', (agentId) => ({ agentId, consent: true })),
  'POST /matches/{id}/pass': match('lapsed', () => ({})),
  'POST /matches/{id}/satisfaction': match('closed', () => ({ satisfied: true })),
};
