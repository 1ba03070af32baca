import { daysNamed, pastDayIn } from '../figures/days-named.ts';
import type { Message } from '../message.ts';
import { personNamed } from '../people-named.ts';
import { replyWords } from '../topics/status-words.ts';
import { firstOf, type Planner, use, withAlso } from './use.ts';

const ids =
  "(ssn|social security( number)?|passport( number)?|driver'?s licen[cs]e( number)?|account number|routing number|pin( number)?|itin|green card( number)?|(numero (de |d')?)?(passeport|permis de conduire|nas|assurance sociale|compte)|(numero de )?(pasaporte|cuenta|seguro social|licencia( de conducir)?))";
const own = '(my|mi|mis|mon|ma)';
/** Balances and numbers of a person that Lintel does not hold. */
const privateWords: readonly RegExp[] = [
  /\b(bank|checking|chequing|savings|account|card|credit card|paypal|debit)( account)?s? balances?\b|\bbalances? (of|in|on) (my|the) (bank|checking|chequing|savings|card|credit|account)/,
  /\bhow much( money| cash)? (do i|have i|is|did i|i)\b.*\b(in|on|at) (my|the) (bank|checking|chequing|savings|account|card)\b/,
  new RegExp(
    `\\b(what('?s| is| was|s)?|tell me|show me|give me|read me|find|do (you|u) (know|have)|quel est|donne[sz]?|dis-moi|cual es|dime|dame|sabes|tienes?) ${own} ${ids}(?! (for|pour|para))\\b`,
  ),
  new RegExp(`^${own} ${ids}( (c'?est quoi|cual es|is what))\\b`),
  /\bwhat('?s| is|s)? my (current |actual )?(credit|fico) (score|rating)\b|\b(quel(le)? est|c'?est quoi) (mon|ma) (cote|pointage|score) de credit\b|\bcual es mi (puntaje|historial|score) (de credito|crediticio)\b/,
  /\bcombien\b.*\b(j'?ai|il (me )?reste|y a-t-il)\b.*\b(compte|banque|carte|caisse)\b|\b(mon solde|solde de (mon|ma) (compte|carte))\b/,
  /\bcuanto( dinero| efectivo)? (tengo|hay|me queda|traigo)\b.*\b(banco|cuenta|tarjeta)\b|\bmi saldo\b|\bsaldo de mi (cuenta|tarjeta)\b/,
];

/** “What's my bank balance?” */
const ofPrivateData: Planner = ({ text, amounts }) =>
  amounts.length === 0 && privateWords.some((pattern) => pattern.test(text))
    ? use('outOfScope', { reason: 'private' })
    : undefined;

const requestNoun = /\b(connect(ion)? )?(requests?|demandes?|solicitud(es)?|peticion(es)?|invitation|invitacion)\b/;
/** Requests of another kind. */
const otherRequests =
  /\b(tours?|showings?|visit\w*|viewings?|citas?|info\w*|renseignements?|loan|mortgage (app\w*|loan)|demandes? (de pret|hypothecaires?|d'hypotheque)|solicitud(es)? (de|del) (hipoteca|prestamo|credito)|refund|repairs?|repairs|reparations?|documents?|documentos?|how (do|can|to)(?! i know)|where (do|can)|special|offers?|offre|oferta|counter\w*|appraisal|extension|waive\w*|inspect\w*|asilo|asile|asylum)\b/;
const toSomeone =
  /\b(connect\w*|agents?|realtors?|lenders?|brokers?|advisors?|court(ier|iere)s?|conseill\w+|preteurs?|agentes?|asesor\w*|prestamistas?|conex\w+|mise en lien)\b/;
const stateOfRequest =
  /\b(accept\w*|approv\w*|answer\w*|repl(y|ied)\w*|status|going on|happen\w*|sent|send|made|get|got|receiv\w*|pending|open|declin\w*|waiting|seen|heard|news|update|recue?s?|repon\w*|envoy\w*|faite?s?|statut|attente|acept\w*|recib\w*|respond\w*|contest\w*|estado|pendientes?|envi\w*|mand\w*|hice|nouvelles|noticias)\b/;
const ownWords = /\b(my|i|we|our|mes|mon|ma|j'?ai|jai|nos|mis?|nuestr\w+|hice|envie|mande)\b/;

/** True if a question is about a mortgage advisor and not about an agent. */
const typeOf = ({ cues }: Message) => (cues.has('lender') ? 'mortgage_advisor' : undefined);

/** “What happened to my request to the mortgage agent?”, “which requests did I send today?” */
const ofRequests: Planner = (message) => {
  const { has, text } = message;
  const day = pastDayIn(text);
  return has(requestNoun) &&
    !has(otherRequests) &&
    ((has(toSomeone) && has(stateOfRequest)) || (has(ownWords) && (day !== undefined || has(stateOfRequest))))
    ? use('replies', { requests: true, day, type: typeOf(message) })
    : undefined;
};

const messageNoun = /\b(messages?|mensajes?|texts?|say|said|write|wrote|written|ecrit|dit|escribi\w*|dijo|dijeron)\b/;
const fromSomeone =
  /\b(grace|chen|agents?|realtors?|lenders?|brokers?|advisors?|court(ier|iere)s?|conseill\w+|agentes?|asesor\w*|prestamistas?|from|de la part|de parte|she|he|they|elle|il|ella|el)\b/;

/** A day that a message is about: “did my agent ever get back to me about Saturday”. */
const subjectDay =
  /\b(about|regarding|re|for|on the|sur|pour|au sujet de|a propos de|concernant|sobre|para|acerca de|de lo del?|lo del?) (this |next |the |my |our |la |le |el |ce |este )?((showing|tour|visit|visite|visita|cita) (on|for|de|du|del|pour|para) )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|the weekend|weekend|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|domingo|lunes|martes|miercoles|jueves|viernes|sabado|manana)\b/;

/** “Any messages from my lender?”, “what did Grace say yesterday?”, “messages from Monday” */
const ofMessages: Planner = (message) => {
  const { has, text, typed, named } = message;
  const subject = subjectDay.test(text);
  const day = subject ? undefined : pastDayIn(text);
  if (has(/\b(how|comment|como|where|donde|ou|send|envoyer|mandar|tell|can (i|you)|draft|who|qui|quien|should)\b/))
    return undefined;
  if (
    has(/\b(call(ed|s)?|phoned|rang|appele\w*|telephone|llam(o|aron|ado))\b/) &&
    has(/\b(did|has|have|a-t|ya|est-ce|me)\b/) &&
    has(fromSomeone)
  )
    return has(/\b(me|us|back|m'|nous|nos)\b/) &&
      has(/\b(grace|agent|realtor|lender|broker|court\w+|agente|prestamista|anyone|alguien|quelqu'un)\b/)
      ? use('replies', { calls: true })
      : undefined;
  if (subject && has(replyWords))
    return withAlso(
      use('appointments', { days: daysNamed(text).slice(0, 4) }),
      use('replies', { type: typeOf(message) }),
    );
  const who = personNamed(typed, text, named);
  const other = who !== undefined && !/grace|chen/i.test(who) ? who : undefined;
  const type = typeOf(message);
  const asks = (has(messageNoun) && has(fromSomeone)) || has(replyWords);
  if (!asks || (day === undefined && other === undefined && type === undefined)) return undefined;
  if (
    has(
      /\b(offers?|offre|oferta|seller|vendeur|vendedor|tours?|showings?|visit\w*|citas?|documents?|documentos?|requests?|demandes?|solicitud\w*|listing|mean\w*|rates?|taux|tasas?)\b/,
    )
  )
    return undefined;
  return message.kinds[0]?.kind === 'status' || message.kinds[0]?.kind === 'person' || day !== undefined
    ? use('replies', { day, name: other, type })
    : undefined;
};

const categoryWords: readonly (readonly [category: string, pattern: RegExp])[] = [
  ['pre_approval', /\b(pre-? ?(approval|qualification) letter|(lettre|carta) de pre-?(approbation|aprobacion))\b/],
  [
    'pay_stubs',
    /\b(pay ?stubs?|pay ?slips?|talon(e?s)? de (paie|pago|cheque)|fiches? de paie|recibos? de (pago|nomina)|talones?)\b/,
  ],
  ['bank_statements', /\b(bank statements?|releves? bancaires?|releves? de compte|estados? de cuenta)\b/],
  [
    'tax_returns',
    /\b(tax returns?|w-?2s?|t4s?|t1s?|notices? of assessment|avis de cotisation|declaracion(es)? de impuestos|declarations? de revenus?)\b/,
  ],
  ['id', /\b(driver'?s licen[cs]e|photo id|government id|piece d'identite|identificacion)\b/],
  ['military', /\b(dd-?214|certificate of eligibility|coe)\b/],
  ['gift', /\b(gift letter|lettre de don|carta de regalo)\b/],
];
/** Returns the category of the document that a plain text names. */
export const documentNamed = (text: string): string | undefined =>
  categoryWords.find(([, pattern]) => pattern.test(text))?.[0];

/** The review of an uploaded document. */
const reviewed =
  /\b(did (they|the \w+|my \w+) (get|have)|send back|approv\w*|accept\w*|reject\w*|denied|declin\w*|review\w*|status|received|go(ne)? through|went through|check(ed)?|seen|looked|opened|viewed|read|come in|came in|arriv\w*|kicked back|sent back|wrong with|approuv\w*|refus\w*|rejet\w*|verifi\w*|recue?s?|vue?s?|ouvert\w*|lue?s?|regarde\w*|aprob\w*|acept\w*|rechaz\w*|revis\w*|recib\w*|vio|visto|abrio|leyo|llego|llegaron)\b/;
/** “Approval” in the name of a letter says nothing of its review. */
const ownName = /\bpre-? ?(approv|qualif|approb|aprob)\w*/g;
const rejectedWords =
  /\b(send back|reject\w*|denied|declin\w*|kicked back|sent back|wrong with|refus\w*|rejet\w*|rechaz\w*)\b/;
const openedWords =
  /\b(seen|looked|opened|viewed|read|vue?s?|ouvert\w*|lue?s?|regarde\w*|consult\w*|vio|visto|abrio|leyo)\b/;

/** “Did they approve my pay stubs?”, “has my agent seen the T4 I uploaded?” */
const ofReview: Planner = ({ has, text, cues }) => {
  const category = documentNamed(text);
  const named =
    category !== undefined ||
    has(
      /\b(documents?|docs|papers?|papiers?|documentos?|papeles?|files?|uploads?|statements?|stubs?|releves?|talons?|fichiers?|preuves?|archivos?|comprobantes?)\b/,
    );
  if (
    !named ||
    !reviewed.test(text.replace(ownName, ' ')) ||
    !has(ownOrAsked) ||
    has(
      /\b(how|where|ou|donde|comment|como|what (documents|docs|papers)|which documents do|who (has|can|looked|opened|saw)|qui|quien|how long|combien de temps|lender (need|want|ask)\w*|still (good|valid)|valid\w*|expir\w*|need to|before|avant de|antes de)\b/,
    )
  )
    return undefined;
  if (cues.has('offer') && category === undefined) return undefined;
  const plan = use('documents', { category, rejected: has(rejectedWords) || undefined });
  return has(openedWords) ? withAlso(plan, use('howTo', { topic: 'who-opened' })) : plan;
};
const ownOrAsked =
  /\b(my|our|the|i|any|which|mon|ma|mes|nos|les|le|la|mi|mis|el|me|se|los|nuestr\w+|ya|did|is|are|was|were|has|have)\b/;

/** “Did everyone sign my purchase agreement yet?” */
const signedWords = /\b(sign(s|ed|ing)?|signatures?|signe\w*|firm(o|aron|ado|ada|ar|e|as?))\b/;
const signedBy =
  /\b(did|has|have|is|are|was|were|who(se)?|any(one|body)|every(one|body)|both|all|yet|still|missing|a-t-(il|elle|on)|est-ce|ont|a (tu )?signe|qui|tout le monde|tous|deja|ya|quien(es)?|todos|ambos|falta\w*)\b/;
const contractWords =
  /\b((purchase|sale|sales|buyer|listing)? ?(agreement|contract)|offer|counter ?offer|promesse( d'achat)?|offre|contrat|entente|contrato|oferta|promesa)s?\b/;
const notSigned =
  /\b(how|what|when|where|before|after|if|should|can|must|need|have to|do i|do we|comment|quoi|quand|ou|avant|apres|si|dois|faut|como|que|cuando|donde|antes|despues|debo|tengo que|hay que)\b/;
const ofSignatures: Planner = ({ text, has }) =>
  has(signedWords) && has(signedBy) && has(contractWords) && !notSigned.test(text.replace(/\best-ce que\b/, ' '))
    ? use('purchase', { signatures: true })
    : undefined;

const agreementWords =
  /\b((buyer('?s)?|agency|representation|brokerage|exclusive|agent) )(\w+ )?(agreement|contract)s?\b|\b(agreement|contract)s? (with|for) (my |the |our |an? )?(agent|realtor|broker|grace\b|ms\.? chen)|\b(contrat|entente|convention) (de courtage|de representation|d'exclusivite|avec (mon|ma|notre|le|la|un|une) (court\w+|agent\w*)|avec grace)|\b(contrato|acuerdo|convenio) (de (representacion|comprador|exclusividad|corretaje)|con (mi|la|el|un|una|nuestr[oa]) (agente|corredor\w*)|con grace)/;
const signedAgreement =
  /\b(sign\w*|execut\w+|expir\w*|in force|in effect|end(s|ed)?|run(s)? out|active|on file|bound|tied|locked|signe\w*|echeance|expire\w*|en vigueur|lie\w*|firm\w+|firmad[oa]|vence\w*|vigente|termina\w*|caduca\w*|amarrad[oa]|atad[oa])\b/;
/** “Have I signed anything with Grace?”, “am I still a free agent?” */
const boundTo =
  /\b(stuck|stay|tied|bound|locked in) (with|to) (grace|her|him|my (agent|realtor|broker))\b.*\b(sign\w*|paper|contract|agreement)\b|\b(paper|form|contract|agreement|thing)s? (that )?(i|we) signed\b.*\b(run(s)? out|expires?|ends?|over|good|valid)\b|\b(run(s)? out|expires?|ends?)\b.*\b(paper|form|contract|agreement) (that )?(i|we) signed\b|\b(put|have|got|get|did) (\w+ ){0,5}(anything|something) (in writing|on paper)\b(?=.*\b(agent|realtor|broker|grace)\b)|\b(agent|realtor|broker|grace)\b.*\b(anything|something) (in writing|on paper)\b|\b(have|did|has) (i|we) (already |ever |yet )?(sign(ed)?|commit\w*)\b.*\b(with|to) (grace|her|him|my|our|the|an?)\b|\b(am|are) (i|we) (still |already )?(a )?(free agents?|bound|tied|locked in|committed|under contract)\b.*\b(agent|realtor|broker|grace|her|him)s?\b|\b(ai-je|j'ai|avons-nous|on a|est-ce que j'ai)\b.*\bsigne\b.*\b(avec|a) (grace|ma|mon|elle|lui|une?) ?(court\w+|agente?)?\b|\b(he|hemos|ya) firm\w*\b.*\bcon (grace|mi|ella|el|la|una?|nuestr[oa])\b|\b(estoy|sigo|estamos) (libre|atad[oa]|amarrad[oa]|comprometid[oa])s?\b.*\b(agente|grace|ella)\b/;
const notOwnAgreement =
  /\b(what is|what's|whats|what are|do i (need|have) to|must|should|before|c'est quoi|qu'est-ce|dois|faut|avant|que es|tengo que|debo|hay que|antes|how (do|can|to)|get out of|cancel|comment|como|purchase (agreement|contract)|offer|offre|oferta)\b/;

/** “Has the buyer agreement been signed, and when does it expire?” */
const ofAgreement: Planner = ({ has }) =>
  ((has(agreementWords) && has(signedAgreement)) || has(boundTo)) && !has(notOwnAgreement)
    ? use('purchase', { agreement: true })
    : undefined;

/** “What do I have on Friday?” */
const ofDay: Planner = ({ has, text }) => {
  const days = daysNamed(text);
  return days.length > 0 &&
    has(haveWords) &&
    !has(/\b(homes?|houses?|listings?|searches|messages?|mensajes?|maisons?|casas?|pay|owe|due)\b/)
    ? use('appointments', { days: days.slice(0, 4) })
    : undefined;
};
const haveWords =
  /\b(what (do|have) (i|we) (have|got)|what('?s| is) (on|up|planned|scheduled)|do (i|we) have (anything|something|plans)|(am i|are we) (free|busy)|anything (on|for|planned|scheduled)|qu'?est-ce que j'?ai|ai-je quelque chose|j'?ai (tu )?(quelque chose|de prevu)|que tengo|tengo algo)\b/;

const matters: readonly RegExp[] = [
  /\b(documents?|docs|papers?|paperwork|papiers?|documentos?|papeles?)\b/,
  /\b(messages?|replies|reply|answers?|mensajes?|respuestas?|reponses?)\b/,
  /\b(showings?|tours?|visits?|appointments?|visites?|rendez-vous|rdv|visitas?|citas?)\b/,
  /\b(requests?|demandes?|solicitud(es)?)\b/,
];
const openWords =
  /\b(still|left|open|pending|outstanding|have to|need to|to do|owe|loose ends|waiting|reste\w*|a faire|en attente|falta\w*|pendientes?|por hacer|queda\w*|debo)\b/;

/** “Anything I still have to do? Documents, messages, whatever”: all that is open, and not the first matter alone. */
const ofAllOpen: Planner = ({ has, text, amounts }) =>
  amounts.length === 0 &&
  (/\bloose ends\b/.test(text) || (has(openWords) && matters.filter((pattern) => has(pattern)).length > 1)) &&
  !has(
    /\b(how|comment|como) (do|can|to|puis|on|puedo|se)\b|\b(lender|bank|seller|preteur|banque|vendeur|banco|vendedor)\b/,
  )
    ? withAlso(use('documents'), use('replies'), use('appointments'), use('replies', { requests: true }))
    : undefined;

/** Plans questions about private data, requests, messages of a day or person, and the review of documents. */
export const ownMatters: Planner = firstOf(
  ofPrivateData,
  ofAllOpen,
  ofAgreement,
  ofSignatures,
  ofRequests,
  ofReview,
  ofMessages,
  ofDay,
);
