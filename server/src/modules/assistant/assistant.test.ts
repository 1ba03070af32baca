import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, aPerson, type TestBuyer } from '../../../test/people.ts';
import { attemptsToken } from '../accounts/index.ts';
import { attempts, people } from '../accounts/tables.ts';
import { listings } from '../listings/tables.ts';
import { liveIndexToken } from '../search/index/live-index.ts';
import { forgetOld, keptMonths } from './conversation.ts';
import { assistantData } from './personal-data.ts';
import { chatMessages } from './tables.ts';

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  await storeHomes(app.context.database, home(), home({ features: ['pool'] }), home({ bedroomsTotal: 4 }));
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.context.database.db.delete(attempts);
  buyer = await aBuyer(app);
});

const db = () => app.context.database.db;
const ask = (message: unknown, who: { as: Record<string, string> } = buyer, more: object = {}, headers = {}) =>
  app.request('POST', '/api/chat', { message, ...more }, { ...who.as, ...headers });
const read = (who = buyer, query = '') => app.request('GET', `/api/chat${query}`, undefined, who.as);
const storedMessages = () =>
  db().select().from(chatMessages).where(eq(chatMessages.personId, buyer.id)).orderBy(desc(chatMessages.id));

describe('a question and its answer', () => {
  it('are stored in order, and the client cannot change who wrote the question', async () => {
    const { status, body } = await ask('  Show me homes in Austin ', buyer, { userId: buyer.id, isFromUser: true });
    expect(status).toBe(200);
    expect(body.asked).toMatchObject({ message: 'Show me homes in Austin', isFromUser: true, by: 'person' });
    expect(body.answer).toMatchObject({ isFromUser: false, used: ['searchHomes'], by: 'tools' });
    const { body: list } = await read(buyer, `?userId=${buyer.id}`);
    expect(list.map(({ id, isFromUser }: { id: number; isFromUser: boolean }) => [id, isFromUser])).toEqual([
      [body.asked.id, true],
      [body.answer.id, false],
    ]);
    expect((await ask('hi', buyer, { isFromUser: false })).status).toBe(400);
  });

  it.each([['   '], [''], ['\n\t'], ['x'.repeat(2_001)], [12], [null]])(
    'are rejected for the message %j',
    async (message) => {
      const { status, body } = await ask(message);
      expect(status).toBe(400);
      expect(body.fields[0].field).toBe('message');
      expect(await storedMessages()).toEqual([]);
    },
  );

  it('are stored once per idempotency key, and a different message with the same key is rejected', {
    tags: ['both-databases'],
  }, async () => {
    const headers = { 'idempotency-key': 'one' };
    const [first, second] = await Promise.all([ask('hello', buyer, {}, headers), ask('hello', buyer, {}, headers)]);
    expect(second.body.asked.id).toBe(first.body.asked.id);
    expect(second.body.answer.id).toBe(first.body.answer.id);
    expect(await storedMessages()).toHaveLength(2);
    expect((await ask('something else', buyer, {}, headers)).status).toBe(400);
  });

  it('are available as server-sent events that end with the same answer', async () => {
    const { status, headers, body } = await app.request(
      'POST',
      '/api/chat/stream',
      { message: 'Show me homes in Austin' },
      buyer.as,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/event-stream');
    const events = String(body)
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)));
    expect(events.map(({ kind }) => kind).filter(Boolean)).toEqual(['asked', 'answered']);
    expect(events[1].answer).toEqual((await read()).body[1]);
  });

  it('format money for the person’s country, in the reply and in the stream', async () => {
    await db().update(people).set({ timeZone: 'America/Toronto' }).where(eq(people.id, buyer.id));
    const question = 'land transfer tax on 500000 in Ottawa';
    const { body: whole } = await ask(question);
    const { body: streamed } = await app.request('POST', '/api/chat/stream', { message: question }, buyer.as);
    expect(JSON.stringify(whole.answer.parts)).toContain('on $500,000 in Ottawa');
    expect(String(streamed)).toContain('on $500,000 in Ottawa');
  });

  it('are limited to forty a minute per person', async () => {
    for (let sent = 0; sent < 39; sent++) await app.context.resolve(attemptsToken).count('chatOf', String(buyer.id));
    expect((await ask('hello')).status).toBe(200);
    expect((await ask('hello')).status).toBe(429);
    expect(await storedMessages()).toHaveLength(2);
  });
});

describe('a conversation', () => {
  it('is private: another person’s id returns 404, and agents have no conversation', async () => {
    const other = await aBuyer(app);
    await ask('hello');
    expect((await read(other)).body).toEqual([]);
    expect((await read(other, `?userId=${buyer.id}`)).status).toBe(404);
    expect((await ask('hello', other, { userId: buyer.id })).status).toBe(404);
    expect((await app.request('DELETE', '/api/chat', { userId: buyer.id }, other.as)).status).toBe(404);
    const agent = await anAgent(app, await aCompany(app));
    expect((await ask('hello', agent)).status).toBe(403);
    expect((await ask('hello', await aPerson(app, 'wholesaler'))).status).toBe(403);
    expect((await app.request('POST', '/api/chat', { message: 'hello' })).status).toBe(401);
    expect((await read()).body).toHaveLength(2);
  });

  it('is paginated back to its beginning', async () => {
    for (const word of ['hello', 'thanks', 'bye']) await ask(word);
    const { body: latest, headers } = await read(buyer, '?limit=2');
    expect(latest[0].message).toBe('bye');
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link')!)![1]!;
    const before = await app.request('GET', next, undefined, buyer.as);
    expect(before.body[0].message).toBe('thanks');
  });

  it('resolves “the second one” and then “it” from the homes shown before', async () => {
    const { body } = await ask('Show me homes in Austin');
    const [, second] = body.answer.parts.find(({ kind }: { kind: string }) => kind === 'homes').homes;
    expect(second).toMatchObject({ monthlyTotal: expect.any(Number), rate: { on: expect.any(String) } });
    const described = await ask('tell me about the second one');
    expect(described.body.answer.message).toContain(second.title);
    const cost = await ask('how much is it a month?');
    expect(cost.body.answer.message).toContain(second.title);
    expect(cost.body.answer.used).toEqual(['monthlyCost']);
  });

  it('is erased completely, including its context', async () => {
    await ask('Show me homes in Austin');
    expect((await app.request('DELETE', '/api/chat', {}, buyer.as)).body).toEqual({ erased: 2 });
    expect((await read()).body).toEqual([]);
    expect((await ask('tell me about the second one')).body.answer.used).toEqual([]);
  });

  it('loses its person and text after two years, but keeps the names of the tools used', async () => {
    await ask('Show me homes in Austin');
    const later = new Date();
    later.setUTCMonth(later.getUTCMonth() + keptMonths + 1);
    await app.context.database.transaction((tx) => forgetOld(tx, later));
    expect((await read()).body).toEqual([]);
    const rows = await db().select().from(chatMessages).orderBy(desc(chatMessages.id)).limit(2);
    expect(rows[0]).toMatchObject({
      personId: null,
      message: '',
      parts: [],
      talk: null,
      calls: [{ tool: 'searchHomes', input: null, facts: null }],
    });
    expect(rows[1]).toMatchObject({ personId: null, message: '', key: null });
  });
});

describe('a question for a person', () => {
  it('gets a draft message made only from the question, and nothing is sent', async () => {
    const agent = await anAgent(app, await aCompany(app));
    const client = await aBuyer(app, agent);
    const [row] = await db().select().from(people).where(eq(people.id, agent.id));
    const { parts } = (await ask('Can I talk to my agent about the roof of 12 Elm Street?', client)).body.answer;
    expect(parts).toContainEqual({
      kind: 'draft',
      to: { id: agent.agentId, name: row!.firstName },
      text: `Hello ${row!.firstName}, I have a question about the roof of 12 Elm Street?`,
      path: `/messages?to=${agent.agentId}`,
    });
    expect((await app.request('GET', '/api/messages/threads', undefined, client.as)).body.threads).toEqual([]);
  });
});

describe('erasing an account', () => {
  it('erases the person’s conversation and their name in answers to others', async () => {
    const agent = await anAgent(app, await aCompany(app));
    await db().update(people).set({ firstName: 'Zebra', lastName: 'Fish' }).where(eq(people.id, agent.id));
    const client = await aBuyer(app, agent);
    expect((await ask('who is my agent?', client)).body.answer.message).toContain('Zebra Fish');
    await app.context.database.transaction((tx) => assistantData.erase!(tx, agent.id));
    const { body } = await read(client);
    expect(JSON.stringify(body)).not.toContain('Zebra');
    expect(body[1].message).toContain('was removed');
    await app.context.database.transaction((tx) => assistantData.erase!(tx, client.id));
    expect((await read(client)).body).toEqual([]);
  });
});

describe('homes in answers', () => {
  it('lose address, photo and figures when they are no longer public', async () => {
    const [id] = await storeHomes(
      app.context.database,
      home({ unparsedAddress: '7 Hidden Lane', city: 'Boise', stateOrProvince: 'ID', listPriceCents: 31_415_900 }),
    );
    await app.context.resolve(liveIndexToken).refresh();
    const { body } = await ask('Show me homes in Boise');
    expect(JSON.stringify(body)).toContain('7 Hidden Lane');
    await ask('tell me about it');
    expect(JSON.stringify(await storedMessages())).not.toContain('Hidden');
    await db().update(listings).set({ internetEntireListingDisplayYn: false }).where(eq(listings.id, id!));
    const { body: list } = await read();
    expect(JSON.stringify(list)).not.toContain('Hidden');
    expect(list[1].parts.find(({ kind }: { kind: string }) => kind === 'homes').homes[0]).toMatchObject({
      id,
      gone: true,
      price: null,
    });
  });
});
