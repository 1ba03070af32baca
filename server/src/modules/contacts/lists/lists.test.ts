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
