import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '../../src/modules/accounts/tables.ts';
import { appointments } from '../../src/modules/appointments/tables.ts';
import { documents, documentVersions } from '../../src/modules/documents/tables.ts';
import { connections } from '../../src/modules/professionals/tables.ts';
import { startTestApp, type TestApp } from '../../test/harness.ts';
import { aBuyer, aCompany, anAgent } from '../../test/people.ts';
import { dayOf } from '../calendar.ts';
import { readmePeople } from '../people.ts';
import { insertMessages } from './messages.ts';
import { insertNotifications } from './notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the README’s buyer has three unread notifications: a document, a showing and a message, each with a working link', async () => {
  const { db } = app.context.database;
  const named = (id: number, who: (typeof readmePeople)['buyer' | 'agent' | 'mortgageAgent']) =>
    db.update(people).set(who).where(eq(people.id, id));
  const company = await aCompany(app);
  const agent = await anAgent(app, company);
  const lender = await anAgent(app, company, { agentType: 'mortgage' });
  const buyer = await aBuyer(app, agent);
  await named(agent.id, readmePeople.agent);
  await named(lender.id, readmePeople.mortgageAgent);
  await named(buyer.id, readmePeople.buyer);
  const answeredAt = new Date('2026-10-01T12:00:00Z');
  await db.insert(connections).values({ buyerId: buyer.id, agentId: lender.agentId, state: 'connected', answeredAt });
  await db.insert(appointments).values({
    ...{ buyerId: buyer.id, agentId: agent.agentId, kind: 'showing', state: 'confirmed', timeZone: 'America/Chicago' },
    ...{ minutes: 45, times: [], startsAt: new Date('2026-11-22T22:00:00Z'), changedAt: answeredAt },
  });
  const [document] = await db
    .insert(documents)
    .values({ ownerId: buyer.id, category: 'pre_approval', version: 1 })
    .returning();
  await db.insert(documentVersions).values({
    ...{
      documentId: document!.id,
      number: 1,
      sealedName: '',
      mediaType: 'application/pdf',
      sizeBytes: 1,
      scan: 'none',
    },
    ...{ contentMark: '', fileKey: 'f', status: 'approved', reviewedAt: answeredAt, reviewedById: agent.id },
  });
  await app.context.database.transaction(async (tx) => {
    await insertMessages(tx, dayOf('2026-11-20'));
    await insertNotifications(tx);
    await insertNotifications(tx);
  });
  const get = async (path: string) => (await app.request('GET', `/api${path}`, undefined, buyer.as)).body;
  expect((await get('/notifications/unread')).unread).toBe(3);
  const inbox = await get('/notifications');
  const [message] = inbox.notifications;
  expect(inbox.notifications.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'connection',
    'connection',
    'document',
    'message',
  ]);
  expect(message.title).toBe('New message from Naomi Sinclair');
  const thread = await get(`${message.path.replace('/messages', '/messages/threads')}`);
  expect(thread).toMatchObject({
    thread: { unread: 1, state: 'open' },
    messages: [{ fromMe: true }, { fromMe: false }],
  });
  expect((await get('/messages/unread')).unread).toBe(1);
  expect((await db.execute(sql`select from messages`)).rows).toHaveLength(4);
});
