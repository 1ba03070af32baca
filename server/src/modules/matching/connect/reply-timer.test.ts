import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, type TestAgent, type TestBuyer } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { afterWorkingMinutes } from '../../../platform/time/working-time.ts';
import { resellers } from '../../companies/tables.ts';
import { lapseRequests } from '../../professionals/connections/lapse.ts';
import { connectCalls, licensedProfessionals, onlyBuyer } from './connect.fixture.ts';

let app: TestApp;
let buyer: TestBuyer;
let first: TestAgent;
let second: TestAgent;
let expired: TestAgent;

beforeAll(async () => {
  app = await startTestApp();
  ({ first, second, expired } = await licensedProfessionals(app));
});
beforeEach(async () => {
  buyer = await onlyBuyer(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const { send, get, connect, listOf, handled, notificationsOf, answer } = connectCalls(
  () => app,
  () => buyer,
);

/**
 * Requests the first of three professionals, the second of whom has an expired license, and lets the request
 * lapse.
 */
async function lapsed() {
  const { body } = await connect(first, { list: listOf([first, expired, second]), shared: ['email'] });
  const ends = Date.parse(body.match.lapsesAt);
  await lapseRequests(app.context, new Date(ends + 1));
  await handled();
  return body.match as { id: number; lapsesAt: string };
}

describe('the reply timer', () => {
  it('runs in the professional’s working hours, and a change of hours leaves running timers unchanged', async () => {
    expect(await get('/api/professionals/me/hours', second)).toMatchObject({
      ...{ timeZone: 'America/Chicago', isDefault: true, targetMinutes: 15, lapseMinutes: 480 },
    });
    const all = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, fromMinute: 0, untilMinute: 1_440 }));
    const put = (body: unknown) => app.request('PUT', '/api/professionals/me/hours', body, second.as);
    expect((await put({ timeZone: 'Mars/Base', days: all })).body.fields[0].field).toBe('timeZone');
    expect((await put({ timeZone: 'UTC', days: all.slice(0, 0) })).body.fields[0].field).toBe('days');
    expect((await put({ timeZone: 'UTC', days: [...all.slice(1), all[1]] })).body.fields[0].field).toBe('days');
    expect((await put({ timeZone: 'UTC', days: all })).body).toMatchObject({ timeZone: 'UTC', isDefault: false });
    const { body } = await connect(second);
    const [asked, due, ends] = [body.match.askedAt, body.match.replyDueAt, body.match.lapsesAt].map(Date.parse);
    // Uses the app's clock, because a test may run on a holiday.
    const { stateOrProvince: state } = (await db().select().from(resellers))[0]!;
    const hours = { timeZone: 'UTC', days: all, region: { country: 'US' as const, state } };
    const after = (minutes: number) => afterWorkingMinutes(hours, new Date(asked!), minutes).getTime();
    expect([due, ends]).toEqual([after(15), after(480)]);
    await put({ timeZone: 'UTC', days: all.slice(0, 5).map((day) => ({ ...day, untilMinute: 600 })) });
    expect((await get('/api/matches'))[0].lapsesAt).toBe(body.match.lapsesAt);
  });

  it('lapses no minute early, and offers the next available professional, who gets no data before the buyer confirms', async () => {
    const before = await notificationsOf(second.id);
    const { body } = await connect(first, { list: listOf([first, expired, second]), shared: ['email'] });
    const ends = Date.parse(body.match.lapsesAt);
    await lapseRequests(app.context, new Date(ends - 60_000));
    expect((await get('/api/matches'))[0].state).toBe('pending');
    await lapseRequests(app.context, new Date(ends + 1));
    await handled();
    const [match] = await get('/api/matches');
    expect(match).toMatchObject({ state: 'lapsed', next: { position: 3, shared: ['name', 'email'] } });
    expect(match.next.professional.id).toBe(second.agentId);
    expect(match.next.consentText).toContain('shows Lee Gray');
    expect(await notificationsOf(buyer.id)).toEqual(['Kim Ford didn’t reply in time']);
    expect(await notificationsOf(second.id)).toEqual(before);
    expect((await get('/api/connections?state=pending', second)).clients).toEqual([]);
    const lines = (await db().select().from(auditLog)).map(({ action }) => action);
    expect(lines).toContain('connection.lapsed');
  });

  it('requests the next professional once with the given consent, however often it is confirmed, and no one else’s', {
    tags: ['both-databases'],
  }, async () => {
    const { id } = await lapsed();
    const tap = (agentId = second.agentId, who = buyer) =>
      send(`/api/matches/${id}/next`, { agentId, consent: true }, who);
    expect((await tap(first.agentId)).status).toBe(409);
    expect((await tap(second.agentId, await aBuyer(app))).status).toBe(404);
    expect((await send(`/api/matches/${id}/next`, { agentId: second.agentId })).status).toBe(400);
    const offered = (await get('/api/matches'))[0].next.consentText;
    const sent = await Promise.all([tap(), tap()]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { receipt, match } = sent.find(({ status }) => status === 200)!.body;
    expect(receipt).toMatchObject({ shared: ['name', 'email'], professional: { name: 'Lee Gray' } });
    expect(receipt.text).toBe(offered);
    expect(match).toMatchObject({ position: 3, state: 'pending', reasons: [{ points: 2.5 }] });
    expect((await get('/api/matches'))[1].next).toBeNull();
  });

  it('offers no professional the buyer declined, and no one at the end of the list', async () => {
    const { id } = await lapsed();
    expect((await send(`/api/matches/${id}/pass`, {}, await aBuyer(app))).status).toBe(404);
    expect((await send(`/api/matches/${id}/pass`, {})).body.next).toBeNull();
    expect((await send(`/api/matches/${id}/next`, { agentId: second.agentId, consent: true })).status).toBe(409);
    buyer = await aBuyer(app);
    await connect(first, { list: listOf([second, first]) });
    await answer(first, 'decline');
    expect((await get('/api/matches'))[0]).toMatchObject({ state: 'declined', next: null });
  });

  it('is stopped by a message of the professional, whose reply time is measured', async () => {
    const { body } = await connect(first, { list: listOf([first, second]), message: 'Hello' });
    await handled();
    const { threads } = await get('/api/messages/threads', first);
    const [thread] = threads.filter(({ state }: { state: string }) => state === 'asked');
    expect((await send(`/api/messages/threads/${thread.id}/messages`, { body: 'Gladly' }, first)).status).toBe(200);
    await handled();
    await lapseRequests(app.context, new Date(Date.parse(body.match.lapsesAt) + 1));
    const [match] = await get('/api/matches');
    expect(match).toMatchObject({ state: 'pending', replyMinutes: 0 });
    expect(match.repliedAt).not.toBeNull();
  });
});
