import type { Amount } from './amounts.ts';

const extra =
  '(?:tips?|tip (?:money|pool)|overtime|ot pay|gratuities|pourboires?|temps supplementaire|heures supplementaires|propinas?|horas extras?)';
/** “About 820 in tips”, “700 de propinas” */
const extraAfter = new RegExp(
  `^ ?\\$? ?(?:a month |per month |monthly |al mes |par mois )?(?:in |of |from |as |de |en |del |por )?(?:my |reported |declared |cash |mis |las |mes )?${extra}\\b`,
);
/** “Tips about 820”, “overtime runs me about 650” */
const extraBefore = new RegExp(
  `\\b${extra}(?: (?:is|are|of|runs?|me|come|to|average|averages|about|around|roughly|like|de|son|unos|unas|como|environ|font))* \\$?$`,
);
/** A gain on a sale is no pay: “sell and make 50k on it”. */
const gainAfter =
  /^ ?\$? ?(profit|on (it|that|this|the (sale|house|condo|flip|deal))|de (profit|gain|ganancia|utilidad)|(dessus|la-dessus)|con la venta)\b/;
const made =
  /\b(make|makes|made|making|profit|clear|gain\w*|fais|fait|faire|gano|ganar|gane|saco)( (like|about|around|maybe|environ|un|unos|como|a))* \$?$/;
/** “46,000 in selling costs” is no bill of a year. */
const costsAfter =
  /^ ?\$? ?(in|of|for|de|en) (selling|closing|moving|legal|sale|vente|venta|cierre|cloture|notaire) (costs?|fees?|expenses)\b|^ ?\$? ?(in|of|de|en) (frais|gastos|costos) de (vente|venta|cloture|cierre|notaire)\b/;
/** “350 de impuestos y seguro” is no debt. */
const housingAfter =
  /^ ?\$? ?(a month |per month |al mes |par mois )?(in |of |for |de |en |d')?(property )?(tax(es)?|impuestos?) (and|&|y|et) (the |el |l')?(ins\w*|seguro|assurances?)\b/;
/** Larger amounts are extra pay of a year. */
const mostMonthly = 5_000;

/** Gives the pay that comes beside a wage and the gain on a sale their meanings, which the words right beside them state. */
export const asPaidBeside = (amount: Amount): Amount => {
  const { unit, per, value, before, after } = amount;
  if (unit !== 'money' && unit !== 'plain') return amount;
  if (extraAfter.test(after) || extraBefore.test(before))
    return {
      ...amount,
      role: 'income',
      sure: true,
      ...(per === undefined && value < mostMonthly ? { per: 'month' } : {}),
    };
  if (housingAfter.test(after)) return { ...amount, role: 'taxins', sure: true };
  if (costsAfter.test(after)) return { ...amount, role: 'closing', sure: true };
  return made.test(before) && gainAfter.test(after) ? { ...amount, role: 'other', sure: true } : amount;
};
