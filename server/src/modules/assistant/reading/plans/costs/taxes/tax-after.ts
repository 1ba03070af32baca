import { buyerOf } from '../../../topics/buyer.ts';
import { residenceIn } from '../../../topics/residence.ts';
import { firstOf, type Planner, use, withAlso } from '../../use.ts';
import { placeOf, priceOf } from '../cost-terms.ts';

export const looksForHomes =
  /\b(show|find|search\w*|list|listings?|available|for sale|under|market|montre[rz]?|cherch\w+|trouver?|annonces?|a vendre|marche|busc\w+|muestr\w+|ensen\w+|disponibles?|en venta|mercado)\b/;
const changesPurchase =
  /\b(instead|same (house |home |purchase )?price|what if|if (we|i|it)|rather|plutot|meme prix|et si|a la place|mejor|en vez|en lugar|mismo precio|y si)\b/;
/** A purchase of somebody else, to whom what the buyers said of themselves does not apply. */
const boughtByOther =
  /\b(my|our|mon|ma|notre|mi|nuestr[oa]) (son|daughter|kid|brother|sister|mom|mother|dad|father|parents|cousin|friend|uncle|aunt|nephew|niece|fils|fille|frere|soeur|mere|pere|amie?|cousine?|oncle|tante|neveu|hij[oa]|herman[oa]|mama|papa|prim[oa]|amig[oa]|ti[oa])\b/;
const otherCues = ['monthly', 'rate', 'down', 'insurance', 'afford', 'income', 'market', 'agent', 'lender'] as const;
const otherSubject =
  /\b(property tax\w*|taxes? (foncieres?|municipales?)|predial|programs?|programm?es?|programas?|grants?|subvention\w*|ayudas?|assistance)\b/;

/** “Same price but in Charlottetown instead?”, “my sister buys in Toronto at 735, not her first” after a transfer tax. */
const ofOtherPurchase: Planner = (message) => {
  const { after, talk, text, named, cues, has, kinds, home, search } = message;
  if (!after('transferTax') || named.length === 0 || home.lookUp) return undefined;
  if (has(looksForHomes) || has(otherSubject) || otherCues.some((cue) => cues.has(cue))) return undefined;
  if (search.criteria.some((fact) => /^(beds|baths|has)/.test(fact))) return undefined;
  const price = priceOf(message);
  const own = buyerOf(text);
  const isPurchase = has(changesPurchase) || own.firstTime !== undefined || kinds[0]?.kind === 'costs';
  if (!isPurchase || (price === undefined && !has(changesPurchase))) return undefined;
  return use('transferTax', {
    ...placeOf(message),
    price: price ?? talk.transfer?.price,
    firstTime: own.firstTime ?? (has(boughtByOther) ? undefined : talk.stated?.firstTime),
    newlyBuilt: own.newlyBuilt,
  });
};

/** “I just became a permanent resident, so what's left?” after the extra tax on buyers from abroad. */
const ofNewStatus: Planner = ({ after, talk, text, amounts, named }) => {
  const residence = residenceIn(text);
  if (!after('nonResidentTax') || !talk.last || !residence || amounts.length + named.length > 0) return undefined;
  const { state, city, price } = talk.last.input;
  const { firstTime = talk.stated?.firstTime } = buyerOf(text);
  return withAlso(
    use('transferTax', { state, city, price, firstTime }),
    use('nonResidentTax', { ...talk.last.input, residence }),
  );
};

/** Plans the transfer tax of before for another place, price, buyer or status. */
export const taxAfter = firstOf(ofOtherPurchase, ofNewStatus);
