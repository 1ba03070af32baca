import type { Amount } from './amounts.ts';

/** Usual terms of a mortgage in years, which are said without their unit: “at 6.5 for 30”. */
const usualTerms: ReadonlySet<number> = new Set([10, 15, 20, 25, 30]);
const termAfterRate =
  /^ ?%?,? ?(?:(?:fixed|fij[oa]|fixe|interest|de interes|d'interet|y|e|et|and) )*(?:for|over|on|a|por|sur|at)(?: (?:un|una|a|the))? $/;
/** “Stretch it back out to 25”, “rallonger à 30” */
export const stretched =
  /\b(stretch\w*|extend\w*|spread\w*|(re)?-?amorti\w*|lengthen\w*|rallong\w*|allong\w*|etal\w*|etir\w*|prolong\w*|estir\w*|alarg\w*|extiend\w*|extender\w*)( (it|this|that|the (loan|mortgage|payments?)|them|lo|la|le|l'hypotheque|le pret|back|out|again|all the way))* (to|over|out to|a|sur|jusqu'a|en|hasta) $/;
const [shortestTerm, longestTerm] = [10, 40];
const isStretched = (amount: Amount): boolean =>
  amount.unit === 'plain' &&
  !amount.per &&
  amount.value >= shortestTerm &&
  amount.value <= longestTerm &&
  stretched.test(amount.before) &&
  !otherUnit.test(amount.after);
const otherUnit =
  /^ ?-?(?:%|percent|per cent|days?|dias|jours|weeks?|semanas?|months?|meses|mois|minutes?|min\b|miles?|km|k\b|mil\b|thousand|grand|points?|puntos?|people|personas?|de (?:enganche|down|mise)|down|hours?|hrs?)/;

/** Words right before a rate that is said without its unit. */
const rateBefore =
  /\b(?:a|al|at|@|tasa|rate|taux|interes|interest|fixed|fij[oa]|fixe|quoted|offered)(?: (?:un|una|of|is|de|del|es|est|at|a|around|about|like|como|environ))* $/;
/** Words between a rate and its term. */
const toTerm =
  /^,? ?(?:(?:fixed|fij[oa]|fixe|interest|de interes|on|for|over|por|a|sur|y a|pour)(?: (?:un|una|a|the))? ?)*$/;
/** Words between a term and the rate after it: “25 ans à 4,39”. */
const fromTerm =
  /^,? ?-? ?(?:(?:fixed|fij[oa]|fixe|mortgage|loan|hypotheque|prestamo|term|at|@|a|al|con|avec|with|de|un|una|rate|taux|tasa|interest|interes) )* ?$/;
const [leastRate, mostRate] = [2, 15];

/** “Cinco por ciento de down y tres de cierre”: the costs are a share like the down payment. */
const closingAfter = /^ ?(?:de |of |for |en |in )?(?:closing|cierre|cloture|gastos de cierre|frais)\b/;
const mostClosing = 10;
const isShareOfClosing = ({ unit, value, after }: Amount, amounts: readonly Amount[]): boolean =>
  unit === 'plain' &&
  value <= mostClosing &&
  closingAfter.test(after) &&
  amounts.some((other) => other.unit === 'percent');

const couldBeRate = ({ unit, value, per }: Amount): boolean =>
  (unit === 'plain' || unit === 'percent') && per === undefined && value >= leastRate && value < mostRate;
const isTerm = (amount: Amount | undefined): boolean =>
  amount !== undefined &&
  usualTerms.has(amount.value) &&
  (amount.unit === 'years' || (amount.unit === 'plain' && !amount.per && !otherUnit.test(amount.after)));

/** True for a broken number right after a term in years, which is the rate: “30 years at 6.4”. */
const followsTerm = (amount: Amount, before: Amount | undefined): boolean =>
  before?.unit === 'years' &&
  isTerm(before) &&
  couldBeRate(amount) &&
  !Number.isInteger(amount.value) &&
  fromTerm.test(amount.before) &&
  !otherUnit.test(amount.after);

/**
 * Gives the rate and the term of a loan and a share of closing costs their units where they are said without them: “a siete y cuarto a treinta”,
 * “6.625 for 30”, “at 7, 30 years”.
 */
export const asLoanTerms = (amounts: readonly Amount[]): Amount[] =>
  amounts.map((amount, at) => {
    const [before, next] = [amounts[at - 1], amounts[at + 1]];
    if (isStretched(amount)) return { ...amount, unit: 'years' };
    if (isShareOfClosing(amount, amounts)) return { ...amount, unit: 'percent' };
    if (amount.unit === 'plain' && followsTerm(amount, before)) return { ...amount, unit: 'percent' };
    if (
      amount.unit === 'plain' &&
      couldBeRate(amount) &&
      isTerm(next) &&
      toTerm.test(amount.after) &&
      (!Number.isInteger(amount.value) || rateBefore.test(amount.before))
    )
      return { ...amount, unit: 'percent' };
    return amount.unit === 'plain' &&
      before !== undefined &&
      couldBeRate(before) &&
      isTerm(amount) &&
      termAfterRate.test(amount.before) &&
      (before.unit === 'percent' || !Number.isInteger(before.value) || rateBefore.test(before.before))
      ? { ...amount, unit: 'years' }
      : amount;
  });

/** “With the premium rolled in, 4.79% over 25 years”: a share right before or after a term is the rate of the loan. */
export const asRateOfTerm = (amounts: readonly Amount[]): Amount[] =>
  amounts.map((amount, at) =>
    amount.unit === 'percent' &&
    amount.role !== 'rate' &&
    amount.role !== 'down' &&
    followsTerm(amount, amounts[at - 1])
      ? { ...amount, role: 'rate', sure: true }
      : amount.unit === 'percent' &&
          amount.role !== 'rate' &&
          couldBeRate(amount) &&
          (!Number.isInteger(amount.value) || (amount.value < 10 && amount.role !== 'down')) &&
          isTerm(amounts[at + 1]) &&
          toTerm.test(amount.after)
        ? { ...amount, role: 'rate', sure: true }
        : amount,
  );
