import { HOUR_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, aPerson, type TestPerson } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { forgetClosed, notifyOfOverdue } from './clock.ts';
import { tickets } from './tables.ts';

let app: TestApp;
let wholesaler: TestPerson;
let buyer: TestPerson;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  wholesaler = await aPerson(app, 'wholesaler');
  buyer = await aBuyer(app);
  const body = { fullName: 'Ada Stone', email: 'ada@example.com', subject: 'A code', message: 'Where?' };
  id = (await app.request('POST', '/api/support/tickets', body, buyer.as)).body.id;
  await app.context.database.db.delete(emailOutbox);
});
afterAll(() => app.stop());

const write = (message: string, person: TestPerson) =>
  app.request('POST', `/api/support/tickets/${id}/replies`, { message }, person.as);
const close = (person: TestPerson) => app.request('POST', `/api/support/tickets/${id}/closing`, {}, person.as);
const subjects = async () => (await app.context.database.db.select().from(emailOutbox)).map((mail) => mail.subject);
const HOUR = HOUR_MS;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);
const overdueBy = (now: Date) => notifyOfOverdue(app.context, { publicUrl: 'http://x', email: undefined }, now);

describe('an answer', () => {
  it('reaches the author by email and on the page, and the author’s next message reopens the question', async () => {
    const { body } = await write('On the sign-up page.', wholesaler);
    expect(body).toMatchObject({ status: 'answered', replies: [{ from: 'support', message: 'On the sign-up page.' }] });
    const [mail] = await app.context.database.db.select().from(emailOutbox);
    expect(mail).toMatchObject({ recipient: 'ada@example.com' });
    expect(mail!.text).toContain('On the sign-up page.');

    const added = await write('And then?', buyer);
    expect(added.body.status).toBe('open');
    expect(added.body.replies.map((each: { from: string }) => each.from)).toEqual(['support', 'asker']);
    expect(new Date(added.body.answerDueAt).getTime()).toBeGreaterThan(later(23).getTime());
  });

  it('sent twice is stored once and emailed once', async () => {
    await write('Once.', wholesaler);
    expect((await write('Once.', wholesaler)).body.replies).toHaveLength(1);
    expect(await subjects()).toHaveLength(1);
  });

  it('is rejected when the question is closed', async () => {
    expect((await close(buyer)).body.status).toBe('closed');
    expect((await write('Too late', wholesaler)).status).toBe(409);
    expect((await close(wholesaler)).status).toBe(409);
  });

  it.each([[{}], [{ message: ' ' }], [{ message: 3 }], [{ message: 'a', from: 'support' }]])(
    'as %j is refused',
    async (body) => {
      const { status } = await app.request('POST', `/api/support/tickets/${id}/replies`, body, buyer.as);
      expect(status).toBe(400);
    },
  );
});

describe('a promise', () => {
  it('that is missed notifies the operator once, and not before its deadline', async () => {
    expect(await overdueBy(later(23.9))).toBe(0);
    expect(await overdueBy(later(24.1))).toBe(1);
    expect(await overdueBy(later(25))).toBe(0);
    expect((await subjects()).filter((subject) => subject.startsWith('Overdue: '))).toHaveLength(1);
  });

  it('is fulfilled by an answer, and renewed by the author’s next message', async () => {
    await write('Here.', wholesaler);
    expect(await overdueBy(later(30))).toBe(0);
    await write('But how?', buyer);
    expect(await overdueBy(later(30))).toBe(1);
  });
});

describe('a closed question', () => {
  it('is deleted 24 months after it was closed, and an open one never', async () => {
    const { db } = app.context.database;
    await close(buyer);
    await db.update(tickets).set({ closedAt: new Date('2026-01-31T12:00:00Z') });
    await forgetClosed(app.context, new Date('2028-01-30T12:00:00Z'));
    expect(await db.select().from(tickets)).toHaveLength(1);
    await db.update(tickets).set({ status: 'open' }).where(eq(tickets.id, id));
    await forgetClosed(app.context, new Date('2028-02-02T12:00:00Z'));
    expect(await db.select().from(tickets)).toHaveLength(1);
    await db.update(tickets).set({ status: 'closed' }).where(eq(tickets.id, id));
    await forgetClosed(app.context, new Date('2028-02-02T12:00:00Z'));
    expect(await db.select().from(tickets)).toHaveLength(0);
  });
});
