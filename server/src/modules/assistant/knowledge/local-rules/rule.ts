import { type InLanguages, inLanguages } from '../../reading/language.ts';
import type { Entry } from '../entry.ts';
import type { Period } from './period.ts';

/** Writes a text in English, French and Spanish. */
export const say = inLanguages;

/** A text in English, French and Spanish. */
export type Texts = readonly [en: string, fr: string, es: string];

/** Computes the figure of an amount that a question states: the probate fee of an estate, the largest deposit of a rent. */
type FigureOf = (amount: number) => number;

/** States the figure of an amount, and the figure as a share of it. */
export type FigureText = InLanguages<(amount: string, figure: string, percent: string) => string>;

/** The rule of one state or province. */
export interface Rule {
  /** The text of a state begins after its name. */
  says: InLanguages;
  /** The statute or agency. */
  source: string;
  figures?: readonly FigureOf[];
  periods?: readonly Period[];
  /** How each figure is said, if the figures of the topic are not all said alike. */
  figureTexts?: readonly FigureText[];
}

/** The rules of states or provinces, by their codes. */
export type Rows = Readonly<Record<string, Rule>>;

/** The rules of a topic in one country. */
export interface Rules {
  /** The entry that explains the topic without a place, or the id of one in the general lists. */
  entry: Entry | string;
  /** Empty for a rule of the whole country, which the entry states. */
  rows: Rows;
  figure?: FigureText;
  /** The asked amount on which the figure decides as the highest one. */
  decides?: 'rent' | 'deposit';
  /** The amounts that can be meant: a stated rent, or a range. */
  amounts?: 'rent' | readonly [least: number, most: number];
}

/** The month whose law the tables state. Unless a table says so, its rows were not compared with the statutes they name. */
export const asOf = '2025-12';

export const rule = (source: string, en: string, fr: string, es: string, figure?: FigureOf): Rule => ({
  says: say(en, fr, es),
  source,
  ...(figure ? { figures: [figure] } : {}),
});

/** Writes the general entry of a topic of Canada. */
export const topic = (id: string, names: string, source: string, en: string, fr: string, es: string): Entry => ({
  id,
  names,
  says: say(en, fr, es),
  source,
  country: 'CA',
  asOf,
});

/** Returns the parts of several sentences, joined in each language. Absent parts are skipped. */
export const joined = (...parts: readonly (Texts | undefined | false)[]): Texts => {
  const said = parts.filter((part): part is Texts => Array.isArray(part));
  const of = (at: 0 | 1 | 2) => said.map((texts) => texts[at]).join(' ');
  return [of(0), of(1), of(2)];
};

/** Writes the text of each row. The last cell of a row is its source. */
export const byPlace = <Row extends readonly unknown[]>(
  rows: Readonly<Record<string, readonly [...Row, source: string]>>,
  write: (...row: Row) => Texts,
  special: Readonly<Record<string, Texts>> = {},
): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([state, row]) => {
      const texts = joined(write(...(row.slice(0, -1) as unknown as Row)), special[state]);
      return [state, rule(row.at(-1) as string, ...texts)];
    }),
  );

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Adds the shares of a rent or a value that the rules set. */
export const withShares = (rows: Rows, shares: Readonly<Record<string, readonly number[]>>): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([state, row]) => {
      const figures = shares[state]?.map((share) => (amount: number) => cents(amount * share));
      return [state, figures ? { ...row, figures } : row];
    }),
  );

/** Adds the periods that the rules count from an event. */
export const withPeriods = (rows: Rows, periods: Readonly<Record<string, readonly Period[]>>): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([state, row]) => [state, periods[state] ? { ...row, periods: periods[state] } : row]),
  );

/** States a share of a rent or a value. */
export const shareOf: FigureText = {
  en: (amount, figure, percent) => `${percent} of ${amount} is ${figure}.`,
  fr: (amount, figure, percent) => `${percent} de ${amount} font ${figure}.`,
  es: (amount, figure, percent) => `${percent} de ${amount} son ${figure}.`,
};

/** States the largest deposit of a rent. */
export const depositOf: FigureText = {
  en: (rent, most) => `With a rent of ${rent} that is at most ${most}.`,
  fr: (rent, most) => `Avec un loyer de ${rent}, cela fait au plus ${most}.`,
  es: (rent, most) => `Con una renta de ${rent} son ${most} como máximo.`,
};

/** States the highest new rent. */
export const highestRent: FigureText = {
  en: (rent, most) => `At ${rent} that is at most ${most}.`,
  fr: (rent, most) => `Pour ${rent}, cela fait au plus ${most}.`,
  es: (rent, most) => `Con ${rent} son ${most} como máximo.`,
};

/** “1 month’s rent”, “1.5 months’ rent” */
export const monthsOfRent = (months: number): Texts => [
  months === 1 ? 'one month’s rent' : `${months} months’ rent`,
  `${String(months).replace('.', ',')} mois de loyer`,
  months === 1 ? 'un mes de renta' : `${months} meses de renta`,
];
