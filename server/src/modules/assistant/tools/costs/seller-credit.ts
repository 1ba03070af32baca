import { conventionalLimit } from '../../calculations/quantities/seller-limit.ts';
import type { InLanguages } from '../../reading/language.ts';
import { usualClosing } from './cost-parts.ts';
import type { Figure } from './rule-figure.ts';

/** Most that a seller may pay, as a share of the price, by program. Conventional loans allow more with more down. */
const limits = { fha: 6, usda: 6, va: 4 } as const;

interface Words {
  credit(credit: string, percent: string, price: string): string;
  usual(low: string, high: string): string;
  coversAll: string;
  mayCover(left: string): string;
  leaves(low: string, high: string): string;
  overLimit(limit: string, most: string): string;
}

const words: InLanguages<Words> = {
  en: {
    credit: (credit, percent, price) => `The seller’s credit is ${credit}, ${percent} of ${price}.`,
    usual: (low, high) => `A buyer’s closing costs are usually ${low} to ${high} at this price.`,
    coversAll: 'So it usually covers all of them.',
    mayCover: (left) => `So it may cover all of them or leave up to about ${left} for you.`,
    leaves: (low, high) => `So it covers a part: about ${low} to ${high} is left for you.`,
    overLimit: (limit, most) => `The loan allows at most ${limit} here, ${most}.`,
  },
  fr: {
    credit: (credit, percent, price) => `Le crédit du vendeur est de ${credit}, soit ${percent} de ${price}.`,
    usual: (low, high) => `Les frais de clôture d’un acheteur sont d’habitude de ${low} à ${high} à ce prix.`,
    coversAll: 'Il les couvre donc d’habitude en entier.',
    mayCover: (left) => `Il peut donc les couvrir en entier ou vous laisser jusqu’à ${left} environ.`,
    leaves: (low, high) => `Il en couvre donc une partie : il vous reste environ ${low} à ${high}.`,
    overLimit: (limit, most) => `Le prêt permet ici au plus ${limit}, soit ${most}.`,
  },
  es: {
    credit: (credit, percent, price) => `El crédito del vendedor es de ${credit}, ${percent} de ${price}.`,
    usual: (low, high) => `Los gastos de cierre del comprador suelen ser de ${low} a ${high} a este precio.`,
    coversAll: 'Así que por lo general los cubre todos.',
    mayCover: (left) => `Así que puede cubrirlos todos o dejarle hasta unos ${left}.`,
    leaves: (low, high) => `Así que cubre una parte: a usted le quedan unos ${low} a ${high}.`,
    overLimit: (limit, most) => `El préstamo permite aquí como máximo ${limit}, ${most}.`,
  },
};

/** States the seller's part of the closing costs, their usual range and the limit of the loan. */
export const sellerCredit: Figure = (
  { amount, creditPercent, creditAmount = (amount * (creditPercent ?? 3)) / 100, loan, downPercent },
  { context, say },
) => {
  const its = words[context.language];
  const money = (value: number) => say.money(Math.round(value), 'USD');
  const percent = creditPercent ?? Math.round((creditAmount / amount) * 10_000) / 100;
  const { low, high } = usualClosing({ country: 'US', price: amount });
  const limit =
    loan === undefined || loan === 'conventional'
      ? downPercent === undefined
        ? undefined
        : conventionalLimit(downPercent)
      : limits[loan];
  return {
    facts: {
      currency: 'USD',
      price: amount,
      creditPercent: percent,
      creditAmount,
      usualClosing: [low, high],
      leftAmounts: [Math.max(0, low - creditAmount), Math.max(0, high - creditAmount)],
      ...(limit === undefined ? {} : { limitPercent: limit, limitAmount: (amount * limit) / 100 }),
    },
    says: [
      its.credit(money(creditAmount), say.percent(percent), money(amount)),
      its.usual(money(low), money(high)),
      creditAmount >= high
        ? its.coversAll
        : creditAmount >= low
          ? its.mayCover(money(high - creditAmount))
          : its.leaves(money(low - creditAmount), money(high - creditAmount)),
      limit !== undefined && percent > limit && its.overLimit(say.percent(limit), money((amount * limit) / 100)),
    ],
    entry: 'seller-concessions',
  };
};
