import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import type { Property } from '../../listings/contract.ts';
import { liveIndexToken } from '../index/live-index.ts';

let app: TestApp;

/** Stated returns of homes in Waco, in per cent of the price; null states none. */
const returns = [5, 6, 7, null];
/** The stated income a year, by home. */
const incomes = new Map<number, number>();

beforeAll(async () => {
  app = await startTestApp();
  const prices = Array.from({ length: 30 }, (_, step) => (20 + step) * 1_000_000);
  const ids = await storeHomes(
    app.context.database,
    ...prices.map((listPriceCents) => home({ listPriceCents, taxAnnualAmountCents: listPriceCents / 50 })),
    ...returns.map((percent) =>
      home({ city: 'Waco', listPriceCents: 50_000_000, netOperatingIncomeCents: percent && 500_000 * percent }),
    ),
  );
  for (const [at, percent] of returns.entries())
    if (percent !== null) incomes.set(ids[prices.length + at]!, 5_000 * percent);
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

it('finds the homes whose listing states at least the cap rate of the sentence, until it is switched off', async () => {
  const query = 'investment in Waco with a 6% cap rate';
  const { body } = await app.request('POST', '/api/hypersearch/nlp', { query });
  expect(body).toMatchObject({ facts: ['place:waco'], total: 2 });
  expect(body.assumptions).toMatchObject([
    { text: 'capRate>=6', label: 'Cap rate of 6% or more', effect: 'applied to the stated return', isApplied: true },
  ]);
  const list = (more: string) =>
    app.request('GET', `/api/hypersearch/properties?query=${encodeURIComponent(query)}${more}`);
  expect((await list('')).body).toHaveLength(2);
  expect((await list('&off=capRate>=6')).body).toHaveLength(returns.length);
  const none = await app.request('POST', '/api/hypersearch/nlp', { query: 'investment in Waco with an 8% cap rate' });
  expect(none.body.searchOptimization).toContainEqual(expect.objectContaining({ drop: ['capRate>=8'], total: 4 }));
});

describe('cash flow', () => {
  const find = async (query: string): Promise<Property[]> =>
    (await app.request('GET', `/api/hypersearch/properties?limit=100&query=${encodeURIComponent(query)}`)).body;
  /** The stated income less the loan payment that the card shows, by home. */
  const flowsOf = (homes: readonly Property[]) =>
    new Map(
      homes.flatMap(({ id, monthlyPayment }) => {
        const income = incomes.get(id);
        return income === undefined ? [] : [[id, income / 12 - monthlyPayment!.amount] as const];
      }),
    );
  const idsOf = (homes: readonly Property[]) => homes.map(({ id }) => id).sort((a, b) => a - b);

  it.each(['', ', 50% down', ', 10% down at 9% interest'])(
    'finds the homes whose stated income exceeds the loan payment by the amount, on the terms of the search%s',
    async (terms) => {
      const flows = flowsOf(await find(`investment in Waco${terms}`));
      expect(flows.size).toBe(3);
      const above = (least: number) =>
        [...flows].flatMap(([id, flow]) => (flow >= least ? [id] : [])).sort((a, b) => a - b);
      const amounts = [...flows.values()].sort((a, b) => a - b);
      expect(idsOf(await find(`investment in Waco, positive cash flow${terms}`))).toEqual(above(0.01));
      const middle = Math.floor(amounts[1]!);
      if (middle < 1) return;
      const some = await find(`investment in Waco, cash flow of at least ${middle} a month${terms}`);
      expect(idsOf(some)).toEqual(above(middle));
      expect(some.length).toBeLessThan(3);
    },
  );

  it.each(['', ', 50% down'])(
    'sorts homes by it, those without a stated income last, page by page%s',
    async (terms) => {
      const query = `investment in Waco${terms}`;
      const flows = flowsOf(await find(query));
      const expected = [...flows].sort(([, a], [, b]) => b - a).map(([id]) => id);
      const path = `/api/hypersearch/properties?sort=cash_flow&limit=2&query=${encodeURIComponent(query)}`;
      const first = await app.request('GET', path);
      const next = /<([^>]+)>/.exec(first.headers.get('link')!)![1]!;
      const second = await app.request('GET', next);
      const ids = [...first.body, ...second.body].map(({ id }: Property) => id);
      expect(ids.slice(0, 3)).toEqual(expected);
      expect(ids).toHaveLength(returns.length);
    },
  );

  it('is shown as an assumption that can be switched off, and offered to drop where it finds no home', async () => {
    const query = 'investment in Waco with a cash flow of at least 9000 a month';
    const { body } = await app.request('POST', '/api/hypersearch/nlp', { query });
    expect(body.assumptions).toMatchObject([
      { text: 'a:cashFlow=9000', label: 'Cash flow of $9,000 a month or more', isApplied: true },
    ]);
    expect(body.total).toBe(0);
    expect(body.searchOptimization).toContainEqual(
      expect.objectContaining({ drop: ['a:cashFlow=9000'], label: 'the cash flow', total: returns.length }),
    );
    const off = await app.request('POST', '/api/hypersearch/nlp', { query, off: ['a:cashFlow=9000'] });
    expect(off.body.total).toBe(returns.length);
  });
});

const totalsOf = async (query: string): Promise<number[]> => {
  const path = `/api/hypersearch/properties?limit=100&query=${encodeURIComponent(query)}`;
  const { body } = await app.request('GET', path);
  return body.map(({ monthlyCost }: { monthlyCost: { total: number } }) => monthlyCost.total);
};

it('compares a monthly budget with the total that the card shows', async () => {
  const totals = (await totalsOf('houses in Austin')).sort((a, b) => a - b);
  expect(totals).toHaveLength(30);
  const budget = Math.ceil(totals[14]!);
  const within = await totalsOf(`houses in Austin under ${budget} a month`);
  expect(within.sort((a, b) => a - b)).toEqual(totals.filter((total) => total <= budget));
  const ofLoan = await totalsOf(`houses in Austin, principal and interest under ${budget}`);
  expect(ofLoan.length).toBeGreaterThan(within.length);
});

it('shows assumptions with their words, omits disabled ones, and treats none as a criterion', async () => {
  const read = async (more = {}) => {
    const query = 'house in Austin under 2,800 a month, 20% down';
    return (await app.request('POST', '/api/hypersearch/nlp', { query, ...more })).body;
  };
  const body = await read();
  expect(body.facts).toEqual(['type:single_family', 'place:austin', 'payment<=2800']);
  expect(body.chips.map((chip: { label: string }) => chip.label)).toContain('Up to $2,800 a month, all costs');
  expect(body.assumptions).toMatchObject([
    { text: 'a:down=20%', label: '20% down', words: '20% down', isOff: false, effect: 'applied to monthly costs' },
  ]);
  expect((await read({ off: ['a:down=20%'] })).assumptions[0]).toMatchObject({ isOff: true, isApplied: false });
});

const costsOf = async (query: string, more = '') => {
  const path = `/api/hypersearch/properties?limit=100&query=${encodeURIComponent(query)}${more}`;
  const { body } = await app.request('GET', path);
  return body.map(({ monthlyCost }: { monthlyCost: unknown }) => monthlyCost);
};

it('applies the stated down payment, rate and term to cards, filter and counts until they are switched off', async () => {
  const terms = '10% down at 6.25% over 15 years';
  const shown = await costsOf(`houses in Austin, ${terms}`);
  expect(shown).toHaveLength(30);
  for (const cost of shown)
    expect(cost).toMatchObject({ downPercent: 10, ratePercent: 6.25, years: 15, stated: ['down', 'rate', 'years'] });
  const totals: number[] = shown.map(({ total }: { total: number }) => total);
  const budget = Math.ceil(totals.toSorted((a, b) => a - b)[9]!);
  const query = `houses in Austin under ${budget} a month, ${terms}`;
  const within = totals.filter((total) => total <= budget).length;
  expect((await costsOf(query)).length).toBe(within);
  const read = async (more = {}) => (await app.request('POST', '/api/hypersearch/nlp', { query, ...more })).body;
  expect((await read()).total).toBe(within);
  const off = ['a:down=10%', 'a:rate=6.25', 'a:term=15'];
  expect((await read({ off })).total).toBeGreaterThan(within);
  const facets = await app.request('GET', `/api/properties/facets?query=${encodeURIComponent(query)}`);
  expect(facets.body.total).toBe(within);
});

it('names the minimum down payment when the stated one is too low, and computes no cost for that home', async () => {
  await storeHomes(
    app.context.database,
    home({
      country: 'CA',
      currency: 'CAD',
      stateOrProvince: 'ON',
      city: 'Toronto',
      postalCode: 'M5V',
      listPriceCents: 90_000_000,
    }),
  );
  await app.context.resolve(liveIndexToken).refresh();
  const path = `/api/hypersearch/properties?query=${encodeURIComponent('house in Toronto with 5% down')}`;
  const [card] = (await app.request('GET', path)).body;
  expect(card).toMatchObject({ monthlyCost: null, cashToClose: null, leastDownPayment: 65_000 });
  expect(await costsOf('house in Toronto with 5% down under 90000 a month')).toEqual([]);
});

it.each([
  [
    'homes in Austin I can afford with 90k income',
    'Income $90,000 a year',
    'applied to what you can afford',
    '28/36 rule',
  ],
  [
    'homes in Austin I qualify for with 90k income',
    'What you qualify for',
    'applied: rules of loan programs',
    'not an approval',
  ],
  [
    'homes in Austin I qualify for with 90k income, credit score 640 and 40k saved',
    'Credit score 640',
    'applied to what you qualify for',
    'higher score',
  ],
  ['homes in Austin, income 90k', 'Income $90,000 a year', 'not used in this search', 'homes I can afford'],
  ['homes in Austin, credit score 700', 'Credit score 700', 'not used in this search', 'lender quoted'],
  ['homes in Austin, 60k saved', 'Savings $60,000', 'not used in this search', 'cash to close'],
  ['homes in Austin, zero down', 'Nothing down', 'not used in this search', 'at least 3%'],
  [
    'homes in Austin under 70k cash to close',
    'Up to $70,000 cash to close',
    'applied to cash to close',
    'prepaid|in advance',
  ],
])('explains what the search does with %j', async (query, label, effect, words) => {
  const { body } = await app.request('POST', '/api/hypersearch/nlp', { query });
  expect(body.facts).toEqual(['place:austin']);
  expect(body.assumptions).toContainEqual(expect.objectContaining({ label, effect }));
  expect(JSON.stringify(body.assumptions)).toMatch(new RegExp(words));
  expect(body.total < 30).toBe(/afford with|qualify for|cash to close$/.test(query));
});
