import type { ToolName } from '../../contract.ts';
import { isPlace, type Message } from '../message.ts';
import { plain } from '../plain.ts';
import type { Plan } from '../plan.ts';
import { passesOn, siteTopicOf } from '../topics/how-to/how-to-sharing.ts';
import { narrowTopicOf } from '../topics/how-to/how-to-topics.ts';
import { appliesAlone } from '../topics/rule-matters.ts';
import { languageWanted } from '../topics/spoken-languages.ts';
import { closingCosts, coopCosts } from './costs/closing.ts';
import { hbpRepayment } from './costs/hbp.ts';
import { ruleMatter } from './costs/rule-matter.ts';
import { sellerCosts } from './costs/sale-costs.ts';
import { taxLaw } from './costs/taxes/tax-law.ts';
import { taxRelief } from './costs/taxes/tax-relief.ts';
import { ofAppointment } from './homes/appointment-home.ts';
import { homePlan, ofSaved } from './homes/home.ts';
import { typesCompared } from './homes/home-types.ts';
import { savedHomesAsked } from './homes/saved-homes.ts';
import { marketPlan } from './market.ts';
import { howToPlan, meansTerm } from './others.ts';
import { investmentWords, medicineWords, outsidePlan } from './outside.ts';
import { checksPapers } from './own/status-plan.ts';
import { ownMatters } from './own-matters.ts';
import { looksForPerson, ofTeam, ownAgent, reaching } from './people/person.ts';
import { whoSpeaks } from './people/who-speaks.ts';
import { immigrationWords, passportWords } from './refused.ts';
import { use, withAlso } from './use.ts';

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

const applicationStatus =
  /(?=.*\b(my|our|i|ma|mon|notre|je|mi|nuestra)\b)(?=.*\b((loan|mortgage) app(lication)?s?|application|demande (de pret|hypothecaire|d'hypotheque)|solicitud (de|del) (hipoteca|prestamo|credito))\b)(?=.*\b(where|wheres|where's|status|news|pick (it|that) up|resume|continue|left off|lost|draft|reprendre|continuer|brouillon|retomar|continuar|borrador|update\w*|how is|how's|hows|what happened|going|ou en est|statut|nouvelles|avance\w*|moving|stuck|held up|submitted|approved yet|approved or|under review|en que va|como va|estado|noticias)\b)/;

/** “Did they approve my loan yet?” */
const loanDecided =
  /\b(did|has|have|is|was|ya|est-ce|ont|a-t-on)\b.*\b(approved?|denied|decid\w*|underwrit\w*|aprob(aron|ado|o)|acept(aron|ado)|approuv\w*|accepte\w*)\b.*\b(my|our|mon|notre|mi|nuestr[oa]) (\w+ )?(loan|mortgage|pret|hypotheque|prestamo|hipoteca)\b|\b(is|was|has) (my|our) (\w+ ){0,2}(loan|mortgage)( app(lication)?)? (\w+ )?(approved|denied|moving|stuck|through|done|ready)\b/;
const missingToo = /\b(missing|left|still need|falta\w*|manque\w*|reste\w*)\b/;

const bookWords =
  /\b(book|schedule|arrange|set up|request)\b.*\b(showing|tour|viewing|visit)\b|\b(book|reserve|agenda\w*|reserv\w+) (it|the|that|la|le|el|number|#?\d)\b|\b(reserver|planifier|agendar|programar)\b.*\b(visite|visita|cita)\b|\bneed a (showing|tour|viewing)\b|\b(want|like|love|need) to (see|tour|visit|view) (it|that|this|the (first|second|third|fourth|fifth|last|home|house|condo|place)|number|\d)\b(?!.*\b(price|photos?|pictures?|map)\b)|\b(quiero|gustaria|quisiera)\b.*\b(ver|verla|visitar|conocer) (la|el|esa|ese|esta|este)\b|\b(voudrais|aimerais|aimerait|aimerions)\b.*\b(voir|visiter) (la|le|cette|ce|celle|celui)\b/;

/** “The taxes on that condo”, although no home was shown. */
const thatHomesTax =
  /\b(tax(es)?|impuestos?|predial)\b.*\b(that|this|ese|esa|este|esta|ce|cette) (condo|house|home|place|townhouse|casa|depa\w*|departamento|maison|propriete|appartement)\b/;

const needs20 =
  /\b(need|have to|must|necessary|required|really|mandatory|obligat\w+|faut|necesito|tengo que|hay que|forzoso)\b.*\b20 ?(%|percent\b|pour cent\b|por ciento\b|down\b)|\b20 ?(%|percent|pour cent|por ciento)( |$).*\b(necessary|required|mandatory|obligat\w+|really|needed|necesario|forzoso|faut)\b/;

/** “What documents do I need for a mortgage?” */
const neededPapers =
  /\b(what|which|wat) (docs?|documents?|papers?|paperwork)\b.*\bbefore\b.*\b(apply\w*|loan|mortgage|lender)\b|\b(what|which|wat) (docs?|documents?|papers?|paperwork)\b.*\b(need|required?|bring|have)\b.*\b(mortgage|loan|pre-?approv\w*|lender|bank)\b|\b(what|which|wat) (docs?|documents?|papers?|paperwork)\b.*\b(lender|bank)s?\b.*\b(want|need|ask|require)\w*|\bquels? (documents?|papiers?)\b.*\b(faut|besoin|fournir|demande\w*)\b.*\b(hypotheque|pret|preapprobation|banque|preteur)\b|\b(que|cuales|q) (documentos?|papeles)\b.*\b(necesit\w+|piden|hacen falta|llevo)\b.*\b(hipoteca|prestamo|preaprob\w*|banco)\b/;

const confirmedWords =
  /\b(confirm\w*|requested|pending|booked|still on|confirmad[oa]s?|pendientes?|confirmee?s?|en attente)\b/;

/** “Do I have to sign something with an agent before seeing houses?” */
const signsFirst =
  /\bsign\w*\b.*\b(agents?|realtors?|brokers?)\b.*\b(before|to|first)\b|\bsign\w*\b.*\b(agreement|contract|papers?|something)\b.*\b(look|see|tour|visit|view|show\w*)\b.*\b(house|home|place|agents?|realtors?|brokers?)\b|\b(before|to) (see|seeing|tour\w*|visit\w*|show\w*)\b.*\bsign\b.*\b(agents?|realtors?|brokers?|agreement|contract)\b|\bsigner\b.*\bcourtier\b.*\b(avant|pour) (de )?(visiter|voir)\b|\bfirmar\b.*\bagente\b.*\b(antes|para) (de )?(ver|visitar)\b/;

const whereSaved =
  /\b(where|donde|ou)\b.*\b(see|find|are|view|veo|ver|estan|encuentro|voir|trouv\w+|sont)\b.*\b(saved|favou?rites?|guardad[oa]s|favorit[oa]s|enregistree?s|sauvegardee?s|favoris)( (homes|houses))?$|\b(where|donde|ou)\b.*\b(see|find|are|view|veo|ver|estan|encuentro|voir|trouv\w+|sont)\b.*\b(saved (homes|houses)|casas guardadas|maisons (enregistrees|sauvegardees))\b/;

/** “I had 5 saved and now I see 4” */
const fewerSaved =
  /(?=.*\b(saved|favou?rites?|hearted|short ?list|my list|favoris|enregistre\w*|sauvegard\w*|ma liste|guardad[oa]s|guarde|favorit[oa]s|mi lista)\b)(?!.*\b(price|prix|precio|search\w*|recherche\w*|busqueda\w*|remove|delete|how)\b)(\b(had|were|avais|avait|y avait|tenia|tenian|habia)\b.*\b(now|only|just|la|maintenant|juste|plus que|ahora|nomas|solo)\b.*\b(see|shows?|have|left|vois|voit|ai|reste|veo|salen|aparecen|hay|tengo|quedan|\d)\b|\b(is|are|went|gone|has|have|one|some|disappear\w*|vanish\w*)\b.*\b(gone|missing|disappear\w*|vanish\w*)\b|\b(disparu\w*|manque\w*|desaparec\w*|falta\w*|se (borro|borraron|perdio))\b)/;

/** “Which of my saved homes sold?” */
const soldSaved =
  /\b(homes?|houses?|condos?|places?|favou?rites?|ones|maisons?|proprietes?|favoris|casas?|propiedad(es)?)\b.*\b(sold|pending|under contract|still (for sale|available|listed)|vendue?s?|encore (a vendre|disponibles?)|vendi(o|eron|da|das)|vendid[ao]s?|siguen? (en venta|disponibles?))\b|\b(sold|pending|under contract)\b.*\b(saved|favou?rites?)\b/;

const readWords = /\b(read|seen|opened|looked at|lu|vu|ouvert|leyo|leido|visto|abrio)\b/;

const compareWords = /^(compare|compare them|les comparer|compararlas|comparalas)$/;

const changesAgent =
  /\b(remove|drop|fire|end with|leave)\b.*\b(agent|realtor|broker)\b.*\b(another|new|different|someone else)\b|\b(agent|realtor|broker)\b.*\b(instead of|rather than|other than)\b|\b(court\w+|agente?)\b.*\b(plutot que|au lieu de|a la place de|en vez de|en lugar de|que grace)\b|\b(prefer\w*|prefier\w+|aimerais mieux) (an? |une? |otr[oa] )?(other |different |autre )?(agent|realtor|court\w+|agente)\b|\b(switch|change|swap)\b.*\b(to|for) (someone|somebody|another|a different|a new)\b|\b(want|need|like|get|give|assign|find)\b.*\b(different|another|new) (one|agent|realtor|broker)\b|\b(veux|voudrais|voulons|aimerais)\b.*\b(autre|nouveau|nouvelle) (agent|courti)\w*|\b(quiero|quisiera|necesito|dar|den|denme)\b.*\b(otr[oa]|nuev[oa]) agente\b|\b(switch|change|replace|changer|changer de|cambiar|cambio|cambiar de) (my |our |the |de |d'|mi |mon |notre |nuestra? )?(agents?|realtors?|court\w+|agente)\b/;

/** “Grace is slow, can we get somebody else”: another person in place of the agent. */
const otherInstead =
  /\b(get|have|find|assign\w*|want|need|switch|give|prefer|work with|like)\b.{0,25}\b((some|any)(one|body) (else|new|different)|another person|a different (one|person)|other than (grace|her|him))\b|\b(avoir|trouver|veux|veut|voudrais|aimerais|donner|changer|assigner)\b.{0,25}\b(quelqu'un d'autre|une autre personne)\b|\b(pon\w*|dar|den|tener|asign\w+|cambi\w+|quiero|queremos|pueden|prefiero|trabajar con)\b.{0,25}\b(otra persona|alguien mas|otr[oa])\b|\b(don'?t|dont|do not|no longer|stop|quit|not) (wanna |want to |like |wish to )*(work(ing)?|deal(ing)?|go(ing)?) (with|through) (grace|her|him|my agent)\b|\b(plus|pas|arreter de) (travailler|faire affaire) avec (grace|elle|lui|ma courtiere|mon courtier)\b|\b(ya )?no (quiero|queremos) (seguir|trabajar|tratar) con (grace|ella|mi agente)\b/;
const companyOnly =
  /\b(come|go|join|bring|show|see|tour|with me|saturday|samedi|sabado|venir|accompagn\w+|acompan\w+|ir conmigo|venga)\b/;
/** True if the agent is named here or in the last question. */
const speaksOfAgent = ({ cues, has, talk, after }: Message): boolean =>
  cues.has('agent') ||
  cues.has('lender') ||
  has(ownAgent) ||
  after('professionals') ||
  ownAgent.test(plain(talk.heard?.at(-1) ?? ''));

/** What an agent costs the buyer. */
const agentPay =
  /\b(is|are)\b.*\bagents?\b.*\bfree\b|\b(agent|court\w+)\b.*\bgratuit\w*\b|\bagente\b.*\bgratis\b|\b(how much|what) (do|does|will|would)\b.*\b(agents?|realtors?|brokers?)\b.*\b(charge|cost|get paid)\b|\bcombien\b.*\b(charge|coute|prend|paie)\b.*\b(court\w+|agent)\b|\bcuanto\b.*\b(cobra\w*|cuesta)\b.*\bagente\b/;
/** “Can you call my agent for me?” */
const callsFor =
  /\b(can|could|will) you (please )?(call|phone|text|email|contact)\b|\b(peux-tu|pouvez-vous) (appeler|ecrire a|contacter)\b|\b(puedes|puede) (llamar|escribir|contactar)\b/;
/** “Where do I see the offers I made?” */
const seesOffers =
  /\b(where|how|ou|comment|donde|como)\b.*\b(see|find|view|voi[sr]|trouv\w+|ver|veo|encuentro)\b.*\b(offers|offres|ofertas)\b.*\b(i|we|my|our|j'ai|mes|nos|hice|hicimos|mis)\b|\b(where|ou|donde)\b.*\b(see|find|voi[sr]|ver|veo)\b.*\b(my|our|mes|nos|mis|nuestras) (offers|offres|ofertas)\b/;
/** “Has the appraisal been ordered?” */
const purchaseTask =
  /\b(has|have|is|was|did|est-ce que|ya)\b.*\b(the|my|our|l'|mon|el|la|mi) ?(appraisal|inspection|title search|survey|evaluation|avaluo|inspeccion)\b.*\b(been|get|come|came) ?(ordered|done|scheduled|back|in|completed)\b|\bya (pidieron|hicieron|salio) (el|la|mi) (avaluo|inspeccion)\b/;
const sawMessage = /\b(seen|read|opened|lu|vu|leyo|leido|vio|visto|abrio)\b.{0,12}\b(my|mon|mi) (message|mensaje)\b/;

/** “Save this search for me” */
const savesSearch =
  /\b(save|enregistre\w*|sauvegarde\w*|guard(a|ar|e|o)) (this|that|the|my|cette|la|ma|esta|mi) (search|recherche|busqueda)\b/;

/** “Is my pre-approval still good?” */
const stillValid =
  /\b(valid\w*|(still|any) good|expir\w*|r[ua]n out|lapse\w*|how long|encore (bonne?|valide|valable)|valable|perim\w*|echu\w*|vigen\w*|venc\w*|caduc\w*|sirve|vale todavia|cuanto (dura|vale))\b/;

/** “Can we do it an hour later?”, “¿cómo la cambio para el viernes?” */
const movesAppointment =
  /\b(mov(e|ing)|chang(e|ing)|switch|push|reschedul\w*|postpon\w*|swap|shift|another (day|time)|(hours?|minutes|day) (later|earlier)|(later|earlier) (instead|in the day|that day)|deplac\w*|chang(er|e|eons)|report\w+|remettre|decal\w*|plus tot|plus tard|une autre (heure|journee)|un autre (jour|moment)|cambi\w*|mov(er|erla|erlo)|muev\w*|pasar(la|lo)?|reagend\w*|mas (tarde|temprano)|otr[oa] (dia|hora))\b/;
const appointmentWords = /\b(showing|tour|viewing|visit|appointment|visite|rendez-vous|rdv|visita|cita)s?\b/;

/** True if the last question named an appointment. */
const asksOfAppointment = ({ talk, text }: Message): boolean =>
  talk.asked !== undefined && appointmentWords.test(plain(talk.asked)) && text.split(' ').length <= 10;

const costTools = [
  'monthlyCost',
  'loanPayment',
  'affordability',
  'transferTax',
  'loanRules',
  'calculate',
  'propertyTax',
  'priceForMonthly',
  'incomeForPrice',
] as const;

/** Plans questions about what others see and get, and about the tools of the site by their names. */
function sharingPlan(message: Message): Plan | undefined {
  const { text, home, talk, has, after } = message;
  if (
    after(...costTools) &&
    passesOn.test(text) &&
    has(/\b(that|this|it|them|those|these|ca|cela|les|eso|esto|los|las)\b/) &&
    !has(/\bdocuments?\b/)
  )
    return use('howTo', { topic: 'share-figures' });
  const topic = siteTopicOf(text);
  if (
    topic === undefined ||
    home.lookUp ||
    (topic === 'compare' && (home.homes.length > 0 || (has(compareWords) && talk.shown.length > 1)))
  )
    return undefined;
  return use('howTo', { topic });
}

/** True if the message names places but no other search criterion. */
const onlyNamesPlaces = ({ search, cues, amounts, kinds }: Message): boolean =>
  (kinds[0]?.kind === 'homes' || kinds[0]?.kind === 'market') &&
  search.criteria.every(isPlace) &&
  !cues.has('look') &&
  !cues.has('market') &&
  amounts.every(({ unit }) => unit === 'plain');

/** Everyday matters that no one in real estate is asked for. */
const elsewhereWords =
  /^(what time is it|quelle heure (est-il|il est)|que hora es)\b|\b(my |a |mon |mi )(resume|cv|curriculum|cover letter)\b|\b(homework|poem|joke|recipe|recette|receta|chiste|blague|poeme|poema)\b|\b(order|commande|pide|pideme) (me )?(a |une |una )?(pizza|food|taxi|uber)\b|\bquel temps (fait|fera)\b|\bhoroscop\w*\b|\b(ask|file|go|fight|get|try|push)\b.{0,20}\b(full|sole|joint|shared|primary|for) custody\b|\b(demander|avoir|obtenir)\b.{0,20}\bgarde (complete|exclusive|partagee)\b|\b(pedir|pelear|pido|peleo)\b.{0,20}\b(la )?custodia\b|\b(did|will) i get the job\b/;

/** “Where do I upload my passport?” */
const uploads =
  /\b(upload\w*|documents?|document cent\w+|scan\w*|lenders?|send|televers\w+|depos\w+|sub(o|ir)|documentos?|prestamista)\b/;

/** “Compare Mesa and Tempe for 400k” */
const comparesPlaces = ({ cues, named, home, has, places, amounts }: Message): boolean =>
  cues.has('compare') &&
  named.filter(({ city }) => city).length > 1 &&
  places.filter((fact) => fact.startsWith('place:')).length > 1 &&
  !home.points &&
  amounts.every(({ unit, per }) => unit === 'plain' || (unit === 'money' && !per)) &&
  !has(
    /\b(tax\w*|saved?|favou?rites?|agents?|lenders?|court\w+|closing|impuestos?|guardad[ao]s|enregistr\w+|showings?|commut\w+|rates?|loans?|insur\w+|beds?|ba?ths?)\b/,
  );

/** Plans questions whose words have only one possible meaning. */
export function direct(message: Message): Plan | undefined {
  const { has, home } = message;
  if (message.cues.has('agent') && has(agentPay) && !has(/\b(site|lintel|app|account|compte|cuenta)\b/))
    return use('explain', { ids: ['commission'], pays: true });
  if (message.cues.has('agent') && has(callsFor)) return use('handOver', { to: 'agent' });
  if (has(sawMessage)) return use('replies');
  if (has(seesOffers) || has(purchaseTask)) return use('purchase');
  if (has(savesSearch) && message.talk.search)
    return use('howTo', {
      topic: 'save-search',
      facts: message.talk.search.facts.filter((fact) =>
        /^(place|state|zip|price|beds|baths|type|has|hoa|sqft)/.test(fact),
      ),
    });
  const sharing = appliesAlone(message.text) ? undefined : (sharingPlan(message) ?? ownMatters(message));
  if (sharing) return sharing;
  if (message.cues.has('preApproval') && message.cues.has('own') && has(stillValid))
    return withAlso(use('profile', { about: 'preApproval' }), use('howTo', { topic: 'pre-approval-validity' }));
  if (
    has(movesAppointment) &&
    (message.after('appointments') ||
      asksOfAppointment(message) ||
      (message.cues.has('own') && has(appointmentWords))) &&
    !has(bookWords)
  )
    return use('howTo', { topic: 'cancel-tour' });
  if (has(bookWords) && home.points) return howToPlan(message);
  if (has(applicationStatus) || has(loanDecided))
    return withAlso(use('applications'), has(missingToo) && use('documents'));
  if (has(compareWords) && message.talk.shown.length > 1) return homePlan(message);
  const law = ruleMatter(message) ?? taxLaw(message) ?? taxRelief(message) ?? hbpRepayment(message);
  if (law) return law;
  if (comparesPlaces(message)) return marketPlan(message);
  const types = typesCompared(message);
  if (types) return types;
  const [place] = message.named;
  const wantsOther = has(otherInstead) && !has(/\bshould (i|we)\b/) && !has(companyOnly) && speaksOfAgent(message);
  if (
    wantsOther ||
    (has(changesAgent) && (message.cues.has('agent') || message.cues.has('lender') || message.after('professionals')))
  )
    return withAlso(
      use('howTo', { topic: 'change-agent' }),
      (place?.city !== undefined || languageWanted(message.text) !== undefined) &&
        use('professionals', { type: 'agent', city: place?.city, language: languageWanted(message.text) }),
    );
  const topic = narrowTopicOf(message.text);
  if (topic === 'without-money') return use('howTo', { topic });
  if (topic === 'send-message' && has(/\b(without|sans|sin)\b/)) return use('howTo', { topic });
  if (has(signsFirst)) return use('explain', { ids: ['buyer-agreement'] });
  if (message.after('appointments') && has(confirmedWords)) return use('appointments', {});
  if (has(neededPapers) && !has(/\b(still|left|encore|reste\w*|todavia|aun|falta\w*)\b/))
    return use('howTo', { topic: 'get-pre-approved', state: place?.state });
  const visited = message.cues.has('transferTax') ? undefined : ofAppointment(message);
  if (visited) return visited;
  if (has(whereSaved)) return use('savedHomes', { where: true });
  if (has(fewerSaved)) return use('savedHomes', { lost: true });
  if (message.cues.has('saved') && has(soldSaved)) return use('savedHomes');
  const saved = ofSaved(message) ?? savedHomesAsked(message);
  if (saved) return saved;
  if (message.after('replies') && has(readWords)) return { kind: 'use', tool: 'replies', input: {} };
  const own =
    whoSpeaks(message) ??
    reaching(message) ??
    ofTeam(message) ??
    looksForPerson(message) ??
    checksPapers(message) ??
    sellerCosts(message) ??
    coopCosts(message) ??
    closingCosts(message) ??
    meansTerm(message);
  if (own) return own;
  if (has(thatHomesTax) && home.homes.length === 0 && !home.lookUp && message.amounts.length === 0)
    return homePlan(message);
  if (has(needs20) && message.amounts.every(({ unit }) => unit !== 'money'))
    return use('explain', { ids: ['twenty-percent'] });
  if (message.cues.has('outside') && onlyNamesPlaces(message)) return outsidePlan(message);
  if (
    has(medicineWords) ||
    has(elsewhereWords) ||
    has(investmentWords) ||
    has(immigrationWords) ||
    (has(passportWords) && !has(uploads))
  )
    return outsidePlan(message);
  const row = plainly.find(([, pattern]) => has(pattern));
  return row && { kind: 'use', tool: row[0], input: row[2] ?? {} };
}
