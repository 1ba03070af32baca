import { money as inMoney } from '../../../foundation/viewer.ts';
import type { StoredPart } from '../parts/stored-part.ts';

export type Currency = 'USD' | 'CAD';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `$480,000`, `CA$480,000`; of currency units. */
export const money = (amount: number, currency: Currency): string => inMoney(amount * 100, currency);

export const number = (value: number): string => fine.format(value);
export const percent = (value: number): string => `${fine.format(value)}%`;

export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${whole.format(n)} ${n === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c` */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `14 March 2027`, of an ISO day. */
export const dayInWords = (day: string): string =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A name out of the vocabulary, for people: `in_unit_laundry`. */
export const spaced = (name: string): string => name.replaceAll('_', ' ');

export const text = (...sentences: (string | false | null | undefined)[]): StoredPart => ({
  kind: 'text',
  text: sentences.filter(Boolean).join(' '),
});

type Choice = { label: string; message: string } | string;
/** What may be pressed next; a plain word is its own message. */
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

/** A query string of names with one or several values, with its `?`. */
export function query(params: Readonly<Record<string, string | readonly (string | number)[]>>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const each of typeof value === 'string' ? [value] : value) written.append(name, String(each));
  return written.size === 0 ? '' : `?${written}`;
}
