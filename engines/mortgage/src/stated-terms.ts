import { canadianLimits } from './canada/insurance-rules.ts';
import { percentOf } from './cents.ts';
import type { Purchase } from './costs.ts';
import type { Country } from './payment.ts';
import type { PaymentRates } from './payment-rule.ts';
import { canadianRules } from './tables/ca-2024.ts';
import { leastDownPercent } from './tables/us-2026.ts';

/** A listed home, as far as its costs depend on it. Money in cents; undefined is not known. */
export interface ListedHome {
  country: Country;
  /** Two letters. */
  state: string;
  city: string;
  type: string;
  status: string;
  priceCents: number;
  /** A year. */
  taxCents?: number | undefined;
  /** A month. */
  hoaCents?: number | undefined;
  /** The home may lie in a rural area as the USDA defines it; undefined is not known. */
  rural?: boolean | undefined;
}

/** Assumptions for every purchase, in percent. */
export interface CostAssumptions {
  rate: PaymentRates;
  /** A year, of the price. */
  insurance: Readonly<Record<Country, number>>;
  /** Share of the price. */
  closing: Readonly<Record<Country, number>>;
  /** A year, of the loan; null takes the assumed rate for the loan-to-value ratio. */
  pmi: number | null;
}

/** Terms that a buyer states, amounts in whole currency units. A term that is left out takes its usual value. */
export interface StatedTerms {
  down?: { percent: number } | { amount: number };
  ratePercent?: number;
  years?: number;
}

/** The terms of a purchase for which the buyer states none. */
export const usualTerms = { downPercent: 20, years: 30, prepaidTaxMonths: 3, prepaidInsuranceMonths: 12 } as const;

/** The purchase of a home on stated and usual terms. Without a known rate the interest is 0: only its cash is meaningful. */
export function purchaseOf(home: ListedHome, assumed: CostAssumptions, terms: StatedTerms = {}): Purchase {
  const { country, priceCents, state, city } = home;
  const { down = { percent: usualTerms.downPercent } } = terms;
  const { prepaidTaxMonths, prepaidInsuranceMonths } = usualTerms;
  const shared = {
    priceCents,
    state,
    taxAnnualCents: home.taxCents ?? null,
    insuranceAnnualCents: home.type === 'land' ? 0 : percentOf(priceCents, assumed.insurance[country]),
    duesMonthlyCents: home.hoaCents ?? null,
    downCents:
      'amount' in down ? Math.min(Math.round(down.amount * 100), priceCents) : percentOf(priceCents, down.percent),
    ratePercent: terms.ratePercent ?? assumed.rate[country] ?? 0,
    years: terms.years ?? usualTerms.years,
    closingPercent: assumed.closing[country],
  };
  if (country === 'US')
    return {
      ...shared,
      country,
      loan: 'conventional',
      pmiPercent: assumed.pmi,
      pointsPercent: 0,
      prepaidTaxMonths,
      prepaidInsuranceMonths,
    };
  return {
    ...shared,
    country,
    city,
    compounding: 'half-yearly',
    frequency: 'monthly',
    firstTimeBuyer: false,
    newlyBuilt: false,
    insured: false,
    nonTraditionalDown: false,
  };
}

/** The least down payment that the rules of a country allow at any price, in percent of the price. */
export const lowestDownPercent: Readonly<Record<Country, number>> = {
  US: leastDownPercent.conventional,
  CA: canadianRules.at(-1)!.leastDown[0]!.percent,
};

/**
 * A purchase as the rules of its country allow it, by the tables of a day (ISO): the loan runs no longer than they allow.
 * Returns the least down payment when the stated one is below it.
 */
export function allowed(purchase: Purchase, day: string): { purchase: Purchase } | { leastDownCents: number } {
  const { leastDownCents, yearsAtMost } =
    purchase.country === 'US'
      ? { leastDownCents: percentOf(purchase.priceCents, leastDownPercent[purchase.loan]), yearsAtMost: purchase.years }
      : canadianLimits(purchase, day);
  if (purchase.downCents < leastDownCents) return { leastDownCents };
  return { purchase: purchase.years > yearsAtMost ? { ...purchase, years: yearsAtMost } : purchase };
}
