import { m } from '@lintel/messages';
import type { Advice } from './inspection.ts';

/** Below this length a text is a heading or a stamp, and says nothing about whose file it is. */
export const TEXT_LEAST = 200;
/** Names and dates are on the first pages. */
export const TEXT_MAX = 20_000;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${months.join('|')})[a-z]*\\.?`;

/** Forms of a day in statements of the two countries, with the order of their groups. */
const forms: readonly [pattern: RegExp, year: number, month: number, day: number][] = [
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/g, 1, 2, 3],
  [/\b(\d{1,2})\/(\d{1,2})\/(20\d\d)\b/g, 3, 1, 2],
  [new RegExp(`\\b${MONTH} (\\d{1,2}),? (20\\d\\d)\\b`, 'gi'), 3, 1, 2],
  [new RegExp(`\\b(\\d{1,2}) ${MONTH} (20\\d\\d)\\b`, 'gi'), 3, 2, 1],
];

/** The latest day that a text names, until today; undefined without one. Days after today are due dates. */
export function latestDayIn(text: string, today: string): string | undefined {
  const days = forms.flatMap(([pattern, year, month, day]) =>
    Array.from(text.matchAll(pattern), (found) => dayOf(found[year]!, found[month]!, Number(found[day]))),
  );
  return days
    .filter((day): day is string => day !== undefined && day <= today)
    .toSorted()
    .at(-1);
}

function dayOf(year: string, named: string, day: number): string | undefined {
  const month = months.indexOf(named.slice(0, 3).toLowerCase()) + 1 || Number(named);
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // Date.parse takes 31 February for a day in March, so the parts are compared.
  const parsed = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ');

/** Advice for a text that does not contain the last name of its owner. */
export function nameAdvice(text: string, lastName: string): Advice | undefined {
  const isThere = ` ${plain(text)} `.includes(` ${plain(lastName).trim()} `);
  return isThere ? undefined : { code: 'name-not-found', text: m.documents__name_is_not_in_it({ name: lastName }) };
}
