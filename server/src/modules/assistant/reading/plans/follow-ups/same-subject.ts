import { termsNamed } from '../../../knowledge/index.ts';
import { plain } from '../../plain.ts';
import { isClear } from '../../reconsider.ts';
import { documentsFor } from '../../topic-index/documents.ts';
import { buyerOf, federalProgramIn } from '../../topics/buyer.ts';
import { languageWanted } from '../../topics/spoken-languages.ts';
import { buildingAfter, fundingFeeAfter, insuranceAfter, leastAfter, programAfter } from '../costs/insurance-after.ts';
import { leastOfOther } from '../costs/least-after.ts';
import { principalAlone } from '../costs/payments/principal-alone.ts';
import { buyerElsewhere } from '../costs/taxes/buyer-elsewhere.ts';
import { taxAfter } from '../costs/taxes/tax-after.ts';
import { rowsAsked } from '../homes/home.ts';
import { repairsBefore, stepsBefore } from '../steps.ts';
import { firstOf, type Planner, use } from '../use.ts';
import { afterInspection } from './after-inspection.ts';
import { ofPlaces } from './compared-place.ts';
import { documentsAfter } from './documents-after.ts';
import { eachStated } from './each-stated.ts';
import { giftBefore } from './gift-before.ts';
import { listBefore } from './list-before.ts';
import { namedBefore } from './named-before.ts';
import { addedFigures } from './payment-after.ts';
import { isShort, longest, pointsBack } from './points-back.ts';
import { ofRates, ofRateTerm, ofVariable } from './rates-after.ts';
import { statedBefore } from './stated-before.ts';

const cutWords =
  /\b(drop\w*|reduc\w+|cuts?|lower\w*|cheaper|came down|gone down|go down|baiss\w+|redui\w+|rabais|baj(o|aron|ado|aron)|rebaj\w+|reducid\w+)\b/;
const soldWords =
  /\b(s[eo]ll|sold|pending|under contract|off (the )?market|still (for sale|available|there|active)|gone|vendue?s?|encore (a vendre|disponibles?)|vendi(o|eron|da|das)|vendid[ao]s?|siguen|disponibles?)\b/;
const firstWords =
  /\b(which|what|when|whats|who|quelle?|lequel|laquelle|quand|cual|cuando)\b.*\b(first|next|earliest|soonest|premiere?|prochaine?|plus tot|primer[oa]?|proxim[oa]|antes)\b|^(and )?(the )?(first|next|earliest) one\b/;
const reviewWords =
  /\b(reviews?|ratings?|rated|stars|avis|notes?|evaluations?|resenas?|calificac\w+|opiniones|estrellas)\b/;
const someOf = /\b(first|top|premiers?|premieres?|primer[oa]s|dos|deux|two|three|trois|tres)\b/;
const counts: readonly (readonly [number, RegExp])[] = [
  [2, /\b(two|2|deux|dos|both)\b/],
  [3, /\b(three|3|trois|tres)\b/],
];
const madeRequest =
  /\b(sent|made|asked|submitted|put in|requested|wrote|envoye|fait|demande|ecrit|envie|mande|hice|pedi|solicite)\b.*\b(requests?|info\w*|questions?|messages?|demandes?|renseignements?|solicitud(es)?|informacion|mensajes?|preguntas?)\b/;
const stateWords =
  /\b(status|update|news|heard|answer(ed)?|repl(y|ied)|where .*\bstand\w*|statut|ou en est|reponse|repondu|nouvelles?|estado|en que (va|quedo|esta)|respuesta|respondi\w*|contest\w*|noticias?)\b/;
/** “Which is cheaper?” compares prices and asks for no cut. */
const whichCheaper = /\b(which|what|laquelle|lequel|quelle|cual(es)?)\b.*\bcheaper\b/;
/** “Did any of them drop in price?” after the saved homes. */
const ofSavedHomes: Planner = (message) =>
  message.after('savedHomes') && isShort(message) && message.amounts.length === 0
    ? message.has(soldWords) &&
      (message.home.several || message.home.homes.length === 0) &&
      !message.has(/\b(sold for|tax(es)?|price)\b/)
      ? use('savedHomes')
      : message.has(cutWords) && !message.has(whichCheaper) && (rowsAsked(message.text) ?? ['price']).includes('price')
        ? use('savedHomes', { cuts: true })
        : undefined
    : undefined;

/** “Do I have others after that?” */
const furtherWords =
  /\b(others?|any (more|others)|another|anything else|what else|else|more|after (that|it|this|the|saturday|sunday)\w*|d'autres?|autre chose|apres (ca|cela|celui|celle|ce|le|la)\w*|otr[oa]s?|mas|despues de (es[ao]|la|el|ese|esta))\b/;

/** “What house is it at?”, “dame la dirección” */
const whichHome =
  /\b(address|adresse|direccion)\b(?!.*\b(e-?mail|courriel|correo)\b)|\b(which|what) (house|home|place|one|condo) (is|was|are)\b|\bwhere (is|are|was) (it|that|we|the (showing|tour|visit))\b|\b(en|a) (cual|que) (casa|departamento|direccion|lugar)\b|\bcual casa (es|era)\b|\bdonde (es|queda|seria)\b|\b(quelle|a quelle) (maison|adresse|propriete)\b|\bc'est ou\b/;

/** “Which one is first?” and “do I have others after that?” after the appointments. */
const ofAppointments: Planner = (message) => {
  if (!message.after('appointments') || !isShort(message)) return undefined;
  if (message.has(firstWords) && !message.has(furtherWords)) return use('appointments', { first: true });
  if (message.has(whichHome) && message.amounts.length === 0) return use('appointments', {});
  return message.has(furtherWords) &&
    !message.has(
      /\b(somebody|someone|anybody) else\b|\bquelqu'un d'autre\b|\botra persona\b|\b(home|house|maison|casa|agent|why|pourquoi|book|reserver|how|comment|como|later|earlier|time|hora|heure)\b/,
    )
    ? use('appointments', { further: true })
    : undefined;
};

/** “Which of the first two has more reviews?”, “and one who speaks French?” after a list of professionals. */
const ofProfessionals: Planner = (message) => {
  const { after, has, text, talk } = message;
  const { last } = talk;
  if (!after('professionals') || !last || last.input.profession || !isShort(message)) return undefined;
  if (last.input.team)
    return languageWanted(text) !== undefined &&
      has(/\b(speak\w*|parle\w*|habla\w*)\b/) &&
      !has(/\b(other|another|someone|somebody|autre|quelqu'un|otr[oa]|alguien)\b/)
      ? use('professionals', { team: true, about: 'languages' })
      : undefined;
  if (has(reviewWords)) {
    const first = has(someOf) ? counts.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
    return use('professionals', { ...last.input, about: 'record', first });
  }
  const language = languageWanted(text);
  const [place] = message.named;
  if (language === undefined && place === undefined) return undefined;
  if (place !== undefined && language === undefined && message.kinds[0]?.kind === 'market') return undefined;
  const { city, state, about: _, first: __, ...kept } = last.input;
  const where = place ? (place.city ? { city: place.city } : { state: place.state }) : { city, state };
  return has(/\b(homes?|houses?|condos?|maisons?|casas?|prices?|prix|precios?|tax(es)?|impuestos?)\b/)
    ? undefined
    : use('professionals', { ...kept, ...where, ...(language ? { language } : {}) });
};

const whichWords = /\b(which|whichever|laquelle|lequel|lesquel\w+|quelle|quel|cual(es)?)\b/;

/** “Which has lower fees?” and “which of those fits?” after a comparison or the saved homes. */
const ofCompared: Planner = (message) => {
  const { after, talk, has, amounts, named } = message;
  if (!after('compareHomes', 'savedHomes') || !isShort(message)) return undefined;
  // “What about taxes?” after a comparison.
  const goesOnWith = after('compareHomes') && goesOn.test(message.text) && message.text.split(' ').length <= 5;
  if (!has(whichWords) && !(goesOnWith && !message.home.lookUp && message.home.homes.length === 0)) return undefined;
  const asked = rowsAsked(message.text);
  if (!asked || amounts.length > 0 || named.length > 0) return undefined;
  return use('compareHomes', { ...(after('savedHomes') ? { saved: true } : { homes: talk.shown }), asked });
};

const asksMore =
  /\b(how (much|long|many|often)|who|when|can (i|we)|do (i|we)|is it|are they|combien|qui|quand|est-ce|peut-on|on peut|puis-je|cuanto|cuanta|quien|cuando|puedo|podemos|se puede)\b/;
const ofTheTerm =
  /\b(it|that|they|them|those|both|ca|cela|celle|celui|la-dessus|les deux|eso|lo|la|los|las|se|ambos|usual\w*|normal\w*|typical\w*|d'habitude|generalement|habituellement|generalmente|suele)\b/;

/** “How much is it usually?”, “who pays it in Texas?” after an explanation. The best entry for both questions answers. */
const ofTerm: Planner = (message) => {
  const { after, talk, text, amounts, home, cues } = message;
  if (!after('explain') || !talk.last || talk.asked === undefined || home.lookUp || amounts.length > 0)
    return undefined;
  if (text.split(' ').length > longest || !asksMore.test(text) || !ofTheTerm.test(text)) return undefined;
  if (cues.has('look') || termsNamed(text).length > 0) return undefined;
  const [place] = message.named;
  const [best] = documentsFor({ ...message, text: `${plain(talk.asked)} ${text}` });
  const where = place ? (place.city ? `${place.name}, ${place.state}` : place.name) : undefined;
  return best?.tool === 'explain' && isClear(best)
    ? use('explain', { ids: [best.id], place: where })
    : use('explain', { ...talk.last.input, ...(where ? { place: where } : {}) });
};

/** “Delete the Austin one” */
const removes =
  /^(please |can you |puedes |peux-tu )?(delete|remove|get rid of|supprime[rz]?|enleve[rz]?|efface[rz]?|retire[rz]?|borr(a|ar|e)|quit(a|ar|e)|elimin(a|ar|e))\b/;

/** Ends alerts: “¿cómo las apago?”, “je veux plus les recevoir” */
const turnsOff =
  /\b(turn\w* (it |them |this |that |those )?off|stop\w*|paus\w+|mut(e|ing)|disabl\w+|unsubscribe|desactiv\w+|ferm(e|er)|arret\w+|coup(e|er)|mettre sur pause|apag\w+|par(o|ar|arlas|arla)|silenci\w+|suspend\w+|deten\w+|dejar de recibir\w*|plus (les )?recevoir)\b/;

/** “What price did I put on it?” after the saved searches. */
const criteria =
  /\b(price|prices|max\w*|budget|limit|beds?|bedrooms?|baths?|city|area|where|set (it )?(to|at|up|for|on)|prix|budget|chambres?|ville|secteur|reglee?|precio|presupuesto|cuartos?|recamaras?|ciudad|zona|hasta (que|cuanto|cual))\b/;
const otherThanCriteria =
  /\b(how (do|can|could|to)|change\w*|edit|raise|lower|delete|remove|stop|homes|houses|condos|median|average|market|comment|modifi\w+|chang\w+|maisons|proprietes|como|cambi\w+|sub(o|ir)|baj(o|ar)|casas|propiedades|alerts?|email\w*|alertes?|courriels?|alertas?|correos?)\b/;

/** “How do I change the budget of the first one?” after the saved searches. */
const ofSearches: Planner = ({ after, has, cues, text, amounts }) =>
  after('savedSearches') &&
  amounts.length === 0 &&
  text.split(' ').length <= longest &&
  has(criteria) &&
  !has(otherThanCriteria)
    ? use('savedSearches')
    : after('savedSearches') &&
        (has(/\b(how|comment|como|where|ou|donde)\b/) || has(removes)) &&
        (has(removes) || cues.has('change') || has(turnsOff) || has(/\b(edit|modif\w+|delete|supprim\w+|borr\w+)\b/))
      ? use('howTo', {
          topic:
            has(removes) || has(/\b(delete|remove|supprim\w+|effac\w+|borr\w+|elimin\w+)\b/)
              ? 'delete-search'
              : 'edit-alert',
        })
      : undefined;

/** “Do I have to pay it back if I sell?” after programs of a state. */
const ofPrograms: Planner = ({ after, talk, text, amounts, home, cues }) =>
  after('programs') &&
  talk.last &&
  asksMore.test(text) &&
  ofTheTerm.test(text) &&
  text.split(' ').length <= 15 &&
  amounts.every(({ unit }) => unit !== 'money') &&
  !home.lookUp &&
  !cues.has('look') &&
  termsNamed(text).length === 0
    ? use('programs', talk.last.input)
    : undefined;

/** “And with the minimum down?” after a monthly cost. */
const ofLeastDown: Planner = ({ after, talk, has, cues, amounts }) => {
  if (!after('monthlyCost') || !talk.last || amounts.length > 0 || !cues.has('down') || !has(leastWords))
    return undefined;
  const { downPercent: _, downAmount: __, ...kept } = talk.last.input;
  return use('monthlyCost', { ...kept, leastDown: true });
};
const leastWords = /\b(min|minimum|minim[ao]|minimale?|smallest|lowest|least)\b/;

const goesOn = /^(and|but|so|ok|what about|how about|what if|et|pis|mais|y|e|pero|que tal|con|with|avec)\b/;

/** “And with FHA?” after a monthly cost. */
const ofProgram: Planner = ({ after, talk, text, amounts }) => {
  const program = federalProgramIn(text);
  const call = after('monthlyCost') ? talk.last : talk.computed;
  return program &&
    call?.tool === 'monthlyCost' &&
    goesOn.test(text) &&
    text.split(' ').length <= 6 &&
    amounts.length === 0
    ? use('monthlyCost', { ...call.input, program })
    : undefined;
};

/** “And with the first-time rebate?” after a transfer tax. */
const ofTransferTax: Planner = ({ after, talk, text, amounts, named }) => {
  const { firstTime, newlyBuilt } = buyerOf(text);
  if (!after('transferTax') || !talk.last || amounts.length + named.length > 0) return undefined;
  return firstTime === undefined && newlyBuilt === undefined
    ? undefined
    : use('transferTax', {
        ...talk.last.input,
        ...(firstTime === undefined ? {} : { firstTime }),
        ...(newlyBuilt ? { newlyBuilt } : {}),
      });
};

/** “Is that the same as homeowners insurance?” after a definition. */
const ofSameTerm: Planner = ({ after, talk, text, has, amounts }) => {
  const [term] = termsNamed(text);
  const { ids = [] } = (talk.last?.input ?? {}) as { ids?: string[] };
  return after('explain') && term && ids.length > 0 && amounts.length === 0 && has(sameWords) && !ids.includes(term.id)
    ? use('explain', { ids: [ids[0], term.id], contrast: true })
    : undefined;
};
/** “And what about a co-op?” after a definition. */
const ofOtherTerm: Planner = ({ after, text, has, amounts, named }) => {
  const [term] = termsNamed(text);
  return after('explain') &&
    term &&
    amounts.length === 0 &&
    named.length === 0 &&
    text.split(' ').length <= 7 &&
    has(/^(and|ok|so|what about|how about|et|pis|mais|y|e|que tal)\b/) &&
    !has(
      /\b(how much|cost\w*|where|who|when|find|show|do i|can i|combien|cuanto|busc\w*|cherch\w*|need|pay\w*|required|long)\b/,
    )
    ? use('explain', { ids: [term.id] })
    : undefined;
};

const sameWords =
  /\b(same (thing )?as|different (from|than)|difference|meme chose|pareil que|lo mismo que|igual que|diferen\w+)\b/;

/** “What's the status of it?” after a sentence about a request or a message. */
const ofRequest: Planner = (message) => {
  const { talk, has } = message;
  return talk.asked !== undefined && madeRequest.test(talk.asked.toLowerCase()) && isShort(message) && has(stateWords)
    ? use('replies')
    : undefined;
};

/** Plans a short question that goes on about the list or the term of the last answer. */
export const sameSubject: Planner = firstOf(
  statedBefore,
  giftBefore,
  ofVariable,
  principalAlone,
  addedFigures,
  leastOfOther,
  eachStated,
  stepsBefore,
  repairsBefore,
  namedBefore,
  listBefore,
  buildingAfter,
  programAfter,
  leastAfter,
  insuranceAfter,
  fundingFeeAfter,
  buyerElsewhere,
  ofPlaces,
  taxAfter,
  ofSavedHomes,
  ofAppointments,
  afterInspection,
  ofProfessionals,
  ofCompared,
  documentsAfter,
  ofSameTerm,
  ofOtherTerm,
  ofTerm,
  ofPrograms,
  ofProgram,
  ofTransferTax,
  ofLeastDown,
  ofRates,
  ofSearches,
  pointsBack,
  ofRequest,
  ofRateTerm,
);
