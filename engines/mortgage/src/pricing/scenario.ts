import { percentTwoDecimals } from '../cents.ts';
import type { Purchase } from '../costs.ts';
import { costsOf } from '../purchase.ts';
import type { Market } from '../qualify/evaluate.ts';
import { type ListedHome, purchaseOf } from '../stated-terms.ts';
import { aprOf } from './apr.ts';
import { type CashFlow, cashFlowOf } from './cash-flow.ts';
import { type Adjustment, adjusted, type Product } from './product.ts';

/** A purchase that products are priced for. */
export interface PricedPurchase {
  home: ListedHome;
  downCents: number;
  /** Years of repayment in Canada; a product of the United States has its own. */
  years: number;
  creditScore: number | null;
}

export interface Scenario {
  /** With the adjustments that apply. */
  product: Product;
  ltvPercent: number;
  flow: CashFlow;
  /** Null when the charges leave nothing to finance. */
  aprPercent: number | null;
}

/** Prices a product for a purchase. */
export function scenarioOf(
  base: Product,
  adjustments: readonly Adjustment[],
  purchase: PricedPurchase,
  { assumed, day }: Market,
): Scenario {
  const { home, creditScore } = purchase;
  const ltvPercent = ltvOf(home, purchase.downCents);
  const product = adjusted(base, adjustments, { ltvPercent, creditScore });
  const terms = termsOf(product, purchase, purchaseOf(home, assumed));
  const flow = cashFlowOf(product, terms, costsOf(terms, day), day);
  const { baseCents, totalCents, upFrontCents, paidCents, balanceCents } = flow;
  // Default insurance is no cost of borrowing in Canada; a premium of the United States is a finance charge.
  const lentCents = home.country === 'CA' ? totalCents : baseCents;
  const chargesCents = home.country === 'CA' ? flow.pointsCents + product.feesCents : upFrontCents;
  const aprPercent = aprOf(
    { financedCents: lentCents - chargesCents, paidCents, leftCents: balanceCents.at(-1) ?? 0 },
    home.country,
  );
  return { product, ltvPercent, flow, aprPercent };
}

/** The loan without premiums in percent of the price, two decimals. */
export const ltvOf = ({ priceCents }: Pick<ListedHome, 'priceCents'>, downCents: number): number =>
  percentTwoDecimals(Math.max(0, priceCents - downCents), priceCents);

function termsOf(
  { program, termYears, ratePercent }: Product,
  { downCents, years }: PricedPurchase,
  usual: Purchase,
): Purchase {
  const own = { downCents: Math.min(downCents, usual.priceCents), ratePercent };
  if (usual.country === 'CA') return { ...usual, ...own, years, insured: program === 'insured' };
  return {
    ...usual,
    ...own,
    years: termYears,
    loan: program === 'fha' || program === 'va' || program === 'usda' ? program : 'conventional',
  };
}

/**
 * Returns the cost of a loan that is repaid after a number of months, at least one: interest, insurance, premiums, points
 * and fees. After the last month of the flow it is the cost of that month.
 */
export function costAfter({ upFrontCents, baseCents, paidCents, balanceCents }: CashFlow, months: number): number {
  const paid = paidCents.slice(0, months).reduce((total, cents) => total + cents, 0);
  return upFrontCents + paid + (balanceCents[Math.min(months, balanceCents.length) - 1] ?? 0) - baseCents;
}

/** The first month from which a loan with higher charges at closing has cost no more than the other; null if none. */
export function breakEvenMonth(moreExpensive: CashFlow, other: CashFlow): number | null {
  const months = Math.min(moreExpensive.paidCents.length, other.paidCents.length);
  let difference = moreExpensive.upFrontCents - other.upFrontCents - (moreExpensive.baseCents - other.baseCents);
  for (let month = 1; month <= months; month++) {
    difference += moreExpensive.paidCents[month - 1]! - other.paidCents[month - 1]!;
    if (difference + moreExpensive.balanceCents[month - 1]! - other.balanceCents[month - 1]! <= 0) return month;
  }
  return null;
}
