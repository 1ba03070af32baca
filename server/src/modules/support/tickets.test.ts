import { HOUR_MS, MINUTE_MS } from '@lintel/geo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, aPerson } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { tickets } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.stop());

const question = {
  fullName: 'Ada Stone',
  email: 'ada@example.com',
  subject: 'A code',
  message: 'Where do I enter it?',
};
const ask = (body: object = question, as: Record<string, string> = {}) =>
  app.request('POST', '/api/support/tickets', body, as);
const mails = () => app.context.database.db.select().from(emailOutbox);

describe('a question to support', () => {
  it('is stored, acknowledged with the specification’s text, and emailed to both sides', async () => {
    const wholesaler = await aPerson(app, 'wholesaler');
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.message).toBe('Thank you for contacting us! We will respond within 24 hours.');
    expect(body.reference).toMatch(/^LT-[2-9A-Z]{8}$/);
    expect(body.id).toBeNull();
    const sent = await mails();
    expect(sent.map((mail) => mail.recipient).sort()).toEqual(['ada@example.com', wholesaler.email].sort());
    expect(sent.every((mail) => mail.text.length > 0 && mail.html.startsWith('<'))).toBe(true);
  });

  it('goes to LINTEL_SUPPORT_EMAIL if it is set', async () => {
    const other = await startTestApp({ settings: { LINTEL_SUPPORT_EMAIL: 'help@example.com' } });
    await aPerson(other, 'wholesaler');
    await other.request('POST', '/api/support/tickets', question);
    const sent = await other.context.database.db.select().from(emailOutbox);
    expect(sent.map((mail) => mail.recipient).sort()).toEqual(['ada@example.com', 'help@example.com']);
    await other.stop();
  });

  it('gets a reply time by the account’s role, whatever the form says', async () => {
    const company = await aCompany(app);
    const agent = await anAgent(app, company);
    const buyer = await aBuyer(app);
    const hoursFor = async (as: Record<string, string>, more: object = {}) => {
      const { body } = await ask({ ...question, ...more }, as);
      const [ticket] = await app.context.database.db.select().from(tickets).orderBy(tickets.id);
      const hours = (ticket!.answerDueAt.getTime() - ticket!.createdAt.getTime()) / HOUR_MS;
      expect(body.message).toBe(`Thank you for contacting us! We will respond within ${hours} hours.`);
      await app.context.database.db.delete(tickets);
      return hours;
    };
    expect(await hoursFor({}, { userType: 'reseller', priority: 'urgent' })).toBe(24);
    expect(await hoursFor(buyer.as, { userType: 'reseller' })).toBe(24);
    expect(await hoursFor(agent.as)).toBe(12);
    expect(await hoursFor(company.as)).toBe(6);
    expect(await hoursFor({}, { topic: 'technical' })).toBe(4);
    expect(await hoursFor({}, { emergency: 'account_locked' })).toBe(4);
  });

  it('about a misdirected payment returns instructions immediately, and is marked as urgent for the operator', async () => {
    await aPerson(app, 'wholesaler');
    const { body } = await ask({ ...question, emergency: 'wire_fraud', priority: 'low' });
    expect(body.doNow[0]).toMatch(/^Call your bank now/);
    const [ticket] = await app.context.database.db.select().from(tickets);
    expect(ticket).toMatchObject({ priority: 'urgent', emergency: 'wire_fraud' });
    const [toAsker, toOperator] = await mails();
    expect(toAsker!.text).toContain(body.doNow[0]);
    expect(toOperator!.subject).toMatch(/^URGENT: /);
  });

  it.each([
    ['fullName', '', 'Full name is required'],
    ['fullName', '   ', 'Full name is required'],
    ['fullName', undefined, 'Full name is required'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['subject', '', 'Subject is required'],
    ['message', '\n', 'Message is required'],
    ['message', 7, 'Message is required'],
    ['message', 'x'.repeat(10_001), 'must have at most 10,000 characters'],
    ['userType', 'king', undefined],
    ['priority', 'now', undefined],
    ['personId', 1, undefined],
    ['status', 'closed', undefined],
  ])('with %s %j is rejected, and nothing is stored', async (field, value, rule) => {
    const { status, body } = await ask({ ...question, [field]: value });
    expect(status).toBe(400);
    if (rule) expect(body.fields).toContainEqual({ field, rule });
    expect(await app.context.database.db.select().from(tickets)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('stores names and text as typed, and emails them as plain text', async () => {
    const hostile = '<script>alert(1)</script> \u202eאבג 🏡';
    await ask({ ...question, fullName: hostile, subject: hostile, message: hostile });
    const [ticket] = await app.context.database.db.select().from(tickets);
    expect(ticket).toMatchObject({ fullName: hostile, subject: hostile, message: hostile });
    for (const mail of await mails()) expect(mail.html).not.toContain('<script>');
  });

  it('sent twice, or concurrently, is stored once', { tags: ['both-databases'] }, async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    expect(await app.context.database.db.select().from(tickets)).toHaveLength(1);
  });

  it('is rate-limited by address', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await ask({ ...question, subject: `No. ${at}` })).status);
    expect(statuses).toEqual([...Array(8).fill(200), 429, 429]);
  });
});

describe('questions of several people', () => {
  it('are visible to their author and the wholesaler only', async () => {
    const wholesaler = await aPerson(app, 'wholesaler');
    const [one, other] = [await aCompany(app), await aCompany(app)];
    const mine = (await ask({ ...question, email: 'one@example.com' }, one.as)).body.id;
    const theirs = (await ask({ ...question, email: 'other@example.com' }, other.as)).body.id;
    await ask();

    const list = async (as: Record<string, string>) =>
      (await app.request('GET', '/api/support/tickets', undefined, as)).body;
    expect((await list(one.as)).tickets.map((ticket: { id: number }) => ticket.id)).toEqual([mine]);
    expect((await list(other.as)).tickets.map((ticket: { id: number }) => ticket.id)).toEqual([theirs]);
    expect(await list(wholesaler.as)).toMatchObject({ total: 3, answering: true });
    expect((await app.request('GET', '/api/support/tickets')).status).toBe(401);
    const found = async (words: string, as: Record<string, string>) =>
      (await app.request('GET', `/api/support/tickets?search=${words}`, undefined, as)).body.tickets.map(
        (ticket: { id: number }) => ticket.id,
      );
    expect(await found('OTHER@', wholesaler.as)).toEqual([theirs]);
    expect(await found('OTHER@', one.as)).toEqual([]);
    expect(await found('nothing+of+this', wholesaler.as)).toEqual([]);

    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/replies', { message: 'Hello' }],
      ['POST', '/closing', {}],
    ] as const) {
      expect((await app.request(method, `/api/support/tickets/${theirs}${path}`, body, one.as)).status).toBe(404);
      expect((await app.request(method, `/api/support/tickets/${theirs}${path}`, body)).status).toBe(401);
      expect((await app.request(method, `/api/support/tickets/99999${path}`, body, one.as)).status).toBe(404);
    }
  });

  it('are hidden from a wholesaler without the second factor', async () => {
    const weak = await aPerson(app, 'wholesaler', { twoFactorEnabled: false });
    const company = await aCompany(app);
    const { id } = (await ask(question, company.as)).body;
    expect((await app.request('GET', '/api/support/tickets', undefined, weak.as)).status).toBe(403);
    expect((await app.request('GET', `/api/support/tickets/${id}`, undefined, weak.as)).status).toBe(403);
  });

  it('are listed in pages, the earliest reply time first for the wholesaler', async () => {
    const wholesaler = await aPerson(app, 'wholesaler');
    const now = Date.now();
    await app.context.database.db.insert(tickets).values(
      Array.from({ length: 45 }, (_, at) => ({
        ...question,
        reference: `LT-${at}`,
        userType: 'other' as const,
        priority: 'low' as const,
        answerDueAt: new Date(now + ((at * 7) % 45) * MINUTE_MS),
      })),
    );
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await app.request('GET', `/api/support/tickets?page=${page}`, undefined, wholesaler.as);
      expect(body).toMatchObject({ total: 45, pages: 3 });
      seen.push(...body.tickets.map((ticket: { answerDueAt: string }) => ticket.answerDueAt));
    }
    expect(seen).toHaveLength(45);
    expect(seen).toEqual([...seen].sort());
  });
});
