import { formatRate } from '@lintel/geo';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Property } from '@lintel/server/listings';
import { type Currency, decimal, money } from '../../ui/format.ts';

type MonthlyCost = NonNullable<Property['monthlyCost']>;

const missingNames: Record<MonthlyCost['missing'][number], string> = texts({
  property_tax: m.listings__property_tax,
  dues: m.listings__hoa_or_condo_fees,
});

/**
 * Formats `about $2,939 a month`. Unknown parts are named as not included: `about $2,189 a month before property tax`.
 */
export const costWords = ({ total, missing }: MonthlyCost, currency: Currency): string =>
  m.listings__about_a_month({
    total: money(total, currency),
    value:
      missing.length > 0 ? m.listings__before({ list: missing.map((name) => missingNames[name]).join(' and ') }) : '',
  });

/**
 * Formats the rate of the estimate: `at 6.36%`; the list names its date once. Terms stated in the search are named:
 * `with 10% down, 15 years, at 6.25%`.
 */
export function costRate(cost: MonthlyCost): string {
  if (!cost.stated) return m.listings__at({ rate: `${cost.rate.percent}%` });
  return m.listings__with_down_years_at({
    downPercent: decimal(cost.downPercent),
    years: cost.years,
    cost: rateOf(cost),
  });
}

/** A rate stated in the search has no date. */
const rateOf = ({ stated, rate }: MonthlyCost): string =>
  stated?.includes('rate') ? `${rate.percent}%` : formatRate(rate);

export const countryNames = {
  get US() {
    return m.listings__the_united_states();
  },
  CA: 'Canada',
} as const;

/** Explains why the monthly cost is missing; undefined if there is one, and for a sold home. */
export function noCost({ monthlyCost, status, country, currency, leastDownPayment }: Property): string | undefined {
  if (monthlyCost !== null || status === 'sold') return undefined;
  return leastDownPayment === undefined
    ? m.listings__no_monthly_cost_theres_no({ countryNames: countryNames[country] })
    : m.listings__no_monthly_cost_this_home({ leastDownPayment: money(leastDownPayment, currency) });
}

/** Lists the parts of the estimate and its terms. */
export function costNote(cost: MonthlyCost, currency: Currency): string {
  const parts: [string, number | null][] = [
    [m.listings__principal_and_interest(), cost.principalAndInterest],
    [m.listings__property_tax(), cost.tax],
    [m.listings__home_insurance(), cost.insurance],
    [m.listings__mortgage_insurance(), cost.mortgageInsurance],
    [m.listings__hoa_or_condo_fee(), cost.dues],
  ];
  const included = parts.flatMap(([name, amount]) => (amount ? [`${name} ${money(amount, currency)}`] : []));
  return m.listings__each_month_down_years_at({
    list: included.join(', '),
    downPercent: decimal(cost.downPercent),
    years: cost.years,
    cost: rateOf(cost),
    source: cost.rate.source,
  });
}
