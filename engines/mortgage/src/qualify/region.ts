import { highest } from '../cents.ts';
import { inForce } from '../dated.ts';
import type { ListedHome } from '../stated-terms.ts';
import { canadianRules } from '../tables/ca-2024.ts';
import { type Gap, gapsOf, merged } from './breakpoints.ts';
import { canPay } from './can-buy.ts';
import { evaluate, type Market } from './evaluate.ts';
import type { Household } from './household.ts';
import { type Option, optionsOf } from './options.ts';
import { type Piece, PriceSteps, SLACK_CENTS } from './price-steps.ts';

/** The homes of one place, as far as a purchase depends on it. */
export type Place = Pick<ListedHome, 'country' | 'state' | 'city' | 'rural'>;

/** Prices above this, and cents near a limit, are left to the full calculation. */
const HIGHEST_PRICE_CENTS = 10_000_000_000;

/** After this many tests of homes it is worth preparing the steps of prices. */
const TESTS_BEFORE_STEPS = 16;

/**
 * The homes of a place that a household can buy. A home is affordable in one way to pay when
 * `perPrice × price + base + tax ÷ 12 + dues` is at most `paymentMaxCents`, and its cash to close at most the savings. Within a
 * few cents of a limit and within a hundred dollars of a price at which a rule changes the full calculation decides.
 */
export class Region {
  /** Highest price that any home of the place may have. */
  readonly upTo: number;
  readonly #pieces: readonly Piece[];
  /** Ascending pairs of prices between which only the full calculation decides. */
  readonly #gaps: readonly number[];
  readonly #duesShare: number;
  #tests = 0;
  #steps: PriceSteps | undefined;
  readonly #exact: (priceCents: number, taxCents: number | undefined, hoaCents: number | undefined) => boolean;

  constructor(household: Household, place: Place, market: Market) {
    const home = (priceCents: number, taxCents?: number, hoaCents?: number): ListedHome => ({
      ...place,
      type: 'single_family',
      status: 'active',
      priceCents,
      taxCents,
      hoaCents,
    });
    const ways = optionsOf(household, place).map((option) => piecesOf(option, household, home, market));
    this.#pieces = ways.flatMap(({ pieces }) => pieces).toSorted((a, b) => b.upTo - a.upTo);
    this.#gaps = merged(ways.flatMap(({ gaps }) => gaps)).flatMap(({ from, to }) => [from, to]);
    this.upTo = Math.max(this.#pieces[0]?.upTo ?? 0, ...this.#gaps);
    this.#duesShare = place.country === 'CA' ? inForce(canadianRules, market.day).table.feeCountedPercent / 100 : 1;
    this.#exact = (...amounts) => canPay(household, home(...amounts), market);
  }

  has(priceCents: number, taxCents: number | undefined, hoaCents: number | undefined): boolean {
    if (priceCents > this.upTo && priceCents <= HIGHEST_PRICE_CENTS) return false;
    const tax = taxCents ?? 0;
    const other = tax / 12 + (hoaCents ?? 0) * this.#duesShare;
    const pieces = this.#pieces;
    if (++this.#tests === TESTS_BEFORE_STEPS) this.#steps = new PriceSteps(pieces, this.#gaps);
    const known = this.#steps?.verdict(priceCents, tax, other);
    if (known !== undefined) return known;
    let isNear = priceCents > HIGHEST_PRICE_CENTS;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] as Piece;
      if (priceCents > piece.upTo) break;
      if (priceCents < piece.from || priceCents > piece.to) continue;
      const over = piece.perPrice * priceCents + piece.base + other - piece.paymentMaxCents;
      const short = piece.cashPerPrice * priceCents + piece.cashBase + piece.cashPerTax * tax - piece.savingsCents;
      if (over <= -SLACK_CENTS && short <= -SLACK_CENTS) return true;
      if (over <= SLACK_CENTS && short <= SLACK_CENTS) isNear = true;
    }
    const gaps = this.#gaps;
    for (let i = 0; i < gaps.length && !isNear && priceCents >= (gaps[i] as number); i += 2)
      isNear = priceCents <= (gaps[i + 1] as number);
    return isNear && this.#exact(priceCents, taxCents, hoaCents);
  }
}

type HomeAt = (priceCents: number, taxCents?: number, hoaCents?: number) => ListedHome;

function piecesOf(option: Option, household: Household, home: HomeAt, market: Market) {
  const gaps = gapsOf(option, home(0), market.day);
  const pieces: Piece[] = [];
  const cutoffs: { from: number; to: number }[] = [];
  for (const [i, gap] of gaps.entries()) {
    const [from, to] = [gap.to + 1, (gaps[i + 1]?.from ?? HIGHEST_PRICE_CENTS) - 1];
    if (to - from < 2) {
      cutoffs.push({ from: gap.to, to: gaps[i + 1]?.from ?? gap.to });
      continue;
    }
    const piece = pieceOf(option, household, home, market, from, to);
    if (piece === 'uneven') cutoffs.push({ from, to });
    else if (piece) pieces.push(piece);
  }
  // No rule gets easier with the price, so above a refused price there is nothing left to decide.
  const isRefused = ({ from }: Gap) =>
    (evaluate(option, household, home(Math.max(1, from)), market)?.violations.length ?? 0) > 0;
  return { pieces, gaps: [...gaps, ...cutoffs].filter((gap) => gap.from < HIGHEST_PRICE_CENTS && !isRefused(gap)) };
}

/** Violations that a higher income, less debt or more savings would not remove: they hold for a whole piece. */
const isAboutPrice = (rule: string): boolean => rule !== 'housing_ratio' && rule !== 'debt_ratio' && rule !== 'cash';

/** Fits a piece to the full calculation at both of its ends and checks it in the middle. */
function pieceOf(
  option: Option,
  household: Household,
  home: HomeAt,
  market: Market,
  from: number,
  to: number,
): Piece | 'uneven' | undefined {
  const middle = Math.round((from + to) / 2);
  const points = [from, middle, to].map((price) => pointAt(option, household, home(price), market));
  const refused = points.filter((point) => point === undefined || point.isRefused).length;
  if (refused === points.length) return undefined;
  const [first, inner, last] = points;
  if (refused > 0 || !first || !inner || !last) return 'uneven';
  const perPrice = (last.housing - first.housing) / (to - from);
  const base = first.housing - perPrice * from;
  if (Math.abs(perPrice * middle + base - inner.housing) > SLACK_CENTS / 2) return 'uneven';
  const { savingsCents } = household;
  // In Canada transfer taxes are no straight line, and the cash to close does not depend on the property tax.
  const isUs = home(from).country === 'US';
  const cashPerPrice = isUs ? (last.cash - first.cash) / (to - from) : 0;
  const cashBase = isUs ? first.cash - cashPerPrice * from : 0;
  if (isUs && Math.abs(cashPerPrice * middle + cashBase - inner.cash) > SLACK_CENTS / 2) return 'uneven';
  const cashPerTax = isUs
    ? (pointAt(option, household, home(middle, 1_200_000), market)!.cash - inner.cash) / 1_200_000
    : 0;
  const savings = isUs ? (savingsCents ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const end = (perUnit: number, start: number, most: number) =>
    perUnit > 0 ? (most - start + SLACK_CENTS) / perUnit : start <= most + SLACK_CENTS ? to : 0;
  const ratiosUpTo = Math.min(to, end(perPrice, base, first.room), end(cashPerPrice, cashBase, savings));
  if (ratiosUpTo < from) return undefined;
  const cashUpTo =
    isUs || savingsCents === null
      ? to
      : highestPrice(from, to, (price) => {
          return pointAt(option, household, home(price), market)!.cash <= savingsCents;
        });
  const upTo = Math.min(ratiosUpTo, cashUpTo);
  if (upTo < from) return undefined;
  return {
    from,
    to: Math.min(to, cashUpTo),
    perPrice,
    base,
    paymentMaxCents: first.room,
    cashPerPrice,
    cashBase,
    cashPerTax,
    savingsCents: savings,
    upTo,
  };
}

/** The highest price of a range that `isMet` accepts; below the range when none is. */
function highestPrice(from: number, to: number, isMet: (priceCents: number) => boolean): number {
  if (isMet(to)) return to;
  return from + highest(to - from, (above) => isMet(from + above));
}

/** The full calculation at a price: the housing cost that its ratios count, the room for it, and the cash to close. */
function pointAt(option: Option, household: Household, home: ListedHome, market: Market) {
  const evaluation = evaluate(option, household, home, market);
  if (!evaluation) return undefined;
  const { violations, housingCents, paymentMaxCents, costs } = evaluation;
  return {
    isRefused: violations.some(({ rule }) => isAboutPrice(rule)),
    housing: housingCents,
    room: paymentMaxCents,
    cash: costs.cash.totalCents,
  };
}
