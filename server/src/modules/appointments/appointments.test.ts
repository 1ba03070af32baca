import { HOUR_MS } from '@lintel/geo';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestBuyer } from '../../../test/people.ts';
import { eraseDue } from '../accounts/deletion/erase.ts';
import { people } from '../accounts/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { connections } from '../professionals/tables.ts';
import { aClientWithHome, recordAgreement } from './appointments.fixture.ts';
import { remind, settle } from './booking/clock.ts';
import { appointments } from './tables.ts';

let app: TestApp;
let agent: TestAgent;
let buyer: TestBuyer;
let listingId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ agent, buyer, listingId } = await aClientWithHome(app));
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const later = (hours: number) => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
const at = (hours: number) => later(hours).toISOString();

const ask = (body: object = {}, who = buyer) =>
  app.request(
    'POST',
    '/api/appointments',
    {
      ...{ professionalId: agent.agentId, kind: 'call', times: [at(48), at(50)], timeZone: 'America/Chicago' },
      ...body,
    },
    who.as,
  );
const answer = (id: number, said: object, as = agent.as) =>
  app.request('POST', `/api/appointments/${id}/answer`, { answer: said }, as);
const cancel = (id: number, as = buyer.as) => app.request('POST', `/api/appointments/${id}/cancel`, {}, as);
const list = async (as = buyer.as, when = 'coming') =>
  (await app.request('GET', `/api/appointments?when=${when}`, undefined, as)).body;
const agree = (buyerId = buyer.id, agentId = agent.agentId) => recordAgreement(app, buyerId, agentId);
const notificationsOf = async (personId: number) =>
  (
    await db()
      .select()
      .from(notifications)
      .where(and(eq(notifications.personId, personId), notifications.inApp))
  ).map(({ title }) => title);
const confirmed = async (hours = 48) => {
  const { body } = await ask({ times: [at(hours)] });
  return (await answer(body.id, { action: 'confirm', at: at(hours) })).body;
};

describe('an appointment', () => {
  it('is proposed, countered and confirmed by the side whose turn it is, with a notification to the other side', async () => {
    await agree();
    const request = await ask({ kind: 'showing', listingId, note: 'Is there a shed?' });
    expect(request.body).toMatchObject({ state: 'proposed', side: 'buyer', toAnswer: false, minutes: 45 });
    expect(request.body.home).toMatch(/Oak Street, Austin, TX$/);
    const { id } = request.body;
    expect((await list(agent.as))[0]).toMatchObject({ id, side: 'professional', toAnswer: true });
    expect((await answer(id, { action: 'confirm', at: at(48) }, buyer.as)).status).toBe(409);
    expect((await answer(id, { action: 'confirm', at: at(49) })).status).toBe(400);
    expect((await answer(id, { action: 'propose', times: [at(72)] })).body).toMatchObject({ times: [at(72)] });
    expect((await list())[0]).toMatchObject({ toAnswer: true });
    expect((await answer(id, { action: 'confirm', at: at(72) }, buyer.as)).body).toMatchObject({
      ...{ state: 'confirmed', startsAt: at(72), times: [] },
    });
    expect((await notificationsOf(agent.id)).map((title) => title.split(':')[0])).toEqual([
      'Ada Stone proposes times for a showing',
      'Ada Stone confirmed a showing',
    ]);
    expect(await notificationsOf(buyer.id)).toEqual(['Ada Stone proposes times for a showing']);
  });

  it('is proposed by a professional to their own client only, who confirms it', async () => {
    const offer = (body: object = {}, who = agent) =>
      app.request(
        'POST',
        `/api/clients/${buyer.id}/appointments`,
        { kind: 'call', times: [at(48)], timeZone: 'America/Chicago', ...body },
        who.as,
      );
    const { status, body } = await offer();
    expect([status, body]).toMatchObject([
      200,
      { state: 'proposed', side: 'professional', toAnswer: false, minutes: 30 },
    ]);
    expect((await list())[0]).toMatchObject({ id: body.id, times: [at(48)], toAnswer: true });
    expect(await notificationsOf(buyer.id)).toEqual(['Ada Stone proposes times for a call']);
    expect((await answer(body.id, { action: 'confirm', at: at(48) })).status).toBe(409);
    expect((await answer(body.id, { action: 'confirm', at: at(48) }, buyer.as)).body.state).toBe('confirmed');
    expect((await offer({ kind: 'showing' })).body.fields[0].field).toBe('listingId');
    expect((await offer({ times: [at(-3)] })).body.fields[0].field).toBe('times');
    expect((await offer({ kind: 'showing', listingId, times: [at(60)] })).body.state).toBe('proposed');
    expect((await offer({}, await anAgent(app, await aCompany(app)))).status).toBe(404);
    for (let n = 0; n < 9; n++) expect((await offer({ times: [at(72 + n)] })).status).toBe(200);
    expect((await offer()).status).toBe(429);
  });

  it('is rejected with its field for an invalid time, zone, home or kind', async () => {
    const wrong: [string, object][] = [
      ['times', { times: [at(-3)] }],
      ['times', { times: [at(24 * 365)] }],
      ['times', { times: [at(2), at(3), at(4), at(5)] }],
      ['times', { times: [] }],
      ['timeZone', { timeZone: 'Mars/Olympus' }],
      ['listingId', { kind: 'showing' }],
      ['listingId', { kind: 'showing', listingId: 999_999 }],
      ['kind', { kind: 'party' }],
    ];
    for (const [field, body] of wrong) {
      const { status, body: problem } = await ask(body);
      expect([status, problem.fields[0].field]).toEqual([400, field]);
    }
  });

  it('requires a connection, not a pending request', async () => {
    const stranger = await aBuyer(app);
    expect((await ask({}, stranger)).status).toBe(404);
    await db().insert(connections).values({ buyerId: stranger.id, agentId: agent.agentId });
    expect((await ask({}, stranger)).status).toBe(409);
  });

  it('is not confirmed when the professional is busy, and two concurrent confirmations make one', {
    tags: ['both-databases'],
  }, async () => {
    await confirmed(48);
    const clash = await ask({ times: [later(48.25).toISOString(), at(52)] });
    expect((await answer(clash.body.id, { action: 'confirm', at: later(48.25).toISOString() })).status).toBe(409);
    const both = await Promise.all([
      answer(clash.body.id, { action: 'confirm', at: at(52) }),
      answer(clash.body.id, { action: 'confirm', at: at(52) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is confirmed once when 100 buyers want the same time, and one home is shown once at a time', {
    tags: ['both-databases'],
  }, async () => {
    const buyers = await Promise.all(Array.from({ length: 100 }, () => aBuyer(app)));
    const rows = await db()
      .insert(appointments)
      .values(
        buyers.map(({ id }) => ({
          ...{ buyerId: id, agentId: agent.agentId, kind: 'call' as const, minutes: 30, timeZone: 'UTC' },
          times: [at(48)],
        })),
      )
      .returning({ id: appointments.id });
    const replies = await Promise.all(rows.map(({ id }) => answer(id, { action: 'confirm', at: at(48) })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(409)]);

    const second = await anAgent(app, await aCompany(app));
    const theirs = await aBuyer(app, second);
    await agree();
    await agree(theirs.id, second.agentId);
    const showing = { kind: 'showing', listingId, times: [at(60)] };
    const [mine, other] = [
      (await ask(showing)).body.id,
      (await ask({ ...showing, professionalId: second.agentId }, theirs)).body.id,
    ];
    const shown = await Promise.all([
      answer(mine, { action: 'confirm', at: at(60) }),
      answer(other, { action: 'confirm', at: at(60) }, second.as),
    ]);
    expect(shown.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is visible to its two sides only: others cannot see, answer, cancel or export it', async () => {
    const { id } = await confirmed();
    const [other, stranger] = [await anAgent(app, await aCompany(app)), await aBuyer(app)];
    for (const { as } of [other, stranger]) {
      expect((await answer(id, { action: 'decline' }, as)).status).toBe(404);
      expect((await cancel(id, as)).status).toBe(404);
      expect((await app.request('GET', `/api/appointments/${id}/calendar.ics`, undefined, as)).status).toBe(404);
      expect(await list(as)).toEqual([]);
    }
    const file = await app.request('GET', `/api/appointments/${id}/calendar.ics`, undefined, agent.as);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(file.body).toContain('SUMMARY:Call with Ada Stone');
  });

  it('is canceled by either side, and when the connection ends', async () => {
    const first = await confirmed(48);
    expect((await cancel(first.id, agent.as)).body.state).toBe('cancelled');
    expect((await cancel(first.id)).status).toBe(409);
    const second = await confirmed(72);
    await app.request('POST', `/api/professionals/${agent.agentId}/end`, {}, buyer.as);
    expect((await list(buyer.as, 'past')).find(({ id }: { id: number }) => id === second.id)).toMatchObject({
      ...{ state: 'cancelled', reason: 'The connection ended' },
    });
  });
});

describe('the appointment jobs', () => {
  it('remind both sides once, the day before', async () => {
    await confirmed(48);
    const before = (await notificationsOf(buyer.id)).length;
    expect(await remind(app.context, later(23))).toBe(0);
    expect(await remind(app.context, later(25))).toBe(1);
    expect(await remind(app.context, later(26))).toBe(0);
    expect(await notificationsOf(buyer.id)).toHaveLength(before + 1);
    expect((await notificationsOf(agent.id)).at(-1)).toMatch(/^Your call with Ada Stone: /);
  });

  it('complete confirmed appointments after their end, and expire proposals whose last time has passed', async () => {
    const { id } = await confirmed(48);
    const { body: open } = await ask({ times: [at(1), at(60)] });
    expect(await settle(app.context, later(48.25))).toBe(0);
    expect(await settle(app.context, later(49))).toBe(1);
    expect(await settle(app.context, later(61))).toBe(1);
    const states = new Map((await db().select().from(appointments)).map((row) => [row.id, row.state]));
    expect([states.get(id), states.get(open.id)]).toEqual(['done', 'declined']);
    await db()
      .update(appointments)
      .set({ startsAt: later(-48) })
      .where(eq(appointments.id, id));
    expect((await cancel(id)).body.state).toBe('missed');
  });
});

it('erasing a buyer deletes their text and their upcoming appointments', async () => {
  const { id } = (await ask({ note: 'zebrafish' })).body;
  await db().insert(connections).values({ buyerId: buyer.id, agentId: agent.agentId, message: 'zebrafish' });
  expect((await app.request('GET', '/api/account/export', undefined, buyer.as)).body).toMatchObject({
    appointments: { appointments: [{ note: 'zebrafish' }] },
    professionals: { connections: [{ message: 'zebrafish' }] },
  });
  expect(JSON.stringify((await app.request('GET', '/api/account/export', undefined, agent.as)).body)).not.toContain(
    'zebrafish',
  );
  await db()
    .update(people)
    .set({ deletionAt: new Date(Date.now() - 1) })
    .where(eq(people.id, buyer.id));
  expect(await eraseDue(app.context)).toBe(1);
  const [row] = await db().select().from(appointments).where(eq(appointments.id, id));
  expect(row).toMatchObject({ state: 'cancelled', note: null });
  expect(await db().select().from(connections)).toMatchObject([{ state: 'ended', message: null, shared: [] }]);
});
