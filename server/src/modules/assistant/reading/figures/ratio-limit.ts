import type { Amount } from './amounts.ts';

/** The share of income that a lender allows for the home, or for the home and all debts. */
export interface RatioLimit {
  percent: number;
  side: 'front' | 'back';
}

const ofIncome =
  /\b(dti|tds|gds|atd|abd|debt[- ]to[- ]income|(debt|income|housing) ratio|ratio|endettement|endeudamiento)\b[^\d]{0,30}$/;
const ofIncomeAfter =
  /^ ?(dti|tds|gds|atd|abd|ratio|debt[- ]to[- ]income|(of|de|du|del|des) (my |our |the |your |mi |mis |nuestro |nuestros |su |sus |los |les |el |mes |nos |mon |notre |gross |monthly )*(income|pay|revenus?|ingresos?|salaire|sueldo)\b)/;
const bounds =
  /\b(goes?( up)?( to)?|up to|at most|caps?|capped|limit\w*|max\w*|allow\w*|lets?|only let|llegan?|hasta|tope|limite|acept\w+|jusqu'a|plafon\w+|perme\w+|accept\w+)\b[^\d]{0,25}$/;
const lender =
  /\b(banks?|lenders?|credit union|they|underwrit\w+|banque|preteurs?|caisse|banco|prestamistas?|cooperativa)\b/;
const ofAll =
  /^ ?(for|to|on|of|go(es)? to|pour|para|en)? ?(the |my |our |la |le |mi )?(everything|all|total|debts?|house|housing|mortgage|tout|dettes?|logement|maison|todo|deudas?|casa|vivienda)\b/;
const otherMeaning =
  /^ ?(down|deposit|off|rate|interest|comptant|de (enganche|entrada|inicial|mise|pie|rabais)|d'(apport|interet)|(of|de|du|del|on) (the |la |le |el )?(price|value|valeur|prix|valor|precio|ltv|home|house|purchase))\b/;
const ofRate = /\b(rates?|interest|taux|tasas?|interes|down|enganche|mise( de fonds)?|apr)\b[^\d]{0,15}$/;

/** Limits of lenders lie between these percentages of income. */
const [least, most] = [20, 65];

const usedAs =
  /\b(us(es?|ing|ed|an|a|o|ando)|utilis\w+|aplic\w+|allows?|counts?|limit|limite|tope|at)( (a|an|the|un|el|de|of))* $/;
/** The shares of income that lenders limit debts to, which are no down payments. */
const usualLimits: ReadonlySet<number> = new Set([28, 31, 32, 33, 36, 38, 39, 41, 42, 43, 44, 46, 47, 49, 57]);

/** True for “the bank goes up to 43 percent for everything”: a share of income, not a down payment or a rate. */
export const isRatioLimit = ({ unit, value, before, after }: Amount): boolean =>
  unit === 'percent' &&
  value >= least &&
  value <= most &&
  !otherMeaning.test(after) &&
  !ofRate.test(before) &&
  (ofIncome.test(before) ||
    ofIncomeAfter.test(after) ||
    (usualLimits.has(value) && usedAs.test(before)) ||
    (bounds.test(before) && (lender.test(before) || ofAll.test(after))));

/** The largest share that lenders name for the home alone: 28 % and 31 %, and 32 % in Canada. */
const mostForHome = 32;
const joined = /^ ?%? ?(and|&|\/|-|or|et|ou|y|o|avec|con|with)( (at|a|con))? ?$/;

/** True for a percentage that can be a limit of a lender by its size and its words: “using 31 %”, “28/36”. */
const couldBeLimit = ({ unit, value, before, after, per }: Amount): boolean =>
  (unit === 'percent' || unit === 'plain') &&
  per === undefined &&
  value >= least &&
  value <= most &&
  !otherMeaning.test(after) &&
  !ofRate.test(before);

/**
 * Returns the limits that a question states beside an income, where a percentage can be nothing else, and the numbers
 * that state them. Of two, the lower is for the home and the higher for all debts.
 */
export function limitsBesideIncome(
  amounts: readonly Amount[],
): { front?: number; back?: number; stated: readonly Amount[] } | undefined {
  const stated = amounts.filter(
    (amount, at) =>
      couldBeLimit(amount) &&
      (amount.unit === 'percent' || (amounts[at + 1]?.unit === 'percent' && joined.test(amounts[at + 1]!.before))),
  );
  const [one, other, further] = stated;
  if (!one || further) return undefined;
  if (other) return { front: Math.min(one.value, other.value), back: Math.max(one.value, other.value), stated };
  const isFront = one.value <= mostForHome || forHome.test(one.after) || frontNames.test(`${one.before} ${one.after}`);
  return isFront ? { front: one.value, stated } : { back: one.value, stated };
}

const forHome =
  /^[^\d]{0,12}\b(for|to|toward|on|pour|para|a) (the |a |la |le |l'|el |my |mi )?(house|housing|home|mortgage|maison|logement|hypotheque|casa|vivienda|hipoteca)\b(?!.{0,15}\b(and|et|y)\b)/;
const frontNames = /\b(gds|abd|front|housing ratio)\b/;

/** Returns the share of income that a question states as the limit of a lender. */
export function ratioLimitOf(amounts: readonly Amount[]): RatioLimit | undefined {
  const found = amounts.find(isRatioLimit);
  if (!found) return undefined;
  const isFront = forHome.test(found.after) || frontNames.test(`${found.before} ${found.after}`);
  return { percent: found.value, side: isFront ? 'front' : 'back' };
}
