import type { Frequency } from './frequency.ts';
import type { Compounding } from './rate.ts';

interface Home {
  priceCents: number;
  /** Two-letter code. */
  state: string;
  /** Per year; null when unknown. */
  taxAnnualCents: number | null;
  /** Per year. */
  insuranceAnnualCents: number;
  /** Monthly owners' association or condo fee; 0 means none, null means unknown. */
  duesMonthlyCents: number | null;
}

interface Terms {
  downCents: number;
  ratePercent: number;
  years: number;
  /** Closing costs in percent of the price, excluding transfer taxes. */
  closingPercent: number;
}

export interface UsPurchase extends Home, Terms {
  country: 'US';
  loan: 'conventional' | 'fha' | 'va' | 'usda';
  /** Per year, in percent of the loan; null uses the assumed rate of the loan-to-value ratio. */
  pmiPercent: number | null;
  /** Paid to the lender at closing, in percent of the loan. */
  pointsPercent: number;
  /** Months of property tax, and of insurance, prepaid at closing. */
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
  /** Insured although the down payment does not require it. */
  insured: boolean;
  nonTraditionalDown: boolean;
}

export type Purchase = UsPurchase | CaPurchase;

/** Missing input of a part of the cost. */
export type MissingCost = 'property_tax' | 'dues' | 'transfer_tax';

/** A rule that the purchase meets or violates, with its figures. */
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
    /** Financed premium: the FHA's up-front premium or the Canadian insurance premium. */
    premiumCents: number;
    premiumPercent: number;
    totalCents: number;
    /** Base loan in percent of the price, two decimals. */
    ltvPercent: number;
  };
  /** Principal and interest per payment. */
  payment: { cents: number; perYear: number };
  /** Monthly cost in cents; null is unknown and excluded from the total. */
  monthly: {
    principalAndInterestCents: number;
    taxCents: number | null;
    insuranceCents: number;
    duesCents: number | null;
    /** Private mortgage insurance, or the FHA's annual premium in its first year. */
    mortgageInsuranceCents: number;
    totalCents: number;
  };
  /** Cash to close in cents; null is unknown and excluded from the total. */
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
