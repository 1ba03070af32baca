import { clientOf, colleagueOf, requestOf } from '../professionals-objects.ts';
import type { Row, Rows } from '../walk.ts';

const ABSENT = 999_999;
const consent = { shared: ['email'], consent: true };

/** A call on a professional of the company, with this relationship to its buyer. */
const professional = (state: 'none' | 'pending' | 'connected', body: unknown = {}): Row => ({
  of: async (tenant, world) => ({ params: { id: await colleagueOf(tenant, world, state) }, body }),
  absent: { params: { id: ABSENT }, body },
});

export const professionalsRows: Rows = {
  'GET /professionals': () => ({ query: '?type=agent' }),
  'GET /professionals/choices': () => ({}),
  'GET /professionals/{id}': professional('none'),
  'GET /user/{id}/professionals': {
    of: ({ buyer }) => ({ params: { id: buyer.id } }),
    absent: { params: { id: ABSENT } },
  },
  'POST /professionals/{id}/connect': professional('none', consent),
  'POST /professionals/{id}/sharing': professional('connected', consent),
  'POST /professionals/{id}/withdraw': professional('pending'),
  'POST /professionals/{id}/end': professional('connected'),
  'GET /connections': () => ({}),
  'POST /connections/{id}/answer': {
    of: async (tenant, world) => ({ params: { id: await requestOf(tenant, world) }, body: { decision: 'decline' } }),
    absent: { params: { id: ABSENT }, body: { decision: 'decline' } },
  },
  'POST /clients/{id}/end': {
    of: async (tenant, world) => ({ params: { id: await clientOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
};
