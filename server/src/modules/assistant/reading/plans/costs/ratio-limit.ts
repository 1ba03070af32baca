import type { Amount } from '../../figures/amounts.ts';
import { isRatioLimit, ratioLimitOf } from '../../figures/ratio-limit.ts';
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

/** Plans what a stated share of income leaves for the home: “the bank goes up to 43 % for everything”. */
export const ratioLimit: Planner = (message) => {
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
