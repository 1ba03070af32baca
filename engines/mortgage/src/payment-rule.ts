import { type Country, monthlyPayment } from './payment.ts';

/** Annual interest as quoted; null for a country without a rate. */
export type PaymentRates = Readonly<Record<Country, number | null>>;

/** Upper bound of the search: ten times the largest price of a listing. */
const HIGHEST_PRICE_CENTS = 1e13;

/**
 * Converts a bound on the monthly payment (whole currency units) to the equivalent bound on the price (cents), at
 * 20% down and 30 years. Exact: a price is within the bound if and only if its `monthlyPayment` is, because the
 * payment never falls as the price rises. Without a rate, no price is within a bound.
 */
export function paymentRule(ratePercent: PaymentRates) {
  const paymentOf = (priceCents: number, country: Country) => {
    const percent = ratePercent[country];
    return percent === null ? Number.NaN : monthlyPayment({ priceCents, ratePercent: percent, country });
  };
  return {
    /** Highest price with a payment of at most `payment`; −1 if even a price of zero exceeds it. */
    priceAtMost(payment: number, country: Country): number {
      if (ratePercent[country] === null) return -1;
      const cents = centsOf(payment);
      return firstPrice((price) => paymentOf(price, country) > cents) - 1;
    },
    /** Lowest price with a payment of at least `payment`. */
    priceAtLeast(payment: number, country: Country): number {
      const cents = centsOf(payment);
      return firstPrice((price) => paymentOf(price, country) >= cents);
    },
  };
}

/** Multiplies decimal fractions by 100 without binary rounding errors: 0.29 is 29 cents. */
const centsOf = (units: number) => Math.round(units * 100_000) / 1000;

/** Lowest price that satisfies `reached`, which is monotonic. */
function firstPrice(reached: (priceCents: number) => boolean): number {
  let low = 0;
  let high = HIGHEST_PRICE_CENTS;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
