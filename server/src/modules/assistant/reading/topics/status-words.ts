/** Long because it is a table: the words of questions about the person's own status, by tool (plain text). */
import type { ToolName } from '../../contract.ts';

/** A professional's reply to a message. */
export const replyWords =
  /\b(answer|repl|respond)\w*\b|\b(text|write|wrote|written|hear|heard|got|gotten|get)\b.*\bback\b|\b(any|no) (word|news) from\b|\bnothing from (her|him)\b|\bnouvelles de\b|\bhay respuesta\b|\bseen the message\b|\bnot heard\b|\brepondu?\w*\b|\bcontest\w+|\brespondi\w*|\bescribio\b|\brecib\w+ mi mensaje\b|\bword back\b|\b(been|be|get|got|get back|gotten) in touch\b|\bwrit(e|ten) back\b|\bignoring me\b|\bsigne de vie\b|\bm'a[- ](t[- ]?(il|elle) |tu )?(ecrit|rappele|repondu)\b|\bme (ha |han )?(escrit|escribio|escribieron)\w*|\bha escrito\b|\bresponse (to|from)\b|\bhay algo de (mi|la) agente\b|\bno reply\b|\b(radio )?silence\b|\bcrickets\b|\bheard (anything )?from\b|\b(any|no) (answer|news)\b|\bread my message\b|\b(lu|leyo) m(on|i) (message|mensaje)\b|\bnoticias de\b|\bdu nouveau de\b|\bsans reponse\b|\bpas de reponse\b/;

/** The seller's response to an offer. */
const offerAnswered =
  /\b(seller|owner|vendeu(r|rs|se)|vendedor\w*|duen[oa]s?)s?\b.*\b(offers?|bid|offre|oferta)\b|\b(offers?|bid|offre|oferta)\b.*\b(accept\w*|seller|owner|vendeur|vendedor)\b|\bsay yes\b|\b(news|word|updates?|anything|nouvelles|noticias)\b.*\b(on|about|of|sur|de|sobre) (my|our|the|mon|notre|mi|nuestra|la) (offers?|bid|offre|oferta)\b|\b(aceptaron|aceptada)\b/;

const table: readonly (readonly [tool: ToolName, pattern: RegExp])[] = [
  [
    'nextSteps',
    /\bnext (step|move)s?\b|\b(siguiente|proximo) paso\b|\bprochaine? etape\b|\bwhat('?s| is|s) next\b|\bwhat('?s| is|s) due\b|\bdue (this|next) week\b|\bque vence\b|\bque sigue\b|\bque (mas )?hago( ahora)?\b|\b(what now|now what)\b|\bet maintenant\b|\by ahora (que|q)\b|\bque me toca\b|\bque (me )?reste\b|\bball in (my|our)\b|\bwaiting on (anyone|anything|me|us)\b/,
  ],
  ['purchase', offerAnswered],
  [
    'applications',
    /\b(loan|mortgage) app(lication)?s?\b|\b(my|our) application\b|\bdemande (de pret|hypothecaire|d'hypotheque)\b|\bsolicitud (de|del) (hipoteca|prestamo|credito)\b/,
  ],
  ['replies', replyWords],
  [
    'news',
    /\bnew since\b|\bwhat did i miss\b|\bany updates\b|\bque hay de nuevo\b|\bquoi de neuf\b|\bunread\b|\bnew messages?\b|\bany(thing)? new\b|\bnew alerts?\b|\bnon lus?\b|\bdu nouveau\b|\bmensajes? (nuevos?|sin leer)\b|\balgo nuevo\b|\bnotifications?\b/,
  ],
  [
    'purchase',
    /\b(my|our|the|an?) offers?\b|\boffers? (go|went|been|accepted)\b|\boffres?\b|\bproposition\b|\bofertas?\b|\bwhen do we close\b|\bclosing date\b|\bcuando cerramos\b|\bfecha de cierre\b|\bdate de (cloture|signature|passation)\b/,
  ],
  [
    'journey',
    /\bwhere (am|are) (i|we)\b|\b(where|how) (do|does) (\w+ ){1,2}stand\b|\bou en est\b|\bcomo va (mi|nuestra) compra\b|\ben que vamos\b|\b(which|what) (step|stage)\b|\b(step|etape|paso) \d\b|\bhow far\b(?! (is|are|from|away|to)\b)|\bprogress\b|\bou en (suis|sommes)\b|\ben que paso\b|\bwhat (comes|happens) after\b|\bhow is my (home )?(purchase|search|buying)\b|\bprocess\b/,
  ],
  [
    'profile',
    /\bon file\b|\bmy budget\b|\bbudget set\b|\bmon budget\b|\bbudget (dans|de) mon\b|\bpresupuesto\b|\bpre-?approv\w+|\bpre-?appro\w+|\bpreautoris\w+|\bpreaprob\w+|\brate hold\b/,
  ],
  [
    'appointments',
    /\bappointments?\b|\bshowings?\b|\btour(s|ing)?\b|\bcalend(ar|rier|ario)\b|\bagendad[oa]\b|\b(am i|im|i'm|are we|do we|we're) see(ing)?\b|\bthis weekend\b|\bviewings?\b|\bvoy a ver\b|\bbooked\b|\bseeing that\b|\brendez-vous\b|\brdv\b|\bvisites?\b|\bvisitas?\b|\bcitas?\b|\bwhat time\b|\bquelle heure\b|\bque hora\b|\bsaturday\b|\bsamedi\b|\bsabado\b/,
  ],
  [
    'documents',
    /\bdocuments?\b|\bpaper\w*\b|\b(need|want|needs|wants) from me\b|\buploads?\b|\bmy file\b|\bexpediente\b|\bw-?2s?\b|\bt4s?\b|\bpapiers?\b|\bpapel\w*\b|\bdocumentos?\b|\bpay ?stubs?\b|\bstatements?\b|\btax returns?\b|\bestados de cuenta\b|\btalon\w*\b|\bdossier\b|\bletter\b/,
  ],
  [
    'savedSearches',
    /\bsaved search\w*|\bsearch(es)?\b|\balerts?\b|\balertes?\b|\balertas?\b|\brecherches?\b|\bbusquedas?\b|\bavisos?\b/,
  ],
  [
    'savedHomes',
    /(?<![\d%k] |\d ?(?:grand|thousand|bucks|dollars|mil) |how much (?:do|would|can|could|will|did) (?:i|we) )\bsaved?\b|\bfavou?rites?\b|\bshort ?list\b|\bliked\b|\b(hearted|favou?rited)\b|\bgardees?\b|\bfavorites\b|\b(i|we)( have|'ve)? set aside\b|\bpicked\b|\bbookmark\w*|\b(did|have) (i|we) (keep|kept)\b|\bretenu\w*|\bapart(e|ado|ada|adas)\b|\b(on|in) my list\b|\bcoups? de c(oe|œ)ur\b|\bsauvegard\w+|\benregistr\w+|\bfavoris\b|\bguard\w+\b|\bfavorit[oa]s\b/,
  ],
  ['recommendations', /\brecommend\w*|\brecommand\w+|\brecom(i|e)end\w+|\bmight like\b/],
];

/** Returns the tools whose words a plain text contains, most specific first. */
export const statusToolsIn = (text: string): ToolName[] =>
  table.flatMap(([tool, pattern]) => (pattern.test(text) ? [tool] : []));

/** True for “I got a letter and my payment went up”, which tells of a letter from somebody else. */
export const tellsOfLetter = (text: string): boolean =>
  /(?=.*\b(letters?|lettres?|cartas?)\b)\b(got|received|came|sent (me|us)|mailed|gave (me|us)|(ai|avons) recu|m'a envoye|m'ont envoye|llego|recibi|mando|mandaron)\b/.test(
    text,
  );
