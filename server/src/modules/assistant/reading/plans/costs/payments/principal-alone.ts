import { rolesOf } from '../../../figures/amount-roles.ts';
import { countryOf } from '../../../homes/places.ts';
import { termsOf } from '../../../topics/terms.ts';
import { type Planner, use } from '../../use.ts';

/** The payment of the loan without what comes with it: “before taxes and insurance”, “sans les taxes”. */
const aloneWords =
  /\bp ?& ?i\b|\bp and i\b|\b(just|only) (the )?(principal|loan|mortgage)\b|\bprincipal (and|&|plus|\+|n) interest\b|\b(before|without|w\/?o|not (counting|including)|excluding|minus|leaving out|no) (the |any )?(property )?(tax(es)?|insurance|escrow)\b|\bcapital (et|\+) (les )?interets?\b|\b(sans|avant|excluant|hors) (compter )?(les |l')?(taxes?|assurances?)\b|\bcapital (e|y|mas) intereses?\b|\bsin (contar )?(los |las |el )?(taxes|impuestos?|predial|seguros?)\b|\bantes de (los |las )?(taxes|impuestos?|seguros?)\b|\bsolo (el )?(capital|prestamo)\b/;
const paymentWords =
  /\b(payments?|monthly|(a|per|each) month|mortgage|pay|p ?& ?i|principal|versements?|paiements?|par mois|mensuel\w*|mensualite|hypotheque|capital|pagos?|mensualidad|mensual\w*|al mes|hipoteca|pagar\w*)\b/;
const means = /\b(mean\w*|difference|definition|explain|veut dire|signifie|significa|diferencia)\b/;

/** Plans “what’s just principal and interest on that?” after a price and the terms of its loan. */
export const principalAlone: Planner = (message) => {
  const { text, amounts, has, home, talk, named } = message;
  const { stated, last } = talk;
  // “That’s only principal and interest, right?” after the payment of a loan.
  if (message.after('loanPayment') && last && stated?.price === undefined && amounts.length === 0 && has(aloneWords))
    return has(means) || home.lookUp ? undefined : use('loanPayment', last.input);
  if (stated?.price === undefined || !has(aloneWords) || !has(paymentWords) || has(means)) return undefined;
  const own = termsOf(text, amounts);
  if (home.lookUp || own.price !== undefined || own.loan !== undefined) return undefined;
  if (rolesOf(amounts).known.some(([role]) => role === 'income')) return undefined;
  const { price, downPercent, downAmount, ratePercent, years, program } = stated;
  const down = own.downPercent ?? own.downAmount;
  const { state, city } = named[0] ?? stated;
  return use('monthlyCost', {
    price,
    ...(down === undefined ? { downPercent, downAmount } : {}),
    ...{ ratePercent, years, program },
    ...own,
    ...{ state, city },
    country: state === undefined ? talk.costs?.country : countryOf(state),
    principalFirst: true,
  });
};
