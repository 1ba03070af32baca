import { formatRate } from '@lintel/geo';
import type { Property } from '@lintel/server/listings';
import { type Currency, decimal, money } from '../../ui/format.ts';

type MonthlyCost = NonNullable<Property['monthlyCost']>;

const missingNames: Record<MonthlyCost['missing'][number], string> = { property_tax: 'property tax', dues: 'dues' };

/** `about $2,939 a month`; what is not known and so not in it is named: `about $2,189 a month before property tax`. */
export const costWords = ({ total, missing }: MonthlyCost, currency: Currency): string =>
  `about ${money(total, currency)} a month${missing.length > 0 ? ` before ${missing.map((name) => missingNames[name]).join(' and ')}` : ''}`;

/** The rate of the figure with its day: `at 6.36% on Nov 19, 2026`. */
export const costRate = ({ rate }: MonthlyCost): string => `at ${formatRate(rate)}`;

const countryNames = { US: 'the United States', CA: 'Canada' } as const;

/** The sentence in place of a monthly cost where the country of a home has no usable rate; undefined for any other home. */
export const noRate = ({ monthlyCost, status, country }: Property): string | undefined =>
  monthlyCost === null && status !== 'sold'
    ? `No monthly cost: there’s no current mortgage rate for ${countryNames[country]}.`
    : undefined;

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
  return `A month: ${held.join(', ')}. ${decimal(cost.downPercent)}% down, ${cost.years} years, at ${formatRate(cost.rate)} (${cost.rate.source}); no quote.`;
}
