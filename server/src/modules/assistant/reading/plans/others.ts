import { entriesNamed, namedIn, termsNamed } from '../../knowledge/index.ts';
import { decisionTexts } from '../../tools/answers/how-to-decisions.ts';
import { purchaseTexts } from '../../tools/answers/how-to-purchase.ts';
import { saleTexts } from '../../tools/answers/how-to-sale.ts';
import { type DayName, daysNamed } from '../figures/days-named.ts';
import type { Message } from '../message.ts';
import { cancelWords, narrowTopicOf, topicOf, topicsIn } from '../topics/how-to/how-to-topics.ts';
import { statusToolsIn } from '../topics/status-words.ts';
import { wideEntries } from '../topics/wide-entries.ts';
import { taxOfProperty } from './costs/taxes/property-tax.ts';
import { homeTypes } from './homes/home-types.ts';
import { marketPlan } from './market.ts';
import { assignedAgent } from './people/person.ts';
import { purchasePlace } from './purchase-place.ts';
import { areAlike, namedTwice, sameWords } from './same-thing.ts';
import { firstOf, type Planner, use, withAlso } from './use.ts';

const whereToPut =
  /\b(where|how) (do|can|should|does|would|am|are|to)\b.*\b(put|submit|drop|upload|hand|send|go|add|give)\b|\bhand in\b|\b(ou|comment)\b.*\b(deposer?|mettre|mets|envoyer|envoie|televerser)\b|\b(donde|como)\b.*\b(sub\w+|pong[oa]|mando|entrego|dejo|meto|envio|suben)\b/;

const papersWords = /\b(documents?|papers?|paperwork|papiers?|papeles?|papel|documentos?|dossier|expediente)\b/;

/** Plans how-to answers for the person's own tasks: rescheduling an appointment, uploading a document. */
const ownHowTo: Planner = ({ has, cues }) => {
  if (has(cancelWords) && (cues.has('showing') || cues.has('cancel'))) return use('howTo', { topic: 'cancel-tour' });
  if (has(remainsWords)) return use('nextSteps');
  if (has(papersWords) && cues.has('missing') && !has(whereToPut)) return use('documents');
  if (cues.has('documents') && has(whereToPut)) return use('howTo', { topic: 'upload' });
  if (cues.has('preApproval') && (cues.has('nextSteps') || cues.has('how')))
    return use('howTo', { topic: 'get-pre-approved' });
  return undefined;
};

const plannedWords =
  /\b(prevu\w*|booked|planned|scheduled|anything|something|plans|free|libre|agenda\w*|quelque chose|algo|programado|pendiente|calend\w+)\b/;

/** Returns the days that a question asks about, unless the day only identifies an appointment. */
const daysOf = (text: string): { days?: DayName[] } => {
  const days = daysNamed(text);
  return days.length > 0 &&
    !/\b(my|the|ma|la|mi) [a-z']+ (visit|showing|tour|cita|visite)|\bshowing\b.*\bsaturday\b/.test(text)
    ? { days: days.slice(0, 4) }
    : {};
};

/** “Did my letter upload ok?” */
const arrived =
  /\b(did|has|have|was|is|were|est-ce que|a-t-on|ont|se|ya|si)\b.*\b(upload\w*|go(ne)? through|went through|arrive\w*|received|come through|get there|televerse\w*|recue?s?|arrive[es]*|subi(o|eron|do)|llego|llegaron|recib\w+|cargo)\b/;
const anyPaper =
  /\b(letter|statements?|stubs?|returns?|license|passport|id|form|pdf|file|lettre|releves?|talons?|avis|carta|recibos?|estados de cuenta|declaracion\w*|comprobantes?|papeles|documentos?|documents?)\b/;

/** Plans a lookup of uploaded documents, although the text reads like a how-to question. */
export const checksPapers: Planner = ({ has, cues }) =>
  has(arrived) &&
  has(anyPaper) &&
  has(/\b(my|our|the|mon|ma|mes|notre|nos|mi|mis|nuestr\w+|la|el|los|las)\b/) &&
  !has(/\bhow (do|to|can)\b|\b(comment|como)\b/)
    ? use('documents')
    : cues.has('documents') &&
        has(
          /\b(check|verify|confirm|see if|did you (get|receive)|do you have|have you got|what (have )?you('ve| have)? got|went through|go through|is it there|recu|recibi\w*|verif\w+|revis\w+|llego|llegaron|checar)\b/,
        ) &&
        has(/\b(upload\w*|sent|submitted|attached|televers\w+|envoye\w*|sub(i|ido|imos)|mand(e|ado)|envi(e|ado))\b/)
      ? use('documents')
      : undefined;

const parkWords = /\b(where|can|do|ou|donde|puedo)\b.*\b(park|parking|stationn\w+|estacion\w+)\b/;
/** Saved homes and saved searches in one question. */
const savedBoth =
  /\b(homes|houses|places|listings)\b.*\b(and|plus|or|any)\b.*\b(search\w*|alerts?)\b|\b(maisons|proprietes|condos)\b.*\b(et|ou)\b.*\b(recherches?|alertes?)\b|\b(casas|propiedades)\b.*\b(y|o)\b.*\b(busquedas?|avisos?|alertas?)\b/;
const holdingWords =
  /\b(holding|block\w*|slow\w*|stuck|delay\w*|bloqu\w+|retien\w*|frein\w+|fren\w+|deten\w+|atras\w+)\b/;
const lostWords = /\b(lost|perdue?s?|perdid[oa]s?|confus\w+|stuck|melee?)\b/;

/** “What do I still have to upload?” */
const toUpload =
  /\b(falta\w*|still (need|have)|left|reste\w*|manque\w*|missing)\b.*\b(subir|entregar|mandar|upload|televerser|send in|hand in|submit)\b/;

const tourWords = /\b(showings?|tours?|viewings?|visites?|visitas?|citas?)\b/;
/** Requests for a showing, which are appointments and not messages. */
const requestWords = /\b(requests?|showings?|tours?|viewings?|demandes?|visites?|solicitud(es)?|peticion|visitas?)\b/;

export const statusPlan: Planner = firstOf(
  assignedAgent,
  ({ has }) => (has(toUpload) ? use('documents') : undefined),
  ownHowTo,
  ({ text, has }) => (daysNamed(text).length > 0 && has(plannedWords) ? use('appointments', daysOf(text)) : undefined),
  ({ text, named, cues, has }) => {
    const [tool] = statusToolsIn(text);
    if (tool === 'appointments')
      return withAlso(
        use(tool, { ...daysOf(text), city: named[0]?.city }),
        parkWords.test(text) && use('homeFacts', { of: 'appointment', about: 'parking' }),
      );
    if (tool === 'replies' && has(requestWords))
      return has(tourWords)
        ? use('appointments', { city: named[0]?.city })
        : withAlso(use('replies', { requests: true }), use('appointments'));
    // “Ya aceptaron mi talón” asks about the document.
    if (tool === 'purchase' && cues.has('documents') && !cues.has('offer')) return use('documents');
    if (
      tool === 'news' &&
      cues.has('savedSearch') &&
      has(/\b(how many|combien|cuantas|busquedas? guardad\w+|recherches? (enregistr|sauvegard)\w*|saved search\w*)\b/)
    )
      return use('savedSearches');
    if (savedBoth.test(text)) return withAlso(use('savedHomes'), use('savedSearches'));
    if (tool === 'savedHomes')
      return use(tool, { city: named[0]?.city, ...(has(/\b(where|donde|ou)\b/) ? { where: true } : {}) });
    if (tool === 'journey' && (lostWords.test(text) || holdingWords.test(text)))
      return withAlso(use('journey'), use('nextSteps'));
    return tool && use(tool);
  },
  ({ cues }) => (cues.has('agent') ? use('replies') : undefined),
  ({ cues, kinds, has }) =>
    has(remainsWords) ||
    cues.has('nextSteps') ||
    cues.has('missing') ||
    (has(ownWords) && kinds[0]!.score - kinds[1]!.score > 2)
      ? use('nextSteps')
      : undefined,
);

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

/** Words for the person: “did the Oilers win” has none. */
const ownWords =
  /\b(i|i'?m|me|my|mine|we|us|our|ours|j'\w+|je|moi|mon|ma|mes|nous|on|notre|nos|yo|mi|mis|nos|nosotr[oa]s|nuestr[oa]s?|tengo|tenemos|debo|debemos)\b/;

/** Matches questions about the person's own next steps. */
const remainsWords =
  /\b(remains?|left)\b.*\b(do|done)\b|\bwhat('s| is) left\b|\bto-?do list\b|\breste(-t-il)? (a|encore)\b|\bme (falta|queda) por hacer\b/;

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
