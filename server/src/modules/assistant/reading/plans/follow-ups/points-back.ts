import { termsNamed } from '../../../knowledge/index.ts';
import { pastDayIn } from '../../figures/days-named.ts';
import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import { firstOf, type Planner, use } from '../use.ts';

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

/** “What did she say?” */
const whatSaid =
  /\bwhat (did|does|do) (she|he|they|it|grace) (say|write|answer|want)\b|\bqu'?est[- ]ce qu'?(il|elle|ils|on) (m')?(a|ont|dit|ecrit)\b|\b(il|elle|ils) (dit|disent|a dit|ont dit) quoi\b|\b(que|q) (dijo|dice|dijeron|escribio|puso|contesto)\b/;

/** “And from my lender?”, “and on Monday?” after the messages. */
const ofMessages: Planner = (message) => {
  const { after, talk, has, text } = message;
  if (!after('replies', 'news') || !isShort(message)) return undefined;
  const day = pastDayIn(text);
  if (day !== undefined && text.split(' ').length <= 5)
    return use('replies', { ...(after('replies') ? talk.last!.input : {}), day });
  if (has(whatSaid)) return use('replies', after('replies') ? talk.last!.input : {});
  return has(
    /^(and|et|y|pis|what about)\b.*\b(lender|agent|realtor|advisor|preteur|court\w+|conseill\w+|prestamista|agente|asesor\w*)\b/,
  ) && !has(/\b(how|comment|como|who|qui|quien|change|find)\b/)
    ? use('replies', { type: message.cues.has('lender') ? 'mortgage_advisor' : undefined })
    : undefined;
};

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

const whatNow =
  /\b(what (should |must |do )?(i|we) (have to |need to |gotta )?do (first|now|next)|(que|q) (hago|hacemos) primero|(quoi|on fait quoi|je fais quoi) en premier|what (now|next|do (i|we) do|happens|comes next)|now what|whats next|next steps?|and (then|now)|y ahora (que|q)( sigue| hago| hacemos)?|(que|q) (sigue|hago|hacemos|toca)( ahora)?|et (maintenant|apres|la)|on fait quoi|je fais quoi|pis (apres|la|maintenant)|quoi faire|que faire|la suite)\b/;
/** “Pis après je fais quoi?” */
const isWholeQuestion =
  /^(ok |and |so |et |pis |y |alors |bon )*(what now|now what|what do i do( now| next)?|whats next|y ahora (que|q)( sigue| hago)?|que (sigue|hago)( ahora)?|(apres |maintenant )?(je|on) fais? quoi( maintenant| apres)?|quoi faire( maintenant)?|et maintenant|la suite) ?\??$/;
/** Events of a purchase, with the steps that follow. */
const events: readonly (readonly [topic: string, pattern: RegExp])[] = [
  [
    'offer-refused',
    /(?=.*\b(offers?|bid|offre|promesse|oferta)\b)(?=.*\b(reject\w*|refus\w*|declin\w*|turned down|lost|said no|outbid|rechaz\w*|perd\w*|negaron)\b)/,
  ],
  [
    'after-offer',
    /(?=.*\b(offers?|offre|promesse|oferta)\b)(?=.*\b(accept\w*|acept\w*|said yes|dit oui|dijeron que si)\b)/,
  ],
  [
    'loan-denied',
    /(?=.*\b(loan|mortgage|lender|bank|pret|hypotheque|banque|prestamo|hipoteca|banco)\b)(?=.*\b(denied|reject\w*|refus\w*|turned (me|us) down|declin\w*|neg(o|aron|ado)|rechaz\w*)\b)/,
  ],
  [
    'after-pre-approval',
    /\b(got|am|i'?m|we'?re|were|been|is|ai|suis|sommes|avons|eu|me|nos|ya|estoy|tengo)\b.*\b(pre-? ?approv\w*|pre-? ?qualif\w*|pre-?approuv\w*|pre-?approbation|preaprob\w*|pre-?aprob\w*)/,
  ],
  [
    'inspection-findings',
    /\b(inspect\w+|inspeccion\w*)\b.*\b(found|bad|fail\w*|issues?|problems?|crack\w*|mold|trouv\w+|problem\w*|mauvais\w*|encontr\w+|salio mal)\b/,
  ],
];

/** “Now what?” after “our offer got rejected”. */
const ofEvent: Planner = (message) => {
  if (!isShort(message) || !message.has(whatNow)) return undefined;
  const said = [...(message.talk.heard ?? []).slice(-2).map(plain), message.text].join('. ');
  const topic = events.find(([, pattern]) => pattern.test(said))?.[0];
  return topic === undefined
    ? message.text.split(' ').length <= 6 &&
      !message.after('explain', 'howTo', 'searchHomes') &&
      message.has(isWholeQuestion)
      ? use('nextSteps')
      : undefined
    : use('howTo', { topic, state: message.named[0]?.state ?? message.talk.stated?.state });
};

/** “Where do I see that?” after own matters. */
const ofPlace: Planner = (message) =>
  message.after(
    'appointments',
    'replies',
    'documents',
    'news',
    'nextSteps',
    'journey',
    'purchase',
    'applications',
    'profile',
    'savedSearches',
  ) &&
  isShort(message) &&
  message.has(/\b(where|donde|ou)\b/) &&
  message.has(
    /\b(see|find|check|look|view|go|is|are|voi[rs]|jvois|trouv\w+|veo|ver|encuentro|miro|esta|estan)\b.*\b(that|it|them|this|those|ca|cela|les|eso|esto|lo|los|las)\b|\b(lo|la|los|las) (veo|encuentro|puedo ver)\b|\b(je|j) (le|la|les) (vois|trouve)\b/,
  ) &&
  !message.has(/\b(upload|send|put|park|meet|address|adresse|direccion)\b/)
    ? use('howTo', { topic: 'own-places' })
    : undefined;

const alertTopics: ReadonlySet<unknown> = new Set([
  'save-search',
  'edit-alert',
  'notifications',
  'saved-home-alerts',
  'delete-search',
  'draw-area',
  'rename-search',
]);
/** “Which ones do I have on?” after the steps for alerts. */
const ofOwnAlerts: Planner = (message) =>
  message.after('howTo') &&
  alertTopics.has(message.talk.last?.input.topic) &&
  isShort(message) &&
  message.has(
    /\b(do i have|have i|i have|which (ones?|of)|how many|did it (keep|save)|is (it|mine) (on|saved|active)|j'?en ai|jen ai|ai-je|est-ce que j'?ai|laquelle|lesquelles|combien|ya tengo|tengo (alguna|una)|cuales|cuantas|se guardo)\b/,
  )
    ? use('savedSearches')
    : undefined;

/** “¿Y para quitarla?”, “and to stop it?” after the steps for alerts. */
const ofEndedAlert: Planner = (message) =>
  message.after('howTo') &&
  alertTopics.has(message.talk.last?.input.topic) &&
  message.text.split(' ').length <= 7 &&
  message.has(
    /\b(stop\w*|turn\w* .*off|off|paus\w+|cancel\w*|remov\w+|delet\w+|undo|get rid|arret\w+|desactiv\w+|enlev\w+|supprim\w+|quit\w+|borr\w+|apag\w+|elimin\w+|deten\w+|par(ar|o)\w*)\b/,
  )
    ? use('howTo', {
        topic: message.has(/\b(remov\w+|delet\w+|get rid|enlev\w+|supprim\w+|quit\w+|borr\w+|elimin\w+)\b/)
          ? 'delete-search'
          : 'edit-alert',
      })
    : undefined;

/** “Is one missing?” after the steps for documents. */
const ofOwnPapers: Planner = (message) =>
  message.after('howTo') &&
  /^(upload|photo-upload|download-documents|replace-document|share-documents)$/.test(
    String(message.talk.last?.input.topic),
  ) &&
  isShort(message) &&
  message.has(/\b(missing|left|still need|got|have|received|manque\w*|reste\w*|recue?s?|falta\w*|recib\w*|llego)\b/) &&
  !message.has(/\b(how|comment|como|where|ou|donde)\b/)
    ? use('documents')
    : undefined;

/** “And how do I undo that?”, “where do I find it later?” after the steps for a home to save. */
const ofSaving: Planner = (message) => {
  if (!message.after('howTo') || message.talk.last?.input.topic !== 'save-home' || !isShort(message)) return undefined;
  if (
    message.has(
      /\b(undo|remove|unsave|delete|take (it|one|that)? ?(off|out)|annul\w+|enlev\w+|retir\w+|quit\w+|borr\w+|deshac\w+)\b/,
    )
  )
    return use('howTo', { topic: 'unsave-home' });
  return message.has(/\b(where|ou|donde)\b/) ? use('savedHomes', { where: true }) : undefined;
};

/** “How many are there?” after a search. */
const ofCount: Planner = ({ after, talk, has, text, named }) =>
  after('searchHomes') &&
  named.length === 0 &&
  text.split(' ').length <= 6 &&
  has(
    /^(and |so |ok |et |y )?(how many|combien (y en|il y en|de (maisons|proprietes|condos|resultats))|cuant[ao]s)\b/,
  ) &&
  !has(
    /\b(days|jours|dias|beds?|rooms?|chambres|cuartos|recamaras|sold|saved|guardad[oa]s|favorit[oa]s|enregistree?s|sauvegardee?s)\b/,
  )
    ? use('searchHomes', talk.last!.input)
    : undefined;

/** “How do I get hold of them?” after a list of professionals. */
const ofContact: Planner = (message) =>
  message.after('professionals') &&
  isShort(message) &&
  message.has(/\b(how|where|comment|como|donde)\b/) &&
  message.has(
    /\b(contact|reach|call|write|talk|connect|message|get (a )?hold|joindre|contacter|parler|ecrire|contact(o|ar)|habl(o|ar)|escrib(o|ir)|llam(o|ar))\b/,
  ) &&
  message.has(/\b(them|him|her|one|les?|lui|leur|l[aeo]s?|ellos|ella)\b/)
    ? use('howTo', { topic: message.talk.last?.input.team ? 'send-message' : 'connect' })
    : undefined;

/** “How long until somebody answers?” after the way to a person. */
const ofWait: Planner = (message) =>
  message.after('handOver') &&
  isShort(message) &&
  message.has(/\b(how long|when|how soon|combien de temps|quand|cuanto (tiempo )?(tard\w+|toma)|cuando)\b/)
    ? use('howTo', { topic: 'reply-time' })
    : undefined;

/** Plans a short question that points back to what was said or sent before. */
export const pointsBack: Planner = firstOf(
  ofTermBefore,
  ofEvent,
  ofPlace,
  ofEndedAlert,
  ofOwnAlerts,
  ofOwnPapers,
  ofSaving,
  ofCount,
  ofContact,
  ofWait,
  ofStatedDown,
  ofMessages,
  ofOwnAgent,
  ofDraft,
);
