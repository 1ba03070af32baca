import { asksForTrait, type ProtectedClass } from '@lintel/hypersearch';
import { rulesNamed } from '../../knowledge/index.ts';
import type { Message } from '../message.ts';
import type { Plan } from '../plan.ts';
import { federalProgramIn } from '../topics/buyer.ts';
import { reliefAskedIn } from '../topics/property-relief.ts';
import { asksLawfully, asksOtherwise, refusalOf, speaksOfPeople, yields } from '../topics/refusals.ts';
import { ofAppointment } from './homes/appointment-home.ts';
import { moreWords } from './homes/homes.ts';
import { stepsAsked } from './steps.ts';
import { use } from './use.ts';

/** The text of an ad that somebody writes. */
const adWords =
  /\b(in|write|put in|post|for) (the|an|my|our|this) (rental |listing )?(ads?|listing)\b|\badvertis\w+\b|\b(dans|ecrire|mettre|publier) (l'|une |mon |notre )annonce\b|\b(en|escribir|poner|publicar) (el|un|mi) anuncio\b/;

const adPeople =
  /\b(adult[oae]?s?|kids?|children|enfants?|nin[oa]s?|famil\w+|couples?|parejas?|singles?|celibataires?|students?|etudiants?|estudiantes?|women|men|femmes?|hommes?|mujeres|hombres|section 8)\b/;

const areaWords = /\b(neighbou?rhoods?|areas?|quartiers?|secteurs?|barrios?|zonas?|vecindarios?)\b/;

/** A person's own papers name a nationality and no neighbors. */
export const passportWords = /\b(passports?|pasaportes?|passeports?)\b/;

/** “Will my study permit be renewed?”: the outcome of an application that an agency decides. */
export const immigrationWords =
  /(?=.*\b((study|work|student|visitor) (permits?|visas?)|permis (d'etudes?|de travail)|permisos? de (estudios?|trabajo)|visas?|pr application|permanent residen(ce|cy)|residence permanente|residencia permanente|green card|ircc|uscis|asylum|asilo|asile)\b)(?=.*\b(renew\w*|extend\w*|extension|approv\w*|grant\w*|refus\w*|den(y|ied)|decid\w*|prolong\w*|renouvel\w*|accord\w*|accept\w*|renov\w*|aprob\w*|apruebe\w*|prorrog\w*|acept\w*|neg(ar|aron|ada))\b)(?!.*\b(buy\w*|mortgages?|loans?|house|home|condo|achet\w*|hypotheque|pret|maison|compr\w*|hipoteca|prestamo|casa|fha|lender|bank)\b)/;

/** A language that the person teaches or wants an answer in: “I teach English, not math”. */
const ownLanguage =
  /\b(teach(es|ing)?|taught|tutor(s|ing)?|study(ing)?|enseign(e|ait|ant)|ensen(o|a|aba)|doy clases? de|profe(sora?)? de|maestr[oa] de|prof(esseure?)? d[e'] ?)( \w+)? ?(english|french|spanish|latin|german|italian|anglais|francais|espagnol|ingles|frances|espanol)\b|\b(english|french|spanish|esl) (teacher|class(es)?|major|lit\w*)\b|\bin (plain |simple |normal |regular )?(english|french|spanish)\b|\ben (espanol|ingles|frances|francais|anglais|espagnol)\b/;

const asksForPlace = /\b(near|street|next to|live|around|pres|rue|vivre|habiter|cerca|calle|vivir)\b/;

/** “Is there any help with the down payment for people like us”: the buyers themselves, and no one near by. */
const helpForUs =
  /\b(help|aid|assistance|programs?|programmes?|programas?|loans?|prets?|prestamos?|grants?|subventions?|aides?|ayudas?)\b.*\b(people|folks|buyers?|someone|somebody|gens|monde|gente) (like|comme|como) (us|me|nous|moi|nosotr[oa]s|yo)\b/;

/** Aid programs for some jobs. */
const jobPrograms: ReadonlySet<string> = new Set(['good-neighbor-next-door', 'texas-heroes', 'florida-heroes']);

type Refused = Extract<Plan, { kind: 'refuse' }>;

const client =
  /\b(clients?|customers?|leads?|(my|our|one of my|a) buyers?( of mine)?|clientes?|clientas?|mon acheteur|mes acheteurs|mi comprador\w*)\b/;
const whatToSay =
  /\b(what|how) (do|should|can|could|may|would|to|am) (i |we )?(supposed to )?(say|answer|respond|reply|tell|write)\b|\b(je|on) (lui )?(reponds?|dis) quoi\b|\b(quoi|comment) (lui )?(repondre|dire|reponds?|dis)\b|\b(que|como) (le|les) (respondo|digo|contesto|puedo (decir|responder))\b/;

/** True for a professional who asks how to answer a client: “my buyer wants to know who lives there, what do I say?” */
const asksForClient = ({ text }: Message): boolean => client.test(text) && whatToSay.test(text);

/** Plans the answer for a professional whose client asks for what fair housing laws forbid. */
export const clientQuestion = (message: Message): Plan | undefined =>
  asksForClient(message) && (isOfPeople(refusalFor(message)) || speaksOfPeople(message))
    ? use('explain', { ids: ['client-steering'] })
    : undefined;

const isOfPeople = (refusal: Refused | undefined): boolean =>
  refusal?.refusal === 'fairHousing' || refusal?.refusal === 'safety';

/** “We aren't married, no kids”: the buyers themselves, and no place. */
const ownFamily =
  /\b(on (n'?a|a|n'?avait|avait)|nous (n'avons|avons)|j'ai|je n'ai) pas d'enfants?\b|\bpas mari\w+,? (et |pis |ni )?pas d'enfants?\b|\b(we|i) (have|had|got) no (kids|children)\b|\b(together|married|retired|single|years?|yrs?|just (us|me)|(two|both) of us)\b[^.?!]{0,20}\bno (kids|children)\b|\bno (tenemos|tengo) (hijos|ninos)\b/;

/** Returns the refusal of a message, or undefined if an answer by the tools or the model is allowed. */
export const refused = (message: Message): Refused | undefined =>
  clientQuestion(message) ? undefined : refusalFor(message);

function refusalFor(message: Message): Refused | undefined {
  const { text, search } = message;
  if (message.has(passportWords) || message.has(immigrationWords)) return undefined;
  if (message.has(ownFamily) && !message.has(asksForPlace) && !message.has(areaWords)) return undefined;
  if (asksForTrait(message.typed)) return { kind: 'refuse', refusal: 'fairHousing' };
  if (message.has(helpForUs) && !message.has(asksForPlace) && !message.has(areaWords)) return undefined;
  const refusal = refusalOf(text);
  const [protectedClass]: (ProtectedClass | undefined)[] = search.refused;
  if (message.has(adWords) && (refusal === 'fairHousing' || protectedClass || message.has(adPeople)))
    return { kind: 'refuse', refusal: 'advertising' };
  if (refusal && !(refusal === 'safety' && protectedClass) && !yields(refusal, message))
    return { kind: 'refuse', refusal, ...(protectedClass ? { class: protectedClass } : {}) };
  // A tax on foreign buyers or a loan for newcomers is not a preference about neighbors.
  const asksOfOwn = /^(costs|status|definition)$/.test(message.kinds[0]?.kind ?? '');
  const asksForMore = message.talk.search !== undefined && message.has(moreWords);
  // “Which of those fits?” asks about homes that were shown.
  const ofShown =
    (message.home.several && !speaksOfPeople(message)) ||
    (message.cues.has('saved') && message.cues.has('compare') && !message.has(areaWords));
  // A disability rating decides the fee of a VA loan.
  const ofVeteran =
    protectedClass === 'disability' && (federalProgramIn(text) === 'va' || message.talk.program === 'va');
  // “New immigrant, no credit, where do we begin” is about the own purchase, and “the Saturday house” about a home.
  const ofOwnPurchase =
    stepsAsked(message) !== undefined || (!speaksOfPeople(message) && ofAppointment(message) !== undefined);
  // “Is Good Neighbor Next Door for nurses too?” asks which jobs a program helps.
  const ofJob = rulesNamed(text).some(({ id }) => jobPrograms.has(id));
  // “Is Methodist hiring?” names a hospital.
  const isOutside = message.kinds[0]?.kind === 'out' && !speaksOfPeople(message) && !message.has(areaWords);
  // A disability lowers the property tax of its owner.
  const ofRelief = reliefAskedIn(message)?.byItself === true;
  if (
    protectedClass &&
    !ofVeteran &&
    !ofJob &&
    !isOutside &&
    !ofOwnPurchase &&
    !ofRelief &&
    !(message.has(ownLanguage) && !speaksOfPeople(message)) &&
    !ofShown &&
    !asksOfOwn &&
    !asksOtherwise(message) &&
    !asksForMore &&
    !asksLawfully(message)
  )
    return { kind: 'refuse', refusal: 'fairHousing', class: protectedClass };
  return undefined;
}
