import { amountsOf, withoutDots } from '../../../figures/amounts.ts';
import { plain } from '../../../plain.ts';
import type { Talk } from '../../../talk.ts';
import { termsOf } from '../../../topics/terms.ts';
import { type Planner, use } from '../../use.ts';
import { countryFor } from '../cost-terms.ts';

/** A term and its rate: “15 years at 5.6”, “5.75 el de 15”. */
const pairs: readonly (readonly [pattern: RegExp, years: number, rate: number])[] = [
  [
    /\b(\d{2})(?![ \d,.]*%)(?=[ a-z@-])[ -]*(?:years?|yrs?|yr|y|ans|anos)? ?(?:fixed |fixe |fijo |loan |one )?(?:(?:at|a|al|@|con|with|is|es|est a)(?: el| un| una)? )?(\d{1,2}(?:[.,]\d{1,3})?)(?![\d,.]*\d)/g,
    1,
    2,
  ],
  [
    /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) ?(?:%|percent|por ciento|pour cent)? ?(?:for|on|over|sur|pour|a|en|para|el|la|le|celui|the)(?: the| a| el| la| le)?(?: de| a| of)? (\d{2})(?! ?%|[.,]\d)\b/g,
    2,
    1,
  ],
];
const usualTerms: ReadonlySet<number> = new Set([10, 15, 20, 25, 30, 40]);
const [leastRate, mostRate] = [1, 15];
const leastLoan = 10_000;

interface Pair {
  years: number;
  rate: number;
}

/** Returns the two loans of a plain text, each with its own term and rate. */
function twoLoansIn(text: string): [Pair, Pair] | undefined {
  for (const [pattern, atYears, atRate] of pairs) {
    const found = [...text.matchAll(pattern)]
      .map((match) => ({ years: Number(match[atYears]), rate: Number(match[atRate]!.replace(',', '.')) }))
      .filter(({ years, rate }) => usualTerms.has(years) && rate >= leastRate && rate <= mostRate);
    const [one, other] = found;
    if (one && other && found.length === 2 && one.years !== other.years) return [one, other];
  }
  return undefined;
}

/** Returns the loan of a message, else the one that the conversation is about. */
function loanOf(text: string, { loan, heard = [] }: Talk): number | undefined {
  const stated = [...heard, text].map((each) => {
    const its = plain(each);
    const { loan: lent, price } = termsOf(its, amountsOf(withoutDots(its)));
    return lent ?? price;
  });
  return stated.findLast((amount) => amount !== undefined && amount >= leastLoan) ?? loan?.amount;
}

const whichLoan =
  /\b(which|lequel|laquelle|cual|quelle?)\b.*\b(cheaper|less|better|more|saves?|moins|mieux|plus|menos|mejor|mas|conviene|barat\w+)\b/;

/** Plans the comparison of two loans with a rate each: “15 o 30 años, a 5.75 el de 15 y 6.5 el de 30”. */
export const twoLoans: Planner = (message) => {
  const before = message.has(whichLoan) ? message.talk.heard?.at(-1) : undefined;
  const found = twoLoansIn(message.text) ?? (before === undefined ? undefined : twoLoansIn(plain(before)));
  const loan = found && loanOf(message.text, message.talk);
  if (!found || loan === undefined) return undefined;
  const [one, other] = found;
  const money = (value: number) => ({ value, percent: false });
  const share = (value: number) => ({ value, percent: true });
  return use('calculate', {
    calculation: 'twoLoans',
    values: {
      loan: money(loan),
      rate: share(one.rate),
      years: money(one.years),
      newRate: share(other.rate),
      otherYears: money(other.years),
    },
    country: countryFor(message) ?? message.talk.loan?.country,
  });
};
