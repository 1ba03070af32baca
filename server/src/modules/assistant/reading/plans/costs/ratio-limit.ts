import type { Amount } from '../../figures/amounts.ts';
import { isRatioLimit, limitsBesideIncome, ratioLimitOf } from '../../figures/ratio-limit.ts';
import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { meansOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { incomeAsked } from './calculation.ts';
import { countryFor } from './cost-terms.ts';

const asksAmount = /\b(how (much|big|large|high)|what|whats|combien|quel\w*|(de )?cuanto|cual|que|max\w*)\b/;
const paymentWords =
  /\b(payments?|a month|per month|monthly|piti|paiements?|versements?|mensualites?|par mois|pagos?|mensualidad\w*|al mes|mensual\w*)\b/;
const priceWords = /\b(price|prix|precio|afford|house can|casa puedo|maison puis)\b/;

/** Returns the further limits of “at 36 % DTI? and 43?”. */
const otherLimits = (amounts: readonly Amount[]): number[] => {
  const first = amounts.findIndex(isRatioLimit);
  return amounts.flatMap(({ unit, value, per, before }, at) =>
    at > first &&
    !per &&
    (unit === 'percent' || unit === 'plain') &&
    value >= 20 &&
    value <= 65 &&
    /^[ ?%,.a-z]{0,12}\b(and|or|vs|et|ou|y|o)( (at|with|a|con|avec))? $/.test(before)
      ? [value]
      : [],
  );
};

const housing =
  /\b(house|home|housing|mortgage|rent|piti|maison|logement|hypotheque|casa|vivienda|hipoteca|condo)\b|\b(payments?|paiements?|versements?|mensualites?|pagos?|mensualidad\w*|monthly|a month|each month|every month|par mois|al mes|por mes)\b/;
/** Words of a purchase whose percentage is a down payment, a rate or a share of something else. */
const otherShares =
  /\b(down|downpayment|deposit|enganche|entrada|inicial|mise( de fonds)?|comptant|rates?|interest|apr|taux|tasas?|interes|commission|courtage|comision|closing|tax(es)?|impuestos?|raise|bonus|pmi|ltv|equity|seller|vendeur|vendedor|ownership|share)\b/;

/** Plans what limits leave for the home beside an income: “gross is 7,150, at 31 and 43 percent, max payment?”. */
function besideIncome(message: Message): Plan | undefined {
  const { has, text, amounts, talk } = message;
  const limits = limitsBesideIncome(amounts);
  if (!limits || has(incomeAsked) || has(otherShares) || has(priceWords)) return undefined;
  if (!has(asksAmount) || !has(housing) || message.home.lookUp) return undefined;
  const own = meansOf(
    text,
    amounts.filter((amount) => !limits.stated.includes(amount)),
  );
  const { incomeYearly, debtsMonthly, fullTime, weeklyHours } = talk.stated ?? {};
  const {
    downPercent: _,
    downAmount: __,
    price,
    ...means
  } = {
    ...{ incomeYearly, debtsMonthly, fullTime, weeklyHours },
    ...talk.means,
    ...own,
  };
  if (means.incomeYearly === undefined || price !== undefined) return undefined;
  return use('affordability', {
    ...means,
    country: countryFor(message) ?? talk.means?.country,
    frontPercent: limits.front,
    backPercent: limits.back,
    asks: 'payment',
  });
}

/** Plans what a stated share of income leaves for the home: “the bank goes up to 43 % for everything”. */
export const ratioLimit: Planner = (message) => besideIncome(message) ?? ofLender(message);

const ofLender: Planner = (message) => {
  const { has, text, amounts, talk } = message;
  if (has(incomeAsked) || !ratioLimitOf(amounts) || !has(asksAmount) || !(has(paymentWords) || has(priceWords)))
    return undefined;
  const { incomeYearly, debtsMonthly, fullTime, weeklyHours } = talk.stated ?? {};
  const input = {
    ...{ incomeYearly, debtsMonthly, fullTime, weeklyHours },
    ...talk.means,
    ...meansOf(text, amounts),
    country: countryFor(message) ?? talk.means?.country,
    ...(has(paymentWords) && !has(priceWords) ? { asks: 'payment' } : {}),
  };
  return input.incomeYearly === undefined
    ? { kind: 'ask', for: 'income', waiting: { tool: 'affordability', for: 'income', input } }
    : withAlso(
        use('affordability', input),
        ...otherLimits(amounts).map((percent) =>
          use('affordability', { ...input, frontPercent: undefined, backPercent: percent }),
        ),
      );
};
