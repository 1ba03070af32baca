import { daysNamed } from '../../figures/days-named.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import { experienceIn } from '../people/person.ts';
import { firstOf, type Planner, use } from '../use.ts';
import { isShort } from './points-back.ts';

const visitWords =
  /\b(showings?|tours?|viewings?|visit\w*|appointments?|rendez-vous|rdv|citas?|saturday|sunday|samedi|dimanche|sabado|domingo)\b/;
/** “The one”, “celle”, “la del”: one more of what the last question was about. */
const theOne =
  /\b(the|that|my) (other )?one\b|\b(and|what about|how about) (for |on )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b|\bcel(le|ui)\b|\b(la|el) (otra|otro|del?)\b|\bl'autre\b/;
const otherMatters =
  /\b(price|how much|cost\w*|tax\w*|beds?|baths?|cheaper|show me|find|prix|combien|taxes?|precio|cuanto|cuesta|move|change|cancel\w*|reschedul\w*|deplac\w*|annul\w*|cambi\w*|book|how (do|can)|comment|como)\b/;
const street =
  /\b(?:on|for|at|over on|in|sur|pour|a|de|en) (?:the |la |le )?((?:(?!(?:on|for|at|in|the|sur|pour|a|de|en|one|and)\b)[a-z0-9'-]+ ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|cir|circle|ter|terrace|pkwy|parkway|trl|trail|cres|crescent))\b/;
const streetFirst = /\b((?:calle|avenida|rue|chemin|avenue) (?:(?:de la|de l'|des|du|de|la) ?)?[a-z0-9'-]+)/;

/** True if the last question was about a visit or a request for one. */
const askedOfVisit = ({ talk, after }: Message): boolean =>
  after('appointments') || (after('replies') && talk.asked !== undefined && visitWords.test(plain(talk.asked)));

/** “The other one, the one I put in for Peach St”, “et celle de dimanche” after a visit. */
const ofOtherVisit: Planner = (message) => {
  const { text, has } = message;
  if (!askedOfVisit(message) || (!isShort(message) && !has(theOne))) return undefined;
  if (!has(theOne) || has(otherMatters) || message.home.lookUp || message.amounts.length > 0) return undefined;
  const named = (streetFirst.exec(text) ?? street.exec(text))?.[1];
  if (named !== undefined) return use('appointments', { street: named });
  const days = daysNamed(text);
  return days.length > 0 ? use('appointments', { days }) : undefined;
};

const dealWords =
  /\b(done|did|does|do|handl\w+|work\w*|clos\w+|sold|deals?|experience\w*|know\w*|speciali[sz]\w*|used to|familiar|help\w*|fait|font|vendu\w*|travaill\w+|connai\w+|experience|specialis\w+|hech[oa]|hace\w*|trabaj\w+|vendid[oa]|conoce\w*|sabe\w*|sep\w*|experiencia|maneja\w*)\b/;
const ofThem =
  /\b(which|who|any|anyone|anybody|one|them|those|lesquel\w+|lequel|laquelle|qui|ceux|eux|cual(es)?|quien(es)?|algun[oa]?s?|ellos|esos)\b/;

/** “Which of them has done VA deals?” after a list of professionals. */
const ofExperience: Planner = (message) => {
  const { after, talk, has } = message;
  if (!after('professionals') || !talk.last || talk.last.input.team || !isShort(message)) return undefined;
  if (!has(ofThem) || !has(dealWords) || message.amounts.length > 0) return undefined;
  const experience = experienceIn(message.text);
  return experience === undefined ? undefined : use('professionals', { ...talk.last.input, experience });
};

const viewed =
  /\b(looked|seen|saw|opened|viewed|read|vue?s?|regardee?s?|ouverte?s?|lue?s?|consultee?s?|vist[oa]s?|vio|vieron|abri\w+|leyo|leido|revisado)\b/;
const whoWords = /\b(who|anyone|anybody|someone|has (my|the) \w+|qui|quelqu'un|quien(es)?|alguien)\b/;

/** “Who has looked at it?” after documents. */
const ofViewers: Planner = (message) =>
  message.after('documents') && isShort(message) && message.has(whoWords) && message.has(viewed)
    ? use('documents', { ...message.talk.last?.input, opened: true })
    : undefined;

const stepWords = /\b(inspection|inspeccion|inspecteur|inspector|appraisal|avaluo|tasacion|walk-?through)\b/;
const appraisalWords = /\b(appraisal|avaluo|tasacion)\b/;
const closingWords = /\b(clos(e|ing)|signing|signature|notaire|cloture|cierre|firma|notario|escritura)\b/;
const whenWords =
  /\b(when|what (day|time)|date|quand|quel jour|quelle heure|cuando|que (dia|hora)|fecha|para cuando)\b/;
const ingeneral = /\b(usually|normally|should|typically|d'habitude|normalement|usualmente|normalmente|suele)\b/;

/** “And when is the inspection?” after the own offer. */
const ofPurchaseStep: Planner = (message) =>
  message.after('purchase', 'journey', 'nextSteps') &&
  isShort(message) &&
  (message.has(stepWords) || message.has(closingWords)) &&
  message.has(whenWords) &&
  !message.has(ingeneral)
    ? use(
        'purchase',
        message.has(closingWords) ? {} : { step: message.has(appraisalWords) ? 'appraisal' : 'inspection' },
      )
    : undefined;

const cutWords =
  /\b(drop\w*|reduc\w+|price cuts?|cuts?|lower\w*|came down|gone down|went down|baiss\w+|redui\w+|rabais|baj(o|aron|ado)|rebaj\w+|reducid\w+)\b/;

/** “Which ones dropped in price?” after the saved search. */
const ofSearchCuts: Planner = (message) =>
  message.after('savedSearches') &&
  isShort(message) &&
  message.has(cutWords) &&
  message.amounts.length === 0 &&
  message.named.length === 0 &&
  !message.has(/\b(how|comment|como|change|edit|raise|limit|budget|changer|cambiar|alert\w*|alert[ae]s?)\b/)
    ? use('savedSearches', { cuts: true })
    : undefined;

/** Plans a short question about one or some of what the last answer listed. */
export const listBefore: Planner = firstOf(ofOtherVisit, ofExperience, ofViewers, ofPurchaseStep, ofSearchCuts);
