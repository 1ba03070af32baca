import type { Household, ListedHome, Market, Program, solveFrontier } from '../src/index.ts';

/** Seeded pseudo-random numbers. */
export function random(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { between, among: <T>(list: readonly T[]): T => list[between(0, list.length - 1)]! };
}
export type Random = ReturnType<typeof random>;

export const market: Market = {
  assumed: {
    rate: { US: 6.375, CA: 4.49 },
    insurance: { US: 0.5, CA: 0.3 },
    closing: { US: 3, CA: 1.5 },
    pmi: null,
  },
  day: '2026-06-01',
};

/** Markets with other rates, so that rounding differs. */
export const randomMarket = (roll: Random): Market => ({
  ...market,
  assumed: { ...market.assumed, rate: { US: roll.between(0, 96) / 8, CA: roll.between(80, 900) / 100 } },
});

/** Realistic and unrealistic households; some amounts to the cent. */
export function randomHousehold(roll: Random): Household {
  const country = roll.among(['US', 'US', 'CA'] as const);
  const cents = () => roll.among([0, 0, roll.between(0, 99)]);
  const down = roll.among<Household['down']>([
    undefined,
    undefined,
    { percent: roll.among([0, 3, 3.5, 5, 6, 7.5, 10, 20, 25, 100]) },
    { cents: roll.between(0, 400) * 100_000 + cents() },
  ]);
  const wanted: readonly Program[] =
    country === 'US' ? ['conventional', 'fha', 'cash'] : ['insured', 'uninsured', 'cash'];
  const program = roll.between(1, 12) === 1 ? roll.among(wanted) : undefined;
  return {
    country,
    incomeCents: roll.between(20, 260) * 10_000 + roll.between(0, 99) * 100 + cents(),
    debtsCents: roll.among([0, roll.between(0, 1_800) * 100 + cents()]),
    savingsCents: roll.among([null, roll.between(5, 900) * 100_000 + cents(), roll.between(10, 200) * 100_000]),
    creditScore: roll.among([null, 500, 580, 600, 620, 640, 680, 700, 740, 760]),
    firstTimeBuyer: roll.between(0, 1) === 1,
    veteran: roll.between(1, 4) === 1,
    years: roll.among([30, 30, 30, 25, 20, 15]),
    ...(down && { down }),
    ...(program && { program }),
  };
}

const usPlaces = [
  { country: 'US', state: 'TX', city: 'Austin' },
  { country: 'US', state: 'HI', city: 'Honolulu' },
  { country: 'US', state: 'IA', city: 'Decorah', rural: true },
] as const;
const caPlaces = [
  { country: 'CA', state: 'ON', city: 'Ottawa' },
  { country: 'CA', state: 'ON', city: 'Toronto' },
  { country: 'CA', state: 'QC', city: 'Montréal' },
  { country: 'CA', state: 'BC', city: 'Victoria' },
  { country: 'CA', state: 'AB', city: 'Calgary' },
  { country: 'CA', state: 'SK', city: 'Regina' },
  { country: 'CA', state: 'YT', city: 'Whitehorse' },
] as const;

/** Prices at which a rule changes. */
const edges = [50_000_000, 72_620_000, 83_275_000, 100_000_000, 104_093_750, 124_912_500, 150_000_000];

/** A home for the household; every third at an edge of a rule or, where `frontier` is given, of the household's limit. */
export function randomHome(
  roll: Random,
  household: Household,
  frontier?: ReturnType<typeof solveFrontier>,
): ListedHome {
  const place = household.country === 'US' ? roll.among(usPlaces) : roll.among(caPlaces);
  const home: ListedHome = {
    ...place,
    type: 'single_family',
    status: 'active',
    priceCents: roll.between(30, 1_800) * 100_000 + roll.among([0, 0, 90_000, roll.between(0, 99_999)]),
    taxCents: roll.among([undefined, 0, roll.between(0, 250) * 10_000, roll.between(0, 2_500_000)]),
    hoaCents: roll.among([undefined, 0, 0, roll.between(0, 120) * 1_000, roll.between(0, 99_999)]),
  };
  const kind = roll.between(1, 6);
  if (kind === 1) return { ...home, priceCents: roll.among(edges) + roll.between(-2, 2) };
  if (kind > 3 || !frontier) return home;
  return { ...home, priceCents: Math.max(1, limitOf(home, frontier) + roll.between(-30, 30)) };
}

/** The highest price at which the verdict is yes, by bisection. */
function limitOf(home: ListedHome, frontier: ReturnType<typeof solveFrontier>): number {
  const at = frontier.at(home);
  if (!at) return home.priceCents;
  let [low, high] = [0, 400_000_000];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (at.canBuy(middle, home.taxCents, home.hoaCents)) low = middle;
    else high = middle - 1;
  }
  return low;
}
