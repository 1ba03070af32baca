import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aCompany, anAgent, type TestAgent } from '../../../test/people.ts';
import { emailOutbox } from '../../platform/email/email-outbox.tables.ts';
import { liveIndexToken } from '../search/index/live-index.ts';
import { homeSends } from './tables.ts';

/** Homes that an agent sends to a contact, the contact's page, and what comes back. */
let app: TestApp;
let agent: TestAgent;
let homes: number[];
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  agent = await anAgent(app, await aCompany(app));
  homes = await storeHomes(app.context.database, home(), home({ features: ['pool'] }), home({ bedroomsTotal: 5 }));
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

const call = async (method: string, path: string, body?: unknown, as: Record<string, string> = agent.as) => {
  const { status, body: reply } = await app.request(method, `/api${path}`, body, as);
  return { status, body: reply };
};
const aContact = async (fields: object = {}) =>
  (await call('POST', '/leads', { firstName: 'Rosa', emails: ['rosa@example.com'], ...fields })).body.id as number;
const linkOf = (path: string) => `/home-sends/links/${path.split('/').at(-1)}`;

it('lists what was sent to a merged contact at the kept one, with what comes back, until the merge is undone', async () => {
  const [kept, absorbed] = [await aContact(), await aContact({ emails: ['rosa@example.org'] })];
  const { body: sent } = await call('POST', `/leads/${absorbed}/home-sends`, { listingIds: [homes[0]], note: '' });
  const sendsOf = async (id: number) => (await call('GET', `/leads/${id}/home-sends`)).body.length;
  const { body: merge } = await call('POST', '/contacts/merges', { keptId: kept, absorbedId: absorbed });
  expect(await sendsOf(kept)).toBe(1);
  await call('POST', `${linkOf(sent.path)}/reactions`, { listingId: homes[0], reaction: 'liked' }, {});
  const [latest] = (await call('GET', `/leads/${kept}/timeline`)).body;
  expect(latest.kind).toBe('home_liked');
  await call('POST', `/contacts/merges/${merge.id}/undo`, {});
  expect([await sendsOf(kept), await sendsOf(absorbed)]).toEqual([0, 1]);
});

it('shows a client the page of a link until it is revoked, and brings opens, likes and dismissals to the timeline', async () => {
  const id = await aContact();
  const { body: sent } = await call('POST', `/leads/${id}/home-sends`, {
    listingIds: homes.slice(0, 2),
    note: 'Have a look',
  });
  const link = linkOf(sent.path);
  const page = await call('GET', link, undefined, {});
  expect(page.body).toMatchObject({ note: 'Have a look', total: 2 });
  expect(page.body.homes.map((each: { id: number }) => each.id)).toEqual(homes.slice(0, 2));
  expect(JSON.stringify(page.body)).not.toMatch(/rosa|example\.com/i);
  const [row] = await app.context.database.db.select().from(homeSends);
  expect(JSON.stringify(row)).not.toContain(sent.path.split('/').at(-1));

  const open = (listingId?: number) => call('POST', `${link}/opened`, listingId ? { listingId } : {}, {});
  expect([(await open()).body.isRecorded, (await open()).body.isRecorded]).toEqual([true, false]);
  await open(homes[0]);
  await open(homes[0]);
  const react = (listingId: number, reaction: string | null) =>
    call('POST', `${link}/reactions`, { listingId, reaction }, {});
  await react(homes[0]!, 'liked');
  await react(homes[0]!, 'liked');
  await react(homes[1]!, 'dismissed');
  await react(homes[1]!, null);
  const timeline = (await call('GET', `/leads/${id}/timeline`)).body.map(({ kind }: { kind: string }) => kind);
  expect(timeline).toEqual(['home_dismissed', 'home_liked', 'home_opened', 'homes_sent', 'created']);
  const [listed] = (await call('GET', `/leads/${id}/home-sends`)).body;
  expect(listed.homes).toMatchObject([{ listingId: homes[0], reaction: 'liked' }]);

  const stranger = await anAgent(app, await aCompany(app));
  expect((await call('POST', `/home-sends/${sent.id}/revoke`, {}, stranger.as)).status).toBe(404);
  expect((await call('POST', `/home-sends/${sent.id}/revoke`, {})).body.isRevoked).toBe(true);
  for (const reply of [await call('GET', link, undefined, {}), await open(homes[0]), await react(homes[0]!, 'liked')])
    expect(reply.status).toBe(404);
});

it('gives the same homes in the same order for the same search, for every client', async () => {
  const search = { query: 'house in Austin with 3 bedrooms or more' };
  const clients = [
    { firstName: 'Rosa', lastName: 'García', language: 'Spanish', city: 'Austin', budget: 100_000, urgency: 'low' },
    { firstName: 'Chen', lastName: 'Wei', language: 'Chinese', city: 'Toronto', tags: ['investor'] },
    { firstName: 'Mary', lastName: 'Smith', contactType: 'seller', budget: 900_000, urgency: 'high' },
  ];
  const sets: number[][] = [];
  for (const client of clients) {
    const { body } = await call('POST', `/leads/${await aContact(client)}/home-sends`, { search });
    const page = await call('GET', linkOf(body.path), undefined, {});
    sets.push(page.body.homes.map((each: { id: number }) => each.id));
  }
  expect(sets[0]).toHaveLength(3);
  expect(sets).toEqual([sets[0], sets[0], sets[0]]);
  await storeHomes(app.context.database, home({ bedroomsTotal: 4 }));
  await app.context.resolve(liveIndexToken).refresh();
  const { body } = await call('POST', `/leads/${await aContact()}/home-sends`, { search });
  expect((await call('GET', linkOf(body.path), undefined, {})).body.total).toBe(4);
});

it('sends an email only with a valid consent, and no note that states a preference for people', async () => {
  const id = await aContact();
  const sendTo = (note = '') => call('POST', `/leads/${id}/home-sends`, { listingIds: [homes[0]], note });
  const emails = () => app.context.database.db.select().from(emailOutbox);
  const { body: without } = await sendTo();
  expect(without).toMatchObject({ emailedAt: null, notEmailed: expect.stringMatching(/consent/i) });
  expect(await emails()).toEqual([]);
  const consent = {
    channel: 'email',
    basis: 'express_written',
    proof: 'Form of May 2',
    givenAt: '2026-05-02T10:00:00Z',
  };
  await call('POST', `/leads/${id}/consents`, consent);
  expect((await sendTo()).body.notEmailed).toBeNull();
  expect(await emails()).toHaveLength(1);
  expect((await sendTo('A quiet street, no kids')).status).toBe(400);
  expect((await call('POST', `/leads/${id}/home-sends`, { listingIds: [999_999] })).status).toBe(400);
  expect((await call('POST', `/leads/${id}/home-sends`, {})).status).toBe(400);
});
