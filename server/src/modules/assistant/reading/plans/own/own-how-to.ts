import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import { siteTopicOf } from '../../topics/how-to/how-to-sharing.ts';
import { firstOf, type Planner, use, withAlso } from '../use.ts';

const before = ({ talk }: Message): string => {
  const last = talk.heard?.at(-1);
  return last === undefined ? '' : plain(last);
};

/** Relatives and friends, who have no account here: “my brother-in-law”, “ma belle-soeur”, “mi suegra”. */
const relative =
  /\b(gf|bf|girlfriend|boyfriend|fiancee?|husband|hubby|wife|spouse|partner|(?:step|grand)?(?:mom|mum|mother|dad|father|son|daughter|parents?|brother|sister|kids?)|(?:mother|father|brother|sister|son|daughter)s?[- ]in[- ]law|in-?laws|aunt|uncle|cousin|nephew|niece|room-?mates?|friends?|buddy|family|folks|chum|blonde|copain|copine|conjointe?|mari|femme|mere|pere|parents|frere|soeur|beau-?(?:frere|pere|pere|fils)|belle-?(?:soeur|mere|fille)|fils|fille|tante|oncle|cousine?|ami|amie|famille|coloc|novi[oa]|espos[oa]|marido|mujer|pareja|mama|papa|padres|herman[oa]s?|hij[oa]s?|cunad[oa]s?|suegr[oa]s?|yerno|nuera|prim[oa]s?|ti[oa]|abuel[oa]s?|compadre|comadre|amig[oa]s?|familia)\b/;
const pronoun = /\b(he|she|they|him|her|them|il|elle|ils|elles|lui|leur|el tambien|ella|ellos|el|le|les)\b/;
/** “So that he sees them too”: a verb with another subject. */
const otherSees =
  /\b(he|she|they|him|her|them) (?:\w+ )?(see|look|check|view|get|open|vote|have|know|want\w*)\b|\b(let|have|show|send|give|get|text|email) (him|her|them)\b|\b(qu'?|pour qu'?|comment )?(il|elle|ils|elles) (peut|peuvent|puisse\w*|voi[est]\w*|voie\w*|regarde\w*)[- ]?(tu)?\b|\b(lui|leur) (montr\w+|envoy\w+|partag\w+|donn\w+)\b|\b(el|ella|ellos)? ?(tambien )?(vea[n]?|pueda[n]? ver|puede[n]? ver|mire[n]?|entre[n]?)\b|\b(mandar|pasar|compartir|ensenar|mostrar)(se|le|les|sel)\w*\b/;
const shares =
  /\b(share|sharing|show|send|text|e-?mail|forward|pass|give|see|sees|look|looks|view|check|access|join|add|invite|log ?in|follow|vote|partag\w+|montr\w+|envo[iy]\w+|passe[rz]?|donn\w+|voir|voit|voie|regard\w+|acces|invit\w+|ajout\w+|compart\w+|pas(o|ar|arle|arles)|mand(o|ar|arle|arles|e)|envi(o|ar|arle)|ensen\w+|mostr\w+|ver|vea[n]?|ve|mire[n]?|acceso|agreg\w+)\b/;
const ownHomes =
  /\b(saved?|favou?rites?|hearted|liked|list|short ?list|(the|these|those|our|my|all the|which) (homes|houses|places|condos|ones|listings)|enregistr\w+|sauv\w+|gardee?s?|favoris|coups? de coeur|liste|(les|ces|nos|mes) (maisons|condos|proprietes)|guard\w+|favorit[oa]s|lista|(las|estas|esas|mis|nuestras) (casas|propiedades))\b/;
const otherSharing =
  /\b(agents?|realtors?|lenders?|brokers?|grace|advisors?|court\w+|preteurs?|prestamistas?|agentes?|asesor\w*|documents?|papers?|pay ?stubs?|documentos?|papeles|papiers|talon\w*|loan|mortgage|income|title|deed|offer|near|close to|pret|hypotheque|offre|titre|pres d[eu]|proche|oferta|prestamo|hipoteca|titulo|cerca|private|prive\w*|privad\w*|don't want|ne voi\w+ pas|stop|remove|arret\w+|enlev\w+|retir\w+|quit\w+|voted|tour|showings?|visit\w*|cita|book|saturday|samedi|sabado|budget|buy\w*|sell\w*|achet\w+|vend\w+|compr\w+)\b/;

/** “My brother-in-law has no account: how does he see the homes I saved?” */
const ofSharing: Planner = (message) => {
  const { text, has, amounts, named } = message;
  if (amounts.some(({ unit }) => unit === 'money') || named.length > 0 || message.home.lookUp) return undefined;
  if (!has(shares) || !has(ownHomes) || has(otherSharing)) return undefined;
  // “Can she see the same saved homes” after “my wife made her own account”
  if (
    /\b(accounts?|compte|cuenta|signed up|joined|inscrite?|registr\w+)\b/.test(before(message)) &&
    relative.test(before(message)) &&
    pronoun.test(text)
  )
    return use('howTo', { topic: 'co-buyer' });
  const isNamed = relative.test(text) || /\b(someone|somebody|anyone|people|quelqu'un|alguien)\b/.test(text);
  const isMeant = pronoun.test(text) && otherSees.test(text) && relative.test(before(message));
  if (!isNamed && !isMeant) return undefined;
  // “Do you have homes my mother would like to look at?” searches.
  if (message.cues.has('look') && has(/\b(find|search|looking for|show me|do you have|cherch\w+|busc\w+|muestrame)\b/))
    return undefined;
  return use('howTo', { topic: siteTopicOf(text) === 'co-buyer' && !has(noAccount) ? 'co-buyer' : 'share-home' });
};

const noAccount =
  /\b(no|without|w\/o|have|has|doesn't|doesnt|isn't|isnt|pas|sans|no tiene|sin)\b.*\b(accounts?|my log-?in|log(ging)? in|password|signed up|registered|inscrite?|compte|cuenta|registrad[oa])\b/;

const removes =
  /\b(remove|delete|unsave|un-?heart|un-?favou?rite|get rid of|take (it|that|this|one|them|that one|the \w+( one| house)?) (off|out)|take off|drop (it|that one)|clear|enlev\w+|retir\w+|supprim\w+|efface\w*|ot(e|er|ez|ons)|quit(o|ar|arla|arlo|amos|ala)|borr(o|ar|arla|arlo|amos|ala)|elimin(o|ar|arla|arlo|ala)|sac(o|ar|arla|ala))\b/;
const savedThing =
  /\b(saved?|hearted|favou?rit\w*|liked|list|short ?list|enregistr\w+|sauv\w+|favoris?|gardee?s?|liste|guard\w+|favorit[oa]s?|lista|by (mistake|accident)|par erreur|por error)\b/;
const asksOrWants =
  /\b(how|where|can (i|we|you)|could|is there (a|any) way|any way|possible to|est-ce possible|possible de|hay (alguna )?(forma|manera)|se puede|i (want|need|wanna)|want to|comment|ou|puis-je|peut-on|je veux|on veut|je voudrais|como|donde|puedo|quiero|queremos)\b/;
const otherRemoved =
  /\b(search\w*|alerts?|e-?mails?|notif\w*|documents?|files?|account|agent|lender|filters?|password|photo|showing|tour|offer|card|note|tag|recherche\w*|alertes?|courriels?|(mon|ton|votre|un|le) compte|courtier|preteur|filtre\w*|note|visite|offre|documents?|fichiers?|busqueda\w*|avisos?|alertas?|correos?|documentos?|archivos?|cuenta|agente|prestamista|filtros?|cita|oferta|pmi|co-?buyer|pool|piscine|alberca|garage|hoa)\b/;
const oneOfThem = /\b(it|one|that|this|them|en|l'|la|le|une|celle\w*|la ultima|esa|ese|lo|una|the \w+( one)?)\b/;

/** “Comment je l’enlève de la liste?”, “the cheapest one we're not doing. delete it how” after the saved homes. */
const ofRemoval: Planner = (message) => {
  const { has, text, after, talk, home, amounts } = message;
  if (!has(removes) || has(otherRemoved) || amounts.some(({ unit }) => unit === 'money')) return undefined;
  if (text.split(' ').length > 30) return undefined;
  const ofSaved = after('savedHomes') || (after('homeFacts', 'compareHomes') && talk.search === undefined);
  const named = has(savedThing);
  if (!named && !(ofSaved && has(oneOfThem)) && !(savedThing.test(before(message)) && has(oneOfThem))) return undefined;
  if (!has(asksOrWants) && !/^(please )?(remove|delete|unsave|take|enleve|retire|quita|borra|elimina)\b/.test(text))
    return undefined;
  return use('howTo', { topic: 'unsave-home', home: home.homes.length === 1 ? home.homes[0] : undefined });
};

const alertNouns =
  /\b(saved search\w*|(my|our|the) (\w+ )?search(es)?|alerts?|e-?mails?|inbox|notifications?|recherches?( (sauvegard|enregistr)\w+)?|alertes?|courriels?|notifs?|busquedas?( guardadas?)?|avisos?|alertas?|correos?|notificaciones)\b/;
const searchNoun =
  /\b(saved search\w*|(my|our) (\w+ )?search(es)?|search (that )?(i|we)('ve)? (already )?saved|recherche (que j'ai|qu'on a|que nous avons) (deja )?(sauv|enregistr)\w+|busqueda (que|q) (ya )?(guarde|guardamos|tengo guardada)|ma recherche|mes recherches|recherches? (sauvegard|enregistr|sauv)\w+|(mi|mis) busquedas?|busquedas? guardadas?)\b/;
const listingMail =
  /\b(your|listing|home|house|property|search|homes|vos|de maisons|recherche|de casas|busqueda|lintel|so many|too many|all these|those|trop|tantos|muchos|full|stop (getting|sending|emailing))\b/;
const stops =
  /\b(stop\w*|turn\w* (it |them |this |that |those |these )?off|unsubscribe|mute|pause|silence|too many|less|fewer|don'?t want|no more|quit (sending|emailing)|arret\w+|cess\w+|coup\w+|trop|moins|desabonn\w+|plus (de |en )?(recevoir|courriels?|alertes?)|je (ne )?veux plus|ya no quiero|no quiero|dej(ar|en|o|e)|par(ar|en|o)|detener|apag\w+|desactiv\w+|cancel\w+|muchos|menos|que no me)\b/;
const changesIt =
  /\b(change|edit|adjust|bump|raise|lower|up|update|increase|drop|switch|make|widen|expand|add|modif\w+|chang\w+|mont(e|er|ez)|augment\w+|baiss\w+|ajust\w+|elarg\w+|ajout\w+|cambi\w+|sub(o|ir|irle|irlo)|baj(o|ar|arle)|edit(o|ar)|ajust\w+|agreg\w+|modific\w+|ampli\w+)\b/;
/** How often alerts come. */
const frequency =
  /\b(weekly|daily|instant\w*|every day|once a (day|week)|less often|each week|hebdomadaires?|quotidien\w*|par (jour|semaine)|chaque (jour|semaine)|diari[oa]s?|semanal(es)?|cada (dia|semana)|por semana|al dia)\b/;
const sets =
  /\b(make|change|switch|set|want|get|can|how|move|mets|mettre|change[rz]?|veux|voudrais|comment|pon(er|ga)?|cambi\w+|quiero|como|puedo)\b/;
const searchPart =
  /\b(price|max\w*|limit|budget|beds?|bedrooms?|area|city|criteria|radius|baths?|garage|driveway|parking|yard|pool|only|to \$?\d|salles? de bains?|stationnement|banos?|cochera|up to|\d{3}|prix|maximum|limite|chambres?|secteur|ville|criteres?|precio|tope|maximo|recamaras?|zona|ciudad|criterios?)\b/;

/** “Too many emails from my saved search”, “bump my saved search up to 550” */
const ofAlerts: Planner = (message) => {
  const { has } = message;
  if (has(/\b(delete|remove|get rid|supprim\w+|effac\w+|enlev\w+|borr\w+|elimin\w+|quit(o|ar))\b/)) return undefined;
  if (
    has(
      /\b(agent|grace|lender|courtier|preteur|agente|prestamista|password|homes? (i|we) saved|save (this|the|that) search)\b/,
    )
  )
    return undefined;
  if (has(searchNoun) && has(changesIt) && has(searchPart) && !has(stops))
    return use('howTo', { topic: 'edit-search' });
  if (has(ownSearchSaved) && has(newsWords) && has(getsNews) && !has(stops) && !has(stateOfSearch))
    return withAlso(use('howTo', { topic: 'edit-alert' }), use('savedSearches'));
  if (has(alertNouns) && has(frequency) && has(sets) && (has(searchNoun) || has(listingMail)))
    return use('howTo', { topic: 'edit-alert' });
  return has(alertNouns) &&
    has(stops) &&
    (has(searchNoun) || has(listingMail)) &&
    !has(/\b(saved homes|casas guardadas|favorit[oa]s|favoris)\b/)
    ? use('howTo', { topic: 'edit-alert' })
    : undefined;
};

/** The saved search, as an action of the person: “that search I saved”. */
const ownSearchSaved =
  /\b(saved search\w*|search(es)? (that |which )?(i|we)( have|'ve)?( just| already)? saved|recherches? (sauvegard|enregistr)\w+|recherches? (que )?(j'ai|on a) (\w+ )?(sauvegard|enregistr)\w+|busquedas? (guardadas?|que (ya )?(guarde|guardamos|tengo guardada)))\b/;
const newsWords =
  /\b(e-?mails?|alert\w*|notif\w*|ping|texts?|courriels?|alertes?|avis\w*|correos?|alertas?|mensajes?)\b/;
const getsNews =
  /\b(get|gets|receive|send|sent|set|(turn|switch)(ed)? (\w+ )?on|notify me|ping me|text me|start|want|so (i|that i)|recevoir|recoi\w+|envoy\w+|mets|mettre|activ\w+|que me (avis|mand|lleg)\w+|recib\w+|quiero)\b/;
/** Asks whether alerts came. */
const stateOfSearch = /\b(any|did|have i|has|how many|was there|y a-t-il|ai-je|combien|hay|llego|cuantos)\b/;

const lenderNoun =
  /\b(lenders?|mortgage (broker|advisor|guy|person|lady|agent)|loan (officer|guy|person|lady)|preteurs?|court(ier|iere)s? hypothecaires?|conseill(er|ere) hypothecaires?|prestamistas?|asesora? (hipotecari[oa]|de hipoteca)|oficial de prestamo)\b|(?=.*\b(loan|mortgage|lender|pret|hypotheque|preteur|prestamo|hipoteca|prestamista)\b)\b(banks?|credit unions?|banques?|caisses?|bancos?|cooperativa)\b|\b(banks?|credit unions?|banques?|caisses?|bancos?|cooperativa)\b.*\b(loan|mortgage|lender|pret|hypotheque|preteur|prestamo|hipoteca|prestamista)\b/;
const wantsOther =
  /\b((an)?other|different|new|my own|someone else|somebody else|else|switch|change|replace|dump|fire|instead of|other than|autre|changer|change|remplac\w+|plutot que|otr[oa]|cambi\w+|en vez de)\b/;
const otherLender =
  /\b(offers?|rates? (are|is)|better rate|lower rate|taux|tasas?|closing|locked|penalt\w+|after (closing|the (offer|appraisal))|appraisal|second mortgage|what is|what's|c'est quoi|que es|letter|refinanc\w+|refi|pre-?approv\w+|compare|comparer|comparar|score|credit(?! union)|vs)\b/;

/** “I don't love the lender I got. How do I pick somebody else?” */
const ofOtherLender: Planner = ({ has, amounts, named }) =>
  has(lenderNoun) &&
  has(wantsOther) &&
  has(asksOrWants) &&
  !has(otherLender) &&
  amounts.length === 0 &&
  named.length === 0
    ? use('howTo', { topic: 'change-lender' })
    : undefined;

/** “Can Grace see which homes I saved?” */
const ofPrivacy: Planner = (message) =>
  // “Can she see the same saved homes” after a word about the wife is not about Grace.
  (message.has(/\b(grace|chen|courtiere)\b/) || !relative.test(before(message))) &&
  message.has(
    /\b(can|does|could|will|do|peut|puede)\b.*\b(grace|she|ms\.? chen)\b.*\b(see|know|read|voir|ver|leer|saber)\b|\b(grace|ma courtiere) (voit|peut voir|ve|puede ver)\b|\best-ce que grace (voit|peut voir)\b/,
  ) &&
  message.has(
    /\b(saved?|favou?rites?|search\w*|chat|conversation|budget|income|questions|what i (ask|write|type)|enregistr\w+|sauv\w+|favoris|recherches?|revenus?|guard\w+|favorit[oa]s|busquedas?|ingresos|presupuesto)\b/,
  ) &&
  !message.has(/\b(how (do|can) i|share|documents?|documentos?)\b/)
    ? use('howTo', { topic: 'privacy-data' })
    : undefined;

/** “What should I write to Grace?” asks for a draft. */
const ofDraft: Planner = ({ has }) =>
  has(
    /\bwhat (should|do|can|could|would) (i|we) (write|say|tell|text|ask|put)\b.*\b(grace|my (agent|realtor))\b|\bqu'?est[- ]ce que je (devrais|dois|peux|pourrais) (ecrire|dire|demander)\b.*\b(grace|courti\w+)\b|\b(que|como) (le )?(deberia|debo|puedo|pongo|escribo|digo)\b.*\b(a grace|a mi agente)\b/,
  )
    ? use('handOver', { to: 'agent' })
    : undefined;

/** Plans a question how to do something with the person's own things. */
export const ownHowTo: Planner = firstOf(ofDraft, ofPrivacy, ofSharing, ofRemoval, ofAlerts, ofOtherLender);
