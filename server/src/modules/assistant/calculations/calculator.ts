import type { Country } from '../reading/talk.ts';
import type { LabelName } from './labels.ts';
import type { NoteName } from './notes.ts';
import type { Values } from './quantities/assign.ts';
import type { QuantityName } from './quantities/quantities.ts';

/** `money` is rounded to whole currency units if it has no cents. */
export type Unit = 'money' | 'percent' | 'months' | 'years' | 'times' | 'number';

/** A part of the arithmetic of a step, such as “− $23,250 (commission, 5%)”. */
export interface Term {
  sign?: '+' | '−' | '×' | '÷';
  value: number;
  unit?: Unit;
  label?: LabelName;
  /** The stated share that the amount was computed from. */
  percent?: number;
  /** The number of the year, written after the label. */
  ordinal?: number;
}

/** A result with its arithmetic. */
export interface Step {
  label: LabelName;
  value: number;
  unit: Unit;
  terms?: readonly Term[];
  /** The number of the year, written after the label. */
  ordinal?: number;
}

export interface Result {
  /** The answer first. */
  steps: readonly Step[];
  notes?: readonly NoteName[];
}

/** The stated quantities of a question, in currency units, percent and years. */
export interface Stated {
  country: Country;
  /** The country's current rate in percent. */
  rate: number | undefined;
  has(name: QuantityName): boolean;
  /** The stated value, else the default, else 0. */
  of(name: QuantityName, otherwise?: number): number;
  /** The amount; a stated percentage is taken of `base`. */
  amount(name: QuantityName, base: number): number;
  /** The stated percentage, if it is one. */
  percent(name: QuantityName): number | undefined;
}

export interface Calculator {
  /** Patterns that must all match the plain text of the question. */
  asked: readonly RegExp[];
  never?: RegExp;
  /** True if the words are the name of the calculation: it goes before other readings, and a number may be left over. */
  named?: true;
  /** In a conversation, the last question must match all patterns. */
  itself?: true;
  /** Quantities that the question must state. */
  needs: readonly QuantityName[];
  /** Further quantities that it may state. */
  takes?: readonly QuantityName[];
  /** Minimum number of stated quantities, if more than the needed ones. */
  least?: number;
  /** The country whose rule it is. */
  country?: Country;
  /** The country in whose currency the result is. */
  currency?: Country;
  run(stated: Stated): Result | undefined;
}

/** Returns the stated values with their defaults. */
export const statedOf = (values: Values, country: Country, rate: number | undefined): Stated => ({
  country,
  rate,
  has: (name) => values[name] !== undefined,
  of: (name, otherwise = 0) => values[name]?.value ?? otherwise,
  amount: (name, base) => {
    const stated = values[name];
    return stated === undefined ? 0 : stated.percent ? Math.round(base * stated.value) / 100 : stated.value;
  },
  percent: (name) => (values[name]?.percent ? values[name].value : undefined),
});

/** Words that several calculators share (plain text). */
export const words = {
  selling: /\b(s[eo]ll\w*|sold|list(ed|ing)|(?<!\b(me|nos) )sale|vend\w*|vente|venta)\b/,
  left: /\b(walk\w* (away|out|with)|what do (i|we|you) (get|walk)|my (end|cut|half|share|piece|portion|take|check)|(combien|il) (me|nous) rest\w+|net|nets|proceeds|left( over)?|keep|pocket|clear|take home|end up with|profit|remains?|in hand|reste\w*|garde\w*|poches?|empoche\w*|quedo|queda\w*|net[oa]|libres?|llevo|gananci\w*|me toca|con cuanto (salimos|salgo|nos vamos))\b/,
  month: /\b(months?|monthly|mois|mensuel\w*|mes(es)?|mensual\w*)\b/,
  rent: /\b(rent(s|al|ed|er)?|renting|loyers?|lou(e|es|er|ons)|rentas?|rentar|alquil\w*|arriendo|lease|landlord|proprietaire|casero)\b/,
  incomeNeeded:
    /\b(income|salary|gross|revenu|salaire|ingreso|sueldo)s? (that )?(is )?(needed|required|necessary|necessaire|requis|necesario)\b|\b(need|have|necesit\w+|tengo que|faut|dois) (to )?(earn|make|gagner|ganar)\b/,
  howMuch:
    /\b(how (much|many|long|big)|what|whats|combien|quel\w*|cuant[oa]s?|que|cual)\b|\?|\b(calcul\w*|compute|figure)\b/,
} as const;

/** Returns a yearly amount a month. */
export const monthOf = (yearly: number): number => Math.round((yearly / 12) * 100) / 100;
