import type { Country, Currency } from './country.ts';
import { decimal, twoDecimals, whole } from './numbers.ts';

const currencyOf: Readonly<Record<Country, Currency>> = { US: 'USD', CA: 'CAD' };

/** `$` in the country of the currency, otherwise `US$` or `CA$`. */
export const currencySign = (currency: Currency, viewer: Country): string =>
  currencyOf[viewer] === currency ? '$' : currency === 'CAD' ? 'CA$' : 'US$';

const signed = (amount: number, text: string): string => (amount < 0 && /[1-9]/.test(text) ? `-${text}` : text);

/** Formats whole currency units: `$485,000`, `CA$485,000`. */
export const money = (amount: number, currency: Currency, viewer: Country): string =>
  signed(amount, `${currencySign(currency, viewer)}${whole(Math.abs(amount))}`);

/** Formats to the cent, for parts that must add up: `$2,939.29`. */
export const exactMoney = (amount: number, currency: Currency, viewer: Country): string =>
  signed(amount, `${currencySign(currency, viewer)}${twoDecimals(Math.abs(amount))}`);

/** Formats briefly for pins and chips: `$485k`, `CA$1.25M`. */
export function shortMoney(amount: number, currency: Currency, viewer: Country): string {
  const sign = `${amount < 0 ? '−' : ''}${currencySign(currency, viewer)}`;
  const size = Math.abs(amount);
  if (size >= 999_500) return `${sign}${trimmed(size / 1_000_000, size >= 9_995_000 ? 1 : 2)}M`;
  if (size >= 1_000) return `${sign}${trimmed(size / 1_000, 0)}k`;
  return `${sign}${trimmed(size, 0)}`;
}

const trimmed = (value: number, digits: number) => decimal(Number(value.toFixed(digits))).replaceAll(',', '');
