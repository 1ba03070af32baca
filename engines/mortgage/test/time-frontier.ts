import { type Household, solveFrontier } from '../src/index.ts';
import { market, random } from './households.ts';

/**
 * Prints the time to solve a household's limits and to test a home by them:
 * `node engines/mortgage/test/time-frontier.ts`.
 */
const roll = random(8);
const homes = Array.from({ length: 1_000_000 }, () => ({
  price: roll.between(120, 1_500) * 100_000,
  tax: roll.among([undefined, roll.between(10, 200) * 10_000]),
  dues: roll.among([undefined, 0, 0, roll.between(5, 90) * 1_000]),
}));
const wishes: [name: string, wish: Partial<Household>][] = [
  ['US, 5% down', { down: { percent: 5 } }],
  ['US, any down payment', {}],
  ['CA, 5% down', { country: 'CA', down: { percent: 5 } }],
  ['CA, any down payment', { country: 'CA' }],
];
for (const [name, wish] of wishes) {
  const household: Household = {
    ...{ country: 'US', incomeCents: 1_000_000, debtsCents: 40_000, savingsCents: 9_000_000, creditScore: 740 },
    ...{ firstTimeBuyer: true, veteran: false, years: 30 },
    ...wish,
  };
  const place =
    household.country === 'US'
      ? ({ country: 'US', state: 'TX', city: 'Austin' } as const)
      : ({ country: 'CA', state: 'ON', city: 'Ottawa' } as const);
  const solving = Array.from({ length: 30 }, () => {
    const start = performance.now();
    solveFrontier(household, market).at(place);
    return performance.now() - start;
  });
  const at = solveFrontier(household, market).at(place)!;
  const testing = Array.from({ length: 7 }, () => {
    const start = performance.now();
    let yes = 0;
    for (const { price, tax, dues } of homes) if (at.canBuy(price, tax, dues)) yes++;
    return { ms: performance.now() - start, yes };
  });
  const fastest = testing.reduce((low, one) => (one.ms < low.ms ? one : low));
  const median = solving.toSorted((a, b) => a - b)[15]!;
  console.log(
    `${name}: solved in ${(median * 1000).toFixed(0)} µs, ${fastest.ms.toFixed(1)} ns a home, yes for ${((fastest.yes * 100) / homes.length).toFixed(1)}%`,
  );
}
