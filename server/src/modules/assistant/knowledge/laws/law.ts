import { type InLanguages, inLanguages } from '../../reading/language.ts';
import type { Entry } from '../entry.ts';

/** Writes a text in English, French and Spanish. */
export const say = inLanguages;

/** The rule of one state or province. */
export interface Rule {
  says: InLanguages;
  /** The statute or agency. */
  source: string;
  /** Computes the figure of an amount that the question states: a probate fee of the value of an estate. */
  figure?: (amount: number) => number;
}

/** A topic whose rule each state or province sets, with the rules that are known. */
export interface Law {
  /** The id of the entry that explains the topic without a place. */
  id: string;
  /** The entry, unless the general lists have it. */
  general?: Entry;
  /** How a question asks for it, as plain text. Topics that come first win. */
  asks: RegExp;
  rules: Readonly<Record<string, Rule>>;
  /** Other entries that explain the same matter, which its rules replace. */
  names?: readonly string[];
  /** The most sums of money in a question for the rule; more ask for a calculation. */
  mostAmounts?: number;
  /** True for a rule of the whole country, which its entry states. */
  federal?: true;
  /** States the computed figure of an amount. */
  figure?: InLanguages<(amount: string, figure: string) => string>;
  /** The range of amounts that can be meant. */
  amounts?: readonly [least: number, most: number];
}

export const rule = (source: string, en: string, fr: string, es: string, figure?: Rule['figure']): Rule => ({
  says: say(en, fr, es),
  source,
  ...(figure ? { figure } : {}),
});

/** The month whose law the tables state. Unless a table says so, its rows were not compared with the statutes they name. */
export const asOf = '2025-12';

/** Writes the general entry of a topic of Canada. */
export const topic = (id: string, names: string, source: string, en: string, fr: string, es: string): Entry => ({
  id,
  names,
  says: say(en, fr, es),
  source,
  country: 'CA',
  asOf,
});
