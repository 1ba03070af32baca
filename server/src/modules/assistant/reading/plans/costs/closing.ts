import { countryOf } from '../../homes/places.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { asksWhoPays, besideDown, coopWords, countryFor, placeOf, priceOf } from './cost-terms.ts';
import { sum } from './payments/payment.ts';
import { mortgageTaxWords, taxedPrice } from './taxes/taxed.ts';

export const wholeCash =
  /\b(taxes and fees|fees and taxes|taxes y (cargos|gastos)|impuestos y gastos|taxes et frais)\b.*\b(buy\w*|purchas\w*|compr\w+|achet\w+|achat)\b|\b(how much|total|all|in all|everything|altogether)\b.*\b(close|closing|settlement)\b|\b(closing costs?|cash to close|settlement costs?)\b|\b(total|how much|what) (cash|money)\b.*\b(need|bring|have)\b|\b(what|how much)( cash| money)? (do|will|would|should) (i|we) (still )?(need|bring|pay|owe)\b.*\b(at|for|to|on) clos\w+|\bcash (needed|(do )?(i|we) need)\b|\bcombien\b.*\b(chez|jour du|devant (le|la)) notaire\b|\bcuanto (dinero|efectivo)\b.*\b(cierre|cerrar|notario|llevar)\b|\bcombien\b.*\b(fermer|cloture|en tout)\b|\bfrais (de cloture|d'achat|de demarrage)\b|\ba part (la|ma) mise de fonds\b|\bgastos de cierre\b|\bcostos? de cierre\b|\bcuanto\b.*\bcerrar\b|\b(how much|cuanto|combien)\b.*\b(save up|juntar|ahorrar|set aside|mettre de cote|amasser)\b.*\b(total|todo|tout|all)\b/;

/** Plans the costs of a co-op, which has no recorded mortgage and no title insurance. */
export const coopCosts: Planner = (message) => {
  const { has, cues } = message;
  if (!has(coopWords) || !(has(mortgageTaxWords) || cues.has('closing') || has(/\btitle insurance\b/)))
    return undefined;
  const { state, city } = placeOf(message);
  const price = taxedPrice(message);
  return withAlso(
    use('explain', { ids: ['coop-costs'] }),
    price !== undefined && state !== undefined && use('transferTax', { state, city, price }),
  );
};

/** Plans questions about the total at closing. */
export const cashToClose: Planner = (message) => {
  if (!(message.has(wholeCash) || message.has(besideDown)) || priceOf(message) === undefined) return undefined;
  const plan = sum(message);
  if (plan?.kind !== 'use') return plan;
  const { state, city } = placeOf(message);
  const price = priceOf(message);
  return withAlso(
    plan,
    message.has(asksWhoPays) && use('explain', { ids: ['closing-costs-who'] }),
    state !== undefined && countryOf(state) === 'US' && use('transferTax', { state, city, price }),
  );
};

/** Plans “Who pays closing costs in Florida?”. */
export const whoPaysClosing: Planner = (message) => {
  if (!message.has(asksWhoPays) || !message.cues.has('closing')) return undefined;
  const { state, city } = placeOf(message);
  return withAlso(
    use('explain', { ids: ['closing-costs-who'] }),
    state !== undefined && countryOf(state) === 'US' && use('transferTax', { state, city }),
  );
};

const closingWords =
  /\b(taxes and fees|fees and taxes|taxes y (cargos|gastos)|impuestos y gastos|taxes et frais)\b.*\b(buy\w*|purchas\w*|compr\w+|achet\w+|achat)\b|\bclosing (costs?|fees?)\b|\bsettlement costs?\b|\b(fees|costs)\b.*\b(besides|on top of|beyond|other than|in addition to|apart from)\b.*\bdown\b|\bfrais\b.*\b(cloture|demarrage|achat|prevoir)\b|\b(autres|quels) frais\b|\b(gastos|costos?|cargos|cuesta|cuestan|cobran)\b.*\bcierre\b/;
const savedWords =
  /\b(how much|cuanto)\b.*\b(saved( up)?|save|ahorrad\w*|ahorrar|dinero)\b.*\b(buy|comprar|purchase)\b|\bcombien\b.*\b(econom\w+|epargn\w+|de cote)\b.*\bachet\w+/;
const amountWords =
  /\b(how (much|do|high)|what|which|percent\w*|typical\w*|usual\w*|roughly|high|expect|budget|plan|prevoir|combien|quels?|quelles?|cuanto|cuales|que|hay|apartar|aproximad\w*|mas o menos)\b|%/;

/** Closing costs by their name. */
const costsNamed =
  /\b(closing|settlement) costs?\b|\bfrais de (cloture|demarrage)\b|\b(gastos|costos?) (de|del) cierre\b/;

/** Plans “how much are the closing costs, and is there a transfer tax?”: the total includes the tax. */
export const closingWithTax: Planner = (message) =>
  message.has(costsNamed) && message.cues.has('transferTax') && message.amounts.some(({ unit }) => unit === 'money')
    ? cashToClose(message)
    : undefined;

/** Plans closing costs without a price: what they usually are in the country and the transfer tax of the place. */
export const closingCosts: Planner = (message) => {
  const { has, home, talk, named } = message;
  if (priceOf(message) !== undefined || home.lookUp || (home.points && talk.shown.length > 0)) return undefined;
  const saved = has(savedWords);
  const aside = has(besideDown) && has(setsAside);
  if (!saved && !aside && !(has(closingWords) && has(amountWords) && (named.length > 0 || !has(definesWords))))
    return undefined;
  if (has(asksWhoPays)) return whoPaysClosing(message);
  const { state, city } = placeOf(message);
  const country = state ? countryOf(state) : countryFor(message);
  const ids =
    country === undefined
      ? ['closing-costs-us', 'closing-costs-ca']
      : [country === 'US' ? 'closing-costs-us' : 'closing-costs-ca'];
  const [place] = named;
  return withAlso(
    use('explain', {
      ids,
      ...(country === undefined ? { inCanada: ['closing-costs-ca'] } : {}),
      place: place && (place.city ? `${place.name}, ${place.state}` : place.name),
    }),
    state !== undefined && use('transferTax', { state, city }),
  );
};

/** Asks how much money to have ready: “on met combien de côté en gros?”. */
const setsAside =
  /\b(how much|combien|cuanto|roughly|en gros)\b.*\b(aside|budget\w*|everything|all (the )?(costs|fees)|de cote|en reserve|prevoir|frais|apart\w+|guard\w+|ahorr\w+|gastos)\b|\b(aside|budget\w*|de cote|prevoir|apart\w+|guard\w+)\b.*\b(how much|combien|cuanto|roughly|en gros)\b/;

/** Words that ask for a meaning and not for an amount. */
const definesWords =
  /^(what (are|is|does)|que son|que es|c'est quoi|qu'est-ce que|que significa)\b(?!.*\b(typical|usual|percent|in|for|en|au|pour)\b)|\bmean(s|ing)?\b|\bdefin\w+/;
