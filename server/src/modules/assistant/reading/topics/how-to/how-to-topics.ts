/** Long because it is a table: the words of how-to questions, by topic (plain text). */
import { narrowTopics as further } from './how-to-narrow.ts';
import { siteTopics } from './how-to-sharing.ts';

const narrowTopics = [...siteTopics, ...further];

export const cancelWords =
  /\b(chang\w+|cambi\w+) (my mind|our minds?|d'idee|d'avis|de (idea|opinion))\b.*\b(showing|tour|viewing|appointment|visite|rendez-vous|rdv|cita|visita)\b|\b(cancel\w*|reschedul\w+|postpone|call off|call (it|that|the \w+|my \w+|our \w+) off|swap (my|the|our) (showing|tour|viewing|visit|appointment|time)|shift|(move|push) (it|my|the|that|our|back)|can'?t make|(wont|won't) make)\b|\bsomething came up\b|\bannul\w+\b|\breporter\b|\bdeplac\w+\b|\bne peux plus (venir|y aller)\b|\b(muevo|mover|reagendar)\b|\bno (voy a poder|puedo (ir|llegar))\b|\bpodre ir\b|\bcambiar (la|mi) cita\b|\b(move|push|bump|change)\b.*\b(showing|tour|viewing|visit|appointment)\b|\b(decaler|repousser|changer|remettre)\b.*\b(visite|rendez-vous|rdv)\b|\b(pasar|recorrer|aplazar|posponer|cambi\w+|muev\w+)\b.*\b(cita|visita)\b/;

/** A price cut of a saved home. */
const savedHomeDrops =
  /\b(price|cheaper)\b.*\b(saved|favou?rites?|hearted)\b|\b(saved|favou?rites?|hearted)\b.*\b(price|cheaper)\b|\bprecios?\b.*\b(guard\w+|favorit[oa]s)\b|\b(guard\w+|favorit[oa]s)\b.*\bprecio\b|\b(favoris|enregistr\w+)\b.*\bprix\b|\bprix\b.*\b(favoris|enregistr\w+)\b/;

/** Remote signing of documents. */
const remoteWords =
  /\b(sign|signing|close|closing|notar\w+)\b.*\b(remote\w*|online|abroad|overseas|away|out of (town|state|the country)|by mail|from (a ?far|another|here|home))\b|\b(remote\w*|abroad|overseas|out of (town|state|the country)|mail-?away)\b.*\b(sign|signing|close|closing|notar\w+)\b|\b(sign\w*|notaire|acte|cloture)\b.*\b(a distance|en ligne|de l'etranger|depuis)\b|\b(distance|etranger)\b.*\b(signer|notaire)\b|\b(firm\w+|cierre|escritura\w*|notari\w+)\b.*\b(a distancia|en linea|desde|en el extranjero|fuera|estoy en|estare en|poder)\b|\b(fuera|extranjero)\b.*\bfirm\w+\b/;

/** “Comment je la garde?”, “how do I keep this one for later” */
const saveHome =
  /^(?!.*\b(ex|divorc\w*|separ\w*|split up|rupture)\b).*(\bsave\b|\bheart\b|\bsauve?(r|gard\w+)?\b|\benregistr\w+\b|\bguard(o|ar\w*)\b|\bbookmark\w*\b|\b(keep|put aside|set aside|hold on ?to|mettre de cote|mets de cote|garde(r|s)?|apart(o|ar))\b.*\b(this|that|it|one|home|house|condo|later|cette|celle|celui|la|le|maison|condo|propriete|esta|esa|casa)\b|\b(la|le|l'|jla|jle) ?(garde|sauve)\b)/;

/** Instructions by topic. */
const topics: readonly (readonly [topic: string, pattern: RegExp])[] = [
  [
    'after-offer',
    /\b(after|between|from|once|since)\b.*\b(accepted|accepts?|says yes|signing|inspection)\b|\b(entre|apres|une fois|depuis)\b.*\b(acceptee?|acceptation|remise des cles)\b|\b(despues|desde|entre|cuando)\b.*\b(aceptan|aceptada|aceptaron|llaves)\b/,
  ],
  [
    'closing-day',
    /\b(closing|settlement|signing) day\b|\bday of (the )?closing\b|\b(at|during|bring to|happens at) (the )?closing( table)?\b(?! (cost|fee|date))|\bjour (de la cloture|de la signature|du notaire)\b|\bchez le notaire\b|\bdia (del cierre|de la firma)\b/,
  ],
  [
    'leave-list',
    /\b(take|remove|kick|get|part)\b.*\b(off|from|with|out)\b.*\b(shared|co-?buyer)\b|\bleave (the|my|our) shared\b|\bstop sharing\b|\b(retirer|enlever)\b.*\b(coacheteur|liste partagee)\b|\bquitar\b.*\blista compartida\b|\bdejar de compartir\b/,
  ],
  [
    'step-back',
    /\b(changer d'idee|changer d'avis|se (retirer|desister|retracter)|me (retirer|desister|retracter)|retirer (mon|notre|l')offre)\b|\bchange (my|our) minds?\b|\bcold feet\b|\bbuyers? remorse\b|\bcooling[- ]off\b|\b(arrepent\w+|echar(me|nos)? para atras|retirar (mi|la|nuestra) oferta|retractar\w*)\b/,
  ],
  ['saved-home-alerts', savedHomeDrops],
  ['remote-closing', remoteWords],
  [
    'change-agent',
    /\b(diff|different|another|new|switch|change|else)\b.*\b(agents?|realtors?)\b|\bend it with (her|him)\b|\bwork with (her|him) any\b|\bchanger d(e courtier|'agent)\b|\bautre (court\w+|agente?)\b|\bcambi\w+ (de|mi) agente\b|\b(switch|change|swap)\b.*\b(to|for) (someone|somebody)\b|\bchanger (mon|de|notre) court\w+\b|\botr[oa] agente\b/,
  ],
  [
    'privacy-documents',
    /\b(safe|secure|encrypted|protected)\b.*\b(ssn|social|documents?|upload\w*|here|site|thing|app|data|info\w*)\b|\b(ssn|social security|documents?|data)\b.*\b(safe|secure|encrypted|protected)\b|\b(securitaire|protege|en securite)\b.*\b(documents?|donnees|site|nas)\b|\b(seguro|protegid\w+)\b.*\b(documentos?|datos|sitio|social|subir)\b|\bwho (is able to|can|could|may|gets to) (see|read|open|access)\b|\b(withdraw|revoke|take (away|back)|end|remove)\b.*\baccess\b|\bretirer\b.*\bacces\b|\bquit\w+\b.*\b(acceso|permiso)\b|\bqui peut voir\b|\bquien puede ver\b/,
  ],
  [
    'delete-account',
    /\b(delete|close|remove|erase|download|export|get|copy)\b.*\b(account|data|info|information|profile)\b|\b(account|data|info|information)\b.*\b(gone|deleted|erased|wiped)\b|\bdownload\b.*\bdocuments\b|\bcopie de mes\b|\b(baj\w+|copia)\b.*\b(informacion|datos)\b|\beffacer\b|\b(supprimer|effacer|telecharger)\b.*\b(compte|donnees)\b|\b(borr\w+|elimin\w+|descarg\w+)\b.*\b(cuenta|datos)\b/,
  ],
  ['password', /\bpassword\b|\blog ?in\b|\bmot de passe\b|\bcontrasena\b/],
  ['two-factor', /\btwo[- ]?(factor|step)\b|\b2fa\b|\bdeux etapes\b|\bdos pasos\b/],
  [
    'change-language',
    /\blanguages?\b|\blangues?\b|\bidiomas?\b|\ben espanol\b|\ben francais\b|\bin (spanish|french)\b/,
  ],
  [
    'change-budget',
    /\bbudget\b|\b(in|edit|update) (the|my) profile\b|\b(raise|edit|change) my (max\w*|limit|price ceiling)\b|\b(dans le|en el|mon|mi) (profil|perfil)\b|\bpresupuesto\b|\b(update|change|correct|edit)\b.*\b(income|down ?payment|profile)\b/,
  ],
  ['cancel-tour', cancelWords],
  [
    'price',
    /\blintel\b.*\b(charge|cost)\w*\b|\b(is|site|lintel|page)\b.*\bfree\b|\bgratuit\w*\b|\bgratis\b|\bcost to use\b|\buse this (site|app)\b/,
  ],
  [
    'unsave-home',
    /\b(remove|delete|unsave|unfavou?rite|take|get rid)\b.*\b(saved|favou?rites?|home|list|hearted)\b|\bunfavou?rite\b|\b(retire[rz]?|enle(v|ve)[a-z]*|ote[rz]?)\b.*\b(favoris|maison)\b|\bno me interesa\b|\bya no quiero esa\b|\bquit(o|ar)\b/,
  ],
  [
    'co-buyer',
    /\b(send|forward|share|show|email)\b.*\b(home|house|listing|place|list|houses|homes|condo)s?\b.*\b(to|with|my)\b|\b(send|forward|share)\b.*\bto\b|\bpartag\w+|\benvoyer (une|la|cette) (maison|propriete|annonce)\b|\b(mandar|enviar|compart)\w*\b.*\b(casa|anuncio|lista|propiedad)\b|\bco-?buyer\b|\b(wife|husband|spouse|partner|conjointe?|blonde|chum|espos[oa]|pareja)\b.*\b(join\w*|together|both|too|accounts?|access|log|sign|sees?|look\w*|same|lists?|app|site|phone|get in|votes?|compte|voi[rt]|ensemble|acces|cuenta|junt[oa]s|ver|vea|acceso|lista)\b|\b(join\w*|together|both|too|accounts?|access|log|sign|sees?|look\w*|same|lists?|app|site|phone|get in|votes?|compte|voi[rt]|ensemble|acces|cuenta|junt[oa]s|ver|vea|acceso|lista)\b.*\b(wife|husband|spouse|partner|conjointe?|blonde|chum|espos[oa]|pareja)\b|\b(add|agreg\w+|anad\w+|ajout\w+)\b.*\b(him|her|them|son|daughter|mother|mom|father|dad|brother|sister|fils|fille|mere|pere|frere|soeur|hij[oa]|herman[oa]|mama|papa)\b|\b(sees?|share|vea|voie)\b.*\bsame\b|\binvit\w+\b|\bshare\b/,
  ],
  [
    'notifications',
    /\b(stop|fewer|turn off|unsubscribe|mute|pause)\b|\bless (often|of (these|them|those)|e-?mails?|alerts?|notif\w+|messages?)\b|\btoo many (e-?mails|alerts)\b|\btrop de courriels\b|\bmuchos (correos|avisos)\b|\bmoins de courriels\b|\barret\w+\b.*\bcourriels?\b|\bmenos avisos\b|\btantos correos\b|\bdejo de recibir\b|\bmenos correos\b/,
  ],
  [
    'save-search',
    /\b(save|sav\w+|guard\w+|enregistr\w+|sauvegard\w+) (a |my |this |the |une |ma |cette |la |una |mi |esta )?(search|recherche|busqueda)\b|\balerts?\b|\bping( me)?\b|\b(tell|let|email|notify) me (know )?(when\w*|about|if)\b|\bavertissez\b|\bavisez\b|\bsalga una\b|\bpops up\b|\balertes?\b|\bcourriel des\b|\brecevoir un courriel\b|\bavis(os|ar|ame|en|e)\b|\balertas?\b|\bnotif\w+\b|\b(e-?mail\w*|texts?|message|courriel\w*|correos?|mensaje)\b.*\b(when\w*|if|once|as soon|every time|quand|des qu|lorsqu|cuando|en cuanto)\b|\b(hear|know) (about|of|when|as soon)\b.*\b(new|comes|come|listings?)\b/,
  ],
  [
    'upload',
    /\bupload\w*\b|\battach\w*\b|\b(put|submit|drop|hand|send)\b.*\b(w-?2s?|t4s?|statements?|pay ?stubs?|proof|id|notice|returns?|documents?|papers?)\b|\bproof of funds\b|\b(deposer?|mettre|mets)\b.*\b(talons?|releves?|avis|papiers?|documents?|preuves?)\b|\b(pongo|mando|entrego)\b.*\b(papel\w*|estados|identificacion|talon\w*|documentos)\b|\bsend (in|you)\b|\btelevers\w+\b|\bsub(o|ir|i)\b.*\b(documento|papel|archivo)\w*|\bformat\b|\bsub(o|ir|irl[oa]s?)\b|\bpdf\b|\bjpe?g\b|\b(photos?|fotos?) (of|de) (my|our|mes?|mis?|the (document|pay|tax))\b|\bfiles?\b/,
  ],
  ['conditions', /\b(condition\w*|contingen\w+|depend on)\b|\bcondicion\w*\b|\bsubject to\b/],
  ['make-offer', /\boffers?\b|\boffres?\b|\bpromesse\b|\bofert\w*\b|\bofre\w+\b|\bbid\b/],
  ['get-pre-approved', /\bpre-? ?(approv|qualif)\w*|\bpre-?a(utoris|pprob|pprouv)\w*|\bpreapr(o|ue)b\w*|\bprecalif\w*/],
  ['inspection', /\binspect\w+\b|\binspeccion\w*\b/],
  ['find-lawyer', /\blawyers?\b|\battorneys?\b|\bnotaires?\b|\bnotary\b|\babogad[oa]s?\b|\bavocate?s?\b/],
  ['compare', /\bcompar\w+\b/],
  [
    'match-score',
    /\b(rank|score|sort)\w*\b|\b(order|ordered|in what order)\b.*\b(homes|houses|results|list|search|matches)\b|\b(homes|houses|results|list|search|matches)\b.*\border(ed)?\b|\bclass\w+\b|\bpuntaje\b/,
  ],
  ['save-home', saveHome],
  ['connect', /\bconnect\b|\bwork with\b|\bconectar\w*\b/],
];

/** The first topics need several words of a question and match anywhere in it. */
const wholeTopics = 7;

/** Returns the narrow topic that a plain text matches. */
export const narrowTopicOf = (text: string): string | undefined =>
  narrowTopics.find(([, pattern]) => pattern.test(text))?.[0];

/** Returns the topic whose words come first. */
export const topicOf = (text: string): string | undefined => narrowTopicOf(text) ?? wideTopicOf(text);

/** Returns the topic of a text without a narrow one. */
export function wideTopicOf(text: string): string | undefined {
  const [whole] = topics.slice(0, wholeTopics).flatMap(([topic, pattern]) => (pattern.test(text) ? [topic] : []));
  if (whole) return whole;
  const found = topics.flatMap(([topic, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ topic, at }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.topic;
}

/** Returns all topics that a plain text matches. */
export const topicsIn = (text: string): string[] => [
  ...new Set([...narrowTopics, ...topics].flatMap(([topic, pattern]) => (pattern.test(text) ? [topic] : []))),
];
