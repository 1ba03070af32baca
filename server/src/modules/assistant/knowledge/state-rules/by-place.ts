import { inLanguages } from '../../reading/language.ts';
import type { PlaceText } from '../entry.ts';

/** A text in English, French and Spanish. */
export type Texts = readonly [en: string, fr: string, es: string];

/** The texts of states and provinces, by their codes. */
export type ByPlace = Readonly<Record<string, PlaceText>>;

/** The month whose law the tables state. Unless a table says so, its rows were not compared with the statutes they name. */
export const asOf = '2025-12';

/** Returns the parts of several sentences, joined in each language. Absent parts are skipped. */
export const joined = (...parts: readonly (Texts | undefined | false)[]): Texts => {
  const said = parts.filter((part): part is Texts => Array.isArray(part));
  const of = (at: 0 | 1 | 2) => said.map((texts) => texts[at]).join(' ');
  return [of(0), of(1), of(2)];
};

/** Writes the text of each row, which an answer puts after the name of its state. The last cell of a row is its source. */
export const byPlace = <Row extends readonly unknown[]>(
  rows: Readonly<Record<string, readonly [...Row, source: string]>>,
  write: (...row: Row) => Texts,
  special: Readonly<Record<string, Texts>> = {},
): ByPlace =>
  Object.fromEntries(
    Object.entries(rows).map(([state, row]) => {
      const [en, fr, es] = joined(write(...(row.slice(0, -1) as unknown as Row)), special[state]);
      return [state, { says: inLanguages(en, fr, es), source: row.at(-1) as string }];
    }),
  );

/** Adds the shares of a rent or a value that the rules set. */
export const withShares = (texts: ByPlace, shares: Readonly<Record<string, readonly number[] | undefined>>): ByPlace =>
  Object.fromEntries(Object.entries(texts).map(([state, text]) => [state, { ...text, shares: shares[state] }]));

/** “1 month’s rent”, “1.5 months’ rent” */
export const monthsOfRent = (months: number): Texts => [
  months === 1 ? 'one month’s rent' : `${months} months’ rent`,
  months < 2
    ? `${String(months).replace('.', ',')} mois de loyer`
    : `${String(months).replace('.', ',')} mois de loyer`,
  months === 1 ? 'un mes de renta' : `${months} meses de renta`,
];
