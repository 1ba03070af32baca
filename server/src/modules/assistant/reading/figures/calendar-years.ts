import type { Amount } from './amounts.ts';

/** The years that questions about homes name. */
const [earliest, latest] = [1_950, 2_049];

const months =
  'jan(uary|vier)?|enero|feb(ruary|rero)?|fevrier|mar(ch|s|zo)|apr(il)?|avril|abril|may|mai|mayo|june?|juin|junio|july?|juillet|julio|aug(ust)?|aout|agosto|sept?(ember|embre|iembre)?|oct(ober|obre|ubre)?|nov(ember|embre|iembre)?|dec(ember|embre)?|diciembre';
/** Words before a year: “in 2011”, “last year’s tax bill (2025)”, “december 2014”, “el recibo de 2025”. */
const before = new RegExp(
  `\\b(in|since|from|until|till|by|built|bought|purchased|year|fiscal|early|late|mid|spring|summer|fall|winter|en|depuis|desde|annee|ano|automne|printemps|ete|hiver|${months})\\.?,? (of |de |del )?$|\\($`,
);
/** Nouns that a year dates: “the 2025 taxes”, “2024 tax statement”, “2025 property tax”. */
const yearly =
  '(property |real estate |school |county |income )?(tax(es)?|bills?|returns?|statements?|assessments?|w-?2s?|t4s?|1040|season|closing|impuestos?|predial|recibo|declaracion|compte|avis)';
const after = new RegExp(`^\\)? ?('s )?${yearly}\\b`);
/** “Le compte de taxes 2026 est de 3 650 $”, “the taxes for 2025 came to 3,940”: the amount follows. */
const yearlyBefore =
  /\b(tax(es)?|bills?|taxes?|compte|impuestos?|predial|recibo|factura|statement|assessment|closing|returns?)( (for|of|pour|para|de|del|in))? $/;
const amountFollows =
  /^\)?,? ?(was|were|is|are|came|come|at|total\w*|est|sont|etait|etaient|sera|es|fue|son|fueron|salio|sale|vino|:|,|$)/;

/** True for a number that names a year of the calendar and no amount. `isLast` is true if no number follows it. */
const isCalendarYear = ({ unit, value, per, before: left, after: right }: Amount, isLast: boolean): boolean =>
  (unit === 'plain' || unit === 'money') &&
  per === undefined &&
  Number.isInteger(value) &&
  value >= earliest &&
  value <= latest &&
  (before.test(left) || after.test(right) || (!isLast && yearlyBefore.test(left) && amountFollows.test(right)));

/** Marks the years of the calendar among the numbers of a text. They are no amounts. */
export const asCalendarYears = (amounts: readonly Amount[]): Amount[] =>
  amounts.map((amount, at) =>
    isCalendarYear(amount, at === amounts.length - 1) ? { ...amount, unit: 'plain', role: 'year', sure: true } : amount,
  );
