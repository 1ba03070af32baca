import { countryOf } from '../../homes/places.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { countryFor, placeOf } from './cost-terms.ts';
import { taxedPrice } from './taxes/taxed.ts';

/** The costs of a seller: “selling in Nashville for 420k, what will I pay in costs?”. */
const sellerCostWords =
  /\b(sell(ing)?|seller'?s?) (closing )?(costs?|fees?|expenses)\b|\b(costs?|fees?|expenses) (of|to|for|when|if) (i |we |a |the |my |our )*(sell\w*)\b|\b(i'm|im|i am|we're|we are|if i|if we|when i|when we|i want to|we want to)? ?sell(ing)?\b.*\b(pay|owe|cost me|cost us|lose|come off)\b.*\b(costs?|fees?|closing)\b|\bsell(ing)?\b.*\b(how much|what)\b.*\b(closing costs?|costs?|fees)\b|\bfrais (de vente|du vendeur|pour vendre|a payer pour vendre)\b|\bvend(re|s|ons)\b.*\b(quels?|combien)\b.*\b(frais|couts?)\b|\b(quels?|combien)\b.*\b(frais|couts?|coute)\b.*\bvend(re|s|ons|eur)\b|\b(gastos|costos?|cuotas|cargos)\b.*\b(al vender|para vender|de vender|de venta|del vendedor|si vendo|de la venta)\b|\bvend(er|o|emos)\b.*\b(gastos|costos?)\b|\bcuanto (me )?(paga|cuesta|cobran)\b.*\b(vendedor|vender)\b/;
const ofBuyer =
  /\b(seller|vendeur|vendedor) (to )?(pay\w*|help\w*|cover\w*|credit\w*|contribut\w*|concession\w*)\b|\b(ask|get|have|make) (the |a )?sellers?\b|\bbuy(ing|er|ers)?\b|\bachet\w+|\bcompr\w+|\bconcessions?\b/;

export const sellerCosts: Planner = (message) => {
  if (!message.has(sellerCostWords) || message.has(ofBuyer) || message.cues.has('transferTax')) return undefined;
  const { state, city } = placeOf(message);
  const country = state ? countryOf(state) : (countryFor(message) ?? 'US');
  const price = taxedPrice(message);
  return withAlso(
    use('explain', { ids: [country === 'CA' ? 'seller-costs-ca' : 'seller-costs-us'] }),
    country === 'US' && state !== undefined && use('transferTax', { state, city, price }),
  );
};
