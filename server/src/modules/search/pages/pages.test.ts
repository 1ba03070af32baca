import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aCompany, anAgent, type TestAgent } from '../../../../test/people.ts';
import { randomFilters, randomSort } from '../../../../test/search-oracle/random-filters.ts';
import { random, randomHome } from '../../../../test/search-oracle/random-homes.ts';
import { jsonWriterOf, withJsonPrefix } from '../../../platform/serve/reply-json.ts';
import { people } from '../../accounts/tables.ts';
import { Property, ratesToken } from '../../listings/index.ts';
import { listings } from '../../listings/tables.ts';
import { Match } from '../contract.ts';
import { completeQuery, find, finderToken, matchesOf } from '../index/finder.ts';
import { liveIndexToken } from '../index/live-index.ts';
import { searchThreadsToken, startSearchThreads } from '../index/search-threads.ts';
import { searchQueryOf } from '../search-query.ts';
import { createAgentCache } from './agent-cache.ts';
import { createCardCache, type Home } from './card-cache.ts';

let app: TestApp;
let agent: TestAgent;
const roll = random(20261122);

beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_SEARCH_THREADS: '2' } });
  agent = await anAgent(app, await aCompany(app));
  await app.context.database.db.insert(listings).values(
    Array.from({ length: 300 }, (_, at) => ({
      ...randomHome(roll, String(at)),
      ...(at % 3 === 0 ? { listAgentId: agent.agentId } : {}),
    })),
  );
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

/** Body and headers of a response, without the parts that differ between requests. */
async function answerOf(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers });
  const headerEntries = Object.fromEntries(response.headers);
  for (const name of ['x-request-id', 'date', 'etag']) delete headerEntries[name];
  const text = (await response.text()).replace(/"requestId":"[^"]+"/, '');
  return { status: response.status, headers: headerEntries, text };
}

function queryOf(input: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && name !== 'status') query.append(name, String(each));
  return query;
}

/** Sends the same request in both notations of a list. */
const inBothNotations = (query: URLSearchParams | string, headers?: Record<string, string>) =>
  Promise.all([
    answerOf(`/api/properties?status=active&${query}`, headers),
    answerOf(`/api/properties?status[0]=active&${query}`, headers),
  ]);

describe('a page built from cached cards', () => {
  it('equals what the database has, filtered by the reply schema, byte for byte', async () => {
    const finder = app.context.resolve(finderToken);
    let homes = 0;
    for (let n = 0; n < 60; n++) {
      const { status: _, ...input } = randomFilters(roll);
      const [sort, limit] = [randomSort(roll), roll.between(1, 30)];
      const [quick, whole] = await inBothNotations(queryOf({ ...input, sort, limit }));
      expect(quick).toEqual(whole);
      expect(quick.status).toBe(200);
      const { hits } = find(finder, searchQueryOf(finder, { ...input, status: ['active'] }), { sort, limit });
      const stored = await matchesOf(app.context.database.db, finder, hits);
      expect(quick.text).toBe(JSON.stringify(Match.array().parse(stored)));
      homes += stored.length;
      const next = /<\/api([^>]+)>/.exec(quick.headers.link ?? '')?.[1];
      if (next) expect((await answerOf(`/api${next}`)).status).toBe(200);
    }
    expect(homes).toBeGreaterThan(100);
  });

  it('rejects an invalid request with the same text', async () => {
    const bad = [
      'priceMin=much',
      'limit=0',
      'nothing=1',
      'cursor=x',
      'place=',
      'type=castle',
      'bounds=1,2',
      'q=%00&zip=',
    ];
    for (const query of [
      ...bad,
      'priceMin=5&priceMax=4',
      'circle=1,2,-3',
      'constructor=1',
      '__proto__=1',
      'zip=a%00bcd',
    ]) {
      const [quick, whole] = await inBothNotations(query);
      expect(quick, query).toEqual(whole);
    }
    expect((await answerOf('/api/properties?limit=0')).status).toBe(400);
  });

  it('stays in no cache for who is signed in, and is a 304 for who has it', async () => {
    const [quick, whole] = await inBothNotations('limit=3', agent.as);
    expect(quick).toEqual(whole);
    expect(quick.headers['cache-control']).toBe('no-store');
    const first = await app.request('GET', '/api/properties?limit=3');
    const headers = { 'if-none-match': first.headers.get('etag')! };
    expect((await app.request('GET', '/api/properties?limit=3', undefined, headers)).status).toBe(304);
    expect((await app.request('GET', '/api/properties?limit=4', undefined, headers)).status).toBe(200);
  });
});

describe('a card', () => {
  const writeHome = jsonWriterOf(Property);
  let id: number;
  let now = 0;
  const clock = () => new Date(now);
  const cardsOf = (bytesMax = 1_000_000) => {
    const { db } = app.context.database;
    return createCardCache(
      { db, rates: app.context.resolve(ratesToken), clock, agents: createAgentCache(db, clock) },
      bytesMax,
    );
  };
  const shown = async (cards: ReturnType<typeof cardsOf>, id: number) => {
    const [card] = await cards.of([id]);
    return card && JSON.parse(writeHome(withJsonPrefix<Property, Home>(card.home, { agent: card.agent })));
  };
  const priceOf = async (id: number, cents: number) =>
    app.context.database.db.update(listings).set({ listPriceCents: cents }).where(eq(listings.id, id));

  it('changes with the index, and drops a card that was being read during the change', async () => {
    now = Date.parse('2026-11-20T12:00:00Z');
    [id] = (await storeHomes(app.context.database, home())) as [number];
    const cards = cardsOf();
    const before = (await shown(cards, id)).price;
    await priceOf(id, 77_700_000);
    expect((await shown(cards, id)).price).toBe(before);
    cards.delete(id);
    expect((await shown(cards, id)).price).toBe(777_000);
    cards.delete(id);
    const reading = shown(cards, id);
    cards.delete(id);
    await reading;
    await priceOf(id, 66_600_000);
    expect((await shown(cards, id)).price).toBe(666_000);
  });

  it('updates its days on market each day', async () => {
    const cards = cardsOf();
    const { daysOnMarket } = await shown(cards, id);
    now += DAY_MS;
    expect((await shown(cards, id)).daysOnMarket).toBe(daysOnMarket + 1);
  });

  it('shows an agent’s change within a second, and the source’s agent after they leave the network', async () => {
    const [theirs] = (await storeHomes(app.context.database, home({ listAgentId: agent.agentId }))) as [number];
    const cards = cardsOf();
    expect((await shown(cards, theirs)).agent).toMatchObject({ id: agent.agentId, name: 'Ada Stone', rating: null });
    await app.context.database.db.update(people).set({ firstName: 'Grace' }).where(eq(people.id, agent.id));
    now += 1_001;
    expect((await shown(cards, theirs)).agent.name).toBe('Grace Stone');
    expect((await shown(cards, id)).agent?.id ?? null).toBeNull();
  });

  it('is correct even when the cache is nearly full, and omits a home that is not shown', async () => {
    const cards = cardsOf(3_000);
    const ids = await storeHomes(app.context.database, ...Array.from({ length: 5 }, () => home()));
    for (let round = 0; round < 2; round++) for (const id of ids) expect((await shown(cards, id)).id).toBe(id);
    expect(await cards.of([2_000_000_000, ids[0]!])).toMatchObject([undefined, {}]);
  });
});

describe('search threads', () => {
  const options = { limit: 5, facets: true, relaxations: true, cells: { zoom: 9 } };
  const queries = () =>
    Array.from({ length: 20 }, () =>
      completeQuery(
        app.context.resolve(finderToken),
        searchQueryOf(app.context.resolve(finderToken), randomFilters(roll)),
      ),
    );

  it('respond as the index does, before and after homes change', async () => {
    const { index } = app.context.resolve(liveIndexToken);
    for (let round = 0; round < 2; round++) {
      const expectedQueries = queries();
      const found = expectedQueries.map((each) => app.context.resolve(searchThreadsToken).find(each, options));
      // Queried in the same tick, so nothing changes in between.
      const expected = expectedQueries.map((each) => index.find(each, options));
      expect(await Promise.all(found)).toEqual(expected);
      await storeHomes(app.context.database, ...Array.from({ length: 20 }, () => home()));
      await app.context.resolve(liveIndexToken).refresh();
    }
  });

  it('leave no query unanswered when they crash', async () => {
    const { index } = app.context.resolve(liveIndexToken);
    const broken: unknown[] = [];
    const threads = startSearchThreads(index, app.context.resolve(ratesToken), 2, (error) => broken.push(error));
    const [expectedQueries] = queries() as [ReturnType<typeof completeQuery>];
    // An invalid epoch crashes the thread that applies it.
    threads.take({} as never);
    expect(await threads.find(expectedQueries, options)).toEqual(index.find(expectedQueries, options));
    expect(broken.length).toBeGreaterThan(0);
    await threads.stop();
  });
});
