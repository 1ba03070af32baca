import { m } from '@lintel/messages';
import { type Country, type Frequency, frequencies } from '@lintel/mortgage';
import { changedFrom, numberText } from '../../../api/typed-numbers.ts';

/** The inputs of the calculator as typed; the address of its page holds those that differ from the defaults. */
export interface Typed {
  country: Country;
  price: string;
  down: string;
  rate: string;
  years: string;
  frequency: Frequency;
  extra: string;
}

/** The defaults of the specification: 400,000 at 6.5% over 30 years with 80,000 down. */
export const defaults: Typed = {
  country: 'US',
  price: '400000',
  down: '80000',
  rate: '6.5',
  years: '30',
  frequency: 'monthly',
  extra: '0',
};

export const readTyped = (search: Record<string, unknown>): Typed => ({
  country: search.country === 'CA' ? 'CA' : 'US',
  frequency: frequencies.find((each) => each === search.frequency) ?? defaults.frequency,
  price: numberText(search.price, defaults.price),
  down: numberText(search.down, defaults.down),
  rate: numberText(search.rate, defaults.rate),
  years: numberText(search.years, defaults.years),
  extra: numberText(search.extra, defaults.extra),
});

/** The inputs that differ from the defaults. */
export const searchOf = (typed: Typed): Partial<Typed> => changedFrom(typed, defaults);

export interface Terms {
  country: Country;
  frequency: Frequency;
  price: number;
  down: number;
  rate: number;
  years: number;
  extra: number;
}

export const termsOf = ({ country, frequency, price, down, rate, years, extra }: Typed): Terms => ({
  ...{ country, frequency },
  ...{ price: Number(price), down: Number(down), rate: Number(rate), years: Number(years), extra: Number(extra) },
});

/** The first input that gives no loan, with its rule. */
export function problemOf({ price, down, rate, years, extra }: Terms): string | undefined {
  if (!(price > 0 && price <= 1e9)) return m.lending__price_must_be_positive();
  if (!(down >= 0 && down < price)) return m.lending__down_below_price();
  if (!(rate >= 0 && rate <= 30)) return m.lending__rate_0_to_30();
  if (!(extra >= 0 && extra <= price)) return m.lending__extra_below_price();
  return Number.isInteger(years) && years >= 1 && years <= 40 ? undefined : m.lending__years_1_to_40();
}
