import { DAY_MS } from '@lintel/geo';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestBuyer } from '../../../test/people.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { buyers } from '../companies/tables.ts';
import { upload } from '../documents/documents.fixture.ts';
import { notifications } from '../notifications/tables.ts';
import { sharedFacts } from '../professionals/contract.ts';
import { connections } from '../professionals/tables.ts';
import { notifyOfDueDates } from './next-steps/due.ts';
import { notifyOfExpiringLetters } from './next-steps/expiring-letters.ts';
import { journeyData } from './personal-data.ts';
import { journeyOverrides, purchaseRecords, purchases } from './tables.ts';

let app: TestApp;
let agent: TestAgent;
let buyer: TestBuyer;
let listingId: number;

beforeAll(async () => {
  app = await startTestApp();
  await app.context.events.start();
  const company = await aCompany(app);
  agent = await anAgent(app, company);
  buyer = await aBuyer(app);
  await db()
    .insert(connections)
    .values({
      buyerId: buyer.id,
      agentId: agent.agentId,
      state: 'connected',
      origin: 'code',
      shared: [...sharedFacts],
    });
  await db().update(buyers).set({ budgetMaxCents: 65_000_000 }).where(eq(buyers.personId, buyer.id));
  [listingId] = (await storeHomes(app.context.database, home({ unparsedAddress: '12 Elm Street' }))) as [number];
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const get = async (path: string, who: { as: Record<string, string> } = buyer) =>
  (await app.request('GET', path, undefined, who.as)).body;
const journey = () => get(`/api/journey/${buyer.id}`);
const steps = async (): Promise<string[]> =>
  (await get(`/api/next-steps/${buyer.id}`)).items.map(({ id }: { id: string }) => id);

/** Waits until event handlers have added a line to the feed. */
async function feedSays(words: string): Promise<{ path: string; kind: string; own: boolean }> {
  for (let tries = 0; tries < 100; tries++) {
    const { items } = await get('/api/activity?limit=50');
    const line = items.find(({ title }: { title: string }) => title.includes(words));
    if (line) return line;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`The feed never said: ${words}`);
}

describe('a buyer’s journey', () => {
  it('moves with events elsewhere, each of which appears once in the feed with a link', async () => {
    expect(await journey()).toMatchObject({ currentStep: '2', untouched: true });
    expect(await steps()).toContain('pre-approval');
    const letter = await upload(app, buyer.as);
    expect(await feedSays('You uploaded: Pre-approval letter')).toMatchObject({ kind: 'document', own: true });
    expect((await journey()).steps[1].blocker).toContain('Ada can review it');
    expect(await steps()).toContain(`share-letter:${letter.id}`);

    const share = { personId: agent.id, documentIds: [letter.id], may: 'review' };
    await app.request('POST', '/api/documents/grants', share, buyer.as);
    expect((await journey()).steps[1].blocker).toBe('Waiting for Ada to review the pre-approval letter.');
    await app.request('POST', `/api/documents/${letter.id}/review`, { decision: 'approved' }, agent.as);
    expect(await feedSays('Ada approved: Pre-approval letter')).toMatchObject({ own: false });
    expect(await feedSays('You’re at step 3: House Hunting')).toMatchObject({ path: '/journey' });
    expect((await get(`/api/user/${buyer.id}`)).currentStep).toBe('3');
    expect(await steps()).not.toContain('pre-approval');

    await app.request('POST', '/api/user-properties', { propertyId: listingId, status: 'saved' }, buyer.as);
    expect(await feedSays('You saved 12 Elm Street')).toMatchObject({ path: `/property/${listingId}`, kind: 'home' });
    expect((await journey()).steps[2].known).toBe('1 home saved.');
    const titles = (await get('/api/activity?limit=50')).items.map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.at(-1)).toBe('You opened your account');
  });

  it('shows the feed by kind and page by page, each line once', async () => {
    const all = (await get('/api/activity?limit=50')).items;
    const pages: { id: string }[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await get(`/api/activity?limit=2${after ? `&after=${after}` : ''}`);
      pages.push(...page.items);
      after = page.next;
    }
    expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }: { id: string }) => id));
    const documents = (await get('/api/activity?kind=document')).items;
    expect(documents.every(({ kind }: { kind: string }) => kind === 'document')).toBe(true);
    expect(documents).toHaveLength(2);
  });

  it('hides a next step for a week or forever, and restores it', async () => {
    const choose = (choice: string) =>
      app.request('POST', `/api/next-steps/${buyer.id}/choice`, { item: 'book-showing', choice }, buyer.as);
    expect(await steps()).toContain('book-showing');
    const after = (await choose('snooze')).body;
    expect(after.steps).not.toContain('Book a showing');
    expect(after.hidden[0]).toMatchObject({ id: 'book-showing', until: expect.stringContaining('T') });
    expect((await choose('dismiss')).body.hidden[0].until).toBeNull();
    expect((await choose('restore')).body.steps).toContain('Book a showing');
  });

  it('can be set by the agent with a reason that the buyer sees, is audited, and can be undone', async () => {
    const path = `/api/journey/${buyer.id}/override`;
    expect((await app.request('POST', path, { step: 5, reason: '' }, agent.as)).status).toBe(400);
    const set = await app.request('POST', path, { step: 5, reason: 'We are under contract elsewhere' }, agent.as);
    expect(set.body).toMatchObject({ currentStep: '5', override: { step: 5, by: 'you', canUndo: true } });
    expect((await app.request('POST', path, { step: 5, reason: 'Again' }, agent.as)).status).toBe(409);
    expect((await journey()).override).toMatchObject({ by: 'Ada', reason: 'We are under contract elsewhere' });
    const notified = await db()
      .select()
      .from(notifications)
      .where(and(eq(notifications.personId, buyer.id), eq(notifications.kind, 'journey')));
    expect(notified.map(({ title }) => title)).toEqual(['Ada set your journey to step 5: Inspection']);
    const undone = await app.request('POST', `${path}/${set.body.override.id}/undoing`, {}, buyer.as);
    expect(undone.body).toMatchObject({ currentStep: '3', override: null });
    const logged = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `person:${buyer.id}`));
    expect(logged.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['journey.step_set', 'journey.step_set_undone']),
    );
    const { lines } = await get(`/api/journey/${buyer.id}/timeline`, agent);
    expect(lines.find(({ kind }: { kind: string }) => kind === 'override')).toMatchObject({ undone: true });
  });

  it('notifies once before the letter expires and once when it has expired, and then returns to that step', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    for (const days of [30, 77, 80, 91, 92]) await notifyOfExpiringLetters(app.context, inDays(days));
    const notified = await db()
      .select({ title: notifications.title })
      .from(notifications)
      .where(and(eq(notifications.personId, buyer.id), like(notifications.key, 'journey.letter:%')));
    expect(notified.map(({ title }) => title.replace(/ on .*/, ''))).toEqual([
      'Your pre-approval letter expires',
      'Your pre-approval letter expired',
    ]);
    expect(await feedSays('You’re at step 2: Pre-approval')).toMatchObject({ path: '/journey' });
  });

  it('notifies of approaching dates three days before and on the day, once each, with a simulated clock', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    const day = (days: number) => inDays(days).toISOString().slice(0, 10);
    const input = { listingId, record: { kind: 'offer_accepted' } };
    const { body } = await app.request('POST', `/api/journey/${buyer.id}/purchases`, input, buyer.as);
    expect(body).toMatchObject({ home: '12 Elm Street, Austin, TX', currency: 'USD', stage: 'accepted' });
    const records = [{ kind: 'inspection_deadline', dueOn: day(20) }];
    await app.request('POST', `/api/purchases/${body.id}/records`, { records }, buyer.as);
    const notified = () =>
      db()
        .select({ title: notifications.title })
        .from(notifications)
        .where(and(eq(notifications.personId, buyer.id), eq(notifications.path, `/purchases/${body.id}`)));
    for (const days of [10, 16, 17, 18, 20, 20, 21]) await notifyOfDueDates(app.context, inDays(days));
    expect((await notified()).map(({ title }) => title)).toEqual([
      expect.stringContaining('Inspection contingency ends: '),
      'Today: Inspection contingency ends',
    ]);
  });

  it('is exported completely and erased with the account', async () => {
    const rows = (await journeyData.rows(db(), buyer.id)) as Record<string, unknown[]>;
    for (const part of ['journey', 'stepsSet', 'purchases', 'records', 'activity'])
      expect(rows[part]?.length, part).toBeGreaterThan(0);
    await app.context.database.transaction((tx) => journeyData.erase!(tx, agent.id));
    expect(await db().select().from(journeyOverrides).where(eq(journeyOverrides.byId, agent.id))).toEqual([]);
    await app.context.database.transaction((tx) => journeyData.erase!(tx, buyer.id));
    expect(await db().select().from(purchases).where(eq(purchases.buyerId, buyer.id))).toEqual([]);
    expect(await db().select().from(purchaseRecords)).toEqual([]);
    const left = (await journeyData.rows(db(), buyer.id)) as Record<string, unknown[]>;
    expect(Object.values(left).flat()).toEqual([]);
  });
});
