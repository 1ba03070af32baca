import { namesArea } from '../../homes/area-facts.ts';
import { extremesIn } from '../../homes/extremes.ts';
import { homeTopicOf } from '../../homes/home-topics.ts';
import { isPlace, type Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { rowsAsked } from '../homes/home.ts';
import { use } from '../use.ts';

/** The homes that the last search found. */
const ofThem =
  /\b(of|from|out of|among) (those|these|them|the (list|results))\b|\b(de|entre) (esas|estas|esos|estos|ellas|las que (salieron|encontraste))\b|\b(de|parmi) (celles|ceux)([- ]la|[- ]ci)?\b|\bles? (la|le) moins chere? (de|parmi)\b/;
const restricts = /\b(only|just|nomas|nada mas|solo|solamente|juste|seulement|uniquement)\b/;
const asksOf =
  /\?|\b(does|do|is|are|has|have|which|how|what|why|who|where|can|could|better than|combien|est-ce|a-t-|laquelle|quelle|comment|pourquoi|cual|cuanto|cuantas|por que|como|donde)\b/;
const prefers =
  /\b(prefer\w*|ideally|if possible|better if|would be (nice|better)|nice if|bonus|idealement|de preference|si possible|ce serait mieux|mieux si|de preferencia|preferib\w+|si se puede|mejor si|mejor$|idealmente)\b/;

/** Says what is wrong with the homes of the last search. */
const complains =
  /^(?:(?:nah|no|hm+|ugh|ok|okay|ehh?|wow|oof|non|bon|ben|ay|uy|pues|nope|man),? )*(?:(?:that's|thats|they're|theyre|those are|these are|it's|way|still|c'est|ce sont|es|son|estan|hay) )*(too (many|few|much|pricey|expensive|far( out)?|small|big|old|high)|not enough|trop (de |cher\w*|loin|petite?s?|grande?s?|vieux|vieilles?|peu)|pas assez|demasiad\w+|muy (car[ao]s?|poc[ao]s?|lejos|chic[ao]s?|viej[ao]s?|much[ao]s?)|nothing|none|rien|aucune|nada|ninguna)\b/;
const bareReaction =
  /^\s*(?:(?:really|seriously|still|so|wow|ok|vraiment|en serio|de veras)[ ,]*)?(?:nothing|none|no results?|zero|that'?s it|rien|aucune?|nada|ninguna|es todo)\s*\?+\s*/;
const nearer = /\b(closer|nearer) (in |in to |to |by )|\bplus (pres|proches?) d|\bmas cerca(n[ao]s?)? (de|del|a|al)\b/;

/** Goes back to an earlier value: “go back to 230”, “reviens à 400 000”, “regrésale a 300”. */
export const goesBack =
  /\b(?:go(?:ing)?|went|let'?s go|put (?:it|that)|bring (?:it|that)|keep it|stay|stick)? ?(?:back|down|again) (?:down |up )?(?:to|at)\s+(?=\$? ?\d)|\b(?:stay|stick|keep it) (?:at|to|with|under)\s+(?=\$? ?\d)|\b(?:on |je )?(?:revien[st]?|revenons|retourne[rz]?|retournons|redescen[dt]s?|rest(?:e|ons|er))(?:[- ]on)? (?:a|à|en bas de|sous)\s+(?=\d)|\b(?:regr[eé]s(?:a|e|ale|emos|amos)|vuelv(?:e|o|ele|amos)|volvamos|b[aá]ja(?:le|lo)|s[uú]be(?:le|lo)|d[eé]ja(?:lo|la)|d[eé]jalo)(?: otra vez)? (?:a|en|hasta)\s+(?:los )?(?=\$? ?\d)/gi;

/** Words that take back what was said just before and stay with the search: “nvm go back to 230”. */
export const takesBack =
  /^\s*(?:(?:nvm|never ?mind|nevermind|actually|no|nah|eh+h?|ok|okay|wait|hmm+|scratch that|forget it|finalement|non|oublie(?: ça| ca)?|en fait|bon|mejor|olv[ií]dalo|siempre no|pues|ay)[,.!;]*\s+)+/i;

/** Number of words of a message that narrows a list. */
const longest = 30;
/** Asks which homes of the list fit. */
const whichFit = /\b(which|what)( ones?)?( of)?|\b(laquelle|lesquel\w*|quelles|celles qui|cual(es)?|cuales)\b/;
const asksFact =
  /\b(how|why|who|when|where|can (i|we)|do (i|we|they)|does|did|should|would (it|that)|is (it|there|that)|are there|what'?s|what is|combien|comment|pourquoi|qui est|quand|est-ce|cuant[oa]s?|como|por que|quien|cuando|donde|se puede|puedo)\b/;
const otherMatter =
  /\b(saved?|favou?rites?|grace|my agent|lenders?|mortgages?|loans?|down payments?|payments?|closing|insurance|pmi|showings?|tours?|offers?|documents?|enregistree?s?|favoris|courti\w+|hypotheque|pret|mise de fonds|paiements?|assurance|visites?|offre|guardad[oa]s|favorit[oa]s|agente|hipoteca|prestamo|enganche|pagos?|seguro|citas?|oferta|(i|we) (make|earn)|(je|on) gagne|gan(o|amos))\b/;

/**
 * True for a message that names filters, an order or a landmark and neither a city nor a question of its own: “hoa has to
 * be below 350”, “close to McMaster”, “which of them stays under 400”.
 */
function narrows({ talk, text, typed, search, has }: Message): boolean {
  const criteria = search.criteria.filter((fact) => !fact.startsWith('type'));
  if (criteria.length === 0 || search.criteria.some(namesArea) || !talk.search?.facts.some(isPlace)) return false;
  if (text.split(' ').length > longest || has(asksFact) || has(otherMatter)) return false;
  const isLimit = criteria.some((fact) => /^(prefer:)?[a-zA-Z]+[<>]=/.test(fact));
  return has(whichFit) ? isLimit : !typed.includes('?') || isLimit;
}

const orderWords =
  /\b(low(est)?|least|cheapest|smallest|highest|most|(le |la |les )?(moins|plus) (basses?|bas|hautes?|eleve\w*|cher\w*)|mas (baj|alt|barat)\w+|menos)\b/;
const asksOrder =
  /\b(first|sort\w*|order\w*|by|show|one|ones|d'abord|en premier|tri\w*|montre\w*|celles?|primer[oa]s?|orden\w*|muestr\w*|l[ao]s? (de|que))\b/;
const showWords = /\b(show|give me|montre\w*|donne\w*|muestr\w*|ensen\w*)\b/;
const ofFigure = /\b(tax(es)?|hoa|dues|fees?|taxes foncieres|frais|impuestos?|predial|cuotas?)\b/;

/** Plans “cheapest annual taxes first”, which no search sorts by: the homes shown, side by side in that order. */
function orderedBy({ talk, text, has, search, amounts }: Message): Plan | undefined {
  if (talk.shown.length < 2 || amounts.length > 0 || search.criteria.some((fact) => !fact.startsWith('sort')))
    return undefined;
  if (!has(orderWords) || !has(asksOrder) || !has(ofFigure) || has(otherMatter)) return undefined;
  if (has(asksFact) && !has(showWords)) return undefined;
  return use('compareHomes', {
    homes: talk.shown.slice(0, 6),
    asked: rowsAsked(text)?.filter((row) => row !== 'price'),
  });
}

/** Plans “which of them aren’t in a flood zone?”, which no search filters: what each listing says of it. */
function ofFloods({ talk, text, has }: Message): Plan | undefined {
  if (homeTopicOf(text) !== 'flood' || !has(whichFit) || has(asksFact)) return undefined;
  const { shown } = talk;
  return shown.length > 1
    ? use('compareHomes', { homes: shown.slice(0, 6), topics: ['flood'] })
    : shown[0] === undefined
      ? undefined
      : use('homeFacts', { home: shown[0], about: 'flood' });
}

/** Plans a change of the last search: “too many, closer to downtown”, “only the cheapest of those, with a garage if possible”. */
export function searchAfter(message: Message): Plan | undefined {
  const { text, typed, talk, search, home, after, has } = message;
  if (!talk.search || !after('searchHomes', 'refineSearch') || home.lookUp) return undefined;
  const change = use('refineSearch', { change: typed });
  // “Nothing? Try closer to downtown” asks for a change.
  const rest = typed.toLowerCase().replace(bareReaction, ' ');
  const asks = asksOf.test(rest) || asksOf.test(text.replace(bareReaction, ' '));
  if (!asks && has(new RegExp(goesBack.source, 'i'))) return change;
  const criteria = search.criteria.filter((fact) => !fact.startsWith('sort'));
  const steps = has(complains) || has(nearer);
  if (steps && !asks && search.criteria.length + search.unsupported.length > 0) return change;
  if (has(nearer) && !asks && text.split(' ').length <= 12) return change;
  if (narrows(message)) return change;
  const ordered = orderedBy(message) ?? ofFloods(message);
  if (ordered) return ordered;
  const orders = extremesIn(text).length === 1 && (has(ofThem) || has(restricts));
  // “Of those, the cheapest one's taxes” asks for a fact of one home.
  const topic = homeTopicOf(text);
  const ofOneHome = topic !== undefined && topic !== 'features' && topic !== 'price' && !has(prefers);
  return orders && !asks && !ofOneHome && (has(prefers) || criteria.length > 0) ? change : undefined;
}
