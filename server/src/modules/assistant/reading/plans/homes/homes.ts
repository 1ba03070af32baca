import { recencyIn } from '../../figures/recency.ts';
import { namesArea } from '../../homes/area-facts.ts';
import { extremesIn } from '../../homes/extremes.ts';
import { isPlace, type Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import type { Plan, ToolPlan } from '../../plan.ts';
import { firstOf, type Planner, use } from '../use.ts';

/** Words that ask for the next page of the same search. */
export const moreWords =
  /^(and |ok |please )?(show |give |any |see )?(me )?(some |a few )?(more|others?|next|another)( (ones?|homes|houses|results|options|listings|please|of them))*$|\b(any|what) others?\b|\bshow (me )?(some )?more\b|\bnext (page|ones)\b|\bmore (results|options|homes|houses|listings)\b|\bles suivantes\b|\bmontre\w*-m'en plus\b|\bmuestreme mas\b|\bmas opciones\b|\bd'autres\b/;
const looksFor =
  /\b(find|search|look(ing)? for|show me|i want|we want|i need|we need|i('d| would) like|do you have|are there|any\b.*\b(homes|houses|condos|listings)|what's for sale|homes|houses|condos|listings|apartments?)\b|\bcherch\w+|\bmontr(?!eal)\w+|\bavez-vous\b|\bje veux\b|\bbusco\b|\bquiero una?\b|\btienen\b|\bmaisons?\b.*\ba\b/;
const changes =
  /^(?:(?:actually|no|wait|hmm+|well|sorry|ok|okay|oh|finalement|en fait|non|attends|euh|en realidad|perdon|no),? )*(and|also|with|without|only|just|but|what about|how about|under|over|below|above|up to|at least|at most|in|near|make it|no|not|plus|has|having|newest|cheapest|instead|maybe|around|max|min|between|less than|more than|from|to|a|an|try|add|et|avec|sans|plutot|aussi|y|con|sin|mejor|tambien|ok|too|pis|same|mas|algo mas|que no)\b|\b(instead|too|as well|also|aussi|tambien|plutot|mejor|same (thing|but)|meme budget)\b/;

/** True for “forget Austin, try Denver”: words that change the search of the conversation. */
export const isChange = ({ search, has }: Message): boolean => search.refines || has(changes);

const more: Planner = ({ has, talk, typed }) =>
  talk.search && has(moreWords) ? use('refineSearch', { change: typed, more: true }) : undefined;

/** Words that start a new search. */
const fresh = /\b(anywhere|new search|different search|start over|partout|n'importe ou|donde sea|otra busqueda)\b/;
/** Words that keep the previous criteria: “same criteria but Aurora”. */
const asBefore = /\b(same|identical|meme|memes|pareil\w*|idem|mismo|misma|mismos|igual)\b|^lo mismo\b/;

const refine: Planner = ({ has, talk, search, places, typed }) => {
  if (!talk.search) return undefined;
  if (has(asBefore)) return use('refineSearch', { change: typed });
  // A message without a city or state keeps the place of the previous search.
  const placeStands = !places.some(namesArea) && talk.search.facts.some(isPlace) && !has(fresh);
  if (placeStands && search.criteria.length > 0) return use('refineSearch', { change: typed });
  if (search.refines && !has(/\bhomes in\b/)) return use('refineSearch', { change: typed });
  if (search.criteria.length === 0) return undefined;
  if (has(changes)) return use('refineSearch', { change: typed });
  return places.length === 0 && !has(looksFor) ? use('refineSearch', { change: typed }) : undefined;
};

/** Returns the named places that the reading of the sentence does not contain, for a search that finds nothing without them. */
function otherPlaces(
  criteria: readonly string[],
  places: readonly string[],
  named: Message['named'],
): string[] | undefined {
  if (named.length === 0) return undefined;
  const found = criteria.some(isPlace) ? named.flatMap(({ city }) => (city ? [`place:${plain(city)}`] : [])) : places;
  const others = found.filter((place) => !criteria.includes(place));
  return others.length > 0 ? others.slice(0, 3) : undefined;
}

const there = /(?<!\b(?:are|is) )\bthere\b|\b(la-bas|alla|ahi|in that (area|city|town)|dans ce coin|por ahi)\b/;

/** Returns the city of the conversation for “show me 3 beds there”. */
const cityBefore = ({ has, talk }: Message): string[] | undefined =>
  has(there) && talk.stated?.city !== undefined ? [`place:${plain(talk.stated.city)}`] : undefined;

const find: Planner = (message) => {
  const {
    search: { criteria },
    typed,
    places,
    named,
  } = message;
  const recent = recencyIn(typed);
  return criteria.some((fact) => !/^(year|dom)/.test(fact)) &&
    (places.length > 0 || criteria.some((fact) => !isPlace(fact)))
    ? use('searchHomes', {
        sentence: recent?.sentence ?? typed,
        places: otherPlaces(criteria, places, named) ?? (criteria.some(isPlace) ? undefined : cityBefore(message)),
        newWithinDays: recent?.days,
      })
    : undefined;
};

export const homesPlan = firstOf(more, refine, find);

const forSale =
  /(places?|homes?|houses?|condos?|listings?|properties|units|townho\w+|bungalows?|duplex\w*|maisons?|proprietes?|logements?|annonces?|casas?|propiedades?|departamentos?|apartamentos?|anuncios?)/;
/** “How many places are you showing over 700k?” */
const counts = new RegExp(
  `\\b(how many|combien (de|d')|cuant[oa]s) ?((?!pour|for|para|in|on|en|to)\\S+ ){0,2}?${forSale.source}\\b`,
);
/** “The cheapest thing you've got here” */
const firstBy =
  /\b(cheapest|least expensive|lowest[- ]priced?|most expensive|priciest|(la|le|les) (moins|plus) cher\w*|(mas|menos) (barat|car|economic)[oa]s?)\b/;
const inStock =
  /\b(you('?ve| have)?( got)?|you list|here|for sale|on the (site|market)|available|listed|there is|vous avez|avez-vous|ici|a vendre|disponibles?|tienen|hay|aqui|en venta)\b/;
const notOnSale =
  /\b(sold|saved?|my|our|favou?rites?|showings|tours?|bed(room)?s does|bath\w* does|lenders?|loans?|rates?|mortgages?|insurance|agents?|ways?|neighbou?rhoods?|areas?|cit(y|ies)|towns?|vendue?s?|enregistr\w+|mes|nos|pret|taux|assurance|quartiers?|villes?|vendid[ao]s?|guardad[ao]s?|mis|prestamo|tasas?|seguro|zonas?|barrios?|ciudad(es)?|documents?|offers?|people|days?|months?|years?|moved?)\b/;

/** Plans a count or the extreme of the homes for sale. */
export const inventoryPlan: Planner = (message) => {
  const { has, search, home, talk, typed, places, named } = message;
  if (home.lookUp || home.points || talk.shown.length > 0 || has(notOnSale)) return undefined;
  const criteria = search.criteria.filter((fact) => !isPlace(fact) && !/^sort/.test(fact));
  const counted = has(counts) && criteria.length > 0 && (places.length > 0 || named.length > 0);
  if (!counted && !(has(firstBy) && has(inStock))) return undefined;
  return use('searchHomes', { sentence: typed, places: otherPlaces(search.criteria, places, named) });
};

/** Plans the search of a sentence that also states a refused preference, which the search leaves out. */
export function searchOfRest({ search, places, named, typed }: Message): ToolPlan | undefined {
  const states = search.criteria.some((fact) => /^(beds|baths|price|payment)/.test(fact));
  return search.refused.length > 0 && places.length > 0 && states
    ? use('searchHomes', { sentence: typed, places: otherPlaces(search.criteria, places, named) })
    : undefined;
}

const restricts =
  /^(ok |now |and |actually |please |et |y |pero |mais )*((only|just|seulement|juste|uniquement|solo|solamente|nomas|unicamente)\b.*\b(ones?|those|that|with|have|has|take\w*|allow\w*|ceux|celles|avec|qui|las|los|con|que)\b|(must|needs? to|has to|have to|doit|doivent|tiene que|tienen que|debe\w*)\b)/;

/** “Of those, the ones without stairs”, “show me the same but without an HOA”, “de esas, las que no tengan HOA” */
const ofSearch =
  /\b(of (those|these|them),? (only |just |show )?(the ones|ones|those|with|without|no\b)|(the same|same (search|thing|homes|houses)),? (but|with|without|minus|plus)|parmi (celles|ceux)([- ]l[aà])?,? (celles|ceux|seulement|sans|avec)|la meme chose,? (mais|sans|avec)|de (esas|estas|esos|ellas),? (solo |nomas )?(las|los|con|sin)|lo mismo,? (pero|sin|con))\b/;

/** “Drop the bath thing, sorry”, “laisse faire la piscine”, “olvida lo de la alberca” */
const removesCriterion =
  /^(ok(ay)?|actually|please|and|sorry|oh|bon|finalement|mejor|bueno)?,? ?(drop|remove|forget( about)?|never ?mind( about)?|skip|lose|scratch|ditch|leave out|no need for|(i|we) don'?t need|oublie[rz]?|laisse[rz]? (faire|tomber)|enleve[rz]?|olvid(a|e|ar|emos)|quit(a|e|ar)|ya no (quiero|queremos|necesito)|deja) (?=(the|that|those|my|any|le|la|les|l'|el|los|las|lo)\b)[^.;!?]{3,40}/;
const otherObject =
  /\b(list|saved|favou?rites?|account|agents?|showings?|tours?|offers?|alerts?|search(es)?|e-?mails?|favoris|favorit[oa]s|lista|liste|compte|cuenta|visites?|citas?|recherche|busqueda)\b/;
/** Words that stand for the criterion itself: “the bath thing”. */
const fillers = /\b(thing|part|bit|stuff|requirement|business)\b(?= ?([,.;!]|$))/gi;

/** Plans a change to the previous search, even if the text scores as another kind of question. */
export function changesSearch({ talk, typed, search, has, text, amounts, home }: Message): Plan | undefined {
  if (!talk.search || home.lookUp) return undefined;
  const short = text.split(' ').length <= 5 && amounts.length <= 1;
  const adds =
    short &&
    search.criteria.length + search.unsupported.length > 0 &&
    !home.points &&
    has(
      /^(and|with|also|but|et|avec|y|con|pero|mais|sans|sin|without|no|not|zero|pas|ni) (?!does|is|has|did|can|are|how|what)/,
    );
  if (adds && !has(/\b(month|mois|mes|tax|taxe|cost|market|median|prices)\b/))
    return { kind: 'use', tool: 'refineSearch', input: { change: typed } };
  if (has(removesCriterion) && !removesCriterion.exec(text)![0].match(otherObject))
    return { kind: 'use', tool: 'refineSearch', input: { change: typed.replace(fillers, '') } };
  const isNarrower =
    search.criteria.length + search.unsupported.length > 0 && has(ofSearch) && extremesIn(text).length === 0;
  if (isNarrower) return { kind: 'use', tool: 'refineSearch', input: { change: typed } };
  // “Only ones that take a dog”, which alone reads as a question about a home.
  if (has(restricts) && !has(/\?$/)) return { kind: 'use', tool: 'refineSearch', input: { change: typed } };
  const leavesOut = has(
    /^(ok |please |and )?(drop|remove|take out|get rid of|exclude|leave out|skip|add|include|quit(a|e|ar)|saca|agrega|anade|incluye|enleve[rz]?|retire[rz]?|ajoute[rz]?|exclu\w+) /,
  );
  if (
    leavesOut &&
    search.criteria.length > 0 &&
    !home.points &&
    !has(/\b(list|saved|favou?rites?|account|agent|favoris|favorit[oa]s|lista|liste)\b/)
  )
    return { kind: 'use', tool: 'refineSearch', input: { change: typed } };
  const follows = short && !has(/\?$|\b(month|mois|mes|tax|taxe|hoa|cost|built|school)/) && search.refines;
  return follows && !home.points ? { kind: 'use', tool: 'refineSearch', input: { change: typed } } : undefined;
}
