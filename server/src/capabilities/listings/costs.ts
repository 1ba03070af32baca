import { formatRate } from '@lintel/geo';
import { type Costs, costsOf, type MissingCost, monthlyCostOf, type Purchase, percentOf } from '@lintel/mortgage';
import type { StatedRate } from '../rates/index.ts';
import type { Property, PropertyDetail } from './contract.ts';
import type { PublicListing } from './public-listings.ts';
import type { Rates } from './rates.ts';

/** The terms that every home is shown with. */
const downPercent = 20;
const years = 30;
const prepaid = { prepaidTaxMonths: 3, prepaidInsuranceMonths: 12 };

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

/**
 * The cost a month in cents, as the index keeps it; undefined for a sold home and without a rate. On the usual terms no
 * table of a day is in it, so the day does not matter.
 */
export function monthlyCostCents(row: PricedRow, rates: Rates): number | undefined {
  const rate = rates[row.country];
  if (row.status === 'sold' || rate === null) return undefined;
  return monthlyCostOf(usualPurchase(row, rates, rate.percent), rate.on).totalCents;
}

/** `today` is an ISO day: it chooses the tables of limits and taxes. */
export function presentCosts(
  row: PricedRow,
  rates: Rates,
  today: string,
): Pick<Property, 'monthlyCost' | 'cashToClose'> {
  if (row.status === 'sold') return { monthlyCost: null, cashToClose: null };
  const rate = rates[row.country];
  // The cash to close does not depend on the rate.
  const { monthly, cash, missing } = costsOf(usualPurchase(row, rates, rate?.percent ?? 0), today);
  const isMissing = <T extends MissingCost>(...names: T[]): T[] => names.filter((name) => missing.includes(name));
  return {
    monthlyCost: rate && {
      ...monthlyOnWire(monthly),
      ratePercent: rate.percent,
      asOf: rate.on,
      rate,
      downPercent,
      years,
      assumptions: [loanAssumption(row, rate), insuranceAssumption(row, rates)],
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

/** What a page needs to compute other costs of the same home. */
export const costDefaults = ({ country, homeType }: PricedRow, rates: Rates): PropertyDetail['costDefaults'] => ({
  rate: rates[country],
  downPercent,
  years,
  insurancePercent: homeType === 'land' ? 0 : rates.insurance[country],
  closingPercent: rates.closing[country],
  mortgageInsurancePercent: rates.pmi,
  ...prepaid,
});

function usualPurchase(row: PricedRow, rates: Rates, ratePercent: number): Purchase {
  const { country, listPriceCents: priceCents } = row;
  const home = {
    priceCents,
    state: row.stateOrProvince,
    taxAnnualCents: row.taxAnnualAmountCents,
    insuranceAnnualCents: row.homeType === 'land' ? 0 : percentOf(priceCents, rates.insurance[country]),
    duesMonthlyCents: row.associationFeeMonthlyCents,
    downCents: percentOf(priceCents, downPercent),
    ratePercent,
    years,
    closingPercent: rates.closing[country],
  };
  if (country === 'US')
    return { ...home, country, loan: 'conventional', pmiPercent: rates.pmi, pointsPercent: 0, ...prepaid };
  return {
    ...home,
    country,
    city: row.city,
    compounding: 'half-yearly',
    frequency: 'monthly',
    firstTimeBuyer: false,
    newlyBuilt: false,
    insured: false,
    nonTraditionalDown: false,
  };
}

const monthlyOnWire = (monthly: Costs['monthly']) => ({
  total: monthly.totalCents / 100,
  principalAndInterest: monthly.principalAndInterestCents / 100,
  tax: monthly.taxCents === null ? null : monthly.taxCents / 100,
  insurance: monthly.insuranceCents / 100,
  dues: monthly.duesCents === null ? null : monthly.duesCents / 100,
  mortgageInsurance: monthly.mortgageInsuranceCents / 100,
});

const loanAssumption = ({ country }: PricedRow, rate: StatedRate): string =>
  country === 'US'
    ? `Fixed rate of ${formatRate(rate)} over ${years} years, ${downPercent}% down`
    : `Fixed rate of ${formatRate(rate)}, compounded half-yearly, over ${years} years, ${downPercent}% down, not insured`;

const insuranceAssumption = ({ country, homeType }: PricedRow, rates: Rates): string =>
  homeType === 'land'
    ? 'No home insurance, as it is land'
    : `Home insurance ${rates.insurance[country]}% of the price a year`;

const cashAssumptions = ({ country }: PricedRow, rates: Rates): string[] => [
  `Closing costs ${rates.closing[country]}% of the price, taxes on the transfer not among them`,
  country === 'US'
    ? `${prepaid.prepaidTaxMonths} months of property tax and ${prepaid.prepaidInsuranceMonths} of insurance paid in advance`
    : 'No first-time buyer’s rebate',
];
