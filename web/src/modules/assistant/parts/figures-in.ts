import { type Currency, money } from '../../../ui/format.ts';
import { viewerNow } from '../../../ui/viewer.ts';
import { type Language, labels } from './labels.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-CA', es: 'es-US' };

/** Formats an ISO day or instant as `November 23, 2026`. */
export const dayIn = (language: Language, iso: string): string =>
  new Date(iso).toLocaleDateString(locales[language], { dateStyle: 'medium' });

export const wholeIn = (language: Language, value: number): string =>
  value.toLocaleString(locales[language], { maximumFractionDigits: 0 });

/** Formats money for the language: `$480,000`, `480 000 $`. Another country's currency includes the country. */
export function moneyIn(language: Language, amount: number, currency: Currency): string {
  if (language !== 'fr') return money(amount, currency);
  const own = (viewerNow().country === 'US') === (currency === 'USD');
  return `${wholeIn('fr', amount)}\u00a0$${own ? '' : currency === 'USD' ? '\u00a0US' : '\u00a0CA'}`;
}

interface Rate {
  percent: number;
  on: string;
  isOld: boolean;
  isSample: boolean;
}

/** Formats `6.36% on Nov 19, 2026`. A rate always has its date, and sample rates are marked as samples. */
export function rateIn(language: Language, { percent, on, isOld, isSample }: Rate): string {
  const number = percent.toLocaleString(locales[language], { maximumFractionDigits: 2 });
  const written = `${number}${language === 'fr' ? '\u00a0' : ''}%${isSample ? labels[language].sample : ''}`;
  return labels[language].rateOf(written, dayIn(language, `${on}T12:00:00`), isOld);
}
