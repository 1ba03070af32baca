import { type Country, monthlyPayment } from './payment.ts';

/** Interest a year as quoted; null where a country has no rate. */
export type PaymentRates = Readonly<Record<Country, number | null>>;

/** Above this no price is looked for: ten times the largest price that a listing can have. */
const HIGHEST_PRICE_CENTS = 1e13;

/**
 * Turns a bound on the monthly payment (whole currency units) into the bound on the price (cents) that
 * says the same, at 20 % down and 30 years. Exact: a price lies within the bound exactly when its
 * `monthlyPayment` does, because the payment never falls as the price rises. In a country without a rate no price is within
 * a bound.
 */
export function paymentRule(ratePercent: PaymentRates) {
  const paymentOf = (priceCents: number, country: Country) => {
    const percent = ratePercent[country];
    return percent === null ? Number.NaN : monthlyPayment({ priceCents, ratePercent: percent, country });
  };
  return {
    /** The highest price whose payment is at most `payment`; −1 if even a price of nothing has more. */
    priceAtMost(payment: number, country: Country): number {
      if (ratePercent[country] === null) return -1;
      const cents = centsOf(payment);
      return firstPrice((price) => paymentOf(price, country) > cents) - 1;
    },
    /** The lowest price whose payment is at least `payment`. */
    priceAtLeast(payment: number, country: Country): number {
      const cents = centsOf(payment);
      return firstPrice((price) => paymentOf(price, country) >= cents);
    },
  };
}

/** Decimal fractions times 100 without the dust of binary fractions: 0.29 is 29 cents. */
const centsOf = (units: number) => Math.round(units * 100_000) / 1000;

/** The lowest price for which `reached` holds; it holds for all prices above. */
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
