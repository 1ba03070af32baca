import type { ListedHome } from '../stated-terms.ts';
import { canBuy, canPay, isCovered, longestYears } from './can-buy.ts';
import type { Market } from './evaluate.ts';
import type { Household, Program } from './household.ts';
import { usdaIncomeCents } from './program-rules.ts';

/** A change that turns a home into one that the household can buy, nothing else changed. */
export type CureKind = 'program' | 'term' | 'down' | 'price' | 'savings' | 'debts' | 'co_borrower';

export interface Cure {
  kind: CureKind;
  /** The smallest sufficient change: cents off the price, of savings, of debts a month or of income a year. */
  byCents?: number;
  /** The new down payment in percent, or the new term in years. */
  to?: number;
  program?: Program;
}

/** Step and largest size of a change, in cents. */
export const cureSteps = {
  price: { stepCents: 100_000, most: Number.POSITIVE_INFINITY },
  savings: { stepCents: 100_000, most: 100_000_000 },
  debts: { stepCents: 2_500, most: Number.POSITIVE_INFINITY },
  /** Part of the income of a year. */
  co_borrower: { stepCents: 120_000, most: 60_000_000 },
} as const;

/** A monthly debt is compared with an amount by this many payments: an assumption. */
const debtPayments = 60;

/**
 * Returns the changes that make a home affordable, the cheapest first; each is minimal in its steps. Changes of program,
 * term and down payment cost nothing and come first; a co-borrower comes last.
 */
export function cheapestCures(household: Household, home: ListedHome, market: Market): Cure[] {
  if (!isCovered(household, home, market)) return [];
  const pays = (changed: Household, changedHome: ListedHome = home) => canPay(changed, changedHome, market);
  if (pays(household)) return [];
  const program = programCure(household, home, market);
  return [...(program ? [program] : []), ...curesWith(household, home, pays)];
}

/** The cures other than another program, by any test of what the household can pay. */
export function curesWith(household: Household, home: ListedHome, pays: Pays): Cure[] {
  const amounts = [priceCure(household, home, pays), savingsCure(household, pays), debtsCure(household, pays)].filter(
    (cure) => cure !== undefined,
  );
  return [
    termCure(household, pays),
    downCure(household, home, pays),
    ...amounts.toSorted((a, b) => moneyOf(a) - moneyOf(b)),
    coBorrowerCure(household, pays),
  ].filter((cure) => cure !== undefined);
}

type Pays = (household: Household, home?: ListedHome) => boolean;

const moneyOf = ({ kind, byCents = 0 }: Cure): number => (kind === 'debts' ? byCents * debtPayments : byCents);

function programCure(household: Household, home: ListedHome, market: Market): Cure | undefined {
  if (!household.program) return undefined;
  const { program: _program, ...open } = household;
  const found = canBuy(open, home, market);
  return found?.verdict === 'yes' ? { kind: 'program', program: found.program } : undefined;
}

const termCure = (household: Household, pays: Pays): Cure | undefined =>
  household.years < longestYears && pays({ ...household, years: longestYears })
    ? { kind: 'term', to: longestYears }
    : undefined;

/** The whole percentage nearest to the wish, the lower one of two. */
function downCure(household: Household, { priceCents }: ListedHome, pays: Pays): Cure | undefined {
  const { down } = household;
  if (!down) return undefined;
  const wish = 'percent' in down ? down.percent : (down.cents * 100) / priceCents;
  const percents = Array.from({ length: 101 }, (_, percent) => percent).toSorted(
    (a, b) => Math.abs(a - wish) - Math.abs(b - wish),
  );
  const to = percents.find((percent) => pays({ ...household, down: { percent } }));
  return to === undefined ? undefined : { kind: 'down', to };
}

function priceCure(household: Household, home: ListedHome, pays: Pays): Cure | undefined {
  const { stepCents } = cureSteps.price;
  const suffices = (n: number) => pays(household, { ...home, priceCents: home.priceCents - n * stepCents });
  // Below one step, a down payment rounded to the cent is another share of the price.
  const most = Math.floor(home.priceCents / stepCents) - 1;
  // A program with a fixed down payment is open in a range of prices only, so every step is tried.
  const steps = household.program
    ? Array.from({ length: Math.max(0, most) }, (_, i) => i + 1).find(suffices)
    : fewest(most, suffices);
  return steps === undefined ? undefined : { kind: 'price', byCents: steps * stepCents };
}

function savingsCure(household: Household, pays: Pays): Cure | undefined {
  const { savingsCents } = household;
  if (savingsCents === null) return undefined;
  const { stepCents, most } = cureSteps.savings;
  const steps = fewest(most / stepCents, (n) => pays({ ...household, savingsCents: savingsCents + n * stepCents }));
  return steps === undefined ? undefined : { kind: 'savings', byCents: steps * stepCents };
}

function debtsCure(household: Household, pays: Pays): Cure | undefined {
  const { debtsCents } = household;
  const { stepCents } = cureSteps.debts;
  const less = (n: number) => Math.max(0, debtsCents - n * stepCents);
  const steps = fewest(Math.ceil(debtsCents / stepCents), (n) => pays({ ...household, debtsCents: less(n) }));
  return steps === undefined ? undefined : { kind: 'debts', byCents: debtsCents - less(steps) };
}

function coBorrowerCure(household: Household, pays: Pays): Cure | undefined {
  const { stepCents, most } = cureSteps.co_borrower;
  const suffices = (n: number) => pays({ ...household, incomeCents: household.incomeCents + (n * stepCents) / 12 });
  // Above its limit of income a USDA loan closes, so more income may hurt there once.
  const untilLimit = Math.floor((usdaIncomeCents - household.incomeCents * 12) / stepCents);
  const steps = fewest(Math.min(untilLimit, most / stepCents), suffices) ?? fewest(most / stepCents, suffices);
  return steps === undefined ? undefined : { kind: 'co_borrower', byCents: steps * stepCents };
}

/** Fewest steps from 1 to `most` that suffice; more steps never hurt. Undefined when `most` is not enough. */
function fewest(most: number, suffices: (steps: number) => boolean): number | undefined {
  if (most < 1 || !suffices(most)) return undefined;
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (suffices(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
