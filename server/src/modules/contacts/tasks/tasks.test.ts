import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent, type TestCompany } from '../../../../test/people.ts';
import { notifications } from '../../notifications/tables.ts';
import { contacts } from '../tables.ts';

let app: TestApp;
let company: TestCompany;
let [holder, colleague, stranger]: TestAgent[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  company = await aCompany(app);
  [holder, colleague] = [await anAgent(app, company), await anAgent(app, company)];
  stranger = await anAgent(app, await aCompany(app));
});
afterAll(() => app.stop());

const send = (method: string, path: string, body: object | undefined, as: Record<string, string>) =>
  app.request(method, `/api${path}`, body, as);
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const leadOf = async (as: Record<string, string>) =>
  (await send('POST', '/leads', { firstName: 'Rosa', lastName: 'Diaz', phones: ['512-555-0142'] }, as)).body;
const add = (fields: object, as = holder!.as) =>
  send('POST', '/tasks', { title: 'Call back', dueAt: soon(), ...fields }, as);
const titles = async (as: Record<string, string>) =>
  (await send('GET', '/tasks', undefined, as)).body.map(({ title }: { title: string }) => title);
const tasksOfToday = async ({ as }: TestAgent) =>
  (await send('GET', '/contacts/now', undefined, as)).body.needs.filter(
    ({ kind }: { kind: string }) => kind === 'task',
  );

describe('a task', () => {
  it('that is assigned to a colleague is in the colleague’s Today and list, and no longer in the holder’s Today', async () => {
    const { id: contactId } = await leadOf(holder!.as);
    const { body } = await add({ contactId, assigneeId: colleague!.agentId });
    expect(body).toMatchObject({ assignee: { agentId: colleague!.agentId, name: 'Ada Stone' }, mayChange: true });
    expect(await tasksOfToday(colleague!)).toMatchObject([{ title: 'Call back for Rosa Diaz', contact: null }]);
    expect(await tasksOfToday(holder!)).toEqual([]);
    expect([await titles(holder!.as), await titles(colleague!.as)]).toEqual([['Call back'], ['Call back']]);
    expect(await app.context.database.db.select().from(notifications)).toMatchObject([
      { personId: colleague!.id, title: 'A task was assigned to you', body: 'Call back' },
    ]);
  });

  it('is finished but not changed by its assignee, who sees the name of the contact and nothing else of them', async () => {
    const { id: contactId } = await leadOf(holder!.as);
    const { body: task } = await add({ contactId, assigneeId: colleague!.agentId });
    const [seen] = (await send('GET', '/tasks', undefined, colleague!.as)).body;
    expect(seen).toMatchObject({
      contact: { name: 'Rosa Diaz', mayOpen: false },
      mayChange: false,
      mayFinish: true,
    });
    expect((await send('GET', `/leads/${contactId}`, undefined, colleague!.as)).status).toBe(404);
    const changed = { title: 'Mine', dueAt: soon() };
    expect((await send('PUT', `/tasks/${task.id}`, changed, colleague!.as)).status).toBe(403);
    expect((await send('DELETE', `/tasks/${task.id}`, undefined, colleague!.as)).status).toBe(403);
    const done = await send('POST', `/tasks/${task.id}/done`, { done: true }, colleague!.as);
    expect(done.body.doneAt).not.toBeNull();
    const timeline = (await send('GET', `/leads/${contactId}/timeline`, undefined, holder!.as)).body;
    expect(timeline[0]).toMatchObject({ kind: 'task', text: 'Call back' });
  });

  it('of a client with an account does not name the client to its assignee', async () => {
    const buyer = await aBuyer(app);
    const [client] = await app.context.database.db
      .insert(contacts)
      .values({
        ...{ companyId: company.resellerId, ownerAgentId: holder!.agentId, buyerId: buyer.id },
        ...{ firstName: 'Grace', currency: 'USD' as const },
      })
      .returning();
    await add({ contactId: client!.id, assigneeId: colleague!.agentId });
    expect(await tasksOfToday(colleague!)).toMatchObject([{ title: 'Call back', contact: null }]);
    expect((await send('GET', '/tasks', undefined, colleague!.as)).body).toMatchObject([{ contact: null }]);
  });

  it('is assigned by the owner of the company too, for the contacts that the company sees', async () => {
    const { id: contactId } = await leadOf(holder!.as);
    expect((await add({}, company.as)).body.fields).toMatchObject([{ field: 'contactId' }]);
    const { body: task } = await add({ contactId }, company.as);
    expect(await tasksOfToday(holder!)).toHaveLength(1);
    const fields = { title: 'Call back', dueAt: soon(), contactId, assigneeId: colleague!.agentId };
    await send('PUT', `/tasks/${task.id}`, fields, company.as);
    expect([await tasksOfToday(holder!), await tasksOfToday(colleague!)]).toMatchObject([[], [{}]]);
    expect(await titles(company.as)).toEqual(['Call back']);
    expect((await send('POST', `/tasks/${task.id}/done`, { done: true }, company.as)).status).toBe(403);
  });

  it('is never assigned to an agent of another company, nor seen by one', async () => {
    const { id: contactId } = await leadOf(holder!.as);
    const refused = await add({ contactId, assigneeId: stranger!.agentId });
    expect(refused.body.fields).toMatchObject([{ field: 'assigneeId' }]);
    const { body: task } = await add({ contactId, assigneeId: colleague!.agentId });
    expect(await titles(stranger!.as)).toEqual([]);
    expect((await send('POST', `/tasks/${task.id}/done`, { done: true }, stranger!.as)).status).toBe(404);
    const names = (await send('GET', '/tasks/assignees', undefined, stranger!.as)).body;
    expect(names.map(({ agentId }: { agentId: number }) => agentId)).toEqual([stranger!.agentId]);
  });

  it('follows its contact to the next agent, and goes to the successor when its assignee leaves', async () => {
    const { body: lent } = await send('POST', '/reseller/leads', { firstName: 'Rosa' }, company.as);
    const assign = (agentId: number | null) =>
      send('POST', `/reseller/leads/${lent.id}/assign`, { agentId }, company.as);
    await assign(holder!.agentId);
    await add({ contactId: lent.id, title: 'Own' });
    await add({ contactId: lent.id, title: 'Assigned', assigneeId: colleague!.agentId });
    const third = await anAgent(app, company);
    await assign(third.agentId);
    expect([await titles(holder!.as), await titles(third.as)]).toEqual([[], ['Own', 'Assigned']]);
    await assign(null);
    expect(await titles(third.as)).toEqual([]);
    await assign(holder!.agentId);
    await send('POST', `/reseller/agents/${colleague!.agentId}/offboard`, { reassignTo: third.agentId }, company.as);
    expect([await titles(third.as), await tasksOfToday(holder!)]).toMatchObject([['Assigned'], [{ title: 'Own' }]]);
    await send('POST', `/reseller/agents/${third.agentId}/offboard`, { reassignTo: null }, company.as);
    expect((await tasksOfToday(holder!)).map(({ title }: { title: string }) => title)).toEqual(['Own', 'Assigned']);
  });
});
