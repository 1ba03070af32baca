import { highest, percentOf } from '../cents.ts';
import type { UsPurchase } from '../costs.ts';
import { costsOf } from '../purchase.ts';

/** Upper bound of the search: one billion. */
const HIGHEST_PRICE_CENTS = 100_000_000_000;

/** A household's monthly gross income and other debts, in cents. */
export interface UsMeans {
  incomeCents: number;
  debtsCents: number;
  /** Maximum housing cost in percent of income; null without a limit. */
  frontPercent: number | null;
  backPercent: number;
}

/** Costs proportional to the price, in percent per year. */
export interface PriceShares {
  taxPercent: number;
  insurancePercent: number;
}

export interface Affordable {
  /** Highest price in cents; 0 if none fits. */
  priceCents: number;
  bound: 'front' | 'back';
}

/**
 * Returns the highest price whose monthly cost is within both limits, with the same cash down. Tax and insurance
 * are proportional to the price, dues are fixed. The cost never falls as the price rises, so the result is exact.
 */
export function affordableUs(purchase: UsPurchase, means: UsMeans, shares: PriceShares, day: string): Affordable {
  const front = means.frontPercent === null ? Infinity : percentOf(means.incomeCents, means.frontPercent);
  const back = percentOf(means.incomeCents, means.backPercent) - means.debtsCents;
  const room = Math.min(front, back);
  const fits = (priceCents: number) => {
    const downCents = Math.min(purchase.downCents, priceCents);
    const costs = costsOf({ ...purchase, priceCents, downCents, ...sharesOf(priceCents, shares) }, day);
    return costs.monthly.totalCents <= room && !costs.findings.some(({ kind }) => kind === 'down_below_least');
  };
  return { priceCents: Math.max(0, highest(HIGHEST_PRICE_CENTS, fits)), bound: back < front ? 'back' : 'front' };
}

const sharesOf = (priceCents: number, { taxPercent, insurancePercent }: PriceShares) => ({
  taxAnnualCents: percentOf(priceCents, taxPercent),
  insuranceAnnualCents: percentOf(priceCents, insurancePercent),
});
