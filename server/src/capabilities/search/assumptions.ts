import type { Assumption, Reading } from '@lintel/hypersearch';
import type { NlpResult } from './contract.ts';
import type { SentenceInput } from './sentence.ts';

const number = new Intl.NumberFormat('en-US');
const money = (value: string): string => `$${number.format(Number(value))}`;

const speak: Record<Assumption['kind'], (value: string) => string> = {
  down: (value) => (value.endsWith('%') ? `${value} down` : value === '0' ? 'Nothing down' : `${money(value)} down`),
  rate: (value) => `${value}% interest`,
  term: (value) => `${value}-year loan`,
  income: (value) => `Income ${money(value)} a year`,
  debts: (value) => (value === '0' ? 'No debts' : `Debts ${money(value)} a month`),
  savings: (value) => `Savings ${money(value)}`,
  credit: (value) => `Credit score ${value}`,
};

const aboutLoan: ReadonlySet<Assumption['kind']> = new Set(['down', 'rate', 'term']);

/** Why the search does not follow an assumption, and where the person can work with it. */
const noteOf = (kind: Assumption['kind']): string =>
  aboutLoan.has(kind)
    ? 'Not applied yet: the monthly costs here are those of 20% down, 30 years and the current rate. The page of each home works out its costs on your terms.'
    : 'Not applied yet: the search does not work out what you can afford. The affordability calculator does.';

/** The assumptions of a sentence for people, each with whether the person left it out. */
export const assumptionsOf = (
  { assumptions }: Pick<Reading, 'assumptions'>,
  { off = [], query = '' }: SentenceInput,
): NlpResult['assumptions'] =>
  assumptions.map(({ kind, value, text, span: [from, to] }) => ({
    text,
    label: speak[kind](value),
    words: query.slice(from, to),
    span: [from, to],
    isOff: off.includes(text),
    note: noteOf(kind),
  }));
