import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestBuyer } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { connections } from '../../professionals/tables.ts';

let app: TestApp;
let agent: TestAgent;
let lender: TestAgent;
let stranger: TestAgent;
let buyer: TestBuyer;

beforeAll(async () => {
  app = await startTestApp();
  const company = await aCompany(app);
  agent = await anAgent(app, company);
  lender = await anAgent(app, company, { agentType: 'mortgage' });
  stranger = await anAgent(app, company);
  buyer = await aBuyer(app, agent);
  await app.context.database.db.insert(connections).values(
    [agent, lender].map(({ agentId }) => ({
      buyerId: buyer.id,
      agentId,
      state: 'connected' as const,
      shared: ['name', 'journey'],
    })),
  );
});
afterAll(() => app.stop());

const today = () => new Date().toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const step = async () => (await app.request('GET', `/api/user/${buyer.id}`, undefined, buyer.as)).body.currentStep;
const journey = async (who: { as: Record<string, string> }) =>
  (await app.request('GET', `/api/journey/${buyer.id}`, undefined, who.as)).body;
const record = (who: { as: Record<string, string> }, id: number, ...records: object[]) =>
  app.request('POST', `/api/purchases/${id}/records`, { records }, who.as);

describe('a purchase', () => {
  let id: number;

  it('leads a buyer from the budget to the keys, step by step', async () => {
    expect(await step()).toBe('1');
    await app.request('PUT', `/api/journey/${buyer.id}/budget`, { budgetMaxCents: 65_000_000 }, buyer.as);
    expect(await step()).toBe('2');
    await app.request(
      'POST',
      `/api/journey/${buyer.id}/override`,
      { step: 3, reason: 'The letter is on paper' },
      buyer.as,
    );
    expect(await step()).toBe('3');

    const opened = await app.request(
      'POST',
      `/api/journey/${buyer.id}/purchases`,
      { home: '12 Elm Street, Austin', record: { kind: 'offer_made', priceCents: 60_000_000, dueOn: inDays(2) } },
      buyer.as,
    );
    expect(opened.status).toBe(200);
    id = opened.body.id;
    expect(opened.body).toMatchObject({ stage: 'made', next: { dueOn: inDays(2), overdue: false } });
    expect(await step()).toBe('4');

    const accepted = await record(
      agent,
      id,
      { kind: 'offer_accepted', priceCents: 61_000_000 },
      { kind: 'inspection_deadline', dueOn: inDays(10) },
      { kind: 'financing_deadline', dueOn: inDays(30) },
      { kind: 'closing_set', dueOn: inDays(45) },
    );
    expect(accepted.body).toMatchObject({ stage: 'accepted', priceCents: 61_000_000, closingOn: inDays(45) });
    expect(await step()).toBe('5');
    expect((await journey(buyer)).steps[4]).toMatchObject({
      state: 'current',
      blocker: 'No inspection has been booked yet.',
      due: { on: inDays(10), overdue: false },
    });

    await record(buyer, id, { kind: 'inspection_booked', dueOn: inDays(3) }, { kind: 'inspection_done' });
    await record(buyer, id, { kind: 'inspection_cleared' });
    expect(await step()).toBe('6');
    expect((await journey(agent)).agentStage).toBe('under_contract');
    await record(lender, id, { kind: 'loan_applied' }, { kind: 'loan_conditional' }, { kind: 'clear_to_close' });
    expect(await step()).toBe('7');
    await record(buyer, id, { kind: 'closed' });
    expect(await journey(buyer)).toMatchObject({ currentStep: '7', completed: true, agentStage: 'closed' });
  });

  it('marks a professional’s records as stated by them until the buyer confirms them', async () => {
    const seen = (await app.request('GET', `/api/purchases/${id}`, undefined, buyer.as)).body;
    const stated = seen.records.find(({ kind }: { kind: string }) => kind === 'offer_accepted');
    expect(stated).toMatchObject({ confirmed: false, by: 'Ada', recordedAs: 'agent', canConfirm: true });
    const path = `/api/purchases/${id}/records/${stated.id}/confirmation`;
    expect((await app.request('POST', path, {}, agent.as)).status).toBe(403);
    const after = (await app.request('POST', path, {}, buyer.as)).body;
    expect(after.records.find(({ id }: { id: number }) => id === stated.id).confirmed).toBe(true);
  });

  it('notifies the other side once and adds an audit entry without names', async () => {
    const notified = await app.context.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, buyer.id));
    expect(notified.filter(({ title }) => title.includes('Offer accepted'))).toHaveLength(1);
    const lines = await app.context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.object, `purchase:${id}`));
    expect(lines.map(({ action }) => action)).toContain('purchase.recorded');
    expect(lines.map(({ details }) => details).join()).not.toContain('Elm');
  });

  it('moves back when a record is undone, and rejects an undo that would leave an invalid state', async () => {
    const seen = (await app.request('GET', `/api/purchases/${id}`, undefined, buyer.as)).body;
    const of = (kind: string) => seen.records.find((each: { kind: string }) => each.kind === kind).id;
    const undo = (record: number, undone = true) =>
      app.request('POST', `/api/purchases/${id}/records/${record}/undoing`, { undone }, buyer.as);
    expect((await undo(of('offer_accepted'))).status).toBe(409);
    await undo(of('closed'));
    expect((await journey(buyer)).completed).toBe(false);
    await undo(of('closed'), false);
    expect((await journey(buyer)).completed).toBe(true);
    await undo(of('closed'));
  });

  it('returns the buyer to viewing homes when it falls through, with the reason', async () => {
    await record(agent, id, { kind: 'fell_through', note: 'The roof' });
    expect(await step()).toBe('3');
    expect((await journey(buyer)).steps[2].known).toContain('the purchase fell through');
    expect((await record(buyer, id, { kind: 'closed' })).status).toBe(409);
  });

  it.each([
    ['an inspection before there is a contract', { kind: 'inspection_done' }, 409, undefined],
    [
      'a day in the future as one that was',
      { kind: 'offer_rejected', happenedOn: '2099-01-01' },
      400,
      'records.0.happenedOn',
    ],
    ['a price of nothing', { kind: 'offer_accepted', priceCents: 0 }, 400, 'records.0.priceCents'],
    ['a price where none belongs', { kind: 'offer_rejected', priceCents: 100_00 }, 400, 'records.0.priceCents'],
    [
      'an acceptance before the offer',
      { kind: 'offer_accepted', happenedOn: '2025-01-01' },
      400,
      'records.0.happenedOn',
    ],
    ['a reply due before the counter-offer', { kind: 'offer_countered', dueOn: inDays(-1) }, 400, 'records.0.dueOn'],
    ['a field that is not known', { kind: 'offer_rejected', isFromUser: true }, 400, 'records.0'],
  ])('refuses %s', async (_, bad, status, field) => {
    const home = { home: '9 Oak Road', record: { kind: 'offer_made' } };
    const opened = await app.request('POST', `/api/journey/${buyer.id}/purchases`, home, buyer.as);
    const refused = await record(buyer, opened.body.id, bad);
    expect(refused.status).toBe(status);
    if (field) expect(refused.body.fields[0].field).toContain(field);
    // All or nothing: the purchase is unchanged.
    expect(
      (await app.request('GET', `/api/purchases/${opened.body.id}`, undefined, buyer.as)).body.records,
    ).toHaveLength(1);
    await record(buyer, opened.body.id, { kind: 'offer_withdrawn' });
  });

  it('is accessible to no one else: others get 404, and a lender can record only the loan', async () => {
    for (const path of [`/api/purchases/${id}`, `/api/journey/${buyer.id}`, `/api/journey/${buyer.id}/timeline`])
      expect((await app.request('GET', path, undefined, stranger.as)).status, path).toBe(404);
    expect((await app.request('GET', `/api/user/${buyer.id}`, undefined, agent.as)).status).toBe(404);
    const home = { home: '1 Ash Lane', record: { kind: 'offer_made' } };
    const opened = await app.request('POST', `/api/journey/${buyer.id}/purchases`, home, buyer.as);
    expect((await record(lender, opened.body.id, { kind: 'offer_accepted' })).status).toBe(403);
    expect((await record(stranger, opened.body.id, { kind: 'offer_accepted' })).status).toBe(404);
  });

  it('appears in the feed and the timeline, newest first, each line with its link', async () => {
    const { items } = (await app.request('GET', '/api/activity?kind=journey&limit=50', undefined, buyer.as)).body;
    expect(items.length).toBeGreaterThan(8);
    expect(items.every(({ path }: { path: string }) => path.startsWith('/'))).toBe(true);
    const moments = items.map(({ at }: { at: string }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    const { lines } = (await app.request('GET', `/api/journey/${buyer.id}/timeline`, undefined, agent.as)).body;
    expect(lines.find(({ kind }: { kind: string }) => kind === 'override').detail).toContain('The letter is on paper');
    expect(lines[0].at.slice(0, 10)).toBe(today());
  });
});
