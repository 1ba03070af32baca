import type { Costs, Purchase } from '../costs.ts';
import type { ListedHome } from '../stated-terms.ts';
import { type Evaluation, evaluate, type Market } from './evaluate.ts';
import type { Household, Program, Verdict, Violation } from './household.ts';
import { optionsOf } from './options.ts';

/** An estimate of whether a household can buy a home. It is no approval. */
export interface CanBuy {
  verdict: Verdict;
  /** The best program with its purchase and costs; with `verdict` not yes, the one that is missed by least. */
  program: Program;
  purchase: Purchase;
  costs: Costs;
  /** The rule that keeps the household from buying; absent for yes. */
  binding?: Violation;
}

/** A price this much lower still counts as nearly, in percent. */
export const nearlyPercent = 5;

/** The longest repayment that the rules of both countries know, in years. */
export const longestYears = 30;

/** Down payments up to this share of the price are preferred, in percent. */
const preferredDownPercent = 20;

/**
 * Estimates whether a household can buy a home; undefined where no estimate is made: in another country than the
 * household's, for land, for a sold home, and without a mortgage rate.
 */
export function canBuy(household: Household, home: ListedHome, market: Market): CanBuy | undefined {
  if (!isCovered(household, home, market)) return undefined;
  const ways = optionsOf(household, home).flatMap((option) => evaluate(option, household, home, market) ?? []);
  const open = ways.filter(({ violations }) => violations.length === 0);
  if (open.length > 0) return { verdict: 'yes', ...shown(best(open)) };
  const verdict = isNearly(household, home, market) ? 'nearly' : 'not_yet';
  const missed = closest(ways);
  if (missed) return { verdict, ...shown(missed), binding: worst(missed.violations) };
  // The program that the household wants is not open for the home.
  const other = canBuy(withoutWishes(household), home, market);
  return other && { ...other, verdict, binding: { rule: 'program', limit: 0, actual: 0 } };
}

/** Returns whether any way to pay meets all rules. The home must be covered. */
export const canPay = (household: Household, home: ListedHome, market: Market): boolean =>
  optionsOf(household, home).some((option) => evaluate(option, household, home, market)?.violations.length === 0);

export const isCovered = (household: Household, home: ListedHome, { assumed }: Market): boolean =>
  home.country === household.country &&
  home.type !== 'land' &&
  home.status !== 'sold' &&
  home.priceCents > 0 &&
  assumed.rate[home.country] !== null;

/** The household without wishes for the loan. */
export const withoutWishes = ({ down: _down, program: _program, ...household }: Household): Household => ({
  ...household,
  years: longestYears,
});

/** The price that a nearly affordable home would have to cost. */
export const nearlyPriceCents = (priceCents: number): number => Math.floor((priceCents * (100 - nearlyPercent)) / 100);

const isNearly = (household: Household, home: ListedHome, market: Market): boolean =>
  canPay(withoutWishes(household), { ...home, priceCents: nearlyPriceCents(home.priceCents) }, market);

const shown = ({ option: { program }, purchase, costs }: Evaluation) => ({ program, purchase, costs });

/** The lowest monthly cost among down payments of up to 20%; above that, the lowest down payment. */
function best(open: readonly Evaluation[]): Evaluation {
  const usual = open.filter(({ purchase }) => purchase.downCents * 100 <= purchase.priceCents * preferredDownPercent);
  return usual.length > 0
    ? least(usual, ({ costs }) => costs.monthly.totalCents)
    : least(open, ({ purchase }) => purchase.downCents);
}

/** The way with the fewest violations, and of these the one that is missed by the smallest share. */
function closest(ways: readonly Evaluation[]): Evaluation | undefined {
  if (ways.length === 0) return undefined;
  const fewest = Math.min(...ways.map(({ violations }) => violations.length));
  return least(
    ways.filter(({ violations }) => violations.length === fewest),
    ({ violations }) => Math.max(...violations.map(shareMissed)),
  );
}

const worst = (violations: readonly Violation[]): Violation => least(violations, (one) => -shareMissed(one));

const shareMissed = ({ limit, actual }: Violation): number =>
  Math.abs(actual - limit) / Math.max(1, Math.min(limit, actual));

function least<T>(some: readonly T[], sizeOf: (one: T) => number): T {
  return some.reduce((low, one) => (sizeOf(one) < sizeOf(low) ? one : low));
}
