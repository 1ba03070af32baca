import { percentOf } from '../cents.ts';
import { type Cure, curesWith } from '../qualify/cures.ts';
import { evaluate, type Market } from '../qualify/evaluate.ts';
import type { Household, Rule } from '../qualify/household.ts';
import { usdaIncomeCents } from '../qualify/program-rules.ts';
import type { ListedHome } from '../stated-terms.ts';
import { type Adjustment, adjusted, type Product } from './product.ts';
import { ltvOf } from './scenario.ts';

/** Rules of the program, and the limits that the lender adds. */
export type ProductRule =
  | Rule
  | 'va_service'
  | 'usda_area'
  | 'usda_income'
  | 'lender_ltv'
  | 'lender_score'
  | 'lender_loan_min'
  | 'lender_loan_max';

export interface ProductViolation {
  rule: ProductRule;
  /** Cents, a credit score or a percentage; 0 for a program that does not apply. */
  limit: number;
  actual: number;
}

export type ProductCure = Cure | { kind: 'credit_score'; to: number };

export interface Eligibility {
  violations: readonly ProductViolation[];
  /** The cheapest first; empty when the product is open, or when no single change opens it. */
  cures: readonly ProductCure[];
}

/** A monthly income that stands for an unknown one: more than any household earns, so that no ratio is violated. */
export const unknownIncomeCents = 1e11;

/** Household with the down payment that is priced. */
export type PricedHousehold = Omit<Household, 'program' | 'down'> & { down: NonNullable<Household['down']> };

/** Tells why a product is closed to a household for a home, and which single change opens it. */
export function eligibilityOf(
  product: Product,
  adjustments: readonly Adjustment[],
  household: PricedHousehold,
  home: ListedHome,
  market: Market,
): Eligibility {
  const check = (changed: PricedHousehold, changedHome: ListedHome = home) =>
    violationsOf(product, adjustments, changed, changedHome, market);
  const violations = check(household);
  if (violations.length === 0) return { violations, cures: [] };
  const wanted = { ...household, program: product.program };
  const cures: ProductCure[] = curesWith(wanted, home, (changed, changedHome) => {
    const { down = household.down } = changed;
    return check({ ...changed, down }, changedHome).length === 0;
  }).filter(({ kind }) => kind !== 'term' || home.country === 'CA');
  const score = scoreCure(household, (creditScore) => check({ ...household, creditScore }).length === 0);
  return { violations, cures: score ? [...cures, score] : cures };
}

const SCORE_STEP = 5;
const HIGHEST_SCORE = 850;

function scoreCure({ creditScore }: PricedHousehold, suffices: (score: number) => boolean): ProductCure | undefined {
  if (creditScore === null) return undefined;
  for (let to = creditScore - (creditScore % SCORE_STEP) + SCORE_STEP; to <= HIGHEST_SCORE; to += SCORE_STEP)
    if (suffices(to)) return { kind: 'credit_score', to };
  return undefined;
}

function violationsOf(
  base: Product,
  adjustments: readonly Adjustment[],
  household: PricedHousehold,
  home: ListedHome,
  market: Market,
): ProductViolation[] {
  const { creditScore, down } = household;
  const downCents = 'cents' in down ? down.cents : percentOf(home.priceCents, down.percent);
  const years = home.country === 'US' ? base.termYears : household.years;
  const ltvPercent = ltvOf(home, downCents);
  const { ratePercent } = adjusted(base, adjustments, { ltvPercent, creditScore });
  const { loanMinCents, loanMaxCents, ltvMaxPercent, scoreMin, program } = base;
  const baseCents = Math.max(0, home.priceCents - downCents);
  const own: ProductViolation[] = [];
  if (program === 'va' && !household.veteran) own.push({ rule: 'va_service', limit: 0, actual: 0 });
  // A home is eligible only when it is known to be in an area that the USDA counts as rural (7 CFR 3555.201).
  if (program === 'usda' && !home.rural) own.push({ rule: 'usda_area', limit: 0, actual: 0 });
  const yearCents = household.incomeCents * 12;
  if (program === 'usda' && household.incomeCents < unknownIncomeCents && yearCents > usdaIncomeCents)
    own.push({ rule: 'usda_income', limit: usdaIncomeCents, actual: yearCents });
  if (ltvMaxPercent !== null && ltvPercent > ltvMaxPercent)
    own.push({ rule: 'lender_ltv', limit: ltvMaxPercent, actual: ltvPercent });
  if (scoreMin !== null && creditScore !== null && creditScore < scoreMin)
    own.push({ rule: 'lender_score', limit: scoreMin, actual: creditScore });
  if (loanMinCents !== null && baseCents < loanMinCents)
    own.push({ rule: 'lender_loan_min', limit: loanMinCents, actual: baseCents });
  if (loanMaxCents !== null && baseCents > loanMaxCents)
    own.push({ rule: 'lender_loan_max', limit: loanMaxCents, actual: baseCents });
  const rate = { US: ratePercent, CA: ratePercent };
  const evaluated = evaluate({ program, down }, { ...household, years }, home, {
    ...market,
    assumed: { ...market.assumed, rate },
  });
  return [...(evaluated?.violations ?? [{ rule: 'program', limit: 0, actual: 0 } as const]), ...own];
}
