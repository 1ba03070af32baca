import { m } from '@lintel/messages';
import {
  type Country,
  type Frequency,
  frequencies,
  type Instalment,
  renewedSchedule,
  scheduleOf,
} from '@lintel/mortgage';
import { numberText } from '../../../api/typed-numbers.ts';
import { isWhole, isWithin } from '../tools/typed.ts';

/** The inputs of the schedule; the address of its page holds those that differ from the defaults. */
export interface Typed {
  country: Country;
  loan: string;
  rate: string;
  years: string;
  frequency: Frequency;
  extra: string;
  /** Canada: years of the first rate, and the rate after them. */
  term: string;
  renewal: string;
}

export const defaultsOf = (country: Country): Typed => ({
  ...{ country, loan: '320000', frequency: 'monthly', extra: '0', term: '5', renewal: '5.5' },
  ...(country === 'CA' ? { rate: '4.5', years: '25' } : { rate: '6.5', years: '30' }),
});

export function readTyped(search: Record<string, unknown>): Typed {
  const usual = defaultsOf(search.country === 'CA' ? 'CA' : 'US');
  return {
    country: usual.country,
    frequency: frequencies.find((each) => each === search.frequency) ?? usual.frequency,
    loan: numberText(search.loan, usual.loan),
    rate: numberText(search.rate, usual.rate),
    years: numberText(search.years, usual.years),
    extra: numberText(search.extra, usual.extra),
    term: numberText(search.term, usual.term),
    renewal: numberText(search.renewal, usual.renewal),
  };
}

/** The first input that gives no schedule, with its rule. */
export function problemOf({ country, loan, rate, years, extra, term, renewal }: Typed): string | undefined {
  if (!(Number(loan) > 0 && Number(loan) <= 1e9)) return m.lending__loan_must_be_positive();
  if (!isWithin(rate, 0, 30)) return m.lending__rate_0_to_30();
  if (!isWhole(years, 1, 40)) return m.lending__years_1_to_40();
  if (!isWithin(extra, 0, Number(loan))) return m.lending__extra_below_price();
  if (country === 'US') return undefined;
  if (!isWhole(term, 1, Number(years))) return m.lending__term_within_amortization();
  return isWithin(renewal, 0, 30) ? undefined : m.lending__rate_0_to_30();
}

export function scheduleFor({ country, loan, rate, years, frequency, extra, term, renewal }: Typed): Instalment[] {
  const extraCents = Math.round(Number(extra) * 100);
  const debt = {
    ...{ loanCents: Math.round(Number(loan) * 100), ratePercent: Number(rate), years: Number(years), frequency },
    compounding: country === 'CA' ? ('half-yearly' as const) : ('monthly' as const),
  };
  if (country === 'US') return scheduleOf(debt, extraCents);
  return renewedSchedule(debt, { afterYears: Number(term), ratePercent: Number(renewal) }, extraCents);
}
