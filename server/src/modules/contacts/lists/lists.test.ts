import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';

let app: TestApp;
let agent: TestAgent;
let stranger: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  const company = await aCompany(app);
  [agent, stranger] = [await anAgent(app, company), await anAgent(app, company)];
});
afterAll(() => app.stop());

const send = (method: string, path: string, body?: object, as = agent.as) =>
  app.request(method, `/api${path}`, body, as);
const add = async (fields: object) => (await send('POST', '/leads', { firstName: 'Ada', ...fields })).body;

describe('a smart list', () => {
  it('has the contacts that match now, equal to the list with its filters, and belongs to its agent', async () => {
    const filters = { urgency: 'high', tag: 'vip' };
    const { body: saved } = await send('POST', '/contacts/lists', { name: 'Hot', filters });
    expect(saved).toMatchObject({ name: 'Hot', filters, total: 0 });
    await add({ urgency: 'high', tags: ['vip'] });
    await add({ urgency: 'high' });
    const { headers } = await send('GET', '/leads?urgency=high&tag=vip');
    expect((await send('GET', '/contacts/lists')).body).toMatchObject([
      { total: Number(headers.get('x-total-count')) },
    ]);
    const path = `/contacts/lists/${saved.id}`;
    expect((await send('PUT', path, { name: 'All', filters: {} })).body).toMatchObject({ name: 'All', total: 2 });
    expect((await send('PUT', path, { name: 'Mine', filters: {} }, stranger.as)).status).toBe(404);
    expect((await send('DELETE', path, undefined, stranger.as)).status).toBe(404);
    expect((await send('DELETE', path)).status).toBe(200);
    expect((await send('POST', '/contacts/lists', { name: ' ', filters: {} })).status).toBe(400);
  });
});

describe('a bulk start of a plan', () => {
  const call = { day: 0, kind: 'task', title: 'Call' };
  const welcome = { day: 1, kind: 'email', title: 'Welcome', text: 'Hi {first_name}' };
  const addPlan = async (steps: object[]) => (await send('POST', '/task-plans', { name: 'New buyer', steps })).body.id;
  const titles = async (id: number) =>
    (await send('GET', `/tasks?contactId=${id}`)).body.map(({ title }: { title: string }) => title);
  const allowEmail = (id: number) =>
    send('POST', `/leads/${id}/consents`, {
      ...{ channel: 'email', basis: 'express_written', proof: 'Signed form', givenAt: new Date().toISOString() },
    });

  it('skips contacts who may not be emailed or have the plan, and says which and why', async () => {
    const planId = await addPlan([call, welcome]);
    const [bea, cleo] = [
      await add({ firstName: 'Bea', emails: ['bea@example.com'] }),
      await add({ firstName: 'Cleo' }),
    ];
    const dan = await add({ firstName: 'Dan', emails: ['dan@example.com'] });
    for (const { id } of [bea, dan]) await allowEmail(id);
    await send('POST', `/leads/${dan.id}/task-plans`, { planId });
    const ids = [bea.id, cleo.id, dan.id];
    const { body } = await send('POST', '/contacts/bulk', { ids, action: { kind: 'start_plan', planId } });
    expect(body).toMatchObject({
      changed: 1,
      skipped: [
        { id: cleo.id, name: 'Cleo', reason: 'No email address on file' },
        { id: dan.id, name: 'Dan' },
      ],
    });
    expect([await titles(bea.id), await titles(cleo.id)]).toEqual([['Call', 'Welcome'], []]);
    const tasksOnly = await addPlan([call]);
    const again = await send('POST', '/contacts/bulk', { ids, action: { kind: 'start_plan', planId: tasksOnly } });
    expect(again.body).toMatchObject({ changed: 3, skipped: [] });
    const foreign = { ids: [(await send('POST', '/leads', { firstName: 'Eve' }, stranger.as)).body.id] };
    const action = { kind: 'start_plan', planId };
    expect((await send('POST', '/contacts/bulk', { ...foreign, action }, stranger.as)).status).toBe(404);
  });

  it('is undone: open tasks go, finished ones stay', async () => {
    const planId = await addPlan([call, { ...call, day: 3, title: 'Visit' }]);
    const [bea, cleo] = [await add({ firstName: 'Bea' }), await add({ firstName: 'Cleo' })];
    const action = { kind: 'start_plan', planId };
    const { body } = await send('POST', '/contacts/bulk', { ids: [bea.id, cleo.id], action });
    const [first] = (await send('GET', `/tasks?contactId=${bea.id}`)).body;
    await send('POST', `/tasks/${first.id}/done`, { done: true });
    expect((await send('POST', `/contacts/bulk/${body.id}/undo`)).body.undoneAt).not.toBeNull();
    expect([await titles(bea.id), await titles(cleo.id)]).toEqual([[], []]);
    const runs = async (id: number) => (await send('GET', `/leads/${id}/task-plans`)).body;
    expect(await runs(bea.id)).toMatchObject([{ state: 'stopped', done: 1 }]);
    expect(await runs(cleo.id)).toEqual([]);
    expect((await send('GET', '/task-plans')).body[0].running).toBe(0);
  });

  it('loses several contacts with one reason, and its undo returns each to its status and plans', async () => {
    const [bea, cleo] = [await add({ firstName: 'Bea' }), await add({ firstName: 'Cleo' })];
    const ids = [bea.id, cleo.id];
    const [planId, paused] = [await addPlan([call]), await addPlan([{ ...call, title: 'Visit' }])];
    await send('POST', `/leads/${bea.id}/task-plans`, { planId });
    const { body: run } = await send('POST', `/leads/${bea.id}/task-plans`, { planId: paused });
    await send('POST', `/task-plan-runs/${run.id}/state`, { state: 'paused' });
    const lost = { kind: 'move', status: 'lost' };
    expect((await send('POST', '/contacts/bulk', { ids, action: lost })).status).toBe(400);
    const { body } = await send('POST', '/contacts/bulk', { ids, action: { ...lost, reason: 'Moved away' } });
    const states = () =>
      Promise.all(ids.map(async (id) => (await send('GET', `/leads/${id}`)).body)).then((leads) =>
        leads.map(({ status, lostReason }) => [status, lostReason]),
      );
    expect(await states()).toEqual([
      ['lost', 'Moved away'],
      ['lost', 'Moved away'],
    ]);
    expect(await titles(bea.id)).toEqual([]);
    await send('POST', `/contacts/bulk/${body.id}/undo`);
    // The plan that the agent had paused before stays paused.
    expect(await titles(bea.id)).toEqual(['Call']);
    expect(await states()).toEqual([
      ['new', null],
      ['new', null],
    ]);
  });
});

describe('a bulk action', () => {
  it('changes several contacts or none, and its undo keeps what changed later', async () => {
    const [a, b] = [await add({ tags: ['vip'] }), await add({})];
    const tag = { ids: [a.id, b.id], action: { kind: 'add_tag', tag: 'vip' } };
    expect((await send('POST', '/contacts/bulk', { ...tag, ids: [a.id, 999_999] })).status).toBe(404);
    expect((await send('POST', '/contacts/bulk', tag, stranger.as)).status).toBe(404);
    const { body } = await send('POST', '/contacts/bulk', tag);
    const tagsOf = async (id: number) => (await send('GET', `/leads/${id}`)).body.tags;
    expect([body.changed, await tagsOf(a.id), await tagsOf(b.id)]).toEqual([2, ['vip'], ['vip']]);
    await send('POST', '/contacts/bulk', { ids: [b.id], action: { kind: 'add_tag', tag: 'pool' } });
    expect((await send('POST', `/contacts/bulk/${body.id}/undo`, {}, stranger.as)).status).toBe(404);
    await send('POST', `/contacts/bulk/${body.id}/undo`, {});
    expect([await tagsOf(a.id), await tagsOf(b.id)]).toEqual([['vip'], ['pool']]);
    expect((await send('POST', `/contacts/bulk/${body.id}/undo`, {})).status).toBe(409);
  });

  it('moves contacts or none, and its undo restores each status, also “new”, unless the contact moved again', async () => {
    const ids = [(await add({})).id, (await add({})).id, (await add({})).id];
    const statusesOf = async () => {
      const rows = (await send('GET', '/leads?sort=newest')).body as {
        id: number;
        status: string;
        lostReason: string;
      }[];
      return ids.map((id) => rows.find((row) => row.id === id)!.status);
    };
    await send('POST', `/leads/${ids[1]}/status`, { status: 'lost', reason: 'Bought elsewhere' });
    const move = (status: string) => send('POST', '/contacts/bulk', { ids, action: { kind: 'move', status } });
    expect((await move('qualified')).status).toBe(409);
    expect(await statusesOf()).toEqual(['new', 'lost', 'new']);
    const { body } = await move('contacted');
    expect(await statusesOf()).toEqual(['contacted', 'contacted', 'contacted']);
    await send('POST', `/leads/${ids[2]}/status`, { status: 'active' });
    expect((await send('POST', `/contacts/bulk/${body.id}/undo`, {})).status).toBe(200);
    expect(await statusesOf()).toEqual(['new', 'lost', 'active']);
    const [first, second] = [await send('GET', `/leads/${ids[0]}`), await send('GET', `/leads/${ids[1]}`)];
    expect([first.body.lastContactedAt, second.body.lostReason]).toEqual([null, 'Bought elsewhere']);
    // The undone moves leave no entry, so that no figure counts them.
    const kinds = (await send('GET', `/leads/${ids[0]}/timeline`)).body.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['created']);
  });

  it('deletes contacts and brings them back', async () => {
    const { id } = await add({});
    const { body } = await send('POST', '/contacts/bulk', { ids: [id], action: { kind: 'delete' } });
    expect((await send('GET', `/leads/${id}`)).status).toBe(404);
    await send('POST', `/contacts/bulk/${body.id}/undo`, {});
    expect((await send('GET', `/leads/${id}`)).status).toBe(200);
  });
});
