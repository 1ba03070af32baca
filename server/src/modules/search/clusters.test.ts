import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { randomFilters } from '../../../test/search-oracle/random-filters.ts';
import { random, randomHome } from '../../../test/search-oracle/random-homes.ts';
import { listings } from '../listings/tables.ts';
import { liveIndexToken } from './index/live-index.ts';

const roll = random(4140);
const homes = 1_500;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (let from = 0; from < homes; from += 250) {
    const some = Array.from({ length: 250 }, (_, n) => randomHome(roll, String(from + n)));
    await app.context.database.db.insert(listings).values(some);
  }
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

interface Clusters {
  total: number;
  withoutPosition: number;
  zoom: number;
  clusters: { latitude: number; longitude: number; count: number; id: number | null; price: number | null }[];
}

async function searchQueryOf(input: object): Promise<Clusters> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    for (const each of [value].flat()) if (each !== undefined) parameters.append(name, String(each));
  const { status, body } = await app.request('GET', `/api/properties/clusters?${parameters}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const onMap = (answer: Clusters) => answer.clusters.reduce((sum, { count }) => sum + count, 0);

describe('cells of the map', () => {
  it('and homes without a position add up to the total, for any filters and every zoom', async () => {
    for (let round = 0; round < 60; round++) {
      const input = { ...randomFilters(roll), zoom: roll.between(0, 20) };
      const answer = await searchQueryOf(input);
      const about = JSON.stringify(input);
      expect(onMap(answer) + answer.withoutPosition, about).toBe(answer.total);
      expect(answer.clusters.length, about).toBeLessThanOrEqual(500);
      for (const { count, id, price } of answer.clusters)
        expect([count, id !== null, price !== null], about).toEqual([count, count === 1, count === 1]);
    }
  });

  it('are at most 500 at every zoom over all homes, wider where there would be more', async () => {
    for (let zoom = 0; zoom <= 20; zoom++) {
      const answer = await searchQueryOf({ status: ['active', 'pending', 'sold'], zoom });
      expect(answer.total).toBeGreaterThan(1_000);
      expect(answer.clusters.length).toBeLessThanOrEqual(500);
      expect(onMap(answer) + answer.withoutPosition).toBe(answer.total);
      expect(answer.zoom).toBeLessThanOrEqual(zoom);
    }
    expect((await searchQueryOf({ status: ['active', 'pending', 'sold'], zoom: 20 })).zoom).toBeLessThan(20);
  });
});

describe('a page of results in one request', () => {
  const get = async (path: string, input: object) => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(input))
      for (const each of [value].flat()) if (each !== undefined) parameters.append(name, String(each));
    const reply = await app.request('GET', `${path}?${parameters}`);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply;
  };

  it('has the same homes, counts and cells as the three separate requests', async () => {
    for (let round = 0; round < 10; round++) {
      const input = randomFilters(roll);
      const zoom = roll.between(0, 14);
      const view = await get('/api/properties/view', { ...input, zoom, limit: 5 });
      const list = await get('/api/hypersearch/properties', { ...input, limit: 5 });
      expect(view.body.homes).toEqual(list.body);
      expect(view.body.facets).toEqual((await get('/api/properties/facets', input)).body);
      expect(view.body.clusters).toEqual((await get('/api/properties/clusters', { ...input, zoom })).body);
      for (const name of ['x-total-count', 'link']) expect(view.headers.get(name)).toBe(list.headers.get(name));
    }
  });

  it('has no cells without a zoom', async () => {
    expect((await get('/api/properties/view', { limit: 1 })).body.clusters).toBeNull();
  });

  it('shows a home that is alone in its cell with the price of its card', async () => {
    let [compared, bedrooms] = [0, 0];
    for (const status of ['active', 'pending', 'sold', 'sold', 'sold']) {
      const beds = ++bedrooms;
      const input = { status, bedsMin: beds, bedsMax: beds, zoom: 20, limit: 100 };
      const { body } = await get('/api/properties/view', input);
      const shown = new Map(body.homes.map((home: { id: number }) => [home.id, home]));
      for (const { id, price, currency } of body.clusters.clusters) {
        if (id === null || !shown.has(id)) continue;
        expect({ price, currency }).toEqual(priceOf(shown.get(id)));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

const priceOf = (home: unknown) => {
  const { price, currency } = home as { price: number; currency: string };
  return { price, currency };
};
