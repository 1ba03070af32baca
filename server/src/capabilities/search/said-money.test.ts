import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { liveIndexToken } from './live-index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const prices = Array.from({ length: 30 }, (_, step) => (20 + step) * 1_000_000);
  await storeHomes(
    app.context.database,
    ...prices.map((listPriceCents) => home({ listPriceCents, taxAnnualAmountCents: listPriceCents / 50 })),
  );
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

const totalsOf = async (query: string): Promise<number[]> => {
  const path = `/api/hypersearch/properties?limit=100&query=${encodeURIComponent(query)}`;
  const { body } = await app.request('GET', path);
  return body.map(({ monthlyCost }: { monthlyCost: { total: number } }) => monthlyCost.total);
};

it('holds a monthly budget against the total that the card shows', async () => {
  const totals = (await totalsOf('houses in Austin')).sort((a, b) => a - b);
  expect(totals).toHaveLength(30);
  const budget = Math.ceil(totals[14]!);
  const within = await totalsOf(`houses in Austin under ${budget} a month`);
  expect(within.sort((a, b) => a - b)).toEqual(totals.filter((total) => total <= budget));
  const ofLoan = await totalsOf(`houses in Austin, principal and interest under ${budget}`);
  expect(ofLoan.length).toBeGreaterThan(within.length);
});

it('shows assumptions with their words, leaves out those that are switched off, and takes none for a wish', async () => {
  const read = async (more = {}) => {
    const query = 'house in Austin under 2,800 a month, 20% down';
    return (await app.request('POST', '/api/hypersearch/nlp', { query, ...more })).body;
  };
  const body = await read();
  expect(body.facts).toEqual(['type:single_family', 'place:austin', 'payment<=2800']);
  expect(body.chips.map((chip: { label: string }) => chip.label)).toContain('Up to $2,800 a month, all costs');
  expect(body.assumptions).toMatchObject([{ text: 'a:down=20%', label: '20% down', words: '20% down', isOff: false }]);
  expect((await read({ off: ['a:down=20%'] })).assumptions[0].isOff).toBe(true);
});
