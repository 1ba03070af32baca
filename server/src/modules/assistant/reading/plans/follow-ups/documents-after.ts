import { documentNamed } from '../own-matters.ts';
import { firstOf, type Planner, use } from '../use.ts';
import { isShort } from './points-back.ts';

const whichWords = /\b(which|whichever|laquelle|lequel|lesquel\w+|quelle|quel|cual(es)?)\b/;

/** “And which ones are already in?” after the documents. */
const ofDocuments: Planner = (message) =>
  message.after('documents') && isShort(message) && message.has(seenWords)
    ? use('howTo', { topic: 'who-opened' })
    : (ofDocumentList(message) ?? ofMissing(message));
const seenWords = /\b(seen|saw|looked|opened|read|vue?s?|regarde\w*|ouverts?|lus?|vio|visto|abrio|leyo)\b/;

/** “And who is looking at it?” after a loan or the documents. */
const ofHandler: Planner = (message) =>
  message.after('applications', 'documents') &&
  isShort(message) &&
  message.has(
    /\b(who|qui|quien)\b.*\b(handl\w*|look\w*|review\w*|working|charge|has it|s'en occupe|regarde|traite|examine|viendo|revis\w*|encarg\w*|llev\w*|tiene)\b/,
  ) &&
  !message.has(/\b(opened|saw|seen|vu|ouvert|vio|abrio)\b/)
    ? use('professionals', { team: true, about: 'match', type: 'mortgage_advisor' })
    : undefined;

const ofDocumentList: Planner = (message) =>
  message.after('documents') && isShort(message) && message.has(whichWords) && message.amounts.length === 0
    ? use('documents')
    : undefined;

/** “What’s left after that one?” after the documents. */
const ofMissing: Planner = (message) =>
  message.after('documents') &&
  isShort(message) &&
  message.has(/\b(left|missing|remain\w*|still (need|owe)|else|reste\w*|manque\w*|falta\w*|queda\w*)\b/) &&
  !message.has(/\b(do|step|homes?|house|faire|etape|hacer|paso)\b/)
    ? use('documents')
    : undefined;

const aboutHow =
  /\b(reject\w*|refus\w*|rejet\w*|rechaz\w*|porque|how|where|why|what (is|are|does)|comment|ou|pourquoi|c'est quoi|como|donde|por que|que es|upload\w*|send|envoy\w+|sub(o|ir)|need|faut|necesit\w+)\b/;

/** “And the tax returns?” after the status of another document. */
const ofOtherDocument: Planner = (message) => {
  const category = documentNamed(message.text);
  return message.after('documents') && isShort(message) && category !== undefined && !message.has(aboutHow)
    ? use('documents', { category })
    : undefined;
};

/** “When will I know?” after a loan application. */
const ofDecision: Planner = (message) =>
  message.after('applications') &&
  isShort(message) &&
  message.amounts.length === 0 &&
  message.has(/^(and |so |et |y |pis )*(when|how (long|soon)|quand|combien de temps|cuando|cuanto (tiempo|tarda\w*))\b/)
    ? use('applications', message.talk.last!.input)
    : undefined;

/** Plans a short question about the documents or the loan application of before. */
export const documentsAfter: Planner = firstOf(ofHandler, ofOtherDocument, ofDocuments, ofDecision);
