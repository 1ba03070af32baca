import { isPlace, type Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { marketPlan } from '../market.ts';

const longestFollowUp = 9;

const lastYearWords =
  /\b(last (year|yr|month|quarter|spring|summer|fall|winter)|(a|one) (year|yr|month) ago|year over year|yoy|over the (last|past) (year|yr)|the year before|le mois (dernier|passe)|mes pasado|l'an (dernier|passe)|l'annee (derniere|passee)|ano pasado|hace un ano)\b/;

/** Figures of a market that a short question names without its place: “and how many days?”. */
const marketFigures =
  /\b(days?|fast|quick\w*|long|sell\w*|supply|inventory|trend\w*|median|prices?|up or down|cuts?|jours|vite|vend\w*|inventaire|tendance|prix|median\w*|dias|rapido|tardan?|inventario|tendencia|precios?)\b/;

/** Plans “And Edmonton?” or “And compared to last year?” after market figures as a question about the market of that place. */
export function asksMarketToo(message: Message): Plan | undefined {
  const { after, named, text, search, cues, talk, has } = message;
  // The search knows places that the list of cities lacks.
  const isPlaced = named.length > 0 || message.places.length > 0;
  if (after('marketFacts') && named.length === 0 && talk.last && has(lastYearWords))
    return { kind: 'use', tool: 'marketFacts', input: { ...talk.last.input, trend: true } };
  if (!after('marketFacts')) return undefined;
  const short = text.split(' ').length <= longestFollowUp;
  if (named.length === 0 && short && talk.last && has(aheadWords))
    return { kind: 'use', tool: 'marketFacts', input: { ...talk.last.input, trend: true, forecast: true } };
  const goesOnFrom =
    message.kinds[0]?.kind === 'market' ||
    has(/^(and|but|so|et|y|pero|what about|how about)\b|\b(there|la-bas|alla|ahi)\b/);
  if (!isPlaced && short && goesOnFrom && has(marketFigures) && !message.home.points)
    return marketPlan({ ...message, places: [] });
  const types = search.criteria.filter((fact) => /^(type|beds)/.test(fact));
  if (
    named.length === 0 &&
    short &&
    (has(goesOnWith) || has(narrowsTo) || text.split(' ').length === 1) &&
    types.length > 0 &&
    types.length === search.criteria.length
  )
    return marketPlan({ ...message, places: [] });
  if (named.length === 0 && short && has(/\b(rents?|rentals?|loyers?|rentas?|alquiler(es)?)\b/))
    return { kind: 'use', tool: 'outOfScope', input: { reason: 'rent' } };
  if (named.length === 1 && short && has(comparing) && talk.last) {
    const { facts, ...rest } = talk.last.input as { facts: string[] };
    const kept = facts.filter((fact) => /^(type|beds)/.test(fact));
    return {
      kind: 'use',
      tool: 'marketFacts',
      input: { ...rest, facts, others: [[...message.places.slice(0, 1), ...kept]] },
    };
  }
  if (isPlaced && comparesPlacesAfter(message)) return marketPlan(message);
  if (!isPlaced || cues.has('look')) return undefined;
  if (text.split(' ').length > 6 || !search.criteria.every(isPlace)) return undefined;
  return marketPlan(message);
}

const longestComparison = 12;
/** “And in Mesa or Tolleson, any cheaper?” asks for the figures of other places, “any cheaper ones” for homes. */
const compared =
  /\b(cheaper|pricier|higher|lower|better|worse|less|more|faster|slower|expensive|than|(moins|plus) (cher\w*|haut\w*|bas\w*|vite)|mieux|pire|mas (barat|car|alt|baj|rapid)\w*|mejor|peor|menos|que tal)\b/;
const wantsHomes =
  /\b(show|find|list|see|ones?|homes? (in|with|under)|houses? (in|with|under)|beds?|bedrooms?|montre\w*|cherche\w*|trouve\w*|busco|muestr\w*|ensen\w*|quiero|en venta|a vendre|for sale)\b/;
const comparesPlacesAfter = ({ text, has, search, amounts }: Message): boolean =>
  has(compared) &&
  !has(wantsHomes) &&
  amounts.length === 0 &&
  text.split(' ').length <= longestComparison &&
  search.criteria.every((fact) => isPlace(fact) || fact.startsWith('sort:') || fact.startsWith('type:'));

/** “Will they keep falling next year?” */
const aheadWords =
  /\b(next (year|yr|month|spring|summer|fall|winter|quarter)|keep (falling|rising|dropping|going)|will (it|they|prices|that)|gonna|going to|in (20\d\d|a year)|l'an prochain|l'annee prochaine|va (continuer|baisser|monter)|vont[- ]|seguir\w*|van a|va a|proximo ano|ano que viene)\b/;

/** “Is that higher than Moncton?” */
const comparing =
  /\b(compar\w+|vs|versus|against|stack\w* up|measures? up|next to|face a|a cote de|frente a|al lado de|par rapport|higher|lower|more expensive|cheaper|faster|slower|than|plus (haut|bas|cher)\w*|moins cher\w*|mas (alto|bajo|car[oa]|barat[oa])\w*)\b/;

/** “And condos?” after the market figures of a place. */
const goesOnWith = /^(and|but|so|ok|what about|how about|et|pis|mais|y|e|pero|que tal)\b/;

/** “I mean just for condos” */
const narrowsTo = /^(i mean |no |ok |well )*(just|only|for|juste|seulement|pour|solo|solamente|nomas|para)\b/;
