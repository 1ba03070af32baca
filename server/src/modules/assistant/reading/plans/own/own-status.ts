import { daysNamed, pastDayIn } from '../../figures/days-named.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import { documentNamed } from '../own-matters.ts';
import { firstOf, type Planner, use, withAlso } from '../use.ts';

/** The last question of the person as plain text. */
const before = ({ talk }: Message): string => {
  const last = talk.heard?.at(-1);
  return last === undefined ? '' : plain(last);
};

const longest = 16;
const isShort = ({ text }: Message): boolean => text.split(' ').length <= longest;

const professional =
  /\b(grace|chen|agent|agente|realtor|broker|lender|advisor|courti\w+|conseill\w+|prestamista|asesor\w*|her|him|them|lui|elle|ella)\b/;
const messageWords =
  /\b(messages?|mensajes?|msg|text(ed|s)?|wrote|write|written|dm|notes?|ecri\w+|escrib\w+|envoy\w+|mand(e|amos|ado)|envi(e|amos|ado)|sent|send)\b/;

/** Asks for the person's own words: “what did I write to Grace”, “c’était quoi mon message”, “qué le puse”. */
const ownMessageWords = new RegExp(
  [
    String.raw`\bwhat (exactly |all |else )?(did|had|do) (i|we) (actually |exactly |even |last )?(write|say|send|ask|tell|text|message|put)\b`,
    String.raw`\bwhat (i|we)( had| have|'ve)? (wrote|written|said|sent|texted|asked|told|put)\b`,
    String.raw`\b(last|latest|most recent) (thing|message|text|note|msg) (that )?(i|we) (sent|wrote|texted|put)\b`,
    String.raw`\bwhat (was|is|did|does|said) (in )?my (last |own |first )?(message|text|note|msg)\b|\bmy (last |own )?(message|text|note) (say|said|again)\b|\b(show|read|repeat) (me )?(back )?(my (last |own )?(message|text|note)\b|the (last )?(message|text|note) (that )?(i|we) (sent|wrote)\b)`,
    String.raw`\b(qu'?est[- ]ce que |que |ce que |quoi )(j'ai|j'avais|on a|nous avons|lui ai[- ]je|ai[- ]je) (bien |deja )?(ecrit|dit|envoye|demande|mis)\b`,
    String.raw`\b(je lui ai|j'ai|j'avais|on lui a) (ecrit|dit|envoye|demande) quoi\b`,
    String.raw`\b(c'?est|c'?etait|etait|disait) quoi (donc |deja |encore )?(dans )?mon (dernier )?(message|texto|mot)\b|\bmon (dernier )?(message|texto) (a \w+ )?(c'?etait|disait) quoi\b|\bque disait mon (dernier )?(message|texto)\b|\b(montre|relis)[- ]moi mon (dernier )?message\b`,
    String.raw`\bque (fue |es )?(lo que )?(yo )?(le |les )?(puse|escribi|dije|mande|pregunte|pedi|envie)\b`,
    String.raw`\b(que|como) (decia|dice|era) mi (ultimo )?mensaje\b|\bcual (fue|era|es) mi (ultimo )?mensaje\b|\b(muestrame|ensename|leeme) (mi|el) (ultimo )?mensaje( que (le )?(mande|envie|escribi))?\b|\blo ultimo (que|q|k) (yo )?(le |les )?(mande|escribi|puse|envie|dije)\b`,
  ].join('|'),
);
const notOwnMessage =
  /\b(should|offer\w*|bid|how (do|can|to|did)|income|form|application|seller|vendeur|vendedor|to you|a ti|a usted|offre|oferta|save[ds]?|upload\w*|documents?|documentos?|debo|deberia|devrais|dois)\b/;

const ofOwnMessage: Planner = (message) => {
  const { has, text } = message;
  if (!has(ownMessageWords) || has(notOwnMessage) || message.amounts.length > 0) return undefined;
  return has(professional) || messageWords.test(text) || messageWords.test(before(message))
    ? use('replies', { own: true })
    : undefined;
};

const said =
  /\bwhat('?s| is|'?d| did| does| has)? (she|he|they|grace) (ever )?(say|said|write|wrote|answer\w*|reply|replied|respond\w*|think|want)\b|\b(did|has|have) (she|he|they|grace) (ever |even |already )?(said|say|text\w*|wr(o|i)t\w+|answer\w*|repl\w+|respond\w*|got(ten)? back|get back)\b|\b(did|has|have) (she|he|they|grace) (even |already |at least )?(read|seen?|open\w*) (it|that|my|the)\b|\b(ya |si )?lo (leyo|vio|ha leido|ha visto|abrio)\b|\b(l'a|a)[- ]?(t-elle|t-il|tu|elle|il) (deja )?(lu|vu|ouvert)\b|\b(anything|any word|any answer|any reply) (back|yet|from (her|him|them|grace))\b|^(and |so |n |ok )*(any ?thing back|and)\??$|\b(il|elle|ils|grace|chen|courti\w+) (m'a |nous a |a |ont )?(deja |finalement )?(dit|repondu|ecrit)\b|\bqu'?est[- ]ce qu'?(il|elle|ils|on) (m')?(a|ont|dit)\b|\ba-t-(il|elle) (repondu|ecrit|dit)\b|\b(que|q) (dijo|dice|dijeron|contesto|respondio|puso)\b|\b(ya |si )?(me |te |nos )(ha |han )?(contest\w+|respond\w+|escribio|dijo algo)\b/;
const otherSayer =
  /\b(listing|seller|bank|lender|inspect\w+|apprais\w+|vendeur|banque|preteur|vendedor|banco|prestamista|husband|wife|mom|dad|son|daughter|chum|blonde|esposo|esposa)\b/;

/** “Y qué dijo” after a message to the agent, “did Grace ever answer about the cheapest one?” */
export const ofAnswer: Planner = (message) => {
  const { has, text } = message;
  if (!isShort(message) || !has(said) || has(otherSayer) || message.amounts.length > 0) return undefined;
  if (has(/\b(how|comment|como)\b/) || pastDayIn(text) !== undefined || daysNamed(text).length > 0) return undefined;
  const named = /\b(grace|chen|my agent|my realtor|mon courtier|ma courtiere|mi agente)\b/;
  return named.test(text) || (messageWords.test(before(message)) && professional.test(before(message)))
    ? use('replies')
    : undefined;
};

const showingWords =
  /\b(showings?|tours?|viewings?|visits?|appointments?|visites?|rendez-vous|rdv|citas?|visitas?|see(ing)? (it|the (house|place|home|one))|(la|les) (vemos|visitamos)|on (la )?(voit|visite))\b/;
/** Plans a question about the home or the person of a showing, and the other details of a showing that was answered. */
const ofVisitDetail: Planner = (message) =>
  ((message.after('appointments') && isShort(message)) || isOfVisit(message) || namesVisit(message)) &&
  message.has(whichVisit) &&
  message.amounts.length === 0 &&
  !message.home.lookUp
    ? use('appointments')
    : ofKnownVisit(message);

/** True after a question about a showing that another tool answered. */
const isOfVisit = (message: Message): boolean => isShort(message) && showingWords.test(before(message));

/** “Pis la visite, c’est pour laquelle?” */
const namesVisit = (message: Message): boolean =>
  isShort(message) && showingWords.test(message.text) && !message.has(asksHow) && daysNamed(message.text).length === 0;

/** “And is that one with Grace or somebody else?”, “c’est laquelle des maisons?”, “¿y en cuál casa es?” */
const whichVisit =
  /\b(will|would) (it|that) be (with )?(grace|her|my agent|some(one|body)|the (agent|same))\b|\b(is|are) (that|it|this|those|we|i)( one)? (with|meeting) (grace|her|him|my agent|my realtor|some(one|body)|the (agent|same))\b|\bwho (am i|are we|will i|do (i|we)) (meet\w*|see\w*)\b|\b(which|what) (house|home|place|one|address) (is (it|that)|was (it|that)|again|are we|am i)\b|^(and |so |ok |et |y |pis )*(where('?s| is) (it|that)|what('?s| is) the address)\b|\b(c'est|est-ce) (avec |pour |dans |a )?(grace|ma courtiere|mon courtier|laquelle|quelle (maison|propriete|adresse))\b|\b(grace|elle|lui|qui)( est-ce)?( qui)? (me |nous )?(la |le |l')?(fait|fera|va (me |nous )?faire) visiter\b|^(et |pis )*(c'?est )?(laquelle|ou|a quelle adresse)( deja| des (maisons|proprietes))?$|\b(en )?(cual|que) (casa|propiedad|direccion|de las casas) (es|era|va a ser|vamos)\b|^(y )?(donde|con quien) (es|va a ser|seria)\b|\bes con (grace|mi agente|ella|otra persona)\b|\bquien (me|nos) la (va a )?(ensen\w*|muestr\w*|mostr\w*)\b/;

/** “Who’s showing it?”, “which house is it and who’s meeting us” after the appointments. */
const ofKnownVisit: Planner = (message) =>
  message.after('appointments') &&
  message.has(
    /\b(who('?s| is| are)? (showin|showing|meetin|meeting|coming|taking|with)|which (house|home|place|one) is (it|that)|what time|qui (nous )?(montre|fait visiter|sera la|vient)|avec qui|(quien|con quien) (nos |me |la |va )?(\w+ )?(muestra|ensena|recibe|vemos|atiende|vamos)|con quien|is (it|that) (definite|confirmed|final|set|certain|for sure)|still (has|have|needs?) to (ok|okay|confirm|approve)|(c'est|est-ce) (sur|confirme|certain)|(es seguro|esta confirmad[oa]))\b/,
  ) &&
  !message.has(asksHow)
    ? use('appointments')
    : undefined;

/** “Do I got a showing Saturday?”, “¿tengo cita el sábado?” */
const hasVisit =
  /\b(do|did|have) (i|we) (still |even |already )?(got|have|get) (an?|any|the|some) (\w+ )?(showings?|tours?|viewings?|appointments?)\b|\b(i|we) ?('ve)? ?(got|have) (an?|the) (\w+ )?(showing|tour|viewing|appointment)\b.*\b(right|correct|no|huh|yeah)\b|\btengo (una |la )?(cita|visita)\b.*\b(verdad|no|cierto|sabado|domingo|lunes|martes|miercoles|jueves|viernes)\b|\b(j'ai|ai-je|on a) (tu |bien )?une visite\b/;
const ofVisitHeld: Planner = ({ has, amounts, named }) =>
  has(hasVisit) &&
  !has(asksHow) &&
  !has(/\b(open house|portes? ouvertes?|casa abierta|before|after)\b/) &&
  amounts.length + named.length === 0
    ? use('appointments', {})
    : undefined;

/** Another person's word on something, or a question who is right. */
const disputes =
  /\bwho('?s| is) (right|correct|wrong)\b|\b(am i|is (he|she|that)|are they) (right|wrong|correct)\b|\b(is (that|it|this) true|settle (this|it)|which (one )?is it|did i get (that|it) wrong)\b|\b(qui|c'est qui qui) (a raison|l'a|a tort|se trompe)\b|\b(ai-je|a-t-(il|elle)|est-ce que j'ai) raison\b|\b(c'est[- ](vrai|tu vrai)|est-ce vrai)\b|\b(quien|cual de los dos) (tiene|esta en lo|trae)( la)? (razon|cierto|correcto)\b|\b(es (cierto|verdad)|tiene razon|estoy mal)\b/;
const someoneSays =
  /\b(says?|said|thinks?|swears?|claims?|insists?|told (me|us|him|her|my \w+)|i thought|je pensais|on pensait|yo (pense|pensaba|creia)|heard|is (sure|convinced)|pretty sure|dit|disent|pense|jure|pretend|croit|parait|dice|dicen|cree|jura|piensa|asegura|insiste|segun)\b/;
const stateWords =
  /\b(cancel\w*|call(ed)? off|off|still (on|happening|good|a go)|moved|changed|confirm\w*|wrong day|annul\w+|tient|tombe a l'eau|deplac\w+|report\w+|chang\w+|sigue en pie|movi\w+|cambi\w+|pospus\w+|se hizo|sundays?|mondays?|tues\w*|wednes\w*|thurs\w*|fridays?|satur\w*|sat|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|domingo|lunes|martes|miercoles|jueves|viernes|sabado)\b/;
/** Asks for the steps. */
const asksHow =
  /\b(how (do|can|to|would)|can (i|we|you)|could (i|we|you)|i (want|need) to|please|comment (je|on|faire)|puis-je|peux-tu|je veux|on veut|como (le|la|puedo|hago|se|cancelo|cambio)|quiero|puedo|necesito)\b/;
const stillOn =
  /\b(did|was|is|has|got|have|been)\b.*\b(cancel\w+|called off|moved|still (on|happening|good|a go))\b|\b(still (on|happening)|tient[- ](tu|elle|toujours)|tient (encore|toujours)|sigue en pie|todavia es)\b|\b(a|est)[- ]?(tu|t-elle)? ?(ete )?(annulee?|deplacee?|reportee?)\b|\bse (cancelo|movio|cambio|pospuso)\b/;
const day =
  '(?:on |le |el |this |next )?(?:sun|mon|tues?|wednes|weds?|thu?rs?|fri|satur|sat)(?:day)?|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|domingo|lunes|martes|miercoles|jueves|viernes|sabado|tomorrow|demain|manana';
const dayOrDay = new RegExp(
  `\\b(?:${day})\\b (?:or|ou|o|u) (?:is it |still |encore |toujours |bien |el |le |la |on )*(?:${day})\\b`,
);
/** “Sat still on?” */
const dayOn = new RegExp(
  `^(?:so |is |we |are we |esta |c'est )*(?:${day})(?: is| thing)? (?:still (?:on|happening|good|a go)|sigue en pie|tient (?:encore|toujours))\\b`,
);
const otherEvent =
  /\b(closing|inspection|move|open house|offer|rates?|price|cierre|cloture|inspeccion|oferta|offre|email|call (me|us))\b/;

/** “My partner says the showing is canceled. I say no, who is right?”, “so is it Thursday or still Saturday?” */
const ofShowingState: Planner = (message) => {
  const { has, text } = message;
  if (has(asksHow) || message.home.lookUp || message.amounts.some(({ unit }) => unit === 'money')) return undefined;
  const earlier = before(message);
  const ofVisit = showingWords.test(text) || message.after('appointments') || showingWords.test(earlier);
  const days = daysNamed(text);
  if (dayOrDay.test(text) && !has(otherEvent)) return use('appointments', { days: days.slice(0, 4) });
  const disputed = has(disputes) || has(someoneSays);
  // The day alone names the showing where somebody is said to be wrong about it.
  const isMeant = ofVisit || ((days.length > 1 || (days.length > 0 && has(disputes))) && !has(otherEvent));
  if (isMeant && disputed && (has(stateWords) || (has(disputes) && stateWords.test(earlier))))
    return use('appointments');
  const isDayOn = dayOn.test(text) && !has(otherEvent);
  return (showingWords.test(text) && has(stillOn)) || isDayOn ? use('appointments') : undefined;
};

const arrived =
  /\b(did|has|have|is|was) (it|that|this|they|u|you|everything|those|mine)( all| guys)? (ever |really |even |already )?(go|gone|went|come|came|get|got|getting|gotten|take|taken|upload\w*|work\w*|save\w*|stick|received?|there|arrive\w*|land\w*)\b|\b(went|go|come|came|gone) (thru|through|in ok)\b|\b(do|should|did|gotta|have to|need to) .*\b(redo|resend|re-?upload|send (it|that|them) again|do it again|upload (it|that) again|again)\b|\b(ca|c'est|il|elle|est-ce que ca)[ -]?(a|est|l'a)?[- ]?(tu|t-il|t-elle)? ?(bien )?(passe|rentree?|marche|recue?|arrivee?|televersee?)\b|\b(l'|les )(avez|as|ont)[- ](vous|tu|ils) (bien |deja )?(eu|eue|recue?)s?\b|\b(faut|dois|devrais)\b.*\b(recommenc\w+|renvo\w+|refaire|remettre)\b|\b(si |ya )?(se|les|les? ha) (subio|subieron|llego|llegaron|paso|cargo|guardo)\b|\b(lo|la|los) (recibieron|recibio|tienen)\b|\b(lo|la|los) (mando|subo|envio|tengo que \w+) (otra vez|de nuevo)\b|\bvolver a (subir|mandar|enviar)\w*\b/;
const documentNouns =
  /\b(documents?|docs?|papers?|papiers?|documentos?|papeles?|files?|statements?|stubs?|pay ?stubs?|returns?|w-?2s?|t4s?|license|id|pdf|letter|releves?|talon(s|es)?|fiches?|avis|lettre|carta|recibos?|comprobantes?|declaracion\w*|estados de cuenta)\b/;
const sentDocument =
  /\b(put|upload\w*|sent|send|submit\w*|attach\w*|turn\w* in|drop\w*|gave|posted|mis|mets|televers\w+|envoy\w+|depos\w+|subi|subo|sub\w+|mand\w+|envi\w+|puse|cargue|pase)\b/;

/** “Did it go through or do I have to redo it?” after a document that was uploaded. */
const ofArrival: Planner = (message) => {
  const { has, text } = message;
  if (!isShort(message) || !has(arrived) || message.home.lookUp || message.amounts.length > 0) return undefined;
  const earlier = before(message);
  const inText = documentNamed(text) !== undefined || documentNouns.test(text);
  const isBefore =
    documentNouns.test(earlier) &&
    sentDocument.test(earlier) &&
    !/\b(how|comment|como|where|donde|should|can i)\b/.test(earlier);
  if (!isBefore && !(inText && has(sentDocument))) return undefined;
  if (has(/\b(offer|oferta|offre|message|mensaje|grace|agent)\b/) && !inText) return undefined;
  return use('documents', { category: documentNamed(text) ?? documentNamed(earlier) });
};

const loan = '(?:loan|mortgage|financing|pret|hypotheque|financement|prestamo|credito|hipoteca|financiamiento)';
const loanDecision = new RegExp(
  [
    String.raw`\b(am|are) (i|we) (already |finally |officially |even )?(approved|cleared|denied|turned down)\b(?!.* (if|with|at) )`,
    `\\b(is|was|did|has|have) (my|our|the) (\\w+ )?${loan}( app\\w*)? (\\w+ )?(been |get |got )?(approved|accepted|a go|good to go|go through|gone through|went through|clear\\w*|ok'?d|okayed|denied|done|official)`,
    String.raw`\b(did|has|have) (the |my |our )?(bank|lender|they|underwrit\w+|loan officer) (finally |already |ever )?(say|said|approve\w*|ok|okay|accept\w*|sign(ed)? off|decide\w*|den(y|ied)|turn(ed)?) ?(yes|no|off|us|me|it)?\b`,
    `\\b(mon|notre|le) ${loan} (a|est|es|y'est)?[- ]?(tu|t-il|t-elle|il|elle)? ?(ete )?(bien |deja )?(approuve|accepte|refuse|passe|officiel|correct)`,
    String.raw`\b(la banque|le preteur|ils) (a|ont|m'a|nous a)[- ]?(tu|t-elle|t-il|ils)? ?(dit oui|dit non|accepte|approuve|refuse|decide)\b`,
    `\\b(ya |si |entonces )?(me|nos|te) (apro[bv]aron|autorizaron|aceptaron|negaron|dieron|dijeron que si (?:del|al))(?: ya)? (el |la |mi |nuestro )?${loan}`,
    `\\b(mi|el|nuestro) ${loan} (ya |si )?(esta|fue|quedo|salio|se) (apro[bv]|autoriz|acept|list|neg)\\w*|\\bya (me |nos )?(salio|quedo|esta|fue|apro[bv]aron|autorizaron)( apro[bv]ad[oa]| list[oa]| autorizad[oa])? (mi|el|la|nuestr[oa]) ${loan}`,
    String.raw`\bel banco (ya )?(me |nos )?(dijo que si|acepto|aprobo|autorizo|dijo que no|nego)\b`,
  ].join('|'),
);
const notDecision =
  /\b(if|when|how|what happens|chances?|odds|will|would|can|could|cuando|quand|comment|como|que pasa|probab\w+|offer|oferta|offre|pre-? ?(approv|qualif|app?rob|approuv)\w*|someone|people|appraisal|now what|what now|so what)\b/;
const statesIt = /^(we|i|they|ils|on|je) (got|just|ont|a|ai|aprobaron)\b(?!.*\b(or not|yet|o no|ou pas|o todavia)\b)/;

/** “Am I approved for the loan or not?” */
const ofLoanDecision: Planner = ({ has, amounts }) =>
  has(loanDecision) && !has(notDecision) && !has(statesIt) && amounts.length === 0
    ? withAlso(use('applications', { decision: true }), has(missingToo) && use('documents'))
    : undefined;
/** “Or what is still missing?” */
const missingToo = /\b(missing|what else|still need|falta\w*|manque\w*|reste\w*)\b/;

const bringWords =
  /\b(bring|take (along|with)|carry|wear)\b|\b(apport\w+|amen(er|e|ons)|emport\w+)\b|\b(llev(ar|o|amos|emos|arme)|traer|traigo)\b/;
/** “What do I bring?” after the showings. */
const ofBrought: Planner = (message) =>
  message.after('appointments') &&
  isShort(message) &&
  message.has(bringWords) &&
  !message.has(/\b(documents?|docs|papers?|papiers|papeles|documentos?|lender|closing|cloture|cierre)\b/)
    ? use('howTo', { topic: 'showing-tips' })
    : undefined;

/** Plans a question about the state of the person's own message, showing, document or loan. */
export const ownStatus: Planner = firstOf(
  ofBrought,
  ofOwnMessage,
  ofAnswer,
  ofVisitDetail,
  ofShowingState,
  ofVisitHeld,
  ofArrival,
  ofLoanDecision,
);
