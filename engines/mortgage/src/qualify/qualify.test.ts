import { describe, expect, it } from 'vitest';
import { compareCures } from '../../test/compare-cures.ts';
import { compareFrontier } from '../../test/compare-frontier.ts';
import { market, random, randomHome, randomHousehold, randomMarket } from '../../test/households.ts';
import { secondVerdict } from '../../test/second-can-buy.ts';
import { percentOf } from '../cents.ts';
import type { ListedHome } from '../stated-terms.ts';
import { canBuy } from './can-buy.ts';
import { cheapestCures } from './cures.ts';
import { solveFrontier } from './frontier.ts';
import type { Household, Program } from './household.ts';

const household: Household = {
  country: 'US',
  incomeCents: 1_000_000,
  debtsCents: 40_000,
  savingsCents: 50_000_000,
  creditScore: 740,
  firstTimeBuyer: true,
  veteran: true,
  years: 30,
};
const home: ListedHome = {
  country: 'US',
  state: 'TX',
  city: 'Austin',
  rural: true,
  type: 'single_family',
  status: 'active',
  priceCents: 40_000_000,
  taxCents: 720_000,
  hoaCents: 5_000,
};
const inOttawa: ListedHome = { ...home, country: 'CA', state: 'ON', city: 'Ottawa', priceCents: 70_000_000 };
const canadian: Household = { ...household, country: 'CA', incomeCents: 1_500_000 };

/** The verdict of the full calculation, which the frontier must share. */
function verdictOf(who: Household, what: ListedHome) {
  const verdict = canBuy(who, what, market)?.verdict;
  expect(solveFrontier(who, market).verdict(what)).toBe(verdict);
  return verdict;
}

const CASES = Number(process.env.LINTEL_DRAWS ?? 1_500);

describe('the solved frontier', () => {
  it(`gives the verdict of the full calculation on ${CASES} random pairs`, { timeout: 60_000 }, () => {
    const { counts, differences } = compareFrontier(CASES, 5);
    expect(differences).toEqual([]);
    for (const verdict of ['yes', 'nearly', 'not_yet'] as const) expect(counts[verdict]).toBeGreaterThan(CASES / 10);
  });

  it('gives the verdict of a second, independently written calculation on 1,500 random pairs', {
    timeout: 60_000,
  }, () => {
    const roll = random(99);
    for (let i = 0; i < 150; i++) {
      const some = randomMarket(roll);
      const who = randomHousehold(roll);
      const frontier = solveFrontier(who, some);
      for (let j = 0; j < 10; j++) {
        const what = randomHome(roll, who, frontier);
        if (what.country === 'CA' && !['Ottawa', 'Whitehorse'].includes(what.city)) continue;
        expect(frontier.verdict(what), JSON.stringify({ who, what, rate: some.assumed.rate })).toBe(
          secondVerdict(who, what, some),
        );
      }
    }
  });

  it('makes no estimate for land, sold homes, another country, and without a mortgage rate', () => {
    expect(verdictOf(household, { ...home, type: 'land' })).toBeUndefined();
    expect(verdictOf(household, { ...home, status: 'sold' })).toBeUndefined();
    expect(verdictOf(household, inOttawa)).toBeUndefined();
    const unknown = { ...market, assumed: { ...market.assumed, rate: { US: null, CA: 4 } } };
    expect(canBuy(household, home, unknown)).toBeUndefined();
    expect(solveFrontier(household, unknown).verdict(home)).toBeUndefined();
  });
});

describe('at the limit of a rule the verdict is yes, and beyond it is not', () => {
  const shares: [Program, percent: number][] = [
    ['conventional', 45],
    ['jumbo', 43],
    ['fha', 50],
    ['va', 41],
    ['usda', 41],
  ];
  it.each(shares)('for the debts of a household with a loan of the kind %s', (program, percent) => {
    const who = { ...household, program, incomeCents: program === 'usda' ? 990_000 : 1_000_000 };
    const what = { ...home, priceCents: 20_000_000 };
    const { costs } = canBuy(who, what, market)!;
    const debtsCents = percentOf(who.incomeCents, percent) - costs.monthly.totalCents;
    // The plan with the lowest monthly cost is the one that allows the most debts, but for larger down payments.
    const down = { cents: costs.cash.downCents };
    expect(verdictOf({ ...who, down, debtsCents }, what)).toBe('yes');
    expect(verdictOf({ ...who, down, debtsCents: debtsCents + 1 }, what)).not.toBe('yes');
    expect(canBuy({ ...who, down, debtsCents: debtsCents + 1 }, what, market)!.binding).toEqual({
      rule: 'debt_ratio',
      limit: percentOf(who.incomeCents, percent),
      actual: percentOf(who.incomeCents, percent) + 1,
    });
  });

  it('for the savings, to the cent', () => {
    const who = { ...household, down: { percent: 10 }, program: 'conventional' as const };
    const { totalCents } = canBuy(who, home, market)!.costs.cash;
    expect(verdictOf({ ...who, savingsCents: totalCents }, home)).toBe('yes');
    expect(verdictOf({ ...who, savingsCents: totalCents - 1 }, home)).not.toBe('yes');
  });

  it('for the credit score of each program', () => {
    const least = { conventional: 620, jumbo: 700, fha: 500, va: 620, usda: 640 } as const;
    for (const [program, score] of Object.entries(least)) {
      const who = { ...household, program: program as Program, debtsCents: 0 };
      const what = { ...home, priceCents: 15_000_000 };
      expect(verdictOf({ ...who, incomeCents: 990_000, creditScore: score }, what), program).toBe('yes');
      expect(verdictOf({ ...who, incomeCents: 990_000, creditScore: score - 1 }, what), program).not.toBe('yes');
    }
  });

  it.each([
    ['fha', 54_128_700, { percent: 10 }],
    ['conventional', 83_275_000, { percent: 10 }],
  ] as const)('for the highest loan of the kind %s', (program, limitCents, down) => {
    const who = { ...household, program, down, incomeCents: 5_000_000 };
    // The highest price whose base loan after 10% down is within the limit.
    const priceCents = Math.floor((limitCents * 10) / 9);
    expect(verdictOf(who, { ...home, priceCents })).toBe('yes');
    expect(canBuy(who, { ...home, priceCents: priceCents + 2 }, market)?.binding?.rule).toBe('loan_limit');
    expect(verdictOf(who, { ...home, priceCents: priceCents + 2 })).not.toBe('yes');
  });

  it('for the price of an insured Canadian loan, which must be below 1,500,000', () => {
    const who = { ...canadian, incomeCents: 9_000_000, down: { percent: 15 } };
    expect(verdictOf(who, { ...inOttawa, priceCents: 149_999_999 })).toBe('yes');
    expect(verdictOf(who, { ...inOttawa, priceCents: 150_000_000 })).not.toBe('yes');
  });

  it('for the least down payment of Canada in both of its steps', () => {
    const who = { ...canadian, incomeCents: 9_000_000 };
    for (const [priceCents, leastCents] of [
      [50_000_000, 2_500_000],
      [70_000_000, 4_500_000],
    ] as const) {
      const what = { ...inOttawa, priceCents };
      expect(verdictOf({ ...who, down: { cents: leastCents } }, what)).toBe('yes');
      expect(verdictOf({ ...who, down: { cents: leastCents - 1 } }, what)).not.toBe('yes');
    }
  });

  it('for a down payment of 5% that a buyer who has owned a home needs', () => {
    const who = { ...household, program: 'conventional' as const, firstTimeBuyer: false };
    expect(verdictOf({ ...who, down: { cents: 2_000_000 } }, home)).toBe('yes');
    expect(verdictOf({ ...who, down: { cents: 1_999_999 } }, home)).not.toBe('yes');
    expect(verdictOf({ ...who, firstTimeBuyer: true, down: { cents: 1_200_000 } }, home)).toBe('yes');
  });

  it('for the stress test, whose payment and not the one at the contract rate must fit', () => {
    const who = { ...canadian, debtsCents: 0, down: { percent: 20 } };
    const { purchase } = canBuy(who, inOttawa, market)!;
    // 560,000 over 30 years at 6.49%, compounded half-yearly, is 3,504.28 a month; with 600 tax, 120 heat and half of 50.
    expect(purchase).toMatchObject({ downCents: 14_000_000, years: 30 });
    const housing = 350_428 + 60_000 + 12_000 + 2_500;
    const incomeCents = Math.ceil((housing * 100 - 50) / 39);
    expect(verdictOf({ ...who, incomeCents }, inOttawa)).toBe('yes');
    expect(verdictOf({ ...who, incomeCents: incomeCents - 1 }, inOttawa)).not.toBe('yes');
  });
});

describe('an estimate', () => {
  it('chooses the program with the lowest monthly cost, and a larger down payment only where it is needed', () => {
    expect(canBuy(household, home, market)).toMatchObject({
      verdict: 'yes',
      program: 'conventional',
      purchase: { downCents: 8_000_000 },
    });
    expect(canBuy({ ...household, savingsCents: 3_000_000 }, home, market)).toMatchObject({
      verdict: 'yes',
      program: 'va',
      costs: { loan: { premiumCents: percentOf(40_000_000, 2.15) } },
    });
    expect(canBuy({ ...household, incomeCents: 500_000, debtsCents: 0 }, home, market)).toMatchObject({
      verdict: 'yes',
      purchase: { downCents: 20_000_000 },
    });
    expect(canBuy({ ...household, incomeCents: 0, debtsCents: 0 }, home, market)).toMatchObject({
      verdict: 'yes',
      program: 'cash',
      costs: { loan: { totalCents: 0 } },
    });
  });

  it('offers cures that are minimal in 20 random cases against a search step by step', { timeout: 60_000 }, () => {
    const { differences, counts } = compareCures(20, 3);
    expect(differences).toEqual([]);
    expect(counts.price).toBeGreaterThan(10);
  });

  it('names the cheapest change first: what costs nothing, then the smaller amount, a co-borrower last', () => {
    const who: Household = { ...household, veteran: false, down: { percent: 5 }, years: 15, incomeCents: 1_150_000 };
    const cures = cheapestCures(who, { ...home, priceCents: 46_000_000 }, market);
    expect(cures[0]).toEqual({ kind: 'term', to: 30 });
    expect(cures[1]).toMatchObject({ kind: 'down' });
    expect(cures.at(-1)).toMatchObject({ kind: 'co_borrower' });
    expect(cheapestCures(who, { ...home, priceCents: 10_000_000 }, market)).toEqual([]);
  });
});
