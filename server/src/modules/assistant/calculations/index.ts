import type { Amount } from '../reading/figures/amounts.ts';
import type { NumberRole } from '../reading/figures/number-roles.ts';
import { assigned, type Values } from './assign.ts';
import { buyingCalculators } from './buying.ts';
import { type Calculator, statedOf } from './calculator.ts';
import { homesteadCalculators } from './homestead.ts';
import { loanCalculators } from './loan.ts';
import { meansCalculators } from './means.ts';
import { partCalculators } from './parts.ts';
import { type QuantityName, quantities } from './quantities.ts';
import { refinanceCalculators } from './refinance.ts';
import { rentCalculators } from './rent.ts';
import { saleCalculators } from './sale.ts';

/** The catalogue. The order decides between calculators that use a question's numbers equally well. */
const table = {
  ...homesteadCalculators,
  ...buyingCalculators,
  ...refinanceCalculators,
  ...loanCalculators,
  ...saleCalculators,
  ...meansCalculators,
  ...rentCalculators,
  ...partCalculators,
};
export type CalculationName = keyof typeof table;
export const calculators: Readonly<Record<CalculationName, Calculator>> = table;
export const calculationNames = Object.keys(table) as [CalculationName, ...CalculationName[]];

export interface Calculation {
  name: CalculationName;
  values: Values;
}

const yearBefore = /\b(in|since|from|until|by|built|en|depuis|desde|del?|annee|ano) $/;
const others: ReadonlySet<NumberRole> = new Set(['score', 'zip', 'age', 'year']);
/** True for years of the calendar, credit scores, ages and ZIP codes. */
const isOther = ({ unit, value, role, sure, per, before }: Amount): boolean =>
  unit === 'plain' &&
  !per &&
  ((value >= 1_950 && value < 2_050 && (role === 'year' || yearBefore.test(before))) ||
    (sure === true && others.has(role!)));

/** “5 yr fixed” and “the bank’s 2 year rate” name a product. */
const isRateTerm = ({ unit, value, before, after }: Amount): boolean =>
  unit === 'years' &&
  value <= 10 &&
  (/\b(fixed|closed|variable|fixe|ferme|fij[oa]) $/.test(before) ||
    /^ ?-? ?(fixed|closed|open|variable|rate|fixe|ferme|ouvert|taux|fij[oa]|tasa)\b/.test(after));

/** Largest number of a quantity that counts something, such as months. */
const mostCount = 500;

/** Returns the numbers that a calculation has to use: “bought 10 years ago” says nothing about a gain. */
function countedFor(names: readonly QuantityName[], amounts: readonly Amount[]): Amount[] {
  const takes = (unit: Amount['unit']) =>
    names.some((name) => quantities[name].units.includes(unit) && (quantities[name].to ?? mostCount + 1) <= mostCount);
  // “Bought in 2015 for 240k”: the words before the year are about the price too.
  const joined = amounts.map((amount, at) => {
    const other = amounts[at - 1];
    return other?.unit === 'plain' && isOther(other) ? { ...amount, before: other.before + amount.before } : amount;
  });
  return joined.filter(
    (amount) =>
      !isOther(amount) &&
      !isRateTerm(amount) &&
      (amount.unit !== 'years' || takes('years')) &&
      (amount.unit !== 'plain' || amount.value >= 50 || amount.per !== undefined || takes('plain')),
  );
}

const homesIn: readonly (readonly [number, RegExp])[] = [
  [2, /\bdupl\w+/],
  [3, /\btripl\w+/],
  [4, /\b(four-?plex|quad(ru)?plex|4-?plex)\w*/],
];
const eachBefore =
  /\b(each|every|per|cada|chaque) (side|unit|door|half|cote|logement|lado|unidad|puerta)\b[^\d.,;?!]*$/;
const eachHome =
  /^ ?(a|per|for|each|every|chaque|cada|par|por|le|de)? ?(month |mois |mes )?(each|per|a|chaque|cada|par|por|every)? ?(side|unit|door|half|cote|logement|porte|lado|unidad|puerta)\b/;

/** Larger amounts are not a month's rent of one home. */
const mostRent = 20_000;

/** Multiplies “1,150 each side” of a duplex. */
function ofAllHomes(text: string, amounts: readonly Amount[]): readonly Amount[] {
  const count = homesIn.find(([, pattern]) => pattern.test(text))?.[0];
  return count === undefined
    ? amounts
    : amounts.map((amount) =>
        amount.value < mostRent && (eachHome.test(amount.after) || eachBefore.test(amount.before))
          ? { ...amount, value: amount.value * count }
          : amount,
      );
}

/** Any rate shows whether a calculation has a result. */
const anyRate = 6;

/**
 * Returns the calculation that a plain text asks for and whose quantities its numbers state. `known` are quantities of
 * the conversation, which the stated ones replace.
 */
export function calculationOf(text: string, amounts: readonly Amount[], known: Values = {}): Calculation | undefined {
  return calculationNames
    .flatMap((name): Calculation[] => {
      const { asked, never, needs, takes = [], least = needs.length } = calculators[name];
      if (!asked.every((pattern) => pattern.test(text)) || never?.test(text)) return [];
      const names = [...needs, ...takes];
      const { values: stated, unused } = assigned(countedFor(names, ofAllHomes(text, amounts)), names);
      const kept = names.flatMap((each) => (known[each] ? [[each, known[each]] as const] : []));
      const values: Values = { ...Object.fromEntries(kept), ...stated };
      if (Object.keys(values).length < least) return [];
      return unused > 0 || needs.some((each) => values[each] === undefined) ? [] : [{ name, values }];
    })
    .find(({ name, values }) => calculators[name].run(statedOf(values, 'US', anyRate)) !== undefined);
}

/** Returns the last calculation with the numbers of a message in place of the stated ones that they change. */
export function recalculated({ name, values }: Calculation, amounts: readonly Amount[]): Calculation | undefined {
  const { needs, takes = [] } = calculators[name];
  const names = [...needs, ...takes];
  const counted = countedFor(names, amounts);
  const { values: stated, unused } = assigned(counted, names);
  if (unused === 0) return { name, values: { ...values, ...stated } };
  const [only, another] = counted;
  if (!only || another) return undefined;
  // A number without words replaces the stated quantity of its unit that is nearest in size.
  const percent = only.unit === 'percent';
  const [nearest] = Object.entries(values)
    .filter(([, each]) => each.percent === percent)
    .sort(([, one], [, other]) => distance(one.value, only.value) - distance(other.value, only.value));
  return nearest && { name, values: { ...values, [nearest[0]]: { value: only.value, percent } } };
}

/** True if a text has words that ask for some calculation. */
export const asksCalculation = (text: string): boolean =>
  calculationNames.some((name) => isPartOf(name, text) && !calculators[name].never?.test(text));

/** True if a clause has words that ask for a calculation. */
export const isPartOf = (name: unknown, clause: string): boolean =>
  calculators[name as CalculationName].asked.some((pattern) => pattern.test(clause));

/** True if a question has the words of a calculation that no earlier question can ask for. */
export const asksItself = (name: unknown, text: string): boolean => {
  const { asked, itself } = calculators[name as CalculationName];
  return itself !== true || asked.every((pattern) => pattern.test(text));
};

const distance = (one: number, other: number): number =>
  Math.abs(Math.log(Math.max(one, 0.01) / Math.max(other, 0.01)));
