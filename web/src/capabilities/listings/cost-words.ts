import { formatRate } from '@lintel/geo';
import type { Property } from '@lintel/server/listings';
import { type Currency, decimal, money } from '../../ui/format.ts';

type MonthlyCost = NonNullable<Property['monthlyCost']>;

const missingNames: Record<MonthlyCost['missing'][number], string> = { property_tax: 'property tax', dues: 'dues' };

/** `about $2,939 a month`; what is not known and so not in it is named: `about $2,189 a month before property tax`. */
export const costWords = ({ total, missing }: MonthlyCost, currency: Currency): string =>
  `about ${money(total, currency)} a month${missing.length > 0 ? ` before ${missing.map((name) => missingNames[name]).join(' and ')}` : ''}`;

/**
 * The rate of the figure with its day: `at 6.36% on Nov 19, 2026`. On the terms of a search these are named:
 * `with 10% down, 15 years, at 6.25%`.
 */
export function costRate(cost: MonthlyCost): string {
  if (!cost.stated) return `at ${formatRate(cost.rate)}`;
  return `with ${decimal(cost.downPercent)}% down, ${cost.years} years, at ${rateOf(cost)}`;
}

/** A rate that the search states has no day. */
const rateOf = ({ stated, rate }: MonthlyCost): string =>
  stated?.includes('rate') ? `${rate.percent}%` : formatRate(rate);

const countryNames = { US: 'the United States', CA: 'Canada' } as const;

/** The sentence in place of a monthly cost that is missing; undefined where there is one, and for a sold home. */
export function noCost({ monthlyCost, status, country, currency, leastDownPayment }: Property): string | undefined {
  if (monthlyCost !== null || status === 'sold') return undefined;
  return leastDownPayment === undefined
    ? `No monthly cost: there’s no current mortgage rate for ${countryNames[country]}.`
    : `No monthly cost: this home needs a down payment of at least ${money(leastDownPayment, currency)}.`;
}

/** What the figure holds, part by part, and on which terms. */
export function costNote(cost: MonthlyCost, currency: Currency): string {
  const parts: [string, number | null][] = [
    ['principal and interest', cost.principalAndInterest],
    ['property tax', cost.tax],
    ['home insurance', cost.insurance],
    ['mortgage insurance', cost.mortgageInsurance],
    ['HOA or condo fee', cost.dues],
  ];
  const held = parts.flatMap(([name, amount]) => (amount ? [`${name} ${money(amount, currency)}`] : []));
  return `A month: ${held.join(', ')}. ${decimal(cost.downPercent)}% down, ${cost.years} years, at ${rateOf(cost)} (${cost.rate.source}); no quote.`;
}
