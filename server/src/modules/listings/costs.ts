import { formatRate } from '@lintel/geo';
import type { Terms } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import {
  allowed,
  type CostAssumptions,
  type Costs,
  costsOf,
  type ListedHome,
  type MissingCost,
  monthlyCostOf,
  type Purchase,
  purchaseOf,
  usualTerms,
} from '@lintel/mortgage';
import type { StatedRate } from '../rates/index.ts';
import type { Property, PropertyDetail } from './contract.ts';
import type { PublicListing } from './public-listings.ts';
import type { Rates } from './rates.ts';

type PricedRow = Pick<
  PublicListing,
  | 'country'
  | 'stateOrProvince'
  | 'city'
  | 'homeType'
  | 'status'
  | 'listPriceCents'
  | 'taxAnnualAmountCents'
  | 'associationFeeMonthlyCents'
>;

/** Assumptions behind the costs of every home. */
export const costAssumptions = (rates: Rates): CostAssumptions => ({
  rate: { US: rates.US?.percent ?? null, CA: rates.CA?.percent ?? null },
  insurance: rates.insurance,
  closing: rates.closing,
  pmi: rates.pmi,
});

/** The fields of a home that its costs depend on. */
export const listedHome = (row: PricedRow): ListedHome => ({
  country: row.country,
  state: row.stateOrProvince,
  city: row.city,
  type: row.homeType,
  status: row.status,
  priceCents: row.listPriceCents,
  taxCents: row.taxAnnualAmountCents ?? undefined,
  hoaCents: row.associationFeeMonthlyCents ?? undefined,
});

/**
 * Returns the monthly cost in cents for the index; undefined for a sold home and without a rate. The default
 * terms use no dated table, so the date does not matter.
 */
export function monthlyCostCents(row: PricedRow, rates: Rates): number | undefined {
  const rate = rates[row.country];
  if (row.status === 'sold' || rate === null) return undefined;
  return monthlyCostOf(purchaseOf(listedHome(row), costAssumptions(rates)), rate.on).totalCents;
}

type ShownCosts = Pick<Property, 'monthlyCost' | 'monthlyPayment' | 'cashToClose' | 'leastDownPayment'>;

/**
 * Returns the costs for a card, on the default terms or on those that a search states. `today` is an ISO date
 * and selects the tables of limits and taxes.
 */
export function presentCosts(row: PricedRow, rates: Rates, today: string, terms?: Terms): ShownCosts {
  const nothing = { monthlyCost: null, monthlyPayment: null, cashToClose: null };
  if (row.status === 'sold') return nothing;
  const bought = purchaseOf(listedHome(row), costAssumptions(rates), terms);
  const checked = terms ? allowed(bought, today) : { purchase: bought };
  if (!('purchase' in checked)) return { ...nothing, leastDownPayment: checked.leastDownCents / 100 };
  const { purchase } = checked;
  const rate = rateOf(row, rates, today, terms);
  // The cash to close does not depend on the rate.
  const { loan, monthly, cash, missing } = costsOf(purchase, today);
  const isMissing = <T extends MissingCost>(...names: T[]): T[] => names.filter((name) => missing.includes(name));
  return {
    monthlyPayment: rate && {
      amount: monthly.principalAndInterestCents / 100,
      ratePercent: rate.percent,
      asOf: rate.on,
    },
    monthlyCost: rate && {
      ...presentMonthly(monthly),
      ratePercent: rate.percent,
      asOf: rate.on,
      rate,
      downPercent: downPercentOf(purchase, terms),
      years: purchase.years,
      ...(terms && { stated: statedIn(terms) }),
      assumptions: [loanAssumption(purchase, loan, rate, terms), insuranceAssumption(row, rates)],
      missing: isMissing('property_tax', 'dues'),
    },
    cashToClose: {
      total: cash.totalCents / 100,
      downPayment: cash.downCents / 100,
      closingCosts: cash.closingCents / 100,
      prepaid: cash.prepaidCents / 100,
      transferTax: cash.transferTaxCents === null ? null : cash.transferTaxCents / 100,
      assumptions: cashAssumptions(row, rates),
      missing: isMissing('transfer_tax', ...(row.country === 'US' ? (['property_tax'] as const) : [])),
    },
  };
}

/** Returns the rate that a search states, dated today, else the national rate. */
function rateOf({ country }: PricedRow, rates: Rates, today: string, terms?: Terms): StatedRate | null {
  if (terms?.ratePercent === undefined) return rates[country];
  const product = country === 'US' ? 'us_fixed_30y' : 'ca_fixed_5y';
  return {
    product,
    percent: terms.ratePercent,
    on: today,
    source: m.listings__your_search(),
    isOld: false,
    isSample: false,
  };
}

/** Returns the stated percentage, or the amount as a share of the price with two decimals. */
function downPercentOf({ downCents, priceCents }: Purchase, terms: Terms | undefined): number {
  const down = terms?.down ?? { percent: usualTerms.downPercent };
  return 'percent' in down ? down.percent : Math.round((downCents * 10_000) / priceCents) / 100;
}

/** Names the terms that the search states; the others are defaults. */
const statedIn = ({ down, ratePercent, years }: Terms): ('down' | 'rate' | 'years')[] => [
  ...(down ? (['down'] as const) : []),
  ...(ratePercent === undefined ? [] : (['rate'] as const)),
  ...(years === undefined ? [] : (['years'] as const)),
];

/** Returns what a page needs to recompute the costs of the home. */
export const costDefaults = ({ country, homeType }: PricedRow, rates: Rates): PropertyDetail['costDefaults'] => ({
  rate: rates[country],
  downPercent: usualTerms.downPercent,
  years: usualTerms.years,
  insurancePercent: homeType === 'land' ? 0 : rates.insurance[country],
  closingPercent: rates.closing[country],
  mortgageInsurancePercent: rates.pmi,
  prepaidTaxMonths: usualTerms.prepaidTaxMonths,
  prepaidInsuranceMonths: usualTerms.prepaidInsuranceMonths,
});

const presentMonthly = (monthly: Costs['monthly']) => ({
  total: monthly.totalCents / 100,
  principalAndInterest: monthly.principalAndInterestCents / 100,
  tax: monthly.taxCents === null ? null : monthly.taxCents / 100,
  insurance: monthly.insuranceCents / 100,
  dues: monthly.duesCents === null ? null : monthly.duesCents / 100,
  mortgageInsurance: monthly.mortgageInsuranceCents / 100,
});

function loanAssumption(purchase: Purchase, loan: Costs['loan'], rate: StatedRate, terms: Terms | undefined): string {
  const { country, years } = purchase;
  const fixed =
    terms?.ratePercent === undefined ? formatRate(rate) : m.listings__from_your_search({ percent: rate.percent });
  const down = m.listings__down({ downPercentOf: downPercentOf(purchase, terms) });
  if (country === 'US') return m.listings__fixed_rate_of_over_years({ fixed, years, down });
  const insured = loan.premiumCents > 0 ? m.listings__insured_with_the_premium_added() : m.listings__not_insured();
  return m.listings__fixed_rate_of_compounded_half({ fixed, years, down, insured });
}

const insuranceAssumption = ({ country, homeType }: PricedRow, rates: Rates): string =>
  homeType === 'land'
    ? m.listings__no_home_insurance_as_it()
    : m.listings__home_insurance_of_the_price({ value: rates.insurance[country] });

const cashAssumptions = ({ country }: PricedRow, rates: Rates): string[] => [
  m.listings__closing_costs_of_the_price_2({ value: rates.closing[country] }),
  country === 'US'
    ? m.listings__months_of_property_tax_and({
        prepaidTaxMonths: usualTerms.prepaidTaxMonths,
        prepaidInsuranceMonths: usualTerms.prepaidInsuranceMonths,
      })
    : m.listings__no_first_time_buyers_rebate(),
];
