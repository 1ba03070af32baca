import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestCompany } from '../../../test/people.ts';
import { connections } from '../professionals/tables.ts';
import { issuesIn } from './assistant/check.ts';
import { addMissingContacts, recordImpliedConsents } from './connect.ts';
import { type LeadStatus, nextStatuses } from './contract.ts';
import { contacts } from './tables.ts';

let app: TestApp;
let company: TestCompany;
let agent: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  company = await aCompany(app);
  agent = await anAgent(app, company);
});
afterAll(() => app.stop());

const lead = (fields: object = {}, as = agent.as) =>
  app.request('POST', '/api/leads', { firstName: 'Rosa', lastName: 'Diaz', ...fields }, as);
const leads = (query = '', as = agent.as) => app.request('GET', `/api/leads${query}`, undefined, as);
const move = (id: number, status: string, reason?: string) =>
  app.request('POST', `/api/leads/${id}/status`, { status, reason }, agent.as);

describe('a contact', () => {
  it('is stored with normalized addresses and numbers, found by each of them, changed, deleted and restored', async () => {
    const { body, status } = await lead({ emails: ['Rosa@Example.com'], phones: ['(512) 555-0142'], budget: 450_000 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'rosa@example.com', phone: '+15125550142', budget: 450_000, status: 'new' });
    for (const query of ['rosa di', 'example.com', '555-0142'])
      expect((await leads(`?search=${encodeURIComponent(query)}`)).body).toHaveLength(1);
    expect((await leads('?search=someone')).body).toEqual([]);
    const path = `/api/leads/${body.id}`;
    const changed = await app.request('PUT', path, { firstName: 'Rosa', tags: ['VIP', 'VIP'] }, agent.as);
    expect(changed.body).toMatchObject({ email: null, tags: ['VIP'], lastName: '' });
    await app.request('DELETE', path, undefined, agent.as);
    expect((await app.request('GET', path, undefined, agent.as)).status).toBe(404);
    await app.request('POST', `${path}/restore`, {}, agent.as);
    expect((await app.request('GET', path, undefined, agent.as)).body).toMatchObject({ id: body.id });
  });

  it('is rejected with its field for an invalid number, address, budget or missing name', async () => {
    for (const [field, fields] of [
      ['phones.0', { phones: ['555-01'] }],
      ['emails.0', { emails: ['rosa@'] }],
      ['budget', { budget: -1 }],
      ['firstName', { firstName: ' ' }],
    ] as const)
      expect((await lead(fields)).body.fields[0].field, JSON.stringify(fields)).toBe(field);
  });

  it('is seen by its agent and the company, changed by its agent alone, and unknown to everyone else', async () => {
    const { body } = await lead();
    const stranger = await anAgent(app, company);
    const otherCompany = await aCompany(app);
    const path = `/api/leads/${body.id}`;
    expect((await app.request('GET', path, undefined, company.as)).status).toBe(200);
    expect((await app.request('DELETE', path, undefined, company.as)).status).toBe(403);
    for (const { as } of [stranger, otherCompany])
      expect((await app.request('GET', path, undefined, as)).status).toBe(404);
    expect((await leads(`?assignedAgentId=${agent.agentId}`, stranger.as)).body).toEqual([]);
    expect((await leads('', company.as)).headers.get('x-total-count')).toBe('1');
  });
});

describe('the list of contacts', () => {
  it('runs in both directions of each column, with unknown budgets last', async () => {
    for (const [firstName, budget] of [
      ['Ana', 300_000],
      ['Ben', null],
      ['Cam', 500_000],
    ] as const)
      await lead({ firstName, lastName: `${firstName}s`, budget });
    const names = async (query: string) =>
      (await leads(query)).body.map(({ firstName }: { firstName: string }) => firstName).join(' ');
    expect(await names('?sort=budget')).toBe('Cam Ana Ben');
    expect(await names('?sort=budget&order=asc')).toBe('Ana Cam Ben');
    expect(await names('?sort=name')).toBe('Ana Ben Cam');
    expect(await names('?sort=name&order=desc')).toBe('Cam Ben Ana');
    expect(await names('?order=asc')).toBe('Ana Ben Cam');
  });
});

describe('the pipeline', () => {
  it('allows exactly the moves of the table and names the allowed ones otherwise', async () => {
    const all = Object.keys(nextStatuses) as LeadStatus[];
    const { body } = await lead();
    expect((await move(body.id, 'closed')).body).toMatchObject({
      status: 409,
      detail: 'A contact who is “New” can only become Contacted, Qualified, Nurture, Active, Lost',
    });
    expect((await move(body.id, 'lost')).body.fields[0].field).toBe('reason');
    for (const status of ['active', 'under_contract', 'closed'] as const)
      expect((await move(body.id, status)).body.status).toBe(status);
    // Each status but the first can be reached from another, and none leads back to new.
    for (const status of all)
      expect(
        all.some((from) => nextStatuses[from].includes(status)),
        status,
      ).toBe(status !== 'new');
    const { body: entries } = await app.request('GET', `/api/leads/${body.id}/timeline`, undefined, agent.as);
    expect(entries.map((entry: { data: { to?: string } }) => entry.data.to)).toEqual([
      ...['closed', 'under_contract', 'active', undefined],
    ]);
  });

  it('has figures that equal the counts of the lists', async () => {
    await lead();
    const { body } = await lead();
    await move(body.id, 'qualified');
    expect((await app.request('GET', `/api/dashboard/${agent.id}`, undefined, agent.as)).body).toEqual({
      ...{ totalLeads: 2, newLeads: 2, qualifiedLeads: 1, activeListings: 0, pendingSales: 0 },
    });
    expect((await app.request('GET', '/api/dashboard/999999', undefined, agent.as)).status).toBe(404);
    expect((await app.request('GET', '/api/agent/stats', undefined, agent.as)).body).toMatchObject({
      ...{ totalLeads: 2, convertedLeads: 0, goals: { newClients: 20, propertiesShown: 50, closings: 5 } },
    });
  });
});

describe('a buyer’s account', () => {
  it('becomes a contact once, shows what is shared only, and takes the status of the client list', async () => {
    const buyer = await aBuyer(app, agent);
    const add = () => app.context.database.transaction((tx) => addMissingContacts(tx));
    expect(await Promise.all([add(), add()])).toContain(1);
    expect(await add()).toBe(0);
    const [client] = (await app.request('GET', '/api/agent/end-users', undefined, agent.as)).body;
    expect(client).toMatchObject({ id: buyer.id, firstName: 'Ada', status: 'new', email: null, lastContactedAt: null });
    // The consent names the agent, not the company.
    expect((await leads('', company.as)).body).toEqual([]);
    expect((await app.request('GET', `/api/leads/${client.contactId}`, undefined, company.as)).status).toBe(404);
    const set = (status: string) =>
      app.request('POST', '/api/agent/update-end-user-status', { endUserId: buyer.id, status }, agent.as);
    expect((await set('property_viewing')).body.status).toBe('active');
    expect((await set('contract_signing')).body.status).toBe('under_contract');
    expect((await set('contacted')).status).toBe(409);
  });

  it('is found by its current name and a tag by its agent, and by neither by the company', async () => {
    await aBuyer(app, agent);
    await app.context.database.transaction((tx) => addMissingContacts(tx));
    await app.context.database.db.update(contacts).set({ tags: ['relocation'] });
    const found = async (search: string, as: Record<string, string>) =>
      (await leads(`?search=${encodeURIComponent(search)}`, as)).body.length;
    expect([await found('ada sto', agent.as), await found('relocat', agent.as)]).toEqual([1, 1]);
    expect([await found('ada sto', company.as), await found('relocat', company.as)]).toEqual([0, 0]);
    await lead({ tags: ['relocation'] });
    expect([await found('relocat', agent.as), await found('relocat', company.as)]).toEqual([2, 1]);
  });

  it('that withdraws its shared data leaves no name', async () => {
    const buyer = await aBuyer(app);
    await app.context.database.db
      .insert(connections)
      .values({ buyerId: buyer.id, agentId: agent.agentId, state: 'connected', shared: ['name', 'email'] });
    await app.context.database.transaction((tx) => addMissingContacts(tx));
    expect((await leads()).body[0]).toMatchObject({ email: buyer.email });
    await app.context.database.db.update(connections).set({ state: 'ended' });
    expect((await leads()).body[0]).toMatchObject({ firstName: 'Ada', email: null, phone: null });
  });
});

describe('what an agent should do now', () => {
  it('names new leads, due tasks and quiet contacts, most urgent first, and hides snoozed ones', async () => {
    const { body } = await lead();
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const task = await app.request(
      'POST',
      '/api/tasks',
      { title: 'Call back', dueAt: soon, contactId: body.id },
      agent.as,
    );
    const now = async () => (await app.request('GET', '/api/contacts/now', undefined, agent.as)).body.needs;
    expect((await now()).map(({ kind }: { kind: string }) => kind)).toEqual(['new_lead', 'task']);
    await app.request('POST', `/api/leads/${body.id}/snooze`, { until: soon }, agent.as);
    expect(await now()).toEqual([]);
    await app.request('POST', `/api/leads/${body.id}/snooze`, { until: null }, agent.as);
    await app.request('POST', `/api/tasks/${task.body.id}/done`, { done: true }, agent.as);
    await app.request('POST', `/api/leads/${body.id}/activities`, { kind: 'call', outcome: 'reached' }, agent.as);
    expect(await now()).toEqual([]);
    expect((await leads('?status=contacted')).body[0].lastContactedAt).not.toBeNull();
  });

  it('keeps a repeated task open at its next time', async () => {
    const dueAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const { body } = await app.request('POST', '/api/tasks', { title: 'Report', dueAt, repeats: 'weekly' }, agent.as);
    const next = await app.request('POST', `/api/tasks/${body.id}/done`, { done: true }, agent.as);
    expect(new Date(next.body.dueAt).getTime() - new Date(dueAt).getTime()).toBe(7 * 86_400_000);
    expect((await app.request('GET', '/api/tasks?done=true', undefined, agent.as)).body).toHaveLength(1);
  });
});

describe('reaching a contact', () => {
  it('is recorded with its proof, and a message that the rules forbid is not logged as sent', async () => {
    const { body } = await lead({ emails: ['rosa@example.com'] });
    const send = () =>
      app.request('POST', `/api/leads/${body.id}/activities`, { kind: 'email', outcome: 'sent', text: 'Hi' }, agent.as);
    expect((await send()).body.detail).toBe('There’s no recorded consent for this');
    const given = { channel: 'email', basis: 'inquiry', proof: 'Contact form', givenAt: new Date().toISOString() };
    await app.request('POST', `/api/leads/${body.id}/consents`, given, agent.as);
    expect((await send()).status).toBe(200);
    const { consents } = (await app.request('GET', `/api/leads/${body.id}`, undefined, agent.as)).body;
    expect(consents).toMatchObject([{ channel: 'email', basis: 'inquiry', proof: 'Contact form' }]);
  });
});

describe('the figures of a period', () => {
  it('count each lead at its furthest stage, by source, with the minutes to the first reply', async () => {
    const { body } = await lead({ leadSource: 'referral' });
    await lead({ leadSource: 'phone' });
    await app.request('POST', `/api/leads/${body.id}/activities`, { kind: 'call', outcome: 'reached' }, agent.as);
    for (const status of ['active', 'under_contract']) await move(body.id, status);
    await move(body.id, 'lost', 'Plans changed');
    const today = new Date().toISOString().slice(0, 10);
    const of = (path: string, as = agent.as) =>
      app.request('GET', `/api/contacts/performance${path}?from=${today}&until=${today}`, undefined, as);
    expect((await of('')).body).toMatchObject({
      now: {
        funnel: { received: 2, contacted: 1, qualified: 1, active: 1, under_contract: 1, closed: 0 },
        replies: { replied: 1, within15Minutes: 1, medianMinutes: 0 },
      },
      before: { funnel: { received: 0 } },
      underContract: [],
    });
    expect((await of('/rows')).body.map(({ reached }: { reached: string }) => reached).sort()).toEqual([
      ...['received', 'under_contract'],
    ]);
    const stranger = await anAgent(app, company);
    expect((await of('/rows', stranger.as)).body).toEqual([]);
  });
});

describe('the assistant of an agent', () => {
  it('drafts a first reply from the lead’s data, names the next step, and passes the wording check', async () => {
    const { body } = await lead({ city: 'Austin', budget: 450_000 });
    const brief = await app.request('GET', `/api/leads/${body.id}/brief`, undefined, agent.as);
    expect(brief.body.next).toMatchObject({ kind: 'new_lead', action: 'Call now' });
    expect(brief.body.drafts[0]).toMatchObject({ kind: 'first_reply', issues: [] });
    expect(brief.body.drafts[0].text).toContain('in Austin up to $450,000');
  });

  it('marks words about the people of a neighborhood, and none in a plain text', () => {
    const text = 'A bright home. You will love this white neighborhood with no immigrants.';
    expect(
      issuesIn(text)
        .map(({ words }) => words)
        .join(' '),
    ).toMatch(/white neighborhood|immigrants/);
    expect(issuesIn('A bright home with a white kitchen near parks.')).toEqual([]);
    expect(issuesIn('No children, please.').map(({ words }) => words)).toEqual(['No children']);
  });
});

describe('a connection with an account', () => {
  it('with an accepted request counts as contacted when it was answered; the agent’s code alone leaves a new lead to email', async () => {
    const [asking, byCode] = [await aBuyer(app), await aBuyer(app, agent)];
    await app.context.database.db.insert(connections).values({
      ...{ buyerId: asking.id, agentId: agent.agentId, state: 'connected', shared: ['name'], origin: 'request' },
      answeredAt: new Date('2026-05-01T10:00:00Z'),
    });
    await app.context.database.transaction(async (tx) => {
      await addMissingContacts(tx);
      await recordImpliedConsents(tx);
    });
    const rows = (await leads()).body as {
      id: number;
      buyerId: number;
      status: string;
      lastContactedAt: string | null;
    }[];
    const of = (buyer: { id: number }) => rows.find(({ buyerId }) => buyerId === buyer.id)!;
    expect(of(asking)).toMatchObject({ status: 'contacted', lastContactedAt: '2026-05-01T10:00:00.000Z' });
    expect(of(byCode)).toMatchObject({ status: 'new', lastContactedAt: null });
    const { consents } = (await app.request('GET', `/api/leads/${of(byCode).id}`, undefined, agent.as)).body;
    expect(consents.map(({ channel, basis }: { channel: string; basis: string }) => [channel, basis]).sort()).toEqual([
      ['call', 'existing_business'],
      ['email', 'existing_business'],
    ]);
  });

  it('allows calls and emails once, never texts, and does not override a withdrawal', async () => {
    const buyer = await aBuyer(app);
    await app.context.database.db
      .insert(connections)
      .values({ buyerId: buyer.id, agentId: agent.agentId, state: 'connected', shared: ['name', 'email'] });
    const record = () =>
      app.context.database.transaction(async (tx) => {
        await addMissingContacts(tx);
        await recordImpliedConsents(tx);
      });
    await record();
    const { id } = (await leads()).body[0];
    const detail = async () => (await app.request('GET', `/api/leads/${id}`, undefined, agent.as)).body;
    expect((await detail()).consents.map(({ channel }: { channel: string }) => channel).sort()).toEqual([
      'call',
      'email',
    ]);
    const withdrawn = {
      channel: 'email',
      basis: 'withdrawn',
      proof: 'Asked by email',
      givenAt: new Date().toISOString(),
    };
    await app.request('POST', `/api/leads/${id}/consents`, withdrawn, agent.as);
    await record();
    expect((await detail()).consents).toHaveLength(3);
    expect((await detail()).reachable.find(({ channel }: { channel: string }) => channel === 'email').isAllowed).toBe(
      false,
    );
  });
});
