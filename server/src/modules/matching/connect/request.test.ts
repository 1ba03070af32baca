import { createHash } from 'node:crypto';
import { HOUR_MS } from '@lintel/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, type TestAgent, type TestBuyer } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { agentRecords } from '../tables.ts';
import { connectCalls, licensed, licensedProfessionals, onlyBuyer, requestTo } from './connect.fixture.ts';

let app: TestApp;
let buyer: TestBuyer;
let first: TestAgent;
let second: TestAgent;
let third: TestAgent;
let expired: TestAgent;
let lender: TestAgent;

beforeAll(async () => {
  app = await startTestApp();
  const made = await licensedProfessionals(app);
  ({ first, second, expired } = made);
  third = await licensed(app, made.company, 'Noa', 'Iver');
  lender = await licensed(app, made.company, 'Max', 'Hill', null, 'mortgage');
});
beforeEach(async () => {
  buyer = await onlyBuyer(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const { send, get, connect, listOf } = connectCalls(
  () => app,
  () => buyer,
);

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
  ])('with %s names the field and sends no request', async (_, wrong, field) => {
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
    expect((await app.request('POST', '/api/buyer/connect-agent', requestTo(first))).status).toBe(401);
    expect((await send('/api/buyer/connect-agent', requestTo(first), second)).status).toBe(403);
    expect((await send('/api/buyer/connect-agent', { ...requestTo(first), agentId: 999_999 })).status).toBe(404);
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
    tags: ['both-databases'],
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
    tags: ['both-databases'],
  }, async () => {
    const limited = { takesClients: true, teamSize: 1, capacity: 1 };
    await db()
      .insert(agentRecords)
      .values({ agentId: third.agentId, ...limited });
    const other = await aBuyer(app);
    const sent = await Promise.all(
      [buyer, other].map((who) => send('/api/buyer/connect-agent', requestTo(third), who)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const directory = `/api/professionals/${third.agentId}/connect`;
    expect((await send(directory, { shared: [], consent: true }, await aBuyer(app))).status).toBe(409);
  });

  it('is created once, however often it is sent with the same Idempotency-Key', {
    tags: ['both-databases'],
  }, async () => {
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
