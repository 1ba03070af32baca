import { createHash } from 'node:crypto';
import { HOUR_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
} from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { afterWorkingMinutes } from '../../../platform/time/working-time.ts';
import { people } from '../../accounts/tables.ts';
import { appointments } from '../../appointments/tables.ts';
import { resellers } from '../../companies/tables.ts';
import { licenses } from '../../licensing/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { lapseRequests } from '../../professionals/connections/lapse.ts';
import { clientClosed } from '../../professionals/index.ts';
import { consentReceipts } from '../../professionals/receipts/receipts.tables.ts';
import { connections } from '../../professionals/tables.ts';
import { agentDeals, agentRecords } from '../tables.ts';
import { matches } from './connect.tables.ts';
import { listTokensToken } from './list-token.ts';
import { outcomesOf } from './outcomes.ts';

let app: TestApp;
let company: TestCompany;
let first: TestAgent;
let second: TestAgent;
let third: TestAgent;
let expired: TestAgent;
let lender: TestAgent;
let buyer: TestBuyer;

beforeAll(async () => {
  app = await startTestApp();
  company = await aCompany(app);
  [first, second] = [await licensed('Kim', 'Ford'), await licensed('Lee', 'Gray')];
  third = await licensed('Noa', 'Iver');
  expired = await licensed('Old', 'License', '2020-01-01');
  lender = await licensed('Max', 'Hill', null, 'mortgage');
  await app.context.events.start();
});
// Each case has its own buyer; the professionals are shared.
beforeEach(async () => {
  await db().delete(matches);
  await db().delete(connections);
  buyer = await aBuyer(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;

async function licensed(
  firstName: string,
  lastName: string,
  expiresOn: string | null = null,
  agentType: 'real_estate' | 'mortgage' = 'real_estate',
): Promise<TestAgent> {
  const made = await anAgent(app, company, { agentType });
  await db().update(people).set({ firstName, lastName }).where(eq(people.id, made.id));
  const license = {
    country: 'US',
    jurisdiction: 'TX',
    licenseType: 'real_estate',
    licenseNumber: `L-${made.id}`,
  } as const;
  await db()
    .insert(licenses)
    .values({ ...license, agentId: made.agentId, status: 'verified', expiresOn });
  return made;
}

const send = (path: string, body: unknown, who: { as: Record<string, string> } = buyer, headers = {}) =>
  app.request('POST', path, body, { ...who.as, ...headers });
const get = async (path: string, who: { as: Record<string, string> } = buyer) =>
  (await app.request('GET', path, undefined, who.as)).body;
const asking = (to = first, more: object = {}) => ({
  agentId: to.agentId,
  agentType: 'real_estate',
  consent: true,
  ...more,
});
const connect = (to = first, more: object = {}, headers = {}) =>
  send('/api/buyer/connect-agent', asking(to, more), buyer, headers);

const reason = { criterion: 'response', points: 4.5, n: 31 };
const listOf = (shown: TestAgent[], shownAt = new Date(), agentType: 'real_estate' | 'mortgage' = 'real_estate') =>
  app.context.resolve(listTokensToken).tokenOf({
    ...{ agentType, formula: '2026-11', search: { location: 'Austin, TX' }, shownAt: shownAt.toISOString() },
    entries: shown.map(({ agentId }, at) => ({
      ...{ agentId, percentile: 90 - at, matchScore: 70 - at },
      reasons: [{ ...reason, points: 4.5 - at }],
    })),
  });

/** Waits until every pending event is handled. */
async function handled(): Promise<void> {
  while ((await app.context.events.lagSeconds()) > 0) await new Promise((done) => setTimeout(done, 5));
}
const notificationsOf = async (personId: number) =>
  (await db().select().from(notifications).where(eq(notifications.personId, personId))).map(({ title }) => title);
const answer = async (to: TestAgent, decision: 'accept' | 'decline') => {
  const [asked] = await db().select().from(connections).where(eq(connections.buyerId, buyer.id));
  await send(`/api/connections/${asked!.id}/answer`, { decision }, to);
  await handled();
};
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

describe('a request from a list', () => {
  it('gives a receipt of exactly what is shared with whom, with the hash of its text', async () => {
    const { status, body } = await connect(first, { shared: ['email', 'budget'], list: listOf([second, first]) });
    expect(status).toBe(200);
    const { receipt, match } = body;
    expect(receipt).toMatchObject({
      ...{ shared: ['name', 'email', 'budget'], state: 'in_force', endedAt: null },
      professional: { id: first.agentId, name: 'Kim Ford' },
    });
    expect(receipt.text).toContain('shows Kim Ford these facts about me: name; email address; budget.');
    expect(receipt.textHash).toBe(createHash('sha256').update(receipt.text).digest('hex'));
    expect(match).toMatchObject({
      state: 'pending',
      position: 2,
      listLength: 2,
      next: null,
      reasons: [{ points: 3.5 }],
    });
    const file = await get(`/api/buyer/consents/${receipt.id}/receipt.txt`);
    for (const words of [receipt.text, receipt.textHash, 'Kim Ford', '- Budget']) expect(file).toContain(words);
    expect((await get('/api/buyer/consents')).receipts).toMatchObject([{ id: receipt.id }]);
    const [waiting] = (await get('/api/connections?state=pending', first)).clients;
    expect(waiting).toMatchObject({ lapsesAt: match.lapsesAt, buyer: { email: null, phone: null, budget: null } });
    const lines = (await db().select().from(auditLog)).filter(({ object }) => object === `match:${match.id}`);
    expect(lines.map(({ action }) => action)).toEqual(['match.asked']);
    await send(`/api/professionals/${first.agentId}/withdraw`, {});
    expect((await get('/api/buyer/consents')).receipts[0].state).toBe('withdrawn');
  });

  it.each([
    ['a refused consent', { consent: false }, 'consent'],
    ['another kind', { agentType: 'mortgage' }, 'agentType'],
    ['no kind', { agentType: 'broker' }, 'agentType'],
    ['an unknown fact', { shared: ['religion'] }, 'shared.0'],
    ['a message without end', { message: 'x'.repeat(1_001) }, 'message'],
    ['a number that is none', { agentId: 'x' }, 'agentId'],
    ['a forged list', { list: 'e30.AAAA' }, 'list'],
    ['a field of the server', { status: 'connected' }, 'status'],
  ])('with %s names the field and requests nobody', async (_, wrong, field) => {
    const { status, body } = await connect(first, wrong);
    expect([status, body.fields?.[0].field]).toEqual([400, field]);
    expect(await get('/api/matches')).toEqual([]);
  });

  it('without consent returns the receipt to show, and writes, shares and sends nothing', async () => {
    const tables = [
      'connections',
      'consents',
      'consent_receipts',
      'matches',
      'notifications',
      'letters',
      'audit_log',
      'events',
    ];
    const written = async () =>
      Promise.all(tables.map(async (name) => (await db().execute(`select count(*) as n from ${name}`)).rows[0]));
    const before = await written();
    // Body as sent by pages of the first version.
    const { status, body } = await send('/api/buyer/connect-agent', {
      agentId: first.agentId,
      agentType: 'real_estate',
    });
    expect([status, body.consentRequired, body.match]).toEqual([200, true, undefined]);
    expect(body.receipt).toMatchObject({ shared: ['name'], professional: { id: first.agentId, name: 'Kim Ford' } });
    expect(await written()).toEqual(before);
    expect((await get('/api/connections?state=pending', first)).clients).toEqual([]);
    const agreed = await connect(first, { shared: body.receipt.shared });
    expect(agreed.body.receipt).toMatchObject({ text: body.receipt.text, textHash: body.receipt.textHash });
    const again = await send('/api/buyer/connect-agent', { agentId: first.agentId, agentType: 'real_estate' });
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    const foreign = await send(
      '/api/buyer/connect-agent',
      { agentId: first.agentId, agentType: 'real_estate' },
      second,
    );
    expect(foreign.status).toBe(403);
  });

  it('rejects a list that was changed, has expired, or does not contain the professional', async () => {
    const list = listOf([first]);
    const tokens = [
      `${list.slice(0, 5)}A${list.slice(6)}`,
      listOf([first], new Date(Date.now() - 31 * 24 * HOUR_MS)),
      listOf([second]),
    ];
    for (const token of tokens) expect((await connect(first, { list: token })).status).toBe(400);
  });

  it('is for buyers only, and for existing professionals and homes only', async () => {
    expect((await app.request('POST', '/api/buyer/connect-agent', asking())).status).toBe(401);
    expect((await send('/api/buyer/connect-agent', asking(), second)).status).toBe(403);
    expect((await send('/api/buyer/connect-agent', { ...asking(), agentId: 999_999 })).status).toBe(404);
    expect((await connect(first, { propertyId: 999_999 })).status).toBe(404);
    expect((await connect(expired)).status).toBe(409);
  });

  it('is not sent to a professional without a license where the home is', async () => {
    const [listing] = await storeHomes(app.context.database, home({ stateOrProvince: 'OK', city: 'Tulsa' }));
    const { status, body } = await connect(first, { propertyId: listing });
    expect([status, body.detail]).toEqual([409, 'This professional isn’t licensed in OK, where the home is']);
    expect(await get('/api/matches')).toEqual([]);
  });

  it('is the only open one of its kind, also for concurrent requests, and the error says who is pending and how to withdraw it', {
    tags: ['postgres'],
  }, async () => {
    const sent = await Promise.all([connect(first), connect(second)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = sent.toSorted((a, b) => a.status - b.status);
    const { agentId, professional } = won!.body.match;
    expect(lost!.body.detail).toContain(
      `Your request to ${professional.firstName} ${professional.lastName} is waiting for a reply`,
    );
    expect(lost!.body.detail).toContain('withdraw that request');
    expect((await connect(lender, { agentType: 'mortgage_advisor' })).status).toBe(200);
    await send(`/api/professionals/${agentId}/withdraw`, {});
    expect((await connect(agentId === first.agentId ? second : first)).status).toBe(200);
  });

  it('is not sent to a professional at the client limit, also for concurrent requests', {
    tags: ['postgres'],
  }, async () => {
    const limited = { takesClients: true, teamSize: 1, capacity: 1 };
    await db()
      .insert(agentRecords)
      .values({ agentId: third.agentId, ...limited });
    const other = await aBuyer(app);
    const sent = await Promise.all([buyer, other].map((who) => send('/api/buyer/connect-agent', asking(third), who)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const directory = `/api/professionals/${third.agentId}/connect`;
    expect((await send(directory, { shared: [], consent: true }, await aBuyer(app))).status).toBe(409);
  });

  it('is created once, however often it is sent with the same Idempotency-Key', { tags: ['postgres'] }, async () => {
    const key = { 'idempotency-key': 'tap-1' };
    const sent = await Promise.all([connect(first, {}, key), connect(first, {}, key)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent[0]!.body.match.id).toBe(sent[1]!.body.match.id);
    expect((await connect(second, {}, key)).status).toBe(409);
    expect(await get('/api/matches')).toHaveLength(1);
  });

  it('shows the professional the reasons of the match, and no figure of other professionals', async () => {
    const { body } = await connect(first, { list: listOf([second, first]) });
    const own = (await get('/api/matches/requests', first)).find(({ id }: { id: number }) => id === body.match.id);
    expect(own).toMatchObject({ position: 2, listLength: 2, percentile: 89, reasons: [{ points: 3.5 }] });
    expect(own.reasons).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain('"points":4.5');
    expect(JSON.stringify(await get('/api/matches/requests', second))).not.toContain(`"id":${body.match.id},`);
  });
});

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
    tags: ['postgres'],
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

describe('the outcome of a match', () => {
  it('is recorded from answer to closing; the private answer is visible to the buyer only', async () => {
    const { body } = await connect(first, { list: listOf([first, second]), shared: ['journey'] });
    await answer(first, 'accept');
    const judge = (who = buyer) => send(`/api/matches/${body.match.id}/satisfaction`, { satisfied: false }, who);
    expect((await judge()).status).toBe(409);
    const opened = await send(`/api/journey/${buyer.id}/purchases`, {
      home: '12 Elm Street',
      record: { kind: 'offer_made', priceCents: 60_000_000 },
    });
    const path = `/api/purchases/${opened.body.id}/records`;
    await send(path, { records: [{ kind: 'offer_accepted' }] });
    // A record of the professional counts once the buyer confirms it.
    const closed = await send(path, { records: [{ kind: 'closed' }] }, first);
    await handled();
    expect((await get('/api/matches'))[0].closedAt).toBeNull();
    const recordId = closed.body.records.find(({ kind }: { kind: string }) => kind === 'closed').id;
    const confirmation = await send(`/api/purchases/${opened.body.id}/records/${recordId}/confirmation`, {});
    expect(confirmation.status).toBe(200);
    await handled();
    expect((await get('/api/matches'))[0]).toMatchObject({ state: 'connected', asksSatisfaction: true });
    expect(await notificationsOf(buyer.id)).toContain('Were you satisfied with Kim Ford?');
    expect((await judge(await aBuyer(app))).status).toBe(404);
    expect((await judge()).body).toMatchObject({ satisfied: false, asksSatisfaction: false });
    expect(JSON.stringify(await get('/api/matches/requests', first))).not.toContain('satisf');
    const exported = JSON.stringify(await get('/api/account/export', first));
    expect(exported).not.toContain('"satisfied"');
    const record = (await outcomesOf(db())).find(({ id }) => id === body.match.id);
    expect(record).toMatchObject({
      ...{ shown: [first.agentId, second.agentId], contacted: first.agentId, position: 1 },
      ...{ closed: true, satisfied: false, replyMinutes: expect.any(Number), search: { location: 'Austin, TX' } },
    });
  });

  it('that closed is one deal of the agent, however often it is reported, and is removed when the closing is withdrawn', async () => {
    await connect(first);
    await answer(first, 'accept');
    const [listingId] = await storeHomes(app.context.database, home({ homeType: 'condo', listPriceCents: 61_000_000 }));
    const record = { kind: 'offer_accepted', priceCents: 59_000_000 };
    const opened = await send(`/api/journey/${buyer.id}/purchases`, { listingId, record });
    const path = `/api/purchases/${opened.body.id}/records`;
    const closed = await send(path, { records: [{ kind: 'closed' }] });
    await handled();
    const deals = () => db().select().from(agentDeals).where(eq(agentDeals.agentId, first.agentId));
    const deal = {
      ...{ source: 'house', side: 'buyer', outcome: 'closed', type: 'condo', lat: 30.25, lon: -97.75 },
      ...{ priceCents: 59_000_000, salePriceCents: 59_000_000, listPriceCents: 61_000_000 },
    };
    expect(await deals()).toMatchObject([deal]);
    const notificationsOf = { buyerId: buyer.id, agentId: first.agentId, purchaseId: opened.body.id };
    const closedOn = new Date().toISOString().slice(0, 10);
    await app.context.events.transaction((_, emit) => emit(clientClosed, { ...notificationsOf, closedOn }));
    await handled();
    expect(await deals()).toHaveLength(1);
    const { id } = closed.body.records.find(({ kind }: { kind: string }) => kind === 'closed');
    expect((await send(`${path}/${id}/undoing`, {})).status).toBe(200);
    await handled();
    expect(await deals()).toEqual([]);
  });

  it('counts a showing that took place once', async () => {
    await connect(first);
    await answer(first, 'accept');
    const startsAt = new Date(Date.now() - HOUR_MS);
    await db()
      .insert(appointments)
      .values({
        ...{
          buyerId: buyer.id,
          agentId: first.agentId,
          kind: 'showing',
          state: 'confirmed',
          minutes: 30,
          timeZone: 'UTC',
        },
        ...{ times: [startsAt.toISOString()], startsAt },
      });
    const { settle } = await import('../../appointments/booking/clock.ts');
    await settle(app.context);
    await handled();
    expect((await get('/api/matches'))[0].touredAt).toBe(startsAt.toISOString());
  });

  it('keeps only a count of an erased buyer, and only the hash of a receipt', async () => {
    const { body } = await connect(first, { list: listOf([first]) }, { 'idempotency-key': 'mine' });
    const { connectData } = await import('./personal-data.ts');
    const { professionalsData } = await import('../../professionals/personal-data.ts');
    await app.context.database.transaction(async (tx) => {
      await connectData.erase!(tx, buyer.id);
      await professionalsData.erase!(tx, buyer.id);
    });
    const [receipt] = await db().select().from(consentReceipts).where(eq(consentReceipts.buyerId, buyer.id));
    expect(receipt).toMatchObject({ text: null, textHash: body.receipt.textHash });
    const [row] = await db().select().from(matches).where(eq(matches.buyerId, buyer.id));
    expect(row).toMatchObject({ search: null, listingId: null, key: null });
  });
});
