import { MINUTE_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import {
  aBuyer,
  aCompany,
  anAgent,
  aPerson,
  type TestAgent,
  type TestBuyer,
  type TestCompany,
  type TestPerson,
} from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { people } from '../accounts/tables.ts';
import { agents, buyers, resellers } from '../companies/tables.ts';
import { documents, documentVersions } from '../documents/tables.ts';
import { sendDueEmails } from '../notifications/due-emails.ts';
import { notifications } from '../notifications/tables.ts';
import { connections } from '../professionals/tables.ts';
import { openThread } from './open-thread.ts';
import { messages } from './tables.ts';

let app: TestApp;
let company: TestCompany;
let agent: TestAgent;
let other: TestAgent;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  company = await aCompany(app);
  agent = await anAgent(app, company);
  other = await anAgent(app, company);
  buyer = await aBuyer(app, agent);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const post = (who: TestPerson, path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  app.request('POST', `/api/messages/threads${path}`, body, { ...who.as, ...headers });
const get = async (who: TestPerson, path = '') =>
  (await app.request('GET', `/api/messages/threads${path}`, undefined, who.as)).body;
const open = async (): Promise<number> => (await post(buyer, '', { agentId: agent.agentId })).body.id;
const say = (who: TestPerson, id: number, body: string, key?: string) =>
  post(who, `/${id}/messages`, { body }, key ? { 'idempotency-key': key } : {});
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

describe('a conversation', () => {
  it('exists once per pair, can be opened by either side, and carries messages both ways', async () => {
    const id = await open();
    expect((await post(agent, '', { buyerId: buyer.id })).body.id).toBe(id);
    expect((await say(buyer, id, '  Is Saturday fine?\nI come at ten.  ')).body).toMatchObject({
      fromMe: true,
      body: 'Is Saturday fine?\nI come at ten.',
      read: false,
    });
    const seen = await get(agent, `/${id}`);
    expect(seen.thread).toMatchObject({ unread: 1, state: 'open', mayWrite: true, other: { role: 'buyer' } });
    expect(seen.messages).toMatchObject([{ fromMe: false, read: null, author: 'Ada Stone' }]);
    expect((await get(agent)).threads).toMatchObject([{ id, last: { excerpt: 'Is Saturday fine? I come at ten.' } }]);
  });

  it('is found by the name of the other side, and not by one’s own', async () => {
    const rename = (who: TestPerson, firstName: string, lastName: string) =>
      db().update(people).set({ firstName, lastName }).where(eq(people.id, who.id));
    await rename(agent, 'Naomi', 'Sinclair');
    await rename(buyer, 'Elena', 'Novak');
    await db().update(resellers).set({ companyName: 'Harbor Homes' }).where(eq(resellers.id, company.id));
    const [withBuyer, withCompany] = [await open(), (await post(agent, '', { company: true })).body.id];
    const found = async (who: TestPerson, words: string) =>
      (await get(who, `?search=${encodeURIComponent(words)}`)).threads.map(({ id }: { id: number }) => id);
    expect(await found(buyer, 'sinclair NAOMI')).toEqual([withBuyer]);
    expect(await found(buyer, 'elena')).toEqual([]);
    expect(await found(agent, 'novak')).toEqual([withBuyer]);
    expect(await found(agent, 'harbor')).toEqual([withCompany]);
    expect(await found(agent, 'naomi')).toEqual([]);
    expect(await found(company, 'naomi')).toEqual([withCompany]);
    expect(await found(other, 'novak')).toEqual([]);
  });

  it('states a mortgage professional’s license once, in their first message', async () => {
    const company = await aCompany(app);
    const lender = await anAgent(app, company, { agentType: 'mortgage', licenseNumber: '204811' });
    await db().insert(connections).values({ buyerId: buyer.id, agentId: lender.agentId, state: 'connected' });
    const { id } = (await post(lender, '', { buyerId: buyer.id })).body;
    const line = 'Mortgage license (NMLS, state or province): TX 204811';
    expect((await say(lender, id, 'Hello', 'k-1')).body.body).toBe(`Hello\n\n${line}`);
    expect((await say(lender, id, 'Hello', 'k-1')).status).toBe(200);
    expect((await say(lender, id, 'Hell', 'k-1')).status).toBe(409);
    expect((await say(lender, id, 'More')).body.body).toBe('More');
    expect((await say(buyer, id, 'Thanks')).body.body).toBe('Thanks');
    expect((await say(agent, await open(), 'Hi')).body.body).toBe('Hi');
  });

  it('shows how far each side has read, and never moves back', async () => {
    const id = await open();
    await say(buyer, id, 'one');
    const { id: second } = (await say(buyer, id, 'two')).body;
    expect((await app.request('GET', '/api/messages/unread', undefined, agent.as)).body).toEqual({ unread: 1 });
    expect((await post(agent, `/${id}/read`, { upTo: second - 1 })).body.unread).toBe(1);
    expect((await post(agent, `/${id}/read`, { upTo: second })).body.unread).toBe(0);
    expect((await post(agent, `/${id}/read`, { upTo: second - 1 })).body.readUpTo).toBe(second);
    const mine = (await get(buyer, `/${id}`)).messages;
    expect(mine.map(({ read }: { read: boolean }) => read)).toEqual([true, true]);
    expect((await app.request('GET', '/api/messages/unread', undefined, agent.as)).body).toEqual({ unread: 0 });
  });

  it('stores a message once however often it is sent with its key, also concurrently', {
    tags: ['both-databases'],
  }, async () => {
    const id = await open();
    const sent = await Promise.all([1, 2, 3].map(() => say(buyer, id, 'Once', 'k-1')));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await say(buyer, id, 'Something else', 'k-1')).status).toBe(409);
    // A key belongs to its author, so another person may use the same one.
    expect((await say(agent, id, 'Once', 'k-1')).status).toBe(200);
    expect((await get(buyer, `/${id}`)).messages).toHaveLength(2);
  });

  it('paginates backwards without gaps or duplicates', async () => {
    const id = await open();
    await db()
      .insert(messages)
      .values(
        Array.from({ length: 25 }, (_, at) => ({ threadId: id, authorId: buyer.id, body: `m${at}`, key: `k${at}` })),
      );
    const bodies: string[] = [];
    for (let before: number | null = 0; before !== null; ) {
      const page: { messages: { body: string }[]; earlier: number | null } = await get(
        agent,
        `/${id}?limit=10${before ? `&before=${before}` : ''}`,
      );
      bodies.unshift(...page.messages.map(({ body }) => body));
      before = page.earlier;
    }
    expect(bodies).toEqual(Array.from({ length: 25 }, (_, at) => `m${at}`));
  });

  it.each([
    [{ body: '' }, 'body'],
    [{ body: ' \n\t\u00a0 ' }, 'body'],
    [{ body: 'x'.repeat(10_001) }, 'body'],
    [{ body: 5 }, 'body'],
    [{ body: 'a', author: 1 }, 'author'],
    [{ body: 'a', documentIds: [1, 1] }, 'documentIds'],
  ])('refuses %j and names the field', async (body, field) => {
    const reply = await post(buyer, `/${await open()}/messages`, body);
    expect(reply.status).toBe(400);
    expect(reply.body.fields.map((each: { field: string }) => each.field)).toContain(field);
  });

  it('accepts ten thousand characters, and returns markup as plain text', async () => {
    const id = await open();
    expect((await say(buyer, id, 'é'.repeat(10_000))).status).toBe(200);
    const text = '<img src=x onerror=alert(1)> https://lintel.example';
    expect((await say(buyer, id, text)).body.body).toBe(text);
  });

  it('limits the rate of messages', async () => {
    const id = await open();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++) statuses.push((await say(buyer, id, `m${at}`)).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

describe('the right to write', () => {
  it('belongs only to the two sides; for others the conversation does not exist', async () => {
    const id = await open();
    const stranger = await aBuyer(app);
    const wholesaler = await aPerson(app, 'wholesaler');
    for (const who of [other, stranger, wholesaler]) {
      for (const path of [`/${id}/messages`, `/${id}/read`, `/${id}/block`, `/${id}/report`])
        expect((await post(who, path, { body: 'a', upTo: 1, reason: 'spam' })).status, path).not.toBe(200);
      expect((await say(who, id, 'Hello')).status).toBe(404);
      expect((await app.request('GET', `/api/messages/threads/${id}`, undefined, who.as)).status).toBe(404);
      expect((await get(who)).threads).toEqual([]);
    }
    expect((await post(other, '', { buyerId: buyer.id })).status).toBe(404);
    expect((await post(buyer, '', { agentId: other.agentId })).status).toBe(409);
    expect((await post(buyer, '', { agentId: 999_999 })).status).toBe(404);
  });

  it('lets the professional reply once to a pending request, and both sides write after it is accepted', {
    tags: ['both-databases'],
  }, async () => {
    const pair = { buyerId: buyer.id, agentId: other.agentId };
    const request = { ...pair, message: 'May I ask you about a loan?', createdAt: new Date(Date.now() - 1_000) };
    await db().insert(connections).values(request);
    // The event of the request may be delivered twice.
    for (const _ of [1, 2]) await app.context.database.transaction((tx) => openThread(tx, pair));
    const { threads } = await get(other);
    expect(threads).toMatchObject([{ unread: 1, state: 'asked', mayWrite: true }]);
    const { id } = threads[0];
    expect((await say(buyer, id, 'And one thing more')).status).toBe(409);
    const answers = await Promise.all([say(other, id, 'Of course.'), say(other, id, 'What is it?')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await db().update(connections).set({ state: 'connected' }).where(eq(connections.buyerId, buyer.id));
    expect((await say(buyer, id, 'Thank you.')).status).toBe(200);
    expect((await get(buyer, `/${id}`)).messages.map(({ body }: { body: string }) => body)[0]).toBe(request.message);
  });

  it('ends with their work, while past messages stay readable', async () => {
    const id = await open();
    await say(agent, id, 'See you.');
    await db().update(buyers).set({ agentId: null }).where(eq(buyers.personId, buyer.id));
    for (const who of [buyer, agent]) {
      expect((await say(who, id, 'Hello?')).status).toBe(409);
      expect(await get(who, `/${id}`)).toMatchObject({
        thread: { state: 'ended', mayWrite: false },
        messages: [{ body: 'See you.' }],
      });
    }
  });

  it('is suspended while either side blocks messages, and only the side that blocked can unblock', async () => {
    const id = await open();
    expect((await post(agent, `/${id}/block`)).body).toMatchObject({ state: 'blocked', blockedByMe: true });
    for (const who of [buyer, agent]) expect((await say(who, id, 'Hello?')).status).toBe(409);
    expect((await post(buyer, `/${id}/unblock`)).body).toMatchObject({ state: 'blocked', blockedByMe: false });
    expect((await post(agent, `/${id}/unblock`)).body.state).toBe('open');
    expect((await say(buyer, id, 'Hello')).status).toBe(200);
  });

  it('a report sends the last messages to support', async () => {
    const id = await open();
    await say(agent, id, 'Please wire the deposit to this other account.');
    const report = await post(buyer, `/${id}/report`, { reason: 'money', note: 'This is not how we agreed.' });
    expect(report.status).toBe(200);
    const wholesaler = await aPerson(app, 'wholesaler');
    const { tickets } = (await app.request('GET', '/api/support/tickets', undefined, wholesaler.as)).body;
    expect(tickets[0]).toMatchObject({ reference: report.body.reference, priority: 'high' });
    const ticket = (await app.request('GET', `/api/support/tickets/${tickets[0].id}`, undefined, wholesaler.as)).body;
    expect(ticket.message).toContain('Please wire the deposit');
  });
});

describe('notifications of messages', () => {
  it('are one per conversation until it is read, with one email when it is not read for ten minutes', async () => {
    const id = await open();
    for (const body of ['one', 'two', 'three']) await say(agent, id, body);
    const inbox = (await app.request('GET', '/api/notifications', undefined, buyer.as)).body;
    expect(inbox).toMatchObject({ unread: 1, notifications: [{ kind: 'message', path: `/messages/${id}` }] });
    expect(await sendDueEmails(app.context, later(9))).toBe(0);
    expect(await sendDueEmails(app.context, later(11))).toBe(1);
    expect(await sendDueEmails(app.context, later(60))).toBe(0);
    const [mail] = await db().select().from(emailOutbox);
    expect([mail!.recipient, mail!.subject]).toEqual([buyer.email, 'New message from Ada Stone']);
    expect(mail!.text).not.toContain('three');
  });

  it('end when the person reads the conversation, and start again with later messages', async () => {
    const id = await open();
    const { id: first } = (await say(agent, id, 'one')).body;
    await post(buyer, `/${id}/read`, { upTo: first });
    expect((await app.request('GET', '/api/notifications/unread', undefined, buyer.as)).body).toEqual({ unread: 0 });
    expect(await sendDueEmails(app.context, later(11))).toBe(0);
    await say(agent, id, 'two');
    expect(await sendDueEmails(app.context, later(11))).toBe(1);
    expect(await db().select().from(notifications)).toHaveLength(2);
  });
});

describe('attached documents', () => {
  const createDocument = async (owner: TestPerson) => {
    const [document] = await db()
      .insert(documents)
      .values({ ownerId: owner.id, category: 'other', version: 1 })
      .returning();
    await db()
      .insert(documentVersions)
      .values({
        ...{ documentId: document!.id, number: 1, sealedName: '', mediaType: 'application/pdf', sizeBytes: 1_234 },
        ...{ contentMark: 'm', fileKey: `f${document!.id}`, scan: 'none' as const },
      });
    return document!.id;
  };

  it('are accessible to the other side while they work together; another person’s documents cannot be attached', async () => {
    const id = await open();
    const mine = await createDocument(buyer);
    const sent = await post(buyer, `/${id}/messages`, { documentIds: [mine] });
    expect([sent.status, sent.body.attachments]).toMatchObject([200, [{ documentId: mine, sizeBytes: 1_234 }]]);
    expect((await get(agent, `/${id}`)).messages[0].attachments[0].documentId).toBe(mine);
    const theirs = await createDocument(await aBuyer(app));
    expect((await post(buyer, `/${id}/messages`, { documentIds: [theirs] })).status).toBe(404);
    expect((await get(agent, `/${id}`)).messages).toHaveLength(1);
    await db().update(buyers).set({ agentId: null }).where(eq(buyers.personId, buyer.id));
    expect((await get(agent, `/${id}`)).messages[0].attachments).toEqual([
      { documentId: null, fileName: null, sizeBytes: null },
    ]);
  });
});

describe('a conversation of a company with its agent', () => {
  const withAgent = () => post(company, '', { agentId: agent.agentId });

  it('is shared by both, opened by either, unread for the other, and notified in the app and by email', async () => {
    const { id } = (await withAgent()).body;
    expect((await post(agent, '', { company: true })).body).toMatchObject({ id, other: { role: 'company' } });
    expect((await say(company, id, 'Are you at the fair on Friday?')).status).toBe(200);
    expect((await get(agent)).threads).toMatchObject([{ id, unread: 1, withCompany: true }]);
    expect((await app.request('GET', '/api/messages/unread', undefined, agent.as)).body).toEqual({ unread: 1 });
    expect((await app.request('GET', '/api/messages/unread', undefined, company.as)).body).toEqual({ unread: 0 });
    expect(await sendDueEmails(app.context, later(11))).toBe(1);
    const answer = (await say(agent, id, 'Yes, all day.')).body;
    expect((await get(company, `/${id}`)).messages.map(({ body }: { body: string }) => body)).toEqual([
      'Are you at the fair on Friday?',
      'Yes, all day.',
    ]);
    expect((await post(company, `/${id}/read`, { upTo: answer.id })).body.unread).toBe(0);
    const [notified] = await db().select().from(notifications).where(eq(notifications.personId, company.id));
    expect(notified).toMatchObject({ kind: 'message', path: `/messages/${id}` });
  });

  it('is not readable by others, and cannot be opened with another company’s agent', async () => {
    const { id } = (await withAgent()).body;
    const elsewhere = await aCompany(app);
    for (const who of [elsewhere, other, buyer]) {
      expect((await app.request('GET', `/api/messages/threads/${id}`, undefined, who.as)).status).toBe(404);
      expect((await say(who, id, 'Hello')).status).toBe(404);
    }
    expect((await post(elsewhere, '', { agentId: agent.agentId })).status).toBe(404);
    expect((await post(buyer, '', { company: true })).status).toBe(403);
    expect((await post(agent, '', { company: true, buyerId: buyer.id })).status).toBe(400);
  });

  it('stays readable for both when the agent has left, and accepts no more messages', async () => {
    const { id } = (await withAgent()).body;
    await say(agent, id, 'See you on Monday');
    await db().update(agents).set({ status: 'left', leftAt: new Date() }).where(eq(agents.id, agent.agentId));
    for (const who of [company, agent]) {
      expect((await get(who, `/${id}`)).thread).toMatchObject({ state: 'ended', mayWrite: false });
      expect((await say(who, id, 'Hello')).status).toBe(409);
    }
  });

  it('carries no documents and no license line', async () => {
    const lender = await anAgent(app, company, { agentType: 'mortgage' });
    const { id } = (await post(lender, '', { company: true })).body;
    expect((await post(lender, `/${id}/messages`, { body: 'Look', documentIds: [1] })).body.fields).toMatchObject([
      { field: 'documentIds' },
    ]);
    expect((await say(lender, id, 'Hello')).body.body).toBe('Hello');
  });
});
