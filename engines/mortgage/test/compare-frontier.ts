import { canBuy, solveFrontier } from '../src/index.ts';
import { random, randomHome, randomHousehold, randomMarket } from './households.ts';

/** Homes per household: a household is solved once for many homes. */
const homesEach = 50;

/**
 * Compares the verdicts of `solveFrontier` with those of the full calculation on random pairs of household and home.
 * Command: `node engines/mortgage/test/compare-frontier.ts 1000000 [seed]`.
 */
export function compareFrontier(pairs: number, seed: number) {
  const roll = random(seed);
  const counts = { yes: 0, nearly: 0, not_yet: 0, none: 0 };
  const differences: string[] = [];
  for (let pair = 0; pair < pairs; ) {
    const market = randomMarket(roll);
    const household = randomHousehold(roll);
    const frontier = solveFrontier(household, market);
    for (let i = 0; i < homesEach && pair < pairs; i++, pair++) {
      const home = randomHome(roll, household, frontier);
      const full = canBuy(household, home, market)?.verdict;
      const fast = frontier.verdict(home);
      counts[full ?? 'none']++;
      if (full !== fast) differences.push(JSON.stringify({ full, fast, household, home, rate: market.assumed.rate }));
    }
  }
  return { pairs, counts, differences };
}

if (import.meta.main) {
  const { counts, differences, pairs } = compareFrontier(
    Number(process.argv[2] ?? 1_000_000),
    Number(process.argv[3] ?? 20_261_123),
  );
  console.log(`${pairs} pairs: ${JSON.stringify(counts)}; ${differences.length} differences`);
  for (const difference of differences.slice(0, 10)) console.log(difference);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
