import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestAgent, type TestCompany } from '../../../../test/people.ts';
import { licenses } from '../../licensing/tables.ts';
import { withDevices } from '../../notifications/push/devices.fixture.ts';
import { notifications } from '../../notifications/tables.ts';
import { moveLapsedLeads } from './route-leads.ts';
import { leadOffers } from './routing.tables.ts';

let app: TestApp;
let company: TestCompany;
let agents: TestAgent[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  company = await aCompany(app);
  agents = [await licensed(), await licensed(), await licensed()];
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
async function licensed(): Promise<TestAgent> {
  const agent = await anAgent(app, company);
  const license = { country: 'US', jurisdiction: 'TX', licenseType: 'real_estate', status: 'verified' } as const;
  await db()
    .insert(licenses)
    .values({ ...license, agentId: agent.agentId, licenseNumber: `L-${agent.agentId}` });
  return agent;
}
const send = (method: string, path: string, body?: object, as = company.as) =>
  app.request(method, `/api${path}`, body, as);
const route = (fields: object) =>
  send('PUT', '/reseller/routing', { mode: 'round_robin', replyMinutes: 15, rules: [], ...fields });
const add = async (fields: object = {}) =>
  (await send('POST', '/reseller/leads', { firstName: 'Rosa', ...fields })).body;
const ownerOf = async (id: number) => (await send('GET', `/leads/${id}`)).body.owner?.agentId ?? null;
const inTurn = () => agents.map(({ agentId }) => agentId);
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('the routing of a company’s leads', () => {
  it('gives each agent one lead in turn, with a notification', async () => {
    await route({});
    const owners: number[] = [];
    for (let lead = 0; lead < 6; lead++) owners.push((await add()).owner.agentId);
    expect(owners).toEqual([...inTurn(), ...inTurn()]);
    expect(await db().select().from(notifications)).toHaveLength(6);
    expect((await send('GET', '/leads', undefined, agents[0]!.as)).body).toMatchObject([
      { isLent: true },
      { isLent: true },
    ]);
  });

  it('follows the first rule that the lead matches', async () => {
    const [first, second, third] = inTurn() as [number, number, number];
    await route({
      rules: [
        { agentIds: [third], cities: ['Austin'], budgetMin: 800_000 },
        { agentIds: [second], languages: ['es'] },
      ],
    });
    expect((await add({ city: 'austin', budget: 900_000, language: 'es' })).owner.agentId).toBe(third);
    expect((await add({ city: 'Austin', budget: 700_000, language: 'es' })).owner.agentId).toBe(second);
    expect((await add({ city: 'Austin' })).owner.agentId).toBe(first);
    const stranger = await anAgent(app, await aCompany(app));
    const { status, body } = await route({ rules: [{ agentIds: [stranger.agentId] }] });
    expect([status, body.fields[0].field]).toEqual([400, 'rules']);
  });

  it('goes to the next agent once the clock lapses, to each once, and then to the pool', async () => {
    await route({});
    const { id } = await add();
    for (const expected of [...inTurn().slice(1), null]) {
      expect(await moveLapsedLeads(app.context, later(7))).toBe(1);
      expect(await ownerOf(id)).toBe(expected);
      await db().update(leadOffers).set({ dueAt: sql`now()` }).where(eq(leadOffers.state, 'open'));
    }
    expect(await moveLapsedLeads(app.context, later(8))).toBe(0);
  });

  it('stays with an agent who answered in time', async () => {
    await route({});
    const { id } = await add();
    await send('POST', `/leads/${id}/activities`, { kind: 'call', outcome: 'reached' }, agents[0]!.as);
    await moveLapsedLeads(app.context, later(7));
    expect(await ownerOf(id)).toBe(inTurn()[0]);
  });

  it('moves each lapsed lead once when two processes do it at the same time', {
    tags: ['both-databases'],
  }, async () => {
    await route({});
    for (let lead = 0; lead < 6; lead++) await add();
    await Promise.all([moveLapsedLeads(app.context, later(7)), moveLapsedLeads(app.context, later(7))]);
    const offers = await db().select().from(leadOffers);
    expect([offers.filter(({ state }) => state === 'open').length, offers.length]).toEqual([6, 12]);
  });

  it('gives a claimable lead to the first agent alone', async () => {
    await route({ mode: 'first_to_claim' });
    const { id, owner } = await add({ lastName: 'Diaz', phones: ['5125550123'] });
    expect(owner).toBeNull();
    const { body } = await send('GET', '/contacts/claimable', undefined, agents[0]!.as);
    expect(body).toMatchObject([{ id, firstName: 'Rosa' }]);
    expect(JSON.stringify(body)).not.toMatch(/Diaz|555/);
    const claims = await Promise.all(agents.map(({ as }) => send('POST', `/contacts/claimable/${id}/claim`, {}, as)));
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const stranger = await anAgent(app, await aCompany(app));
    expect((await send('POST', `/contacts/claimable/${id}/claim`, {}, stranger.as)).status).toBe(404);
  });

  it('keeps the leads of a company that assigns them manually in the pool until it does', async () => {
    const { id, owner } = await add();
    expect(owner).toBeNull();
    expect((await send('POST', `/reseller/leads/${id}/assign`, { agentId: inTurn()[1] })).body.owner.agentId).toBe(
      inTurn()[1],
    );
    const stranger = await aCompany(app);
    expect((await send('POST', `/reseller/leads/${id}/assign`, { agentId: null }, stranger.as)).status).toBe(404);
  });

  it('notifies the agent to whom the company assigns a lead, each time it becomes theirs again', async () => {
    const [first, second] = agents as [TestAgent, TestAgent];
    const { id } = await add({ assignedAgentId: first.agentId });
    const notified = async ({ as }: TestAgent) =>
      (await app.request('GET', '/api/notifications', undefined, as)).body.notifications.map(
        ({ body }: { body: string }) => body,
      );
    const words = 'Rosa: your company assigned this lead to you.';
    expect([await notified(first), await notified(second)]).toEqual([[words], []]);
    for (const { agentId } of [first, second, first]) await send('POST', `/reseller/leads/${id}/assign`, { agentId });
    expect([await notified(first), await notified(second)]).toEqual([[words, words], [words]]);
  });

  it('pushes a lead to all who may claim it, without its name, until one of them has claimed it', async () => {
    await route({ mode: 'first_to_claim' });
    const pushes = await withDevices(app, agents);
    const { id } = await add();
    const claim = `/contacts/claimable/${id}/claim`;
    const sent = await pushes();
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({ path: `/crm?lead=${id}`, action: { post: `/api${claim}` } });
    expect(JSON.stringify(sent)).not.toContain('Rosa');
    const next = await add();
    await send('POST', `/contacts/claimable/${next.id}/claim`, {}, agents[1]!.as);
    expect(await pushes()).toEqual([]);
  });

  it('gives the company leads of a leaving agent to the successor, and leaves the agent their own', async () => {
    const [leaver, next] = agents as [TestAgent, TestAgent];
    const lent = await add({ assignedAgentId: leaver.agentId });
    const { body: own } = await send('POST', '/leads', { firstName: 'Own' }, leaver.as);
    await send('POST', `/reseller/agents/${leaver.agentId}/offboard`, { reassignTo: next.agentId });
    expect([await ownerOf(lent.id), await ownerOf(own.id)]).toEqual([next.agentId, leaver.agentId]);
  });
});
