import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestBuyer } from '../../../../test/people.ts';
import { settle } from '../../appointments/booking/clock.ts';
import { listings } from '../../listings/tables.ts';
import { connections } from '../../professionals/tables.ts';
import { clientJoined } from '../../signups/index.ts';

/** What agents and clients do elsewhere on Lintel arrives at the contact. */
let app: TestApp;
let agent: TestAgent;
let buyer: TestBuyer;
let listingId: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.context.events.start();
});
beforeEach(async () => {
  await app.reset();
  agent = await anAgent(app, await aCompany(app));
  buyer = await aBuyer(app, agent);
  [listingId] = (await storeHomes(app.context.database, home())) as [number];
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const call = async (method: string, path: string, body?: unknown, as = agent.as) =>
  (await app.request(method, `/api${path}`, body, as)).body;
const eventually = <T>(run: () => Promise<T>) => vi.waitFor(run, { timeout: 20_000 });
const leads = () => call('GET', '/leads');
const timelineOf = (id: number, as = agent.as) => call('GET', `/leads/${id}/timeline`, undefined, as);
const kindsOf = async (id: number) => (await timelineOf(id)).map(({ kind }: { kind: string }) => kind);
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
async function aClient(): Promise<number> {
  await app.context.events.transaction((_, emit) => emit(clientJoined, { buyerId: buyer.id, agentId: agent.agentId }));
  return eventually(async () => {
    const [lead] = await leads();
    expect(lead).toMatchObject({ buyerId: buyer.id, status: 'new', leadSource: 'agent_code' });
    return lead.id as number;
  });
}
const becomes = (status: string) => eventually(async () => expect((await leads())[0].status).toBe(status));

describe('a contact with an account', () => {
  it('exists once the sign-up is confirmed, and counts as contacted when the agent writes, not when the client does', async () => {
    const id = await aClient();
    const thread = await call('POST', '/messages/threads', { agentId: agent.agentId }, buyer.as);
    const say = (body: string, as: Record<string, string>) =>
      call('POST', `/messages/threads/${thread.id}/messages`, { body }, as);
    await say('Hello', buyer.as);
    await say('Are you there?', buyer.as);
    expect((await leads())[0].status).toBe('new');
    await say('Yes', agent.as);
    await becomes('contacted');
    expect((await leads())[0].lastContactedAt).not.toBeNull();
    expect(await timelineOf(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'message_received', data: { count: '2' }, path: `/messages/${thread.id}` }),
        expect.objectContaining({ kind: 'message_sent', data: { count: '1' } }),
      ]),
    );
  });

  it('counts as contacted after a showing, which its timeline shows with the feedback', async () => {
    const id = await aClient();
    await call('POST', '/buyer-agreements', { clientId: buyer.id, signedOn: day(-1), expiresOn: day(60) });
    const at = `${day(3)}T16:00:00.000Z`;
    const showingRequest = { professionalId: agent.agentId, kind: 'showing', listingId, times: [at], timeZone: 'UTC' };
    const { id: showing } = await call('POST', '/appointments', showingRequest, buyer.as);
    await call('POST', `/appointments/${showing}/answer`, { answer: { action: 'confirm', at } });
    await settle(app.context, new Date(Date.now() + 4 * DAY_MS));
    await becomes('contacted');
    await call('PUT', `/appointments/${showing}/feedback`, { interest: 4, priceOpinion: null, comment: 'Loved it' });
    expect(await timelineOf(id)).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'appointment', at, path: `/property/${listingId}` },
        text: expect.stringMatching(/Oak Street.*\nLoved it$/),
        data: { kind: 'showing', state: 'done', interest: '4' },
      }),
    );
  });

  it('has saved homes in its timeline only while the client shares them', async () => {
    const id = await aClient();
    await call('POST', '/user-properties', { userId: buyer.id, propertyId: listingId }, buyer.as);
    expect(await kindsOf(id)).not.toContain('home_saved');
    const between = { buyerId: buyer.id, agentId: agent.agentId };
    await db()
      .insert(connections)
      .values({ ...between, state: 'connected', shared: ['name', 'saved_homes'] });
    expect(await kindsOf(id)).toContain('home_saved');
    await db()
      .update(connections)
      .set({ shared: ['name'] });
    expect(await kindsOf(id)).not.toContain('home_saved');
  });
});

describe('a visitor of an open house', () => {
  const visitor = (fields: object = {}) => ({
    ...{ id: crypto.randomUUID(), name: 'Vera van Dyk', email: 'Vera@example.com', phone: '(512) 555-0142' },
    ...{ hasAgent: false, mayContact: true, signedInAt: new Date().toISOString(), ...fields },
  });
  async function signIn(...visitors: object[]) {
    await db().update(listings).set({ listAgentId: agent.agentId }).where(eq(listings.id, listingId));
    const times = { startsAt: `${day(1)}T16:00:00.000Z`, endsAt: `${day(1)}T18:00:00.000Z` };
    const { id } = await call('POST', '/open-houses', { listingId, ...times });
    for (const each of visitors) await call('POST', `/open-houses/${id}/visitors`, { visitor: each });
  }

  it('who agrees to be contacted becomes a lead once, with the consent and its proof', async () => {
    const vera = visitor();
    await signIn(vera, vera, visitor({ name: 'No Contact', email: 'no@example.com', mayContact: false }));
    await eventually(async () => expect(await leads()).toHaveLength(1));
    const [lead] = await leads();
    expect(lead).toMatchObject({
      ...{ firstName: 'Vera', lastName: 'van Dyk', email: 'vera@example.com', phone: '+15125550142' },
      ...{ leadSource: 'open_house', status: 'new' },
    });
    const { consents } = await call('GET', `/leads/${lead.id}`);
    expect(consents.map((each: { channel: string; basis: string }) => `${each.channel} ${each.basis}`).sort()).toEqual([
      ...['call express_written', 'email express_written'],
    ]);
  });

  it('whom the agent knows already is noted at the contact', async () => {
    const { id } = await call('POST', '/leads', { firstName: 'Vera', emails: ['vera@example.com'] });
    await signIn(visitor({ hasAgent: true }));
    await eventually(async () =>
      expect((await timelineOf(id))[0].text).toMatch(/^Visited the open house of .*works with another agent$/),
    );
    expect(await leads()).toHaveLength(1);
  });
});
