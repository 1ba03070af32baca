import { foldPlace } from '@lintel/geo';
import { fields } from '@lintel/hypersearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { randomFilters } from '../../../test/search-oracle/random-filters.ts';
import { random, randomHome } from '../../../test/search-oracle/random-homes.ts';
import { listings } from '../listings/tables.ts';
import type { Relaxation } from './filters/contract.ts';
import { liveIndexToken } from './index/live-index.ts';

const roll = random(2611);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_RATE_PER_SECOND: '10000', LINTEL_RATE_BURST: '100000' } });
  const homes = Array.from({ length: 500 }, (_, i) => randomHome(roll, `widen-${i}`));
  await app.context.database.db.insert(listings).values(homes);
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

type TestFilters = Record<string, unknown>;

const query = (filters: TestFilters): string =>
  Object.entries(filters)
    .flatMap(([name, value]) => [value].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`))
    .join('&');

async function relaxationsOf(filters: TestFilters): Promise<{ total: number; ways: Relaxation[] }> {
  const { status, body } = await app.request('GET', `/api/properties/relaxations?${query(filters)}`);
  expect(status, JSON.stringify({ filters, body })).toBe(200);
  return body;
}

async function totalOf(filters: TestFilters): Promise<number> {
  const { headers } = await app.request('GET', `/api/properties?limit=1&${query(filters)}`);
  return Number(headers.get('x-total-count'));
}

const places = ['place', 'state', 'zip'];
const groups: Record<string, string[]> = {
  places,
  types: ['type'],
  area: ['polygon', 'circle', 'notPolygon', 'notCircle'],
  bounds: ['bounds'],
  words: ['q'],
};

/** The question without what a relaxation names, written apart from the server. */
function without(filters: TestFilters, drop: string): TestFilters {
  if (drop === 'status') return { ...filters, status: ['active', 'pending', 'sold'] };
  const gone = groups[drop];
  if (gone) return Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.includes(name)));
  const bound = /^([a-zA-Z]+)(>=|<=)/.exec(drop);
  if (bound) {
    const { [`${bound[1]}${bound[2] === '>=' ? 'Min' : 'Max'}`]: _, ...rest } = filters;
    return rest;
  }
  const [head = '', value] = drop.split(':');
  const name = { has: 'has', no: 'no', type: 'type', 'not-type': 'notType', 'not-place': 'notPlace' }[head] ?? head;
  const remaining = [filters[name]].flat().filter((each) => foldPlace(String(each)) !== foldPlace(String(value)));
  const { [name]: _, ...rest } = filters;
  return remaining.length === 0 || remaining[0] === undefined ? rest : { ...rest, [name]: remaining };
}

/** Combines several random queries, so that mostly nothing matches. */
function demanding(): TestFilters {
  const filters: TestFilters = { ...randomFilters(roll), ...randomFilters(roll), ...randomFilters(roll) };
  for (const field of fields) {
    const [low, high] = [`${field}Min`, `${field}Max`];
    if (Number(filters[low]) > Number(filters[high])) delete filters[high];
  }
  return filters;
}

describe('a search without results', () => {
  it('always offers alternatives, and each finds what it states', { timeout: 60_000 }, async () => {
    let empty = 0;
    while (empty < 150) {
      const filters = demanding();
      const { total, ways } = await relaxationsOf(filters);
      if (total > 0) continue;
      empty += 1;
      const about = JSON.stringify({ filters, ways });
      expect(ways.length, about).toBeGreaterThan(0);
      for (const way of ways) expect(way.total, about).toBeGreaterThan(0);
      const [best] = ways;
      expect(await totalOf(best!.drop.reduce(without, filters)), about).toBe(best!.total);
    }
  });

  it('offers one even when every criterion excludes all homes', async () => {
    const bounds = fields.filter((field) => field !== 'payment').map((field) => [`${field}Min`, 999_999_999]);
    const filters = { ...Object.fromEntries(bounds), place: 'Nowhere at all', q: 'xyzzy', has: 'barn', no: 'pool' };
    const { total, ways } = await relaxationsOf(filters);
    expect(total).toBe(0);
    expect(ways).toHaveLength(1);
    expect(await totalOf(ways[0]!.drop.reduce(without, filters))).toBe(ways[0]!.total);
    expect(ways[0]!.total).toBeGreaterThan(0);
  });
});

describe('drawn areas and typed places', () => {
  it('are dropped as one, with the name that the page uses', async () => {
    const { ways } = await relaxationsOf({ circle: ['0,0,100', '1,1,100'], q: 'Seattle' });
    expect(ways.map(({ drop, label }) => ({ drop, label }))).toEqual([{ drop: ['area'], label: 'the drawn areas' }]);
    expect(ways[0]!.total).toBe(await totalOf({ q: 'Seattle' }));
  });
});
