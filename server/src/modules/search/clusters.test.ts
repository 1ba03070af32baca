import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { randomFilters } from '../../../test/search-oracle/random-filters.ts';
import { dice, randomHome } from '../../../test/search-oracle/random-homes.ts';
import { listings } from '../listings/tables.ts';
import { liveIndexToken } from './index/live-index.ts';

const roll = dice(4140);
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
