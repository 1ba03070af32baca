import { money as inMoney, viewerNow } from '../../../platform/serve/viewer.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import type { InLanguages, Language } from '../reading/language.ts';

export type Currency = 'USD' | 'CAD';

/** Formats figures, days and lists in a language. */
export interface Speaker {
  language: Language;
  /** `$480,000`, `CA$480,000`, `480 000 $`; input in currency units. */
  money(amount: number, currency: Currency): string;
  /** Same format with cents. */
  exactMoney(amount: number, currency: Currency): string;
  number(value: number): string;
  /** A factor of a calculation, such as an exchange rate of 0.7185. */
  factor(value: number): string;
  percent(value: number): string;
  /** `March 14, 2027`; input is an ISO day or instant. */
  day(iso: string): string;
  /** `Saturday, March 14, 2:00 PM`, in a time zone. */
  moment(iso: string, timeZone: string): string;
  /** `a, b and c` */
  listed(words: readonly string[]): string;
  /** `1 home`, `12 homes` */
  counted(n: number, one: string, many: string): string;
}

const locales: InLanguages = { en: 'en-US', fr: 'fr-CA', es: 'es-US' };
const and: InLanguages = { en: 'and', fr: 'et', es: 'y' };

function speakerOf(language: Language): Speaker {
  const locale = locales[language];
  const fine = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  /** Rates in eighths, such as 6.625 %, and 1.925 %. */
  const eighths = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const share = (value: number) => (Number.isInteger(Number((value * 200).toFixed(6))) ? eighths : fine).format(value);
  const factors = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const french = (written: string, currency: Currency) => {
    const own = viewerNow().country === (currency === 'USD' ? 'US' : 'CA');
    return `${written}\u00a0$${own ? '' : currency === 'USD' ? '\u00a0US' : '\u00a0CA'}`;
  };
  const signOf = (currency: Currency) => inMoney(0, currency).replace(/0.*$/, '');
  return {
    language,
    money: (amount, currency) =>
      language === 'fr' ? french(whole.format(amount), currency) : inMoney(amount * 100, currency),
    exactMoney: (amount, currency) =>
      language === 'fr' ? french(cents.format(amount), currency) : `${signOf(currency)}${cents.format(amount)}`,
    number: (value) => fine.format(value),
    factor: (value) => factors.format(value),
    percent: (value) => (language === 'fr' ? `${share(value)}\u00a0%` : `${share(value)}%`),
    day: (iso) => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`)),
    moment: (iso, timeZone) =>
      new Date(iso).toLocaleString(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      }),
    listed: (words) =>
      words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and[language]} ${words.at(-1)}`,
    counted: (n, one, many) => `${whole.format(n)} ${n === 1 || (n === 0 && language === 'fr') ? one : many}`,
  };
}

const speakers: InLanguages<Speaker> = { en: speakerOf('en'), fr: speakerOf('fr'), es: speakerOf('es') };
export const speaker = (language: Language): Speaker => speakers[language];

/** Replaces the underscores of a vocabulary name such as `in_unit_laundry` with spaces. */
export const spaced = (name: string): string => name.replaceAll('_', ' ');

export const text = (...sentences: (string | false | null | undefined)[]): StoredPart => ({
  kind: 'text',
  text: sentences.filter(Boolean).join(' '),
});

type Choice = { label: string; message: string } | string;
/** Returns a row of buttons. The label of a plain string is also its message. */
export const choices = (...offered: (Choice | false | null | undefined)[]): StoredPart => ({
  kind: 'choices',
  choices: offered
    .filter((each) => each !== false && each !== null && each !== undefined)
    .map((each) => (typeof each === 'string' ? { label: each, message: each } : each)),
});

export const sources = (...links: (readonly [label: string, path: string])[]): StoredPart => ({
  kind: 'sources',
  links: links.map(([label, path]) => ({ label, path })),
});

/** Returns a query string with its `?`. A parameter can have several values. */
export function query(params: Readonly<Record<string, string | readonly (string | number)[]>>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const each of typeof value === 'string' ? [value] : value) written.append(name, String(each));
  return written.size === 0 ? '' : `?${written}`;
}
