import { highest, percentOf } from '../cents.ts';
import { costsOf, type UsPurchase } from '../purchase.ts';

/** No price above is looked for: one billion. */
const HIGHEST_PRICE_CENTS = 100_000_000_000;

/** What a household has a month before tax, and owes beside the home; cents. */
export interface UsMeans {
  incomeCents: number;
  debtsCents: number;
  /** Most that housing may take, in per cent; null where there is no such limit. */
  frontPercent: number | null;
  backPercent: number;
}

/** Costs that grow with the price, in per cent of it a year. */
export interface PriceShares {
  taxPercent: number;
  insurancePercent: number;
}

export interface Affordable {
  /** The highest price, in cents; 0 if none fits. */
  priceCents: number;
  bound: 'front' | 'back';
}

/**
 * The highest price whose monthly cost both limits leave room for, with the same cash down. Tax and insurance are taken
 * in proportion to the price, dues as they are. The cost never falls as the price rises, so the answer is exact.
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
