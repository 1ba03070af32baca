import { DAY_MS, MINUTE_MS } from '@lintel/geo';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestBuyer, type TestCompany } from '../../../test/people.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { events } from '../../platform/events/events.tables.ts';
import { consents, people } from '../accounts/tables.ts';
import { subscriptions } from '../billing/tables.ts';
import { agentCodes, agents, buyers, resellers } from '../companies/tables.ts';
import { licenses } from '../licensing/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { lapseRequests } from './connections/lapse.ts';
import { teamOf } from './connections/team.ts';
import { consentReceipts } from './receipts/receipts.tables.ts';
import { connections } from './tables.ts';

let app: TestApp;
let company: TestCompany;
let buyer: TestBuyer;
let agent: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  company = await aCompany(app);
  buyer = await aBuyer(app);
  agent = await licensed();
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** An agent with the given name who takes clients. */
async function licensed(
  name: { firstName?: string; lastName?: string } = {},
  fields: Partial<typeof agents.$inferInsert> = {},
  license: Partial<typeof licenses.$inferInsert> = {},
  owner = company,
): Promise<TestAgent> {
  const made = await anAgent(app, owner, fields);
  await db()
    .update(people)
    .set({ lastName: 'Stone', ...name })
    .where(eq(people.id, made.id));
  await db()
    .insert(licenses)
    .values({
      ...{ agentId: made.agentId, country: 'US', jurisdiction: 'TX', licenseType: 'real_estate', licenseNumber: 'L-1' },
      ...{ status: 'verified', expiresOn: dayIn(200), checkedAt: new Date(), ...license },
    });
  return made;
}

const ask = (path: string, as = buyer.as) => app.request('GET', path, undefined, as);
const send = (path: string, body: unknown, as = buyer.as) => app.request('POST', path, body, as);
const connect = (to = agent, body: object = {}) =>
  send(`/api/professionals/${to.agentId}/connect`, { consent: true, shared: [], ...body });
const team = async (who = buyer) => (await ask(`/api/user/${who.id}/professionals`, who.as)).body;
const requests = async (state = 'pending', who = agent) =>
  (await ask(`/api/connections?state=${state}`, who.as)).body.clients;
const notificationsOf = async (personId: number) =>
  (await db().select().from(notifications).where(eq(notifications.personId, personId))).map(({ title }) => title);
const requestId = async () => (await requests())[0].id as number;
const accept = async () => send(`/api/connections/${await requestId()}/answer`, { decision: 'accept' }, agent.as);

describe('the directory', () => {
  it('accepts both spellings of a kind and answers in the pages’ spelling', async () => {
    const lender = await licensed({ lastName: 'Zed' }, { agentType: 'mortgage' });
    const ids = async (query: string) =>
      (await ask(`/api/professionals${query}`)).body.map(({ id }: { id: number }) => id);
    for (const query of ['?type=mortgage_advisor', '?agentType=mortgage', '?type=mortgage&agentType=mortgage_advisor'])
      expect(await ids(query)).toEqual([lender.agentId]);
    for (const query of ['?type=agent', '?agentType=real_estate']) expect(await ids(query)).toEqual([agent.agentId]);
    expect((await ask('/api/professionals?type=agent&agentType=mortgage')).status).toBe(400);
    const { body, headers } = await ask('/api/professionals');
    expect(headers.get('x-total-count')).toBe('2');
    expect(body[1]).toMatchObject({ type: 'mortgage_advisor', rating: null, reviewCount: 0, replyTime: null });
  });

  it('shows only professionals with a verified license, a working company and an active plan', async () => {
    await licensed({}, {}, { status: 'pending' });
    await licensed({}, {}, { expiresOn: dayIn(-2) });
    await licensed({}, { status: 'pending' });
    await licensed({}, {}, {}, await aCompany(app, { suspendedAt: new Date() }));
    expect((await ask('/api/professionals')).body).toHaveLength(1);
    expect((await ask('/api/professionals')).body[0].license).toMatchObject({ status: 'verified', jurisdiction: 'TX' });
  });

  it('searches name, company, city, place, language and specialty, and treats wildcard characters as text', async () => {
    await licensed(
      { firstName: 'Inès', lastName: 'Roy' },
      { city: 'Montréal', stateOrProvince: 'QC', languages: ['fr'] },
    );
    await licensed({ firstName: 'Bo', lastName: 'Cole' }, { city: 'Dallas', specialties: ['Condos'] });
    const found = async (query: string) =>
      (await ask(`/api/professionals?${query}`)).body.map(({ lastName }: { lastName: string }) => lastName);
    expect(await found('q=in%C3%A8s+roy')).toEqual(['Roy']);
    expect(await found('location=QC')).toEqual(['Roy']);
    expect(await found('location=qu%C3%A9bec')).toEqual(['Roy']);
    expect(await found('location=dallas,+texas')).toEqual(['Cole']);
    expect(await found('location=dallas,+QC')).toEqual([]);
    expect(await found('language=fr')).toEqual(['Roy']);
    expect(await found('specialty=condos')).toEqual(['Cole']);
    expect(await found(`q=company+${company.id}`)).toHaveLength(3);
    expect(await found('q=%25')).toEqual([]);
    expect((await ask('/api/professionals/choices')).body).toEqual({
      languages: ['en', 'fr'],
      specialties: ['Condos'],
    });
  });

  it('is sorted by place and name, regardless of payments', async () => {
    await db().update(buyers).set({ city: 'Austin' }).where(eq(buyers.id, buyer.buyerId));
    const rich = await aCompany(app, {}, { tier: 'enterprise', seats: 100, amountCents: 999_999 });
    await licensed({ lastName: 'Young' }, {}, {}, rich);
    await licensed({ lastName: 'Adams' }, { city: 'Dallas' }, {}, rich);
    await licensed({ lastName: 'Abel' }, { city: 'Reno', stateOrProvince: 'NV' }, {}, rich);
    const order = async () =>
      (await ask('/api/professionals')).body.map(({ lastName }: { lastName: string }) => lastName);
    expect(await order()).toEqual(['Stone', 'Young', 'Adams', 'Abel']);
    await db()
      .update(subscriptions)
      .set({ tier: 'starter', amountCents: 1 })
      .where(eq(subscriptions.customerId, rich.customerId));
    await db()
      .update(subscriptions)
      .set({ tier: 'enterprise', amountCents: 5e6 })
      .where(eq(subscriptions.customerId, company.customerId));
    await db().update(resellers).set({ subscriptionTier: 'enterprise', agentPriceCents: 99_900 });
    await db().update(agents).set({ priceCents: 99_900 }).where(eq(agents.id, agent.agentId));
    expect(await order()).toEqual(['Stone', 'Young', 'Adams', 'Abel']);
  });

  it('shows a reply time from ten requests on, with lapsed requests as slower than all others', async () => {
    const at = (minutes: number) => new Date(Date.now() - 30 * DAY_MS + minutes * MINUTE_MS);
    const answered = async (n: number, minutes: number | null) => {
      for (let i = 0; i < n; i++)
        await db()
          .insert(connections)
          .values({
            ...{ buyerId: (await aBuyer(app)).id, agentId: agent.agentId, createdAt: at(0) },
            ...(minutes === null ? { state: 'lapsed' } : { state: 'ended', answeredAt: at(minutes) }),
          });
    };
    await answered(9, 20);
    const replyTime = async () => (await ask(`/api/professionals/${agent.agentId}`)).body.replyTime;
    expect(await replyTime()).toBeNull();
    await answered(1, 20);
    expect(await replyTime()).toEqual({ medianMinutes: 20, requests: 10 });
    await answered(4, null);
    expect(await replyTime()).toEqual({ medianMinutes: 20, requests: 14 });
    await answered(7, null);
    expect(await replyTime()).toEqual({ medianMinutes: null, requests: 21 });
  });
});

describe('a connection request', () => {
  it('is made with a consent, which is stored, audited and notified, and shares nothing more', async () => {
    await db().update(people).set({ phone: '+15125550100' }).where(eq(people.id, buyer.id));
    await db().update(buyers).set({ budgetMaxCents: 45_000_000 }).where(eq(buyers.id, buyer.buyerId));
    expect((await send(`/api/professionals/${agent.agentId}/connect`, { shared: ['email'] })).status).toBe(400);
    const made = await connect(agent, { shared: ['email', 'budget'], message: 'Hello' });
    expect(made.body).toMatchObject({ state: 'pending', shared: ['name', 'email', 'budget'], message: 'Hello' });
    expect(await notificationsOf(agent.id)).toEqual(['Ada Stone wants to work with you']);
    const [kept] = await db().select().from(consents).where(eq(consents.personId, buyer.id));
    expect(kept).toMatchObject({ purpose: 'share_with_professional', version: '2026-12' });
    expect(kept!.textHash).toMatch(/^[0-9a-f]{64}$/);
    const [line] = await db().select().from(auditLog).where(eq(auditLog.action, 'connection.requested'));
    expect(line!.actorId).toBe(buyer.id);

    const [waiting] = await requests();
    expect(waiting).toMatchObject({ state: 'pending', message: 'Hello', buyer: { name: 'Ada Stone' } });
    expect(waiting.buyer).toMatchObject({
      email: null,
      phone: null,
      budget: null,
      preferences: null,
      savedHomes: null,
    });
    expect((await accept()).body.buyer).toMatchObject({
      ...{ email: buyer.email, budget: 450_000, currency: 'USD' },
      ...{ phone: null, preferences: null, savedHomes: null },
    });
    expect(await notificationsOf(buyer.id)).toEqual(['Ada Stone accepted your request']);
    expect((await team())[0]).toMatchObject({ state: 'connected', professional: { id: agent.agentId } });

    await send(`/api/professionals/${agent.agentId}/sharing`, { consent: true, shared: ['phone'] });
    expect((await requests('connected'))[0].buyer).toMatchObject({ email: null, budget: null, phone: '+15125550100' });
    await send(`/api/professionals/${agent.agentId}/end`, { reason: 'We bought' });
    const [past] = await requests('past');
    expect(past).toMatchObject({ state: 'ended', reason: 'We bought', shared: ['name'], buyer: { phone: null } });
    expect(await notificationsOf(agent.id)).toContain('Ada Stone ended your connection');
    const names = (await db().select().from(events)).filter(({ name }) => name === 'connection.changed');
    expect(names.map(({ payload }) => (payload as { state: string }).state)).toEqual([
      ...['pending', 'connected', 'connected', 'ended'],
    ]);
  });

  it('exists once between two people, however many are sent at the same time', {
    tags: ['both-databases'],
  }, async () => {
    const sent = await Promise.all([connect(), connect(), connect()]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await team()).toHaveLength(1);
  });

  it('is one of at most ten pending, and cannot go to a professional who takes no clients', async () => {
    for (let i = 0; i < 10; i++)
      await db()
        .insert(connections)
        .values({ buyerId: buyer.id, agentId: (await anAgent(app, company)).agentId });
    expect((await connect()).status).toBe(429);
    await db().delete(connections);
    const expired = await licensed({}, {}, { expiresOn: dayIn(-2) });
    expect((await connect(expired)).status).toBe(409);
    expect((await connect({ ...agent, agentId: 999_999 })).status).toBe(404);
    expect((await connect(agent, { message: 'x'.repeat(1_001) })).status).toBe(400);
    expect((await connect(agent, { shared: ['religion'] })).status).toBe(400);
    expect((await send(`/api/professionals/${agent.agentId}/connect`, { consent: true }, agent.as)).status).toBe(403);
  });

  it('is answered once, by its recipient only, and a declined one cannot be repeated within a week', async () => {
    await connect();
    const id = await requestId();
    const other = await licensed();
    const decline = { decision: 'decline', reason: 'Fully booked' };
    expect((await send(`/api/connections/${id}/answer`, decline, other.as)).status).toBe(404);
    expect((await send(`/api/connections/${id}/answer`, decline)).status).toBe(403);
    expect((await send(`/api/connections/${id}/answer`, decline, agent.as)).body.state).toBe('declined');
    expect((await send(`/api/connections/${id}/answer`, decline, agent.as)).status).toBe(409);
    expect((await db().select().from(notifications).where(eq(notifications.personId, buyer.id)))[0]!.body).toContain(
      'Fully booked',
    );
    expect((await connect()).status).toBe(409);
    await db()
      .update(connections)
      .set({ answeredAt: new Date(Date.now() - 8 * DAY_MS) });
    expect((await connect()).status).toBe(200);
  });

  it('is withdrawn by the buyer, and lapses after 14 days and not before', async () => {
    await connect();
    expect((await send(`/api/professionals/${agent.agentId}/withdraw`, {})).body).toEqual({ state: 'withdrawn' });
    expect((await send(`/api/professionals/${agent.agentId}/withdraw`, {})).status).toBe(404);
    await connect();
    expect(await lapseRequests(app.context, new Date(Date.now() + 13.9 * DAY_MS))).toBe(0);
    expect(await lapseRequests(app.context, new Date(Date.now() + 14.1 * DAY_MS))).toBe(1);
    expect(await lapseRequests(app.context, new Date(Date.now() + 14.1 * DAY_MS))).toBe(0);
    expect(await notificationsOf(buyer.id)).toEqual(['Ada Stone didn’t reply within 14 days']);
    expect(await team()).toEqual([]);
  });
});

describe('an agent by code', () => {
  /** A buyer who signed up with a code of this agent. */
  async function byCode({ agentId }: TestAgent) {
    const client = await aBuyer(app, { agentId });
    const [code] = await db()
      .insert(agentCodes)
      .values({ agentId, code: `code-${client.id}` })
      .returning({ id: agentCodes.id });
    await db().update(buyers).set({ agentCodeId: code!.id }).where(eq(buyers.personId, client.id));
    return client;
  }

  it('sees only the name of a buyer assigned by the company, until the buyer agrees to share more', async () => {
    const client = await byCode(await licensed());
    await db().update(buyers).set({ agentId: agent.agentId }).where(eq(buyers.personId, client.id));
    expect((await requests('connected'))[0]).toMatchObject({ shared: ['name'], buyer: { email: null, budget: null } });
    const path = `/api/professionals/${agent.agentId}/sharing`;
    const agreed = await send(path, { shared: ['email', 'journey'], consent: true }, client.as);
    expect(agreed.body).toMatchObject({ state: 'connected', origin: 'code', shared: ['name', 'email', 'journey'] });
    expect((await requests('connected'))[0]).toMatchObject({ buyer: { email: client.email, phone: null } });
    expect((await app.request('GET', `/api/journey/${client.id}`, undefined, agent.as)).status).toBe(200);
    const [receipt] = (await app.request('GET', '/api/buyer/consents', undefined, client.as)).body.receipts;
    expect(receipt).toMatchObject({ state: 'in_force', shared: ['name', 'email', 'journey'] });
    await send(path, { shared: [], consent: true }, client.as);
    expect((await requests('connected'))[0]).toMatchObject({ buyer: { email: null } });
    expect((await app.request('GET', `/api/journey/${client.id}`, undefined, agent.as)).status).toBe(404);
  });

  it('is on the team from the start, sees what the sign-up announced, and can be disconnected by either side', async () => {
    for (const side of ['buyer', 'agent']) {
      const client = await byCode(agent);
      expect((await team(client))[0]).toMatchObject({ id: null, state: 'connected', origin: 'code' });
      const [shown] = await requests('connected');
      expect(shown).toMatchObject({ id: null, origin: 'code', buyer: { email: client.email, savedHomes: null } });
      const ended =
        side === 'buyer'
          ? await send(`/api/professionals/${agent.agentId}/end`, {}, client.as)
          : await send(`/api/clients/${client.id}/end`, {}, agent.as);
      expect(ended.body).toEqual({ state: 'ended' });
      const [row] = await db().select().from(buyers).where(eq(buyers.personId, client.id));
      expect(row!.agentId).toBeNull();
      expect(await team(client)).toEqual([]);
      expect(await requests('connected')).toEqual([]);
    }
    const lines = await db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'connection.ended')));
    expect(lines).toHaveLength(2);
  });

  it('finds requests and clients by words of the name, and no former client whose name is hidden', async () => {
    const rename = (who: TestBuyer, firstName: string, lastName: string) =>
      db().update(people).set({ firstName, lastName }).where(eq(people.id, who.id));
    const [assigned, connected, former] = [await aBuyer(app, agent), await aBuyer(app), await aBuyer(app)];
    await rename(assigned, 'Rosa', 'Diaz');
    await rename(connected, 'Rosalind', 'Percy 100%');
    await rename(former, 'Rosa', 'Klein');
    const found = async (state: string, words: string) => {
      const { body } = await ask(`/api/connections?state=${state}&search=${encodeURIComponent(words)}`, agent.as);
      expect(body.clients).toHaveLength(body.total);
      return body.clients.map((each: { buyer: { name: string } }) => each.buyer.name);
    };
    await db().insert(connections).values({ buyerId: connected.id, agentId: agent.agentId, state: 'connected' });
    const [ended] = await db()
      .insert(connections)
      .values({ buyerId: former.id, agentId: agent.agentId, state: 'ended', endedAt: new Date() })
      .returning();
    expect(await found('connected', 'rosa')).toHaveLength(2);
    expect(await found('connected', 'DIAZ ros')).toEqual(['Rosa Diaz']);
    expect(await found('connected', '0%')).toEqual(['Rosalind Percy 100%']);
    expect(await found('connected', '%')).toEqual(['Rosalind Percy 100%']);
    expect(await found('connected', connected.email)).toEqual([]);
    expect(await found('pending', 'rosa')).toEqual([]);
    expect(await found('past', 'klein')).toEqual(['Rosa Klein']);
    // The consent of that version promised to hide everything after the end.
    await db()
      .insert(consentReceipts)
      .values({
        ...{ buyerId: former.id, agentId: agent.agentId, connectionId: ended!.id },
        ...{ text: '', version: '2026-11', textHash: '' },
      });
    expect(await found('past', 'klein')).toEqual([]);
    expect(await found('past', '')).toEqual(['Former client']);
    expect((await ask(`/api/connections?search=${'x'.repeat(101)}`, agent.as)).status).toBe(400);
  });

  it('with an expired license is flagged the next day, by date alone', async () => {
    const client = await aBuyer(app, agent);
    const stateOn = async (now: Date) => (await teamOf(db(), client.id, now))[0]!.professional.license!.status;
    expect(await stateOn(new Date(`${dayIn(200)}T12:00:00Z`))).toBe('verified');
    expect(await stateOn(new Date(`${dayIn(201)}T12:00:00Z`))).toBe('expired');
  });

  it('can be seen and ended by the buyer only', async () => {
    const client = await aBuyer(app, agent);
    expect((await ask(`/api/user/${client.id}/professionals`)).status).toBe(404);
    expect((await send(`/api/professionals/${agent.agentId}/end`, {})).status).toBe(404);
    expect((await send(`/api/clients/${client.id}/end`, {}, (await licensed()).as)).status).toBe(404);
    expect((await app.request('GET', `/api/user/${client.id}/professionals`)).status).toBe(401);
  });
});
