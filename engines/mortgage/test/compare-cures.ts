import {
  type Cure,
  canBuy,
  cheapestCures,
  type Household,
  type ListedHome,
  type Market,
  solveFrontier,
} from '../src/index.ts';
import { cureSteps } from '../src/qualify/cures.ts';
import { random, randomHome, randomHousehold, randomMarket } from './households.ts';

/**
 * Compares each cure with the first sufficient one of a step-by-step search. As a command:
 * `node engines/mortgage/test/compare-cures.ts 10000`.
 */
export function compareCures(cases: number, seed: number) {
  const roll = random(seed);
  const differences: string[] = [];
  const counts: Record<string, number> = {};
  for (let i = 0; i < cases; ) {
    const market = randomMarket(roll);
    const household = randomHousehold(roll);
    const home = randomHome(roll, household, solveFrontier(household, market));
    const cures = cheapestCures(household, home, market);
    if (canBuy(household, home, market)?.verdict === 'yes') {
      if (cures.length > 0) differences.push(JSON.stringify({ cures, household, home }));
      continue;
    }
    i++;
    for (const kind of ['price', 'savings', 'debts', 'co_borrower', 'term', 'down', 'program'] as const) {
      const [found, expected] = [
        cures.find((cure) => cure.kind === kind),
        firstThatSuffices(kind, household, home, market),
      ];
      if (expected) counts[kind] = (counts[kind] ?? 0) + 1;
      if (found?.byCents !== expected?.byCents || found?.to !== expected?.to || !found !== !expected)
        differences.push(JSON.stringify({ kind, found, expected, household, home, market: market.assumed.rate }));
    }
  }
  return { cases, counts, differences };
}

/** Tries every step in turn, from the smallest change. */
function firstThatSuffices(
  kind: Cure['kind'],
  household: Household,
  home: ListedHome,
  market: Market,
): Cure | undefined {
  const frontiers = (changed: Household) => solveFrontier(changed, market).verdict(home) === 'yes';
  const { program: _program, ...open } = household;
  if (kind === 'program') return household.program && frontiers(open) ? { kind } : undefined;
  if (kind === 'term')
    return household.years < 30 && frontiers({ ...household, years: 30 }) ? { kind, to: 30 } : undefined;
  if (kind === 'down') {
    const { down } = household;
    if (!down) return undefined;
    const wish = 'percent' in down ? down.percent : (down.cents * 100) / home.priceCents;
    let to: number | undefined;
    for (let percent = 0; percent <= 100; percent++)
      if (
        (to === undefined || Math.abs(percent - wish) < Math.abs(to - wish)) &&
        full({ ...household, down: { percent } }, home, market)
      )
        to = percent;
    return to === undefined ? undefined : { kind, to };
  }
  const { stepCents } = cureSteps[kind];
  if (kind === 'price') {
    const at = solveFrontier(household, market);
    for (let by = stepCents; by <= home.priceCents - stepCents; by += stepCents)
      if (at.verdict({ ...home, priceCents: home.priceCents - by }) === 'yes') return { kind, byCents: by };
    return undefined;
  }
  if (kind === 'debts') {
    for (let by = stepCents; by < household.debtsCents + stepCents; by += stepCents) {
      const left = Math.max(0, household.debtsCents - by);
      if (full({ ...household, debtsCents: left }, home, market)) return { kind, byCents: household.debtsCents - left };
    }
    return undefined;
  }
  for (let by = stepCents; by <= cureSteps[kind].most; by += stepCents) {
    const changed =
      kind === 'savings'
        ? household.savingsCents !== null && { ...household, savingsCents: household.savingsCents + by }
        : { ...household, incomeCents: household.incomeCents + by / 12 };
    if (changed && full(changed, home, market)) return { kind, byCents: by };
  }
  return undefined;
}

const full = (household: Household, home: ListedHome, market: Market): boolean =>
  canBuy(household, home, market)?.verdict === 'yes';

if (import.meta.main) {
  const { cases, counts, differences } = compareCures(Number(process.argv[2] ?? 10_000), 17);
  console.log(`${cases} cases: ${JSON.stringify(counts)}; ${differences.length} differences`);
  for (const difference of differences.slice(0, 10)) console.log(difference);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
