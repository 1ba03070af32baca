import { caCosts, caMonthly } from './canada/costs.ts';
import type { Frequency } from './frequency.ts';
import type { Compounding } from './rate.ts';
import { usCosts, usMonthly } from './us/costs.ts';

interface Home {
  priceCents: number;
  /** Two letters. */
  state: string;
  /** A year; null where it is not known. */
  taxAnnualCents: number | null;
  /** A year. */
  insuranceAnnualCents: number;
  /** The owners' association or condo fee a month; 0 is none, null is not known. */
  duesMonthlyCents: number | null;
}

interface Terms {
  downCents: number;
  ratePercent: number;
  years: number;
  /** Costs of closing in per cent of the price, taxes on the transfer not among them. */
  closingPercent: number;
}

export interface UsPurchase extends Home, Terms {
  country: 'US';
  loan: 'conventional' | 'fha';
  /** A year, of the loan; null takes the assumed rate for the loan-to-value ratio. */
  pmiPercent: number | null;
  /** Paid to the lender at closing, in per cent of the loan. */
  pointsPercent: number;
  /** Months of property tax, and of insurance, that are paid in advance at closing. */
  prepaidTaxMonths: number;
  prepaidInsuranceMonths: number;
}

export interface CaPurchase extends Home, Terms {
  country: 'CA';
  city: string | undefined;
  compounding: Compounding;
  frequency: Frequency;
  firstTimeBuyer: boolean;
  newlyBuilt: boolean;
  /** Insured although the down payment would not ask for it. */
  insured: boolean;
  nonTraditionalDown: boolean;
}

export type Purchase = UsPurchase | CaPurchase;

/** What a part of the cost could not be computed from. */
export type MissingCost = 'property_tax' | 'dues' | 'transfer_tax';

/** A rule that the purchase meets or breaks, with the figures that it speaks of. */
export type Finding =
  | { kind: 'down_below_least'; leastCents: number }
  | { kind: 'above_limit' | 'limit_of_county'; loan: UsPurchase['loan']; lowestCents: number; highestCents: number }
  | { kind: 'not_insurable'; fromCents: number }
  | { kind: 'too_long'; yearsAtMost: number }
  | { kind: 'transfer_tax_may_be_more' }
  | { kind: 'tables_out_of_date' };

export interface Costs {
  loan: {
    baseCents: number;
    /** Financed beside it: the FHA's up-front premium or the Canadian insurance premium. */
    premiumCents: number;
    premiumPercent: number;
    totalCents: number;
    /** Of the base loan, in per cent, two decimals. */
    ltvPercent: number;
  };
  /** Principal and interest each time. */
  payment: { cents: number; perYear: number };
  /** All a month, in cents; null is not known and not in the total. */
  monthly: {
    principalAndInterestCents: number;
    taxCents: number | null;
    insuranceCents: number;
    duesCents: number | null;
    /** Private mortgage insurance, or the FHA's annual premium in its first year. */
    mortgageInsuranceCents: number;
    totalCents: number;
  };
  /** What has to be there at closing, in cents; null is not known and not in the total. */
  cash: {
    downCents: number;
    closingCents: number;
    prepaidCents: number;
    pointsCents: number;
    /** Sales tax on the insurance premium. */
    premiumTaxCents: number;
    transferTaxCents: number | null;
    totalCents: number;
  };
  missing: readonly MissingCost[];
  findings: readonly Finding[];
}

/** What a home costs a month and at closing, on the terms given, by the tables of a day (ISO). Never throws. */
export const costsOf = (purchase: Purchase, day: string): Costs =>
  purchase.country === 'US' ? usCosts(purchase, day) : caCosts(purchase, day);

/** The monthly part of `costsOf` alone, for those who ask it of many homes. */
export const monthlyCostOf = (purchase: Purchase, day: string): Costs['monthly'] =>
  purchase.country === 'US' ? usMonthly(purchase, day) : caMonthly(purchase, day);
