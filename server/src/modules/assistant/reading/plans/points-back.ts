import { termsNamed } from '../../knowledge/index.ts';
import { countryOf } from '../homes/places.ts';
import type { Message } from '../message.ts';
import { plain } from '../plain.ts';
import { firstOf, type Planner, use } from './use.ts';

/** Number of words of a question that goes on about the last answer. */
export const longest = 12;
export const isShort = ({ text }: Message): boolean => text.split(' ').length <= longest;

const asksOfIt =
  /^(and |so |ok )?(what('?s| is| are| does| do) (that|this|it|those|they)( usually| even| normally)?( mean| cover| include| for)?|c'?est quoi( ca)?|ca (veut dire|couvre|comprend) quoi|(que|q) (es|significa|cubre|incluye) (eso|esto)|eso (que|q) (es|cubre|incluye))\b/;

/** “What's that?” after a sentence that names a term. */
const ofTermBefore: Planner = ({ talk, text, home }) => {
  if (talk.asked === undefined || home.lookUp || !asksOfIt.test(text) || termsNamed(text).length > 0) return undefined;
  const term = termsNamed(plain(talk.asked)).at(-1);
  return term && use('explain', { ids: [term.id] });
};

/** “Is that even allowed?” after a price and a down payment. */
const ofStatedDown: Planner = ({ talk, text, has, amounts }) => {
  const { price, downPercent, downAmount, state } = talk.stated ?? {};
  if (price === undefined || (downPercent ?? downAmount) === undefined || amounts.length > 0) return undefined;
  return text.split(' ').length <= 8 &&
    has(
      /\b(allowed|possible|enough|legal|permis|possible|assez|suffisant|suffit|permitido|se puede|suficiente|alcanza)\b/,
    ) &&
    has(/\b(that|it|this|ca|cela|c'est|eso|esto|se puede)\b/)
    ? use('loanRules', {
        about: 'leastDown',
        amount: price,
        downPercent: downPercent ?? (downAmount! / price) * 100,
        country: state && countryOf(state),
      })
    : undefined;
};

/** “And from my lender?” after the messages. */
const ofMessages: Planner = (message) =>
  message.after('replies', 'news') &&
  isShort(message) &&
  message.has(
    /^(and|et|y|pis|what about)\b.*\b(lender|agent|realtor|advisor|preteur|court\w+|conseill\w+|prestamista|agente|asesor\w*)\b/,
  ) &&
  !message.has(/\b(how|comment|como|who|qui|quien|change|find)\b/)
    ? use('replies')
    : undefined;

/** “Can I get a different one?” after the own agent. */
const ofOwnAgent: Planner = (message) =>
  message.after('professionals', 'handOver') &&
  isShort(message) &&
  message.named.length === 0 &&
  message.has(
    /\b(get|want|have|switch|change|choose|pick|avoir|changer|prendre|choisir|tener|cambiar|elegir|quiero)\b/,
  ) &&
  message.has(/\b(different|another|someone else|other|autre|otr[oa]) ?(one|agent|person|personne)?\b/)
    ? use('howTo', { topic: 'change-agent' })
    : undefined;

/** “Do you send it?” after a draft, or after words about a message or an offer. */
const ofDraft: Planner = (message) =>
  message.after('handOver', 'howTo') &&
  isShort(message) &&
  message.has(
    /\b(do|did|will|are) (you|u)\b|\b(tu|vous) (l'|le |la |les )|\b(lo|la) (mand|envi)\w+ (usted|tu)\b|\b(usted|tu) (lo|la) (mand|envi)\w+/,
  ) &&
  message.has(/\b(send|sent|sending|submit\w*|envo(ie|yer|yez|ye)\w*|mand\w+|envi\w+)\b/)
    ? use('handOver', message.after('handOver') ? message.talk.last!.input : { to: 'agent' })
    : undefined;

/** Plans a short question that points back to what was said or sent before. */
export const pointsBack: Planner = firstOf(ofTermBefore, ofStatedDown, ofMessages, ofOwnAgent, ofDraft);
