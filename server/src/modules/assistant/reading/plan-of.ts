/** Long because it is one decision, read from top to bottom: the topic of a message and the tool that answers it. */
import type { ToolName } from '../contract.ts';
import { offered } from '../offers.ts';
import { inContext } from './context.ts';
import { followUp } from './follow-up.ts';
import { placesOf } from './homes/home-reference.ts';
import type { Kind } from './kind.ts';
import { isPlace, type Message } from './message.ts';
import type { Plan } from './plan.ts';
import { priceWords } from './plans/affordable-price.ts';
import { closingCosts } from './plans/closing.ts';
import { costsPlan } from './plans/costs.ts';
import { homePlan, ofAppointment, ofSaved } from './plans/home.ts';
import { changesSearch, homesPlan } from './plans/homes.ts';
import { marketPlan } from './plans/market.ts';
import {
  checksPapers,
  definitionPlan,
  howToPlan,
  meansTerm,
  namedMatter,
  outsidePlan,
  purchaseMatter,
  statusPlan,
} from './plans/others.ts';
import { termsAlone } from './plans/payment.ts';
import { languageWanted, looksForPerson, personPlan } from './plans/person.ts';
import { refused } from './plans/refused.ts';
import { taxLaw } from './plans/tax-law.ts';
import { type Planner, use, withAlso } from './plans/use.ts';
import { reconsidered } from './reconsider.ts';
import { courtesyOf } from './topics/courtesies.ts';
import { narrowTopicOf } from './topics/how-to-topics.ts';
import { speaksOfPeople } from './topics/refusals.ts';
import { incomeIn, meansOf, termsOf } from './topics/terms.ts';

/** The planner for each kind of question. */
const planners: Readonly<Record<Kind, Planner>> = {
  homes: homesPlan,
  home: homePlan,
  costs: costsPlan,
  status: statusPlan,
  howto: howToPlan,
  market: marketPlan,
  person: personPlan,
  definition: definitionPlan,
  out: outsidePlan,
  refuse: () => ({ kind: 'refuse', refusal: 'fairHousing' }),
};

/** Maximum distance from the best score at which a kind is tried. */
const closeEnough = 3;
/** Minimum score of the best kind. Below it, the assistant asks a clarifying question. */
const leastScore = 0.6;

/**
 * Plans the answer to a message: exact offers first, then refusals, courtesies and replies to clarifying questions, then
 * the kinds of question by score. The function is pure and never fails; a message without a plan gets a clarifying
 * question.
 */
export function planOf(message: Message): Plan {
  const offer = offered(message.text);
  if (offer) return { kind: 'use', ...offer };
  return (
    refused(message) ??
    courteous(message) ??
    answered(message) ??
    followUp(message) ??
    inContext(reconsidered(planned(message), message), message)
  );
}

function planned(message: Message): Plan {
  return (
    direct(message) ??
    asksPrice(message) ??
    asksTax(message) ??
    asksPayment(message) ??
    asksMarketToo(message) ??
    goesOn(message) ??
    changesSearch(message) ??
    purchaseMatter(message) ??
    answeredByKind(message)
  );
}

/** Plans by kind. A named topic or term is explained before the assistant asks back or calls a question out of scope. */
function answeredByKind(message: Message): Plan {
  const plan = byKind(message) ?? { kind: 'ask', for: 'anything' };
  const isOpen =
    (plan.kind === 'ask' && plan.for !== 'income' && plan.for !== 'home' && plan.for !== 'homes') ||
    (plan.kind === 'use' &&
      plan.tool === 'outOfScope' &&
      plan.input.reason === 'other' &&
      !message.cues.has('outside'));
  return (isOpen ? namedMatter(message) : undefined) ?? plan;
}

/** Words with only one possible meaning. */
const plainly: readonly (readonly [tool: ToolName, pattern: RegExp, input?: Record<string, unknown>])[] = [
  [
    'capabilities',
    /^(help|help me|menu|start|who are you|are you (a |an )?(robot|bot|human|person|ai|real|machine)|what are you|aide|ayuda)$|\bwhat (can|do|could) you (do|help|say)\b|\bwhat can i (ask|do here|say)\b|\bwhat (can|could) i ask\b|\bwhat are you able\b|\bwhat else can (i|you)\b|\bhow (can|do) you (help|work)\b|\bque (peux-tu|pouvez-vous|puedes|puede) (faire|hacer)\b/,
  ],
  [
    'handOver',
    /\b(customer service|contact support|technical support|something is broken|not working|doesn't work|file a complaint)\b/,
    { to: 'support' },
  ],
  [
    'handOver',
    /\b(can|could|may|want|need|like|let) (i|we|me|us|to)( to)? (talk|speak|chat) (to|with) (my|our) (agent|realtor|lender|advisor|broker|team)\b/,
    { to: 'agent' },
  ],
  [
    'recommendations',
    /\bmy recommendations\b|\b(recommend|suggest)\b.*\bfor me\b|\b(i might|you think i('d| would)) (like|love)\b|\brecommandations\b|\bmis recomendaciones\b/,
  ],
];

const bookWords =
  /\b(book|schedule|arrange|set up|request)\b.*\b(showing|tour|viewing|visit)\b|\b(book|reserve|agenda\w*|reserv\w+) (it|the|that|la|le|el|number|#?\d)\b|\b(reserver|planifier|agendar|programar)\b.*\b(visite|visita|cita)\b|\bneed a (showing|tour|viewing)\b|\b(want|like|love|need) to (see|tour|visit|view) (it|that|this|the (first|second|third|fourth|fifth|last|home|house|condo|place)|number|\d)\b(?!.*\b(price|photos?|pictures?|map)\b)|\b(quiero|gustaria|quisiera)\b.*\b(ver|verla|visitar|conocer) (la|el|esa|ese|esta|este)\b|\b(voudrais|aimerais|aimerait|aimerions)\b.*\b(voir|visiter) (la|le|cette|ce|celle|celui)\b/;

/** Medicines and symptoms that have nothing to do with a home. */
const medicalWords =
  /\b(losartan|ibuprofen\w*|insulin\w*|antibiotic\w*|my (pills|medication|meds)|mis pastillas|mes (pilules|medicaments)|dizzy|mareada?|blood pressure)\b/;

/** “The taxes on that condo”, although no home was shown. */
const thatHomesTax =
  /\b(tax(es)?|impuestos?|predial)\b.*\b(that|this|ese|esa|este|esta|ce|cette) (condo|house|home|place|townhouse|casa|depa\w*|departamento|maison|propriete|appartement)\b/;

const needs20 =
  /\b(need|have to|must|necessary|required|really|mandatory|obligat\w+|faut|necesito|tengo que|hay que|forzoso)\b.*\b20 ?(%|percent\b|pour cent\b|por ciento\b|down\b)|\b20 ?(%|percent|pour cent|por ciento)( |$).*\b(necessary|required|mandatory|obligat\w+|really|needed|necesario|forzoso|faut)\b/;

/** “What documents do I need for a mortgage?” */
const neededPapers =
  /\b(what|which|wat) (documents?|papers?|paperwork)\b.*\b(need|required?|bring|have)\b.*\b(mortgage|loan|pre-?approv\w*|lender|bank)\b|\bquels? (documents?|papiers?)\b.*\b(faut|besoin|fournir|demande\w*)\b.*\b(hypotheque|pret|preapprobation|banque|preteur)\b|\b(que|cuales|q) (documentos?|papeles)\b.*\b(necesit\w+|piden|hacen falta|llevo)\b.*\b(hipoteca|prestamo|preaprob\w*|banco)\b/;

const confirmedWords =
  /\b(confirm\w*|requested|pending|booked|still on|confirmad[oa]s?|pendientes?|confirmee?s?|en attente)\b/;

/** “Do I have to sign something with an agent before seeing houses?” */
const signsFirst =
  /\bsign\w*\b.*\b(agents?|realtors?|brokers?)\b.*\b(before|to|first)\b|\bsign\w*\b.*\b(agreement|contract|papers?|something)\b.*\b(look|see|tour|visit|view|show\w*)\b.*\b(house|home|place|agents?|realtors?|brokers?)\b|\b(before|to) (see|seeing|tour\w*|visit\w*|show\w*)\b.*\bsign\b.*\b(agents?|realtors?|brokers?|agreement|contract)\b|\bsigner\b.*\bcourtier\b.*\b(avant|pour) (de )?(visiter|voir)\b|\bfirmar\b.*\bagente\b.*\b(antes|para) (de )?(ver|visitar)\b/;

/** “Our offer got accepted last night, what happens now?” */
const acceptedNow =
  /(?=.*\b(offers?|offre|promesse|oferta)\b)(?=.*\b(accepted|acceptee?|aceptad[oa]|aceptaron)\b)(?=.*\b(what (now|happens|do (we|i) do)|now what|whats? next|what is next|et maintenant|on fait quoi|quoi faire|que (dois|devons)|que se passe|que sigue|que (hago|hacemos)|y ahora)\b)/;

const whereSaved =
  /\b(where|donde|ou)\b.*\b(see|find|are|view|veo|ver|estan|encuentro|voir|trouv\w+|sont)\b.*\b(saved|favou?rites?|guardad[oa]s|favorit[oa]s|enregistree?s|sauvegardee?s|favoris)( (homes|houses))?$|\b(where|donde|ou)\b.*\b(see|find|are|view|veo|ver|estan|encuentro|voir|trouv\w+|sont)\b.*\b(saved (homes|houses)|casas guardadas|maisons (enregistrees|sauvegardees))\b/;

const readWords = /\b(read|seen|opened|looked at|lu|vu|ouvert|leyo|leido|visto|abrio)\b/;

const compareWords = /^(compare|compare them|les comparer|compararlas|comparalas)$/;

const changesAgent =
  /\b(agent|realtor|broker)\b.*\b(instead of|rather than|other than)\b|\b(court\w+|agente?)\b.*\b(plutot que|au lieu de|a la place de|en vez de|en lugar de|que grace)\b|\b(prefer\w*|prefier\w+|aimerais mieux) (an? |une? |otr[oa] )?(other |different |autre )?(agent|realtor|court\w+|agente)\b|\b(switch|change|swap)\b.*\b(to|for) (someone|somebody|another|a different|a new)\b|\b(want|need|like|get|give|assign)\b.*\b(different|another|new) (agent|realtor|broker)\b|\b(veux|voudrais|voulons|aimerais)\b.*\b(autre|nouveau|nouvelle) (agent|courti)\w*|\b(quiero|quisiera|necesito|dar|den|denme)\b.*\b(otr[oa]|nuev[oa]) agente\b|\b(switch|change|replace|changer|changer de|cambiar|cambio|cambiar de) (my |our |the |de |d'|mi |mon |notre |nuestra? )?(agents?|realtors?|court\w+|agente)\b/;

/** True if the message names places but no other search criterion. */
const onlyNamesPlaces = ({ search, cues, amounts, kinds }: Message): boolean =>
  (kinds[0]?.kind === 'homes' || kinds[0]?.kind === 'market') &&
  search.wishes.every(isPlace) &&
  !cues.has('look') &&
  !cues.has('market') &&
  amounts.every(({ unit }) => unit === 'plain');

function direct(message: Message): Plan | undefined {
  const { has, home } = message;
  if (has(bookWords) && home.points) return howToPlan(message);
  if (has(compareWords) && message.talk.shown.length > 1) return homePlan(message);
  const [place] = message.named;
  if (has(changesAgent))
    return withAlso(
      use('howTo', { topic: 'change-agent' }),
      (place?.city !== undefined || languageWanted(message.text) !== undefined) &&
        use('professionals', { type: 'agent', city: place?.city, language: languageWanted(message.text) }),
    );
  if (narrowTopicOf(message.text) === 'without-money') return use('howTo', { topic: 'without-money' });
  if (has(signsFirst)) return use('explain', { ids: ['buyer-agreement'] });
  if (has(acceptedNow)) return use('howTo', { topic: 'after-offer', state: place?.state });
  if (message.after('appointments') && has(confirmedWords)) return use('appointments', {});
  if (has(neededPapers)) return use('howTo', { topic: 'get-pre-approved', state: place?.state });
  const visited = message.cues.has('transferTax') ? undefined : ofAppointment(message);
  if (visited) return visited;
  if (has(whereSaved)) return use('savedHomes', { where: true });
  const saved = ofSaved(message);
  if (saved) return saved;
  if (message.after('replies') && has(readWords)) return { kind: 'use', tool: 'replies', input: {} };
  const own =
    looksForPerson(message) ?? checksPapers(message) ?? taxLaw(message) ?? closingCosts(message) ?? meansTerm(message);
  if (own) return own;
  if (has(thatHomesTax) && home.homes.length === 0 && !home.lookUp && message.amounts.length === 0)
    return homePlan(message);
  if (has(needs20) && message.amounts.every(({ unit }) => unit !== 'money'))
    return use('explain', { ids: ['twenty-percent'] });
  if (message.cues.has('outside') && onlyNamesPlaces(message)) return outsidePlan(message);
  if (has(medicalWords)) return outsidePlan(message);
  const row = plainly.find(([, pattern]) => has(pattern));
  return row && { kind: 'use', tool: row[0], input: row[2] ?? {} };
}

/** Plans questions such as “With 54 thousand a year, what price should I look at?”, with or without a place. */
function asksPrice(message: Message): Plan | undefined {
  const { has, text, amounts } = message;
  if (!has(priceWords)) return undefined;
  return meansOf(text, amounts).incomeYearly === undefined ? undefined : costsPlan(message);
}

/** Plans a named transfer tax as a question about costs, although its figures can look like search criteria. */
function asksTax(message: Message): Plan | undefined {
  const { cues, kinds, amounts, named } = message;
  if (!cues.has('transferTax') || !/^homes?$/.test(kinds[0]?.kind ?? '')) return undefined;
  if (amounts.length + named.length === 0 || message.home.points) return undefined;
  return costsPlan(message);
}

/** Plans a price with the terms of a loan as a question about its payment, unless homes are asked for. */
function asksPayment(message: Message): Plan | undefined {
  const { cues, home } = message;
  if (cues.has('look') || home.points || message.talk.search !== undefined) return undefined;
  return cues.has('afford') || cues.has('income') || cues.has('insurance') || cues.has('closing') || cues.has('market')
    ? undefined
    : message.amounts.length < 3
      ? undefined
      : (costsPlan({ ...message, home }) ?? termsAlone(message));
}

/** Plans “And Edmonton?” after market figures as a question about the market of that place. */
function asksMarketToo(message: Message): Plan | undefined {
  const { after, named, text, search, cues } = message;
  if (!after('marketFacts') || named.length === 0 || cues.has('look')) return undefined;
  if (text.split(' ').length > 6 || !search.wishes.every(isPlace)) return undefined;
  return marketPlan(message);
}

const longestFollowUp = 9;

/** Plans a changed input for the last calculation: “And over 15 years?”, “with 500 of debts”, “and in Toronto?”. */
function goesOn(message: Message): Plan | undefined {
  const { after, text, amounts, named, has, kinds } = message;
  if (!after('monthlyCost', 'affordability', 'loanPayment', 'transferTax', 'loanRules')) return undefined;
  if (text.split(' ').length > longestFollowUp && kinds[0]?.kind !== 'costs') return undefined;
  const says =
    amounts.length > 0 ||
    has(/\b(pmi|mortgage insurance|included)\b/) ||
    (after('transferTax') && named.length > 0 && !/^(market|person|howto|status)$/.test(kinds[0]?.kind ?? ''));
  if (!says || message.home.lookUp || kinds[0]?.kind === 'homes') return undefined;
  const plan = costsPlan(message);
  return plan?.kind === 'use' ? plan : undefined;
}

/** True for texts such as “it”, “42” or “asdf”, which are too short to be called out of scope. */
const saysNothing = ({ text, cues }: Message): boolean => text.split(' ').length < 4 && !cues.has('outside');

/** True if a lease or landlord is only the reason to buy. */
const rentsNow = ({ has }: Message): boolean =>
  has(/\b(landlord|lease|bail|proprietaire|casero|arrendador|contrato de renta)\b/) &&
  has(
    /\b(buy\w*|mortgage|down|house|home|rates?|look(ing)?|afford|acheter|achat|maison|hypotheque|compr\w+|casa|hipoteca)\b/,
  ) &&
  !has(/\b(sue|break|evict\w*|deposit|repair\w*|fix|rights?|legal\w*|sublet|droits?|derechos|demandar|poursuivre)\b/);

function byKind(message: Message): Plan | undefined {
  const [best] = message.kinds;
  if (!best || best.score < leastScore) return undefined;
  for (const { kind, score } of message.kinds) {
    if (best.score - score > closeEnough) return undefined;
    if (kind === 'out' && saysNothing(message)) return undefined;
    if (kind === 'out' && rentsNow(message)) continue;
    // A text that names no group of people and no place where people live is not a preference about neighbors.
    const plan =
      kind === 'refuse' && (kind !== best.kind || !speaksOfPeople(message)) ? undefined : planners[kind](message);
    if (plan) return plan;
  }
  return undefined;
}

function courteous({ text }: Message): Plan | undefined {
  const courtesy = courtesyOf(text);
  return courtesy && { kind: 'courtesy', courtesy };
}

/** Plans replies to a clarifying question: “120k”, “the second one”, “Austin”. */
function answered({ talk, text, amounts, home, places, kinds }: Message): Plan | undefined {
  const { waiting } = talk;
  if (!waiting) return undefined;
  const use = (more: Record<string, unknown>): Plan => ({
    kind: 'use',
    tool: waiting.tool,
    input: { ...waiting.input, ...more },
  });
  switch (waiting.for) {
    case 'income': {
      const means = meansOf(text, amounts);
      const incomeYearly = means.incomeYearly ?? incomeIn(amounts);
      return incomeYearly === undefined ? undefined : use({ ...means, incomeYearly });
    }
    case 'home':
      if (home.lookUp) return use({ ...home.lookUp });
      return home.homes[0] === undefined ? undefined : use({ home: home.homes[0] });
    case 'homes': {
      const named = home.homes.length > 1 ? home.homes : placesOf(text, talk);
      return named.length > 1 ? use({ homes: named.slice(0, 6) }) : undefined;
    }
    case 'place':
      return places.length > 0 && kinds[0]?.kind !== 'costs' ? use({ facts: places }) : undefined;
    case 'price': {
      const { price, ...terms } = termsOf(text, amounts);
      if (home.lookUp) return use({ ...home.lookUp });
      if (home.homes[0] !== undefined) return use({ home: home.homes[0], ...terms });
      return price === undefined ? undefined : use({ price, ...terms });
    }
  }
}
