import { randomUUID } from 'node:crypto';
import { home, storeHomes } from '../../homes.ts';
import { type AppointmentState, agreementOf, appointmentOf, feedOf, openHouseOf } from '../appointments-objects.ts';
import { clientOf, colleagueOf } from '../professionals-objects.ts';
import type { Row, Rows } from '../walk.ts';

const ABSENT = 999_999;
const DAY_MS = 86_400_000;
const times = () => [new Date(Date.now() + DAY_MS).toISOString()];
const rules = { confirmation: 'auto', leadMinutes: 60, windows: [], instructions: null };
const agreement = { signedOn: '2026-01-02', expiresOn: '2027-01-02' };
const exception = { exception: 'sellers_agent', reason: 'The agent represents the seller' };
const feedback = { interest: 4, priceOpinion: 'fair', comment: null };

const appointment = (state: AppointmentState, body: unknown = {}): Row => ({
  of: async (tenant, world) => ({ params: { id: await appointmentOf(tenant, world, state) }, body }),
  absent: { params: { id: ABSENT }, body },
});

const visitor = {
  ...{ id: '0190f3c4-0000-7000-8000-000000000001', name: 'Ada', email: null, phone: null, hasAgent: false },
  ...{ mayContact: false, signedInAt: '2026-01-02T10:00:00Z' },
};
const openHouse = (body: unknown): Row => ({
  of: async (tenant, world) => ({
    params: { id: await openHouseOf(tenant, world) },
    body: isVisit(body) ? { visitor: { ...visitor, id: randomUUID() } } : body,
  }),
  absent: { params: { id: ABSENT }, body },
});
const isVisit = (body: unknown): boolean => typeof body === 'object' && body !== null && 'visitor' in body;

export const appointmentsRows: Rows = {
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
  'POST /clients/{id}/appointments': {
    of: async (tenant, world) => ({
      params: { id: await clientOf(tenant, world) },
      body: { kind: 'call', times: times(), timeZone: 'America/Chicago' },
    }),
    absent: { params: { id: ABSENT }, body: { kind: 'call', times: times(), timeZone: 'America/Chicago' } },
  },
  'POST /appointments/{id}/answer': appointment('proposed', { answer: { action: 'decline' } }),
  'POST /appointments/{id}/cancel': appointment('confirmed'),
  'GET /appointments/{id}/calendar.ics': appointment('confirmed'),
  'GET /appointments/slots': {
    of: async (tenant, world) => ({
      query: `?kind=call&professionalId=${await colleagueOf(tenant, world, 'connected')}`,
    }),
    absent: { query: `?kind=call&professionalId=${ABSENT}` },
  },
  'GET /appointments/settings': () => ({}),
  'PUT /appointments/settings': () => ({ body: { bufferMinutes: 15, leadMinutes: 60 } }),
  'GET /showing-rules/{id}': {
    of: async (_, { app }) => ({ params: { id: (await storeHomes(app.context.database, home()))[0]! } }),
    absent: { params: { id: ABSENT } },
  },
  'PUT /showing-rules/{id}': {
    of: async ({ agent }, { app }) => ({
      params: { id: (await storeHomes(app.context.database, home({ listAgentId: agent.agentId })))[0]! },
      body: rules,
    }),
    absent: { params: { id: ABSENT }, body: rules },
  },
  'GET /calendar': () => ({ query: '?from=2026-11-23T00:00:00Z&until=2026-11-30T00:00:00Z' }),
  'GET /calendar/route': () => ({ query: '?day=2026-11-23&timeZone=America/Chicago' }),
  'GET /calendar/busy': () => ({}),
  // The server calls no address of its own machine.
  'PUT /calendar/busy': () => ({ body: { address: 'https://127.0.0.1/calendar.ics' }, invalid: true }),
  'POST /calendar/busy/reading': () => ({}),
  'DELETE /calendar/busy': () => ({}),
  'GET /calendar/feed': () => ({}),
  'POST /calendar/feed': () => ({}),
  'DELETE /calendar/feed': () => ({}),
  'GET /calendar/feeds/{token}/calendar.ics': {
    of: async (tenant, world) => ({ params: { token: await feedOf(tenant, world) } }),
    absent: { params: { token: 'x'.repeat(32) } },
  },
  'GET /open-houses': () => ({}),
  'POST /open-houses': {
    of: async ({ agent }, { app }) => ({
      body: {
        listingId: (await storeHomes(app.context.database, home({ listAgentId: agent.agentId })))[0]!,
        ...{ startsAt: '2090-01-07T10:00:00Z', endsAt: '2090-01-07T12:00:00Z' },
      },
    }),
    absent: { body: { listingId: ABSENT, startsAt: '2090-01-07T10:00:00Z', endsAt: '2090-01-07T12:00:00Z' } },
  },
  'POST /open-houses/{id}/cancel': openHouse({}),
  'GET /open-houses/{id}/visitors': openHouse(undefined),
  'POST /open-houses/{id}/visitors': openHouse({ visitor }),
  'GET /buyer-agreements': () => ({}),
  'POST /buyer-agreements': {
    of: ({ buyer }) => ({ body: { clientId: buyer.id, ...agreement } }),
    absent: { body: { clientId: ABSENT, ...agreement } },
  },
  'POST /buyer-agreements/{id}/end': {
    of: async (tenant, world) => ({ params: { id: await agreementOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
  'POST /appointments/{id}/agreement-exception': appointment('proposed showing', exception),
  'PUT /appointments/{id}/feedback': appointment('done', feedback),
};
