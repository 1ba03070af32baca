import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aPerson, type TestPerson } from '../../../test/people.ts';
import { listings } from '../listings/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { liveIndexToken } from '../search/index.ts';
import type { SavedSearchResult, SearchAlert } from './contract.ts';
import { matchingToken } from './matching/match-changes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const db = () => app.context.database.db;

const ask = (who: TestPerson, method: string, path: string, body?: unknown) =>
  app.request(method, `/api${path}`, body, who.as);
async function save(who: TestPerson, search: object, rest: object = {}): Promise<SavedSearchResult> {
  const reply = await ask(who, 'POST', '/saved-searches', { search, ...rest });
  expect(reply.status).toBe(200);
  return reply.body;
}
type Fields = Partial<typeof listings.$inferInsert>;
const store = (...its: Fields[]) => storeHomes(app.context.database, ...its.map((fields) => home(fields)));
const set = (id: number, fields: Fields) => db().update(listings).set(fields).where(eq(listings.id, id));
const match = () => app.context.resolve(matchingToken).drain();
/** Makes all saved searches a minute old. */
const aMinuteLater = () =>
  db().execute(sql`update saved_searches set watched_since = watched_since - interval '1 minute'`);
const alertsOf = async (who: TestPerson, id: number): Promise<SearchAlert[]> =>
  (await ask(who, 'GET', `/saved-searches/${id}/alerts?limit=100`)).body.alerts;
const titlesOf = async (alerts: Promise<SearchAlert[]>) =>
  (await alerts).map(({ propertyId, title }) => [propertyId, title] as const).reverse();
const inboxOf = (who: TestPerson) =>
  db().select().from(notifications).where(eq(notifications.personId, who.id)).orderBy(notifications.id);

describe('a saved search', () => {
  it('stores the parsed search, its current matches, and alerts on new homes only', async () => {
    const buyer = await aPerson(app, 'end_user');
    await store({ city: 'Waco' }, { city: 'Waco', bedroomsTotal: 1 });
    await app.context.resolve(liveIndexToken).refresh();
    const saved = await save(buyer, { query: 'house in Waco with 2 bedrooms, ideally a pool', priceMax: 500_000 });
    expect(saved).toMatchObject({
      name: 'House, Waco, 2 bedrooms or more, preferably pool, up to $500,000',
      matchesNow: 1,
      message: '1 home matches right now. We’ll notify you about new ones.',
      frequency: 'instant',
      paused: false,
      newMatches: 0,
    });
    expect(saved.searchQuery).toBe('query=house+in+Waco+with+2+bedrooms%2C+ideally+a+pool&priceMax=500000');
    expect((await ask(buyer, 'GET', '/saved-searches')).body.searches.map(({ id }: SavedSearchResult) => id)).toEqual([
      saved.id,
    ]);
  });

  it('belongs to its owner; it disappears when removed and is unchanged when restored', async () => {
    const [buyer, other] = [await aPerson(app, 'end_user'), await aPerson(app, 'end_user')];
    const { id } = await save(buyer, { place: ['Austin'] }, { name: 'Home' });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['GET', '/alerts', undefined],
      ['POST', '/visit', {}],
      ['POST', '/restore', {}],
    ] as const)
      expect((await ask(other, method, `/saved-searches/${id}${path}`, body)).status).toBe(404);
    expect((await ask(buyer, 'DELETE', `/saved-searches/${id}`)).body).toEqual({ removed: true });
    expect((await ask(buyer, 'GET', `/saved-searches/${id}`)).status).toBe(404);
    expect((await ask(buyer, 'POST', `/saved-searches/${id}/restore`, {})).body).toMatchObject({ name: 'Home' });
  });

  it('never contains criteria that fair housing laws forbid, and cannot consist of them alone', async () => {
    const buyer = await aPerson(app, 'end_user');
    const saved = await save(buyer, { query: 'condo in Austin in a christian neighborhood' });
    expect(saved.refused).toHaveLength(1);
    expect(saved.refused[0]!.reason).toContain('fair housing laws');
    expect(saved.chips.map(({ fact }) => fact).sort()).toEqual(['place:austin', 'type:condo']);
    const alone = await ask(buyer, 'POST', '/saved-searches', { search: { query: 'christian neighborhood' } });
    expect([alone.status, alone.body.fields?.[0]?.field]).toEqual([400, 'search']);
  });

  it('is one of at most a hundred, also with concurrent saves', { tags: ['both-databases'] }, async () => {
    const buyer = await aPerson(app, 'end_user');
    await db().execute(sql`insert into saved_searches (person_id, name, search, question, frequency, events)
      select ${buyer.id}, 'n', '{}', '{"facts":[]}', 'off', '{new}' from generate_series(1, 99)`);
    const both = await Promise.all([1, 2].map(() => ask(buyer, 'POST', '/saved-searches', { search: {} })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await db().execute(sql`delete from saved_searches where person_id = ${buyer.id}`);
  });
});

describe('changes of homes', () => {
  it('create one alert per matching search, with what changed and why it matched', async () => {
    const buyer = await aPerson(app, 'end_user');
    const [known] = await store({ city: 'Plano', features: ['pool'] });
    const all = await save(buyer, { place: ['Plano'], bedsMin: 3, prefer: ['has:pool'] }, { name: 'Plano' });
    await aMinuteLater();
    await db().execute(sql`update listing_changes set happened_at = happened_at - interval '1 hour'`);
    const drops = await save(buyer, { place: ['Plano'] }, { events: ['price_drop'] });
    const [fresh, hidden] = await store({ city: 'Plano' }, { city: 'Plano', internetEntireListingDisplayYn: false });
    await store({ city: 'Plano', bedroomsTotal: 2 }, { city: 'Dallas' });
    await set(known!, { listPriceCents: 43_000_000 });
    await match();
    await set(hidden!, { listPriceCents: 1_000_000 });
    await set(fresh!, { standardStatus: 'Pending' });
    await match();
    await set(fresh!, { standardStatus: 'Active' });
    await set(known!, { standardStatus: 'Closed' });
    await match();
    await match();
    expect(await titlesOf(alertsOf(buyer, all.id))).toEqual([
      [fresh, 'New at $450,000'],
      [known, 'Price dropped $20,000 to $430,000'],
      [fresh, 'Sale pending'],
      [fresh, 'Back on the market at $450,000'],
      [known, 'Sold'],
    ]);
    expect(await titlesOf(alertsOf(buyer, drops.id))).toEqual([[known, 'Price dropped $20,000 to $430,000']]);
    const [sold] = await alertsOf(buyer, all.id);
    expect(sold!.matchedBecause).toEqual(['Plano', '3 bedrooms or more', 'Pool']);
    expect((await inboxOf(buyer)).map(({ title }) => title)).toHaveLength(5);
    expect((await inboxOf(buyer))[0]).toMatchObject({
      title: 'New at $450,000',
      body: '3 bedrooms, 2 baths in Plano, TX. Matches “Plano”.',
      path: `/property/${fresh}`,
    });
  });

  it('stay new until the page of the search is viewed, and are not shown for a home that was hidden since', async () => {
    const buyer = await aPerson(app, 'end_user');
    const { id } = await save(buyer, { place: ['Frisco'] }, { frequency: 'off' });
    const [one] = await store({ city: 'Frisco' }, { city: 'Frisco' });
    await match();
    expect((await ask(buyer, 'GET', `/saved-searches/${id}`)).body.newMatches).toBe(2);
    expect((await ask(buyer, 'POST', `/saved-searches/${id}/visit`, {})).body.newMatches).toBe(0);
    await set(one!, { internetEntireListingDisplayYn: false });
    const alerts = await alertsOf(buyer, id);
    expect(alerts.map(({ isNew, property }) => [isNew, property === null])).toEqual([
      [false, false],
      [false, true],
    ]);
    expect(await inboxOf(buyer)).toEqual([]);
  });

  it('create no alerts while a search is paused or removed, nor afterwards for that time', async () => {
    const buyer = await aPerson(app, 'end_user');
    const [paused, removed] = [await save(buyer, { place: ['Irving'] }), await save(buyer, { place: ['Irving'] })];
    await ask(buyer, 'PATCH', `/saved-searches/${paused.id}`, { paused: true });
    await ask(buyer, 'DELETE', `/saved-searches/${removed.id}`);
    await store({ city: 'Irving' });
    await match();
    await db().execute(sql`update listing_changes set happened_at = happened_at - interval '1 hour'`);
    await ask(buyer, 'PATCH', `/saved-searches/${paused.id}`, { paused: false });
    await ask(buyer, 'POST', `/saved-searches/${removed.id}/restore`, {});
    await match();
    expect([await alertsOf(buyer, paused.id), await alertsOf(buyer, removed.id)]).toEqual([[], []]);
  });

  it('are combined into one entry above ten homes an hour, with a link to the whole list, also for an unlimited search', async () => {
    const buyer = await aPerson(app, 'end_user');
    const { id } = await save(buyer, {}, { name: 'All' });
    await store(...Array.from({ length: 4 }, () => ({ city: 'Tyler' })));
    await match();
    await store(...Array.from({ length: 230 }, () => ({ city: 'Tyler' })));
    await match();
    const inbox = await inboxOf(buyer);
    expect(inbox.map(({ path }) => path).at(-1)).toBe('/saved-searches/alerts');
    expect(inbox).toHaveLength(5);
    expect((await ask(buyer, 'GET', '/search-alerts')).body.total).toBe(234);
    const seen = new Set<number>();
    for (let before = ''; ; ) {
      const { alerts, next } = (await ask(buyer, 'GET', `/saved-searches/${id}/alerts?limit=100${before}`)).body;
      for (const alert of alerts) seen.add(alert.propertyId);
      if (next === null) break;
      before = `&before=${next}`;
    }
    expect(seen.size).toBe(234);
    await ask(buyer, 'DELETE', `/saved-searches/${id}`);
  });
});
