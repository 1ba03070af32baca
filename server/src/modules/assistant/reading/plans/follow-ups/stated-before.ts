import { amountsOf, withoutDots } from '../../figures/amounts.ts';
import { countryOf, placesIn } from '../../homes/places.ts';
import { plain } from '../../plain.ts';
import { countryFor } from '../costs/cost-terms.ts';
import { firstOf, type Planner, use } from '../use.ts';
import { isShort } from './points-back.ts';

const askedTour =
  /\b(ask\w*|request\w*|book\w*|schedul\w*|demand\w+|reserv\w+|pedi\w*|solicit\w+|agend\w+)\b.*\b(tours?|showings?|visit\w*|viewings?|see|ver|voir|citas?)\b/;
const confirmedWords =
  /\b(confirm\w*|answer\w*|repl(y|ied)|accept\w*|approv\w*|heard|news|repon\w*|respond\w*|respuesta|contest\w*|status|still on|acept\w*)\b/;

/** “Did they confirm it yet?” after “I asked for a tour of a house in Mesa”. */
const ofRequestedTour: Planner = (message) => {
  const before = message.talk.heard?.at(-1);
  if (before === undefined || !askedTour.test(plain(before)) || !isShort(message) || !message.has(confirmedWords))
    return undefined;
  const city = message.named[0]?.city ?? placesIn(before).find((place) => place.city)?.city;
  return city === undefined ? undefined : use('appointments', { city });
};

const savedSearch =
  /\b(sav\w+|guard\w+|sauvegard\w+|enregistr\w+)\b.*\b(search\w*|busquedas?|recherches?|alerts?|alertas?|alertes?)\b|\b(search|busqueda|recherche)s? (saved|guardad[oa]s?|sauvegardee?s?|enregistree?s?)\b/;
const editWords =
  /\b(chang\w+|edit\w*|rais\w+|lower\w*|bump\w*|increas\w+|updat\w+|cambi\w+|sub(o|ir|e|imos)|baj(o|ar)|modific\w+|mont(e|er|ons)|augment\w+|baiss\w+|modifi\w+|ajust\w+)\b/;
const asksHow = /\b(how|where|comment|ou|como|donde|can i|puedo|puis-je)\b/;
/** The kind of a search criterion: what comes before its value. */
const kindOf = (fact: string): string => /^[a-z]+/.exec(fact)?.[0] ?? '';

/** “How do I raise the price to 340?” after words about a saved search. */
const ofStatedSearch: Planner = (message) => {
  const { talk, has, amounts, search } = message;
  const before = talk.heard?.at(-1);
  if (before === undefined || !savedSearch.test(plain(before)) || !has(editWords) || !has(asksHow)) return undefined;
  const [amount] = amounts.filter(({ unit, value }) => unit === 'money' || (unit === 'plain' && value >= 100));
  const price = amount && (amount.value < 10_000 ? amount.value * 1_000 : amount.value);
  const wanted =
    price === undefined ? search.criteria.filter((fact) => /^(beds|baths|type|has)/.test(fact)) : [`price<=${price}`];
  const kept = talk.search?.facts ?? (talk.stated?.city ? [`place:${plain(talk.stated.city)}`] : []);
  const replaced = new Set(wanted.map(kindOf));
  return use('howTo', {
    topic: 'edit-search',
    facts: wanted.length > 0 ? [...kept.filter((fact) => !replaced.has(kindOf(fact))), ...wanted] : undefined,
  });
};

const appraisalWords = /\b(apprais\w+|avaluo|tasacion|evaluation|evaluee?)\b/;
const offeredWords =
  /\b(offer\w*|bid|price|contract|agreed|paying|offert|offre|offrons|prix|promesse|ofrec\w*|ofert\w*|precio|contrato|acept\w*|accept\w*)\b/;
const whatNow =
  /\b(what (now|next|(does |do |that |it )*(that|it|this) mean|is (that|this)|happens|can (i|we) do|are (my|our) options|do (i|we) do)|now what|whats (that|this)( mean)?|what'?s (that|this)( mean)?|options|meaning|que significa|((y )?ahora|y) que|que (hago|hacemos|pasa)|opciones|(ca|cela) veut dire|on fait quoi|who (eats|pays|covers|makes up)|what happens|the (difference|gap)|shortfall|qui (paie|paye)|la difference|l'ecart|quien (paga|pone|cubre)|la diferencia|et maintenant|qu'est-ce (que|qu'on)|que faire|quoi faire)\b/;
const amountIn = (text: string, words: RegExp): number | undefined => {
  const found = amountsOf(withoutDots(text)).filter(
    ({ unit, value }) => (unit === 'money' && value >= 40_000) || (unit === 'plain' && value >= 50 && value < 2_000),
  );
  const amount =
    found.find(({ before }) => words.test(before)) ?? (found.length === 1 && words.test(text) ? found[0] : undefined);
  return amount && (amount.value < 10_000 ? amount.value * 1_000 : amount.value);
};

/** “What does that mean for me?” after an offer of 330k and an appraisal of 318k. */
const ofAppraisal: Planner = (message) => {
  const { talk, text, typed, has } = message;
  const said = [...(talk.heard ?? []), typed].map(plain);
  if (
    !said.slice(-2).some((each) => appraisalWords.test(each)) ||
    !(has(whatNow) || appraisalWords.test(text)) ||
    !has(whatNow)
  )
    return undefined;
  const value = said.map((each) => amountIn(each, appraisalWords)).findLast((each) => each !== undefined);
  const price = said
    .map((each) => amountIn(each, offeredWords))
    .findLast((each) => each !== undefined && each !== value);
  if (value === undefined || price === undefined || value >= price) return undefined;
  const state = (message.named[0] ?? talk.stated)?.state;
  const country = (state && countryOf(state)) ?? countryFor(message);
  return use('howTo', { topic: 'low-appraisal', country, gap: { price, value } });
};

/** Plans a short question about a tour, a saved search or an appraisal that earlier sentences stated. */
export const statedBefore: Planner = firstOf(ofAppraisal, ofStatedSearch, ofRequestedTour);
