import { entriesNamed, namedIn, termsNamed } from '../../knowledge/index.ts';
import { decisionTexts } from '../../tools/answers/how-to-decisions.ts';
import { purchaseTexts } from '../../tools/answers/how-to-purchase.ts';
import { saleTexts } from '../../tools/answers/how-to-sale.ts';
import type { Message } from '../message.ts';
import { cancelWords, narrowTopicOf, topicOf, topicsIn } from '../topics/how-to/how-to-topics.ts';
import { wideEntries } from '../topics/wide-entries.ts';
import { taxOfProperty } from './costs/taxes/property-tax.ts';
import { homeTypes } from './homes/home-types.ts';
import { marketPlan } from './market.ts';
import { daysOf, remainsWords } from './own/status-plan.ts';
import { purchasePlace } from './purchase-place.ts';
import { areAlike, namedTwice, sameWords } from './same-thing.ts';
import { firstOf, type Planner, use, withAlso } from './use.ts';

const showingWords =
  /\b(book|reserve) (it|the|that|number|#?\d)\b|\b(book|schedule|arrange|set up|request)\b.*\b(showing|tour|viewing|visit)\b|\b(see|visit|tour|view|seeing)\b|\bvisit\w*\b|\bver (la|el|esa|ese|una|\d)|\bverla\b|\bconocer\b|\bwalk through\b|\bvoir\b|\bagend\w+\b|\breserv\w+\b.*\bvisite\b|\btours?\b|\bshowings?\b/;

/** Matches questions about an existing appointment, as opposed to a request for a new one. */
const appointmentWords =
  /\bwhat time\b|\bremind\b|\bque hora\b|\bquelle heure\b|\bwhen (is|was|are|am|do|does|will|'s)\b|\bwho('s| is| are)\b.*\b(meet|show)ing\b|\bcon quien\b|\bavec qui\b|\b(do i|do we|i|we) have\b.*\bbooked\b/;

const severalHomes =
  /\b(2|3|two|three|several|deux|trois|plusieurs|dos|tres|varias) (houses|homes|condos|places|maisons|condos|proprietes|casas|propiedades)\b/;

/** Plans a showing request. “How do I book a showing” without a home gets an explanation instead. */
const showing: Planner = ({ has, home, talk, text }) => {
  if (
    !has(showingWords) ||
    has(cancelWords) ||
    has(
      /\b(pics?|photos?|pictures?|images?|fotos?)\b|\bcancel|annul|resched|\bswap\b|\bshift\b|\bmove (it|my|the|that|our)\b|\bpush (it|the|that)\b|deplac|\bmuevo\b|\bwho\b.*\bsee|\bsame (saved|homes|list)\b|\bsaved homes\b|qui peut voir|quien puede ver|\binvit\w+|\bpartag\w+|\bcompart\w+|\bfrom her own\b|\bwife\b/,
    )
  )
    return undefined;
  if (has(appointmentWords)) return use('appointments', daysOf(text));
  if (has(severalHomes) && !home.lookUp) return use('howTo', { topic: 'showing' });
  if (home.lookUp) return use('handOver', { to: 'agent', for: 'showing', ...home.lookUp });
  // “The second one”, although no list has it.
  if (home.beyond && home.homes.length === 0) return { kind: 'ask', for: 'home' };
  const id = home.homes[0] ?? (home.points ? (talk.home ?? talk.shown[0]) : undefined);
  if (id !== undefined) return use('handOver', { to: 'agent', for: 'showing', home: id });
  return /^(how|comment|como|where)\b/.test(text) && !home.points
    ? use('howTo', { topic: 'showing' })
    : use('handOver', { to: 'agent', for: 'showing' });
};

/** Plans narrow how-to questions, such as waiving a condition, before the wider topics. */
const narrow: Planner = (message) => {
  const { has, text, cues } = message;
  const topic = narrowTopicOf(text);
  if (topic === undefined || (has(cancelWords) && cues.has('showing'))) return undefined;
  const place = purchasePlace(message);
  const where = place && (place.city ? `${place.name}, ${place.state}` : place.name);
  return withAlso(
    use('howTo', { topic, place: where, state: place?.state ?? message.talk.stated?.state }),
    topic === 'deposit-due' &&
      has(/\b(offers?|offre|oferta)\b/) &&
      use('howTo', { topic: 'make-offer', state: place?.state }),
  );
};

/** Plans a narrow matter of a purchase whatever the kind of the question, unless it asks for a figure or a meaning. */
export const purchaseMatter: Planner = (message) => {
  const { has, text, amounts, home, kinds } = message;
  const topic = narrowTopicOf(text);
  if (topic === undefined || (!(topic in purchaseTexts) && !(topic in decisionTexts) && !(topic in saleTexts)))
    return undefined;
  if (/^(homes|home|refuse)$/.test(kinds[0]?.kind ?? '') || home.points) return undefined;
  if (has(meaningWords)) return undefined;
  // “The appraisal came in 15k under our offer, now what” asks for no figure and no step of one's own.
  if (topic === 'low-appraisal') return narrow(message);
  const howTo = kinds.find(({ kind }) => kind === 'howto')!.score;
  // “How is the market in Tampa, should we offer less?” asks for the figures too.
  if (topic === 'how-much-to-offer' && message.cues.has('market') && message.named.some(({ city }) => city)) {
    const [market, steps] = [marketPlan(message), narrow(message)];
    if (market?.kind === 'use') return withAlso(market, steps);
  }
  if (kinds[0]!.score - howTo > 2 || amounts.some(({ unit, per }) => unit === 'money' && !per)) return undefined;
  return narrow(message);
};

/** Plans a named topic, term or rule that the planners of the likely kinds did not answer. */
export const namedMatter: Planner = (message) => {
  const { text, has, home } = message;
  if (home.points || has(/\b(my|our|mon|ma|notre|mi|nuestr[oa])\b.*\b(offer|offre|oferta|message|mensaje)\b/))
    return undefined;
  const found = narrow(message);
  if (found) return found;
  const named = entriesNamed(text).filter(({ id }) => !wideEntries.has(id));
  return named.length > 0 ? use('explain', { ids: named.map(({ id }) => id).slice(0, 2) }) : undefined;
};

export const howToPlan: Planner = firstOf(narrow, showing, (message) => {
  const { has, text, home, search, cues } = message;
  const place = purchasePlace(message);
  const where = place && (place.city ? `${place.name}, ${place.state}` : place.name);
  if (has(remainsWords)) return use('nextSteps');
  if (has(cancelWords) && cues.has('showing')) return use('howTo', { topic: 'cancel-tour' });
  const topic = topicOf(text);
  if (topic === 'save-search') {
    const facts = search.criteria.filter((fact) => /^(place|state|zip|price|beds|baths|type|has|hoa|sqft)/.test(fact));
    return use('howTo', {
      topic,
      facts: facts.length > 1 && facts.some((fact) => /^(place|state|zip|price)/.test(fact)) ? facts : undefined,
    });
  }
  if (topic) {
    const also = topic === 'privacy-documents' ? 'upload' : topic === 'step-back' ? 'make-offer' : 'privacy-documents';
    const asksBoth = topic === 'upload' || topic === 'privacy-documents' || (topic === 'step-back' && cues.has('how'));
    return use('howTo', {
      topic,
      home: home.homes[0],
      place: where,
      state: place?.state,
      country: place ? undefined : message.country,
      also: asksBoth && topicsIn(text).includes(also) ? also : undefined,
    });
  }
  return has(
    /\b(buy|buying|purchase|process|steps)\b|\bachat\b|\bacheter\b|\bcomprar\b|\bcompra\b|\bpasos\b|\betapes?\b|\bmarche a suivre\b/,
  )
    ? use('howTo', { topic: 'buying-process', place: where, state: place?.state })
    : definitionPlan(message);
});

export const meaningWords =
  /\bmean(s|ing)?\b|\bdefin(e|ition)\b|\bexplain\b|\bc'? ?(est )?(quoi|koi)\b|\bqu'?est[- ]ce que (c'est|signifie)\b|\bveu(t|lent) dire\b|\bsignifie\w*\b|\b(q|que) (es|significa|quiere decir|son)\b|\bdifference between\b|\bstands? for\b/;
const bareTerm = /^(the |an? |une? |la |el |le )?([a-z'-]+ ){0,3}[a-z'-]+ ?\?/;

/** Plans the definition of a term when the text asks for its meaning. */
export const meansTerm: Planner = (message) => {
  const { has, amounts, home, text } = message;
  if (amounts.some(({ unit }) => unit === 'money') || home.lookUp || (home.points && message.talk.shown.length > 0))
    return undefined;
  if (message.kinds[0]?.kind === 'homes' || asksTaxOfPlace(message)) return undefined;
  const first = bareTerm.exec(text)?.[0];
  const asked =
    has(meaningWords) ||
    (first !== undefined &&
      termsNamed(first).length > 0 &&
      !/\b(how|what'?s|combien|in|at|a|en|for|pour|de|can|do|is|are)\b|\bcuant/.test(first));
  if (!asked || termsNamed(text).length === 0) return undefined;
  return definitionPlan(message);
};

/** “What are typical property taxes in Houston?” */
const asksTaxOfPlace = ({ has, named, cues }: Message): boolean =>
  named.length > 0 &&
  cues.has('tax') &&
  has(/\b(typical\w*|average|usual\w*|how much|rates?|high|low|promedio|moyen\w*|combien|cuanto)\b/);

/** The part of a text whose meaning is asked for: “the listing says strata fee 480. what's a strata”. */
const askedTail =
  /\b(?:what(?:'?s| is| are| does)|c'?est quoi|qu'?est[- ]ce que c'?est|(?:que|q) (?:es|son|significa)|meaning of|veut dire) (?:(?:an?|the|une?|la|le|les|el|los|las|una?) |l')?([^?.!;]+)/;

const comparedWords =
  /\bdifferen(ce|t)\b|\bdiferen(cia|te)\b|\bvs\b|\bversus\b|\bmismo\b|\bmeme (chose|affaire)\b|\bigual\b/;

/** Terms have priority over rules. A question about a difference takes two of them. */
export const definitionPlan: Planner = (message) => {
  const { has, named: places } = message;
  const tail = askedTail.exec(message.text)?.[1] ?? '';
  const text = termsNamed(tail).length > 0 ? tail : message.text;
  const tax = asksTaxOfPlace(message) && taxOfProperty(message);
  if (tax) return tax;
  if (has(/\b(etapes?|steps|pasos|marche a suivre)\b/)) return howToPlan(message);
  if (has(/\b(pasa|happens?|se passe|ocurre)\b/) && topicOf(text) === 'closing-day') return howToPlan(message);
  const found = namedIn(text);
  // “What is the mortgage stress test?” names the test, not the mortgage.
  const narrow = found.filter(({ id }) => !wideEntries.has(id));
  const same = has(sameWords);
  const compared = same || has(comparedWords);
  const terms = narrow.length > 0 && !compared ? narrow : found;
  const several =
    same ||
    has(/\bdifferen(ce|t)\b|\bdiferen(cia|te)\b|\bvs\b|\bversus\b|\bor\b|\bou\b|\bo\b|\band\b|\bet\b|\by\b|\bmismo\b/);
  const named = terms.length > (several ? 1 : 0) ? terms : entriesNamed(text);
  const types = compared ? homeTypes.flatMap(([id, pattern]) => (has(pattern) ? [id] : [])) : [];
  const ids = [...new Set([...named.map(({ id }) => id), ...types])].slice(0, several || compared ? 2 : 1);
  const one = same ? namedTwice(message.text) : undefined;
  if (one !== undefined) return use('explain', { ids: [one], sameThing: true });
  return ids.length > 0
    ? use('explain', {
        ids,
        place: places[0]?.name,
        ...(same && ids.length === 2 && !areAlike(ids) ? { contrast: true } : {}),
      })
    : undefined;
};
