import type { Amount } from '../reading/figures/amounts.ts';
import type { NumberRole } from '../reading/figures/number-roles.ts';
import { amountsIn } from '../reading/figures/read-amounts.ts';
import { type Calculator, statedOf } from './calculator.ts';
import { buyingCalculators } from './kinds/buying.ts';
import { closingCalculators } from './kinds/closing.ts';
import { agentPayCalculators, commissionCalculators } from './kinds/commission.ts';
import { countedIncomeCalculators } from './kinds/counted-income.ts';
import { equityCalculators } from './kinds/equity.ts';
import { foreignSellerCalculators } from './kinds/foreign-seller.ts';
import { insuranceEndCalculators } from './kinds/insurance-ends.ts';
import { lendingCalculators } from './kinds/lending.ts';
import { loanCalculators } from './kinds/loan.ts';
import { loanSizeCalculators } from './kinds/loan-size.ts';
import { meansCalculators } from './kinds/means.ts';
import { newHomeGstCalculators } from './kinds/new-home-gst.ts';
import { owningCalculators } from './kinds/owning.ts';
import { partCalculators } from './kinds/parts.ts';
import { propertyTaxCalculators } from './kinds/property-tax.ts';
import { purchaseFundCalculators } from './kinds/purchase-funds.ts';
import { rateCalculators } from './kinds/rate-changes.ts';
import { refinanceCalculators } from './kinds/refinance.ts';
import { rentCalculators } from './kinds/rent.ts';
import { saleCalculators } from './kinds/sale.ts';
import { sellerCreditCalculators } from './kinds/seller-credit.ts';
import { shareCalculators } from './kinds/shares.ts';
import { taxedGainCalculators } from './kinds/taxed-gain.ts';
import { assigned, type Values } from './quantities/assign.ts';
import { homesteadCalculators } from './quantities/homestead.ts';
import { notationIn } from './quantities/notation.ts';
import { type QuantityName, quantities } from './quantities/quantities.ts';
import { asRunningCosts } from './quantities/running-costs.ts';
import { asCommission, asDownShare, isShareSized } from './quantities/share-units.ts';

/** The catalogue. The order decides between calculators that use a question's numbers equally well. */
const table = {
  ...homesteadCalculators,
  ...foreignSellerCalculators,
  ...taxedGainCalculators,
  ...loanSizeCalculators,
  ...insuranceEndCalculators,
  ...countedIncomeCalculators,
  ...newHomeGstCalculators,
  ...shareCalculators,
  ...propertyTaxCalculators,
  ...sellerCreditCalculators,
  ...purchaseFundCalculators,
  ...agentPayCalculators,
  ...closingCalculators,
  ...rateCalculators,
  ...lendingCalculators,
  ...owningCalculators,
  ...buyingCalculators,
  ...refinanceCalculators,
  ...loanCalculators,
  ...equityCalculators,
  ...saleCalculators,
  ...commissionCalculators,
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
/** “Property tax for 2026” */
const yearOf = /\b(tax|taxes|impuestos?|predial|bill)? ?(for|of|pour|para|de|del) $/;
const others: ReadonlySet<NumberRole> = new Set(['score', 'zip', 'age', 'year']);
const scoreAround =
  /\b(score|fico|puntaje|cote|pointage|credits?)( (is|of|de|est|es|at|around|about))* $|^ ?(of |de )?(credit|credito|fico|score|puntaje|cote)\b/;
const isScore = ({ value, before, after }: Amount): boolean =>
  value >= 300 && value <= 850 && (scoreAround.test(before) || scoreAround.test(after));

/** True for years of the calendar, credit scores, ages and ZIP codes. */
const isOther = (amount: Amount): boolean => {
  const { unit, value, role, sure, per, before } = amount;
  return (
    unit === 'plain' &&
    !per &&
    ((value >= 1_950 && value < 2_050 && (role === 'year' || (!(sure && role) && yearBefore.test(before)))) ||
      (value >= 2_015 && value < 2_035 && yearOf.test(before)) ||
      (sure === true && others.has(role!)) ||
      isScore(amount))
  );
};

/** “5 yr fixed” and “the bank’s 2 year rate” name a product. */
const isRateTerm = ({ unit, value, before, after }: Amount): boolean =>
  unit === 'years' &&
  value <= 10 &&
  (/\b(fixed|closed|variable|fixe|ferme|fij[oa]) $/.test(before) ||
    /^ ?-? ?(fixed|closed|open|variable|rate|fixe|ferme|ouvert|taux|fij[oa]|tasa)\b/.test(after));

/** “3 months interest on 310k” counts the months of a charge, “every 2 weeks” the rhythm of a payment. */
const isRhythm = ({ unit, value, after }: Amount): boolean =>
  unit === 'plain' && ((value === 2 && /^ ?-?(weeks?|semaines?|semanas?)\b/.test(after)) || interestAfter.test(after));
const interestAfter =
  /^ ?-?(months?|mois|meses)('|’)? ?(worth )?(of |d'|de )?(the |los )?(interests?|interets?|interes(es)?)\b/;

/** Largest number of a quantity that counts something, such as months. */
const mostCount = 500;

/** Returns the numbers that a calculation has to use: “bought 10 years ago” says nothing about a gain. */
function countedFor(names: readonly QuantityName[], amounts: readonly Amount[]): Amount[] {
  const takes = (unit: Amount['unit']) =>
    names.some((name) => quantities[name].units.includes(unit) && (quantities[name].to ?? mostCount + 1) <= mostCount);
  // “Bought in 2015 for 240k”: the words before the year are about the price too.
  const joined = amounts.map((amount, at) => {
    const other = amounts[at - 1];
    if (other?.unit === 'plain' && isOther(other)) return { ...amount, before: other.before + amount.before };
    // “Balances of 310,000 and 55,000”
    return other?.unit === amount.unit && /^ ?(and|et|y|plus|&|\+) \$?$/.test(amount.before)
      ? { ...amount, before: other.before }
      : amount;
  });
  return asRunningCosts(names, joined)
    .map(asCommission(names))
    .map(asDownShare(names))
    .filter(
      (amount) =>
        !isOther(amount) &&
        !isRateTerm(amount) &&
        !isRhythm(amount) &&
        (amount.unit !== 'years' || takes('years')) &&
        (amount.unit !== 'plain' ||
          amount.value >= 50 ||
          amount.per !== undefined ||
          isShareSized(amount) ||
          takes('plain')),
    );
}

/** “Two units rent at 1,450 each” */
const unitsIn =
  /\b(\d|two|three|deux|trois|dos|tres) (?:other |autres? |otr[ao]s )?(?:units|sides|doors|apartments|logements|portes|unidades|departamentos|puertas)\b/;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, deux: 2, trois: 3, dos: 2, tres: 3 };

const homesIn: readonly (readonly [number, RegExp])[] = [
  [2, /\bdupl\w+/],
  [3, /\btripl\w+/],
  [4, /\b(four-?plex|quad(ru)?plex|4-?plex)\w*/],
];
const eachBefore =
  /\b(each|every|per|cada|chaque) (side|unit|door|half|cote|logement|lado|unidad|puerta)\b[^\d.,;?!]*$/;
const eachHome =
  /^ ?(a month |\/ ?mo |par mois |al mes )?(each|apiece|chacun\w*|cada un[oa])\b|^ ?(a|per|for|each|every|chaque|cada|par|por|le|de)? ?(month |mois |mes )?(each|per|a|chaque|cada|par|por|every)? ?(side|unit|door|half|cote|logement|porte|lado|unidad|puerta)\b/;

/** Larger amounts are not a month's rent of one home. */
const mostRent = 20_000;

/** Multiplies “1,150 each side” of a duplex. */
function ofAllHomes(text: string, amounts: readonly Amount[]): readonly Amount[] {
  const units = unitsIn.exec(text)?.[1];
  const count =
    units === undefined ? homesIn.find(([, pattern]) => pattern.test(text))?.[0] : (counts[units] ?? Number(units));
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
export function calculationOf(
  text: string,
  amounts: readonly Amount[],
  known: Values = {},
  names = calculationNames as readonly CalculationName[],
): Calculation | undefined {
  return names
    .flatMap((name): Calculation[] => {
      const { needs, takes = [], least = needs.length, named } = calculators[name];
      if (!asks(name, text)) return [];
      const its = [...needs, ...takes];
      const { values: written, rest } = notationIn(text, its);
      const others = its.filter((each) => !written[each]);
      const numbers = rest === text ? amounts : amountsIn(rest);
      const { values: stated, unused } = assigned(countedFor(others, ofAllHomes(text, numbers)), others);
      const kept = its.flatMap((each) => (known[each] ? [[each, known[each]] as const] : []));
      const values: Values = { ...Object.fromEntries(kept), ...stated, ...written };
      if (Object.keys(values).length < least || (unused > 0 && !named)) return [];
      return needs.some((each) => values[each] === undefined) ? [] : [{ name, values }];
    })
    .find(({ name, values }) => calculators[name].run(statedOf(values, 'US', anyRate)) !== undefined);
}

/** True if a text has the words that ask for a calculation. */
const asks = (name: CalculationName, text: string): boolean => {
  const { asked, never } = calculators[name];
  return asked.every((pattern) => pattern.test(text)) && !never?.test(text);
};

/** Returns the further calculations about the same loan that a text asks for: “total interest and the balance after 7 years”. */
export const besideOf = ({ name, values }: Calculation, text: string): Calculation[] =>
  name in loanCalculators
    ? (Object.keys(loanCalculators) as CalculationName[]).flatMap((other) => {
        const { needs, takes = [] } = calculators[other];
        if (other === name || !asks(other, text) || needs.some((each) => values[each] === undefined)) return [];
        const its = [...needs, ...takes].flatMap((each) => (values[each] ? [[each, values[each]] as const] : []));
        return [{ name: other, values: Object.fromEntries(its) }];
      })
    : [];

/** True if the words of a calculation are its name. */
export const isNamed = (name: unknown): boolean => calculators[name as CalculationName]?.named === true;
const namedCalculations = calculationNames.filter(isNamed);

/** Returns the calculation that a text asks for by its name, and whose quantities it states. */
export const namedCalculationOf = (
  text: string,
  amounts: readonly Amount[],
  known: Values = {},
): Calculation | undefined => (/\d/.test(text) ? calculationOf(text, amounts, known, namedCalculations) : undefined);

/** Returns the last calculation with the numbers of a message in place of the stated ones that they change. */
export function recalculated(
  { name, values: before }: Calculation,
  text: string,
  amounts: readonly Amount[],
): Calculation | undefined {
  const { needs, takes = [] } = calculators[name];
  const names = [...needs, ...takes];
  const { values: written, rest } = notationIn(text, names);
  const values = { ...before, ...written };
  const counted = countedFor(names, rest === text ? amounts : amountsIn(rest));
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

/** True if a question by itself has the words of a calculation that they name. */
export const asksByName = (name: unknown, text: string): boolean =>
  isNamed(name) && asks(name as CalculationName, text);

const distance = (one: number, other: number): number =>
  Math.abs(Math.log(Math.max(one, 0.01) / Math.max(other, 0.01)));
