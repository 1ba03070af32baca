import { foldPlace } from '@lintel/geo';
import { fields } from '@lintel/hypersearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { randomFilters } from '../../../test/search-oracle/random-filters.ts';
import { dice, randomHome } from '../../../test/search-oracle/random-homes.ts';
import { listings } from '../listings/tables.ts';
import type { Relaxation } from './filters/contract.ts';
import { liveIndexToken } from './live-index.ts';

const roll = dice(2611);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: { LINTEL_RATE_PER_SECOND: '10000', LINTEL_RATE_BURST: '100000' } });
  const homes = Array.from({ length: 500 }, (_, i) => randomHome(roll, `widen-${i}`));
  await app.context.database.db.insert(listings).values(homes);
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

type Question = Record<string, unknown>;

const query = (question: Question): string =>
  Object.entries(question)
    .flatMap(([name, value]) => [value].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`))
    .join('&');

async function relaxationsOf(question: Question): Promise<{ total: number; ways: Relaxation[] }> {
  const { status, body } = await app.request('GET', `/api/properties/relaxations?${query(question)}`);
  expect(status, JSON.stringify({ question, body })).toBe(200);
  return body;
}

async function totalOf(question: Question): Promise<number> {
  const { headers } = await app.request('GET', `/api/properties?limit=1&${query(question)}`);
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
function without(question: Question, drop: string): Question {
  if (drop === 'status') return { ...question, status: ['active', 'pending', 'sold'] };
  const gone = groups[drop];
  if (gone) return Object.fromEntries(Object.entries(question).filter(([name]) => !gone.includes(name)));
  const bound = /^([a-zA-Z]+)(>=|<=)/.exec(drop);
  if (bound) {
    const { [`${bound[1]}${bound[2] === '>=' ? 'Min' : 'Max'}`]: _, ...rest } = question;
    return rest;
  }
  const [head = '', value] = drop.split(':');
  const name = { has: 'has', no: 'no', type: 'type', 'not-type': 'notType', 'not-place': 'notPlace' }[head] ?? head;
  const kept = [question[name]].flat().filter((each) => foldPlace(String(each)) !== foldPlace(String(value)));
  const { [name]: _, ...rest } = question;
  return kept.length === 0 || kept[0] === undefined ? rest : { ...rest, [name]: kept };
}

/** Combines several random queries, so that mostly nothing matches. */
function demanding(): Question {
  const question: Question = { ...randomFilters(roll), ...randomFilters(roll), ...randomFilters(roll) };
  for (const field of fields) {
    const [low, high] = [`${field}Min`, `${field}Max`];
    if (Number(question[low]) > Number(question[high])) delete question[high];
  }
  return question;
}

describe('a search without results', () => {
  it('always offers alternatives, and each finds what it states', { timeout: 60_000 }, async () => {
    let empty = 0;
    while (empty < 150) {
      const question = demanding();
      const { total, ways } = await relaxationsOf(question);
      if (total > 0) continue;
      empty += 1;
      const about = JSON.stringify({ question, ways });
      expect(ways.length, about).toBeGreaterThan(0);
      for (const way of ways) expect(way.total, about).toBeGreaterThan(0);
      const [best] = ways;
      expect(await totalOf(best!.drop.reduce(without, question)), about).toBe(best!.total);
    }
  });

  it('offers one even when every criterion excludes all homes', async () => {
    const bounds = fields.filter((field) => field !== 'payment').map((field) => [`${field}Min`, 999_999_999]);
    const question = { ...Object.fromEntries(bounds), place: 'Nowhere at all', q: 'xyzzy', has: 'barn', no: 'pool' };
    const { total, ways } = await relaxationsOf(question);
    expect(total).toBe(0);
    expect(ways).toHaveLength(1);
    expect(await totalOf(ways[0]!.drop.reduce(without, question))).toBe(ways[0]!.total);
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
