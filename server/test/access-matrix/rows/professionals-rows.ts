import { appointmentOf, clientOf, colleagueOf, requestOf } from '../professionals-objects.ts';
import type { Row, Rows } from '../walk.ts';

const ABSENT = 999_999;
const DAY_MS = 86_400_000;
const times = () => [new Date(Date.now() + DAY_MS).toISOString()];
const consent = { shared: ['email'], consent: true };

/** A call on a professional of the company, with this relationship to its buyer. */
const professional = (state: 'none' | 'pending' | 'connected', body: unknown = {}): Row => ({
  of: async (tenant, world) => ({ params: { id: await colleagueOf(tenant, world, state) }, body }),
  absent: { params: { id: ABSENT }, body },
});

const appointment = (state: 'proposed' | 'confirmed', body: unknown = {}): Row => ({
  of: async (tenant, world) => ({ params: { id: await appointmentOf(tenant, world, state) }, body }),
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
  'GET /appointments': () => ({}),
  'POST /appointments': {
    of: async (tenant, world) => ({
      body: {
        professionalId: await colleagueOf(tenant, world, 'connected'),
        ...{ kind: 'call', times: times(), timeZone: 'America/Chicago' },
      },
    }),
    absent: { body: { professionalId: ABSENT, kind: 'call', times: times(), timeZone: 'America/Chicago' } },
  },
  'POST /appointments/{id}/answer': appointment('proposed', { answer: { action: 'decline' } }),
  'POST /appointments/{id}/cancel': appointment('confirmed'),
  'GET /appointments/{id}/calendar.ics': appointment('confirmed'),
};
