import { m } from '@lintel/messages';
import type { Costs } from '@lintel/mortgage';
import type { Property } from '@lintel/server/listings';

export interface CostLine {
  name: string;
  /** In currency units; null if unknown. */
  amount: number | null;
}

/** Content of a table and its bar: the parts, and the total of the known ones. */
export interface CostSum {
  total: number;
  lines: readonly CostLine[];
}

type Home = Pick<Property, 'monthlyCost' | 'cashToClose' | 'country'>;

/** Converts the costs the server sent with the home. */
export const serverMonthly = ({ monthlyCost: cost, country }: Home): CostSum | undefined =>
  cost
    ? {
        total: cost.total,
        lines: monthlyLines(country, cost),
      }
    : undefined;

export const serverCash = ({ cashToClose: cash, country }: Home): CostSum | undefined =>
  cash ? { total: cash.total, lines: cashLines(country, { ...cash, points: 0, premiumTax: 0 }) } : undefined;

/** Converts the costs computed in the browser to the same lines. */
export const computedMonthly = (country: Property['country'], { monthly }: Costs): CostSum => ({
  total: monthly.totalCents / 100,
  lines: monthlyLines(country, {
    principalAndInterest: monthly.principalAndInterestCents / 100,
    tax: units(monthly.taxCents),
    insurance: monthly.insuranceCents / 100,
    mortgageInsurance: monthly.mortgageInsuranceCents / 100,
    dues: units(monthly.duesCents),
  }),
});

export const computedCash = (country: Property['country'], { cash }: Costs): CostSum => ({
  total: cash.totalCents / 100,
  lines: cashLines(country, {
    downPayment: cash.downCents / 100,
    closingCosts: cash.closingCents / 100,
    prepaid: cash.prepaidCents / 100,
    points: cash.pointsCents / 100,
    premiumTax: cash.premiumTaxCents / 100,
    transferTax: units(cash.transferTaxCents),
  }),
});

const units = (cents: number | null): number | null => (cents === null ? null : cents / 100);

interface Monthly {
  principalAndInterest: number;
  tax: number | null;
  insurance: number;
  mortgageInsurance: number;
  dues: number | null;
}

function monthlyLines(country: Property['country'], cost: Monthly): CostLine[] {
  const lines: (CostLine | false)[] = [
    { name: m.listings__principal_and_interest_2(), amount: cost.principalAndInterest },
    { name: m.listings__property_tax_2(), amount: cost.tax },
    { name: m.listings__home_insurance_2(), amount: cost.insurance },
    cost.mortgageInsurance > 0 && { name: m.listings__mortgage_insurance_2(), amount: cost.mortgageInsurance },
    { name: country === 'US' ? m.listings__hoa_or_condo_fee() : m.listings__condo_or_strata_fee(), amount: cost.dues },
  ];
  return lines.filter((line) => line !== false);
}

interface Cash {
  downPayment: number;
  closingCosts: number;
  prepaid: number;
  points: number;
  premiumTax: number;
  transferTax: number | null;
}

function cashLines(country: Property['country'], cash: Cash): CostLine[] {
  const lines: (CostLine | false)[] = [
    { name: m.listings__down_payment_2(), amount: cash.downPayment },
    { name: m.listings__closing_costs(), amount: cash.closingCosts },
    cash.prepaid > 0 && { name: m.listings__prepaid_tax_and_insurance(), amount: cash.prepaid },
    cash.points > 0 && { name: m.listings__points(), amount: cash.points },
    cash.premiumTax > 0 && { name: m.listings__sales_tax_on_the_insurance(), amount: cash.premiumTax },
    {
      name:
        country === 'US' ? m.listings__state_and_county_transfer_taxes() : m.listings__land_transfer_tax_and_title(),
      amount: cash.transferTax,
    },
  ];
  return lines.filter((line) => line !== false);
}
