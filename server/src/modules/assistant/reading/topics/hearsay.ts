import { entriesNamed } from '../../knowledge/index.ts';
import { plain } from '../plain.ts';
import { wideEntries } from './wide-entries.ts';

const relatives =
  'lad(?:y|ies)|guys|people at (?:church|work)|folks at (?:church|work)|dames|senoras|accountant|comptable|contadora?|mom|mother|dad|father|parents|sister|brother|wife|husband|hubby|spouse|partner|boyfriend|girlfriend|aunt|uncle|cousin|son|daughter|kid|friend|buddy|neighbou?r|co-?worker|boss|(?:sister|brother|father|mother)[- ]in[- ]law|mere|pere|soeur|frere|femme|mari|chum|blonde|conjointe?|tante|oncle|cousine?|fils|fille|amie?|voisine?|collegue|beau-(?:frere|pere)|belle-(?:soeur|mere)|mama|papa|hermano|hermana|esposo|esposa|marido|novi[oa]|tia|tio|prim[oa]|hij[oa]|amig[oa]|vecin[oa]|cunad[oa]|suegr[oa]|compadre|comadre|jef[ea]';
const professionals =
  "lenders?|banker|loan (?:officer|person|guy|lady)|mortgage (?:guy|lady|broker|person|agent|advisor|people)|agents?|realtors?|brokers?|lawyers?|attorneys?|notary|inspectors?|appraisers?|underwriter|grace|seller|buyer|builder|contractor|bank|title (?:company|officer|lady|guy)|escrow (?:officer|company)|(?:guy|lady|woman|man|girl|person|rep|people) (?:at|from) (?:the )?[a-z]+|rep|advisor|preteu(?:r|se)|banque|caisse|courti(?:er|ere)|agente|notaire|avocate?|inspect(?:eur|rice)|evaluat(?:eur|rice)|conseill(?:er|ere)|vendeu(?:r|se)|constructeur|(?:gars|madame|dame|monsieur|fille) (?:de|a) (?:la |l')?[a-z]+|prestamista|banco|corredora?|abogad[oa]|licenciad[oa]|notari[oa]|inspectora?|valuadora?|asesora?|vendedora?|constructora?|(?:senora?|muchach[oa]|el|la) del? (?:la )?(?:banco|titulo|compania|prestamo|credito|oficina)|oficial(?: de prestamos)?";
const person = `(?:${professionals}|${relatives})`;
const personWord = new RegExp(`\\b${person}\\b`);

const speech =
  'say|says|said|saying|tells?|told|mention\\w*|text\\w*|e-?mail\\w*|writes?|wrote|written|ask(?:s|ed|ing)?|br(?:ing|ings|ought)(?: \\w+)? up|came up|keeps?|talk\\w*|call(?:s|ed)|uses?|used|explain\\w*|nod\\w*|laugh\\w*|hung|rush\\w*|assum\\w*|sends?|sent|puts?|threw|throws|drop(?:s|ped)|argu\\w*|according to|insist\\w*|warn\\w*|wants?|needs?|requires?|slid|swears|words?|voicemail|dit|disait|parle\\w*|mentionn\\w*|ecri(?:t|s|vait)|demand\\w*|emploi\\w*|utilis\\w*|glisse\\w*|raccroche\\w*|texte\\w*|ri|expliqu\\w*|hoch\\w*|selon|passe\\w*|lance\\w*|prononc\\w*|sorti\\w*|insist\\w*|veut|exige\\w*|mots|arrete pas|pris le temps|dice|dijo|diciendo|decia|menciono|escribio|hablo|habla|pregunto|usa|uso|puso|salio con|segun|rio|colgo|movio|explico|fue rapido|insiste|insistio|mando|para con|quiere|pide|pidio|dicho';
const speaks = new RegExp(`\\b(?:${speech})\\b`);
/** Sentences about somebody who cannot be asked, or for whom one asks. */
const absent = new RegExp(
  `\\b${person}\\b (?:is|est|esta|was|are) (?:off|away|out|busy|closed|en vacances|partie?|ocupad[oa]|fuera)\\b|\\b(?:asking|this is|it's|its|c'est|es|pregunto) (?:for|pour|para|por) (?:my|our|ma|mon|mi|nuestr[oa]) ${person}\\b`,
);

/** Beginnings of a question, which reports nothing. */
const isAsked =
  /^(?:(?:and|so|but|ok|et|pis|mais|y|pero) )?(?:has|have|did|does|do|is|are|was|were|will|can|could|should|would|may|how|what|whats|what's|when|where|who|which|why|explain|define|est-ce|a-t-(?:il|elle)|combien|comment|quand|ou|qui|quel\w*|pourquoi|faut|puis-je|c'est quoi|qu'est-ce|ca veut dire|ya|ha|cuant\w+|como|cuando|donde|quien|cual(?:es)?|que (?:es|son|significa|quiere)|puedo|debo|hay)\b/;
/** Requests to pass something on or to find somebody, for whom the people of a text matter. */
const asksPeople = new RegExp(
  `^(?:please |por favor |svp )?(?:tell|ask|text|e-?mail|write|call|message|remind|dile|escribe(?:le)?|pregunta(?:le)?|llama|dis|demande|ecris|appelle|avertis|can you|could you|peux-tu|pouvez-vous|puedes?|find|get|hire|recommend|know any|i need an?|i want an?|need an?|looking for|je cherche|cherche|trouve|trouvez|busco|necesito|quiero|conoces?|connais)\\b|\\b(?:find|recommend|looking for|search(?:ing)? for|know (?:of )?(?:an?y?|some)|hire|cherch\\w+|trouve\\w*|recommand\\w*|connaissez|busco|buscando|recomiend\\w+|conoces?)\\b.{0,30}\\b${person}\\b|\\b(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|g[eo]t(?:ten)? back|repondu|contesto|respondio)\\b`,
);

/** True for a question about what somebody does or shall do, whatever term it names: “did Grace reply about the warranty”. */
export const isForPeople = (text: string): boolean => personWord.test(text) && asksPeople.test(text);

/** Questions that ask for something else than a meaning. */
const asksOtherwise =
  /\b(how (?:do|can|should|would|much|many|long|does)|when|where|who(?:'s| is| pays| gets)?|which|why|can (?:i|we)|could (?:i|we)|should (?:i|we)|do (?:i|we)|am i|are we|is it (?:ok|normal|worth|better|true|smart)|combien|comment|quand|qui paie|pourquoi|faut|dois|devrais|puis-je|peut-on|on peut|cuant\w+|como (?:le|lo|puedo|hago|se)|cuando|donde|quien|por que|puedo|podemos|debo|tengo que|hay que|conviene|normal)\b/;

/** Words of somebody who does not know a word. */
const puzzled =
  /\b(huh|clue|no idea|(?:plain|simple) (?:english|words?|terms)|(?:mots|termes) simples|palabras (?:simples|sencillas)|on about|english please|thats? what|that's what|whatever (?:that|it|this)|(?:un|i )?know what (?:that|it)|pardon|lost me|i(?:'m| am|m) lost|nod(?:ded)?|supposed to know|should know|too proud|assumed i|explain\w*|forgot to ask|hung up|moved on|come again|jargon|a what|help|no sense|over my head|hein|rien compris|compris|comprends|perdue?|melee?|la-dessus|sans expliquer|explique\w*|c'est-?tu grave|aucune idee|du chinois|semblant|raccroche|ni idea|entiendo|entendi|no se|que (?:onda|sera|quiso)|mande|sin explicar|ni explico|las mismas|quede igual|perdid[oa]|pena preguntar|c'est tout|and that(?:'s| is|s) it|y ya|nada mas)\b/;
/** Verbs that bring up a word, whose meaning a sentence without a question asks for. */
const bringsUp =
  /\b(mention\w*|br(?:ings|ought) up|came up|keeps? (?:going|talking|saying|on)|going on about|threw|slid|swears by|argu\w*|warned about|in passing|on about|the word|something about|glisse\w*|prononc\w*|lance\w*|sorti\w*|parle\w* (?:de|d'|du)|n'arrete pas|insist\w*|menciono|hablo de|habla de|salio con|la palabra|lo de|no para)\b/;

const people = new RegExp(personWord.source, 'g');
/** Returns the entries that a text names beside its people: an underwriter is no question about underwriting. */
const namedBeside = (text: string): string[] => entriesNamed(text.replace(people, ' ')).map(({ id }) => id);

/** Returns the entries whose names most questions do not have. */
const specificIn = (text: string): string[] => namedBeside(text).filter((id) => !wideEntries.has(id));

/** “My wife says no” is a side in a dispute about the question. */
const opinion = /\b(says?|said|dit|dice|dijo) (que )?(no|yes|oui|non|si)\b/;
const breaks = /(?<=[.?!;:,])\s+/;
const mostWords = 15;
/** A statement of fewer words is the bare term, which the people beside it show to be asked about. */
const fewestWords = 4;

/** True for “my lawyer said it twice”: a clause that only tells from whom somebody has a word. */
const isHearsay = (clause: string): boolean => {
  const text = plain(clause);
  return (
    ((personWord.test(text) && speaks.test(text)) || absent.test(text)) &&
    !isAsked.test(text) &&
    !asksPeople.test(text) &&
    !opinion.test(text) &&
    !/\d/.test(text) &&
    text.split(' ').length <= mostWords &&
    specificIn(text).length === 0
  );
};

/** Removes the clauses that only tell who used a word: “what is PITI? My lender said it like I should know”. */
export function withoutHearsay(typed: string): string {
  const clauses = typed.split(breaks);
  if (clauses.length < 2 || /\d/.test(typed) || !speaks.test(plain(typed))) return typed;
  const kept = clauses.filter((clause) => !isHearsay(clause));
  if (kept.length === clauses.length || kept.length === 0) return typed;
  const rest = kept.join(' ').replace(/[,;:]$/, '');
  const text = plain(rest);
  return (isAsked.test(text) || text.split(' ').length >= fewestWords) && specificIn(text).length > 0 ? rest : typed;
}

/** Documents in which a term is used: “the condo papers mention a reserve fund study”. */
const paperWord =
  /\b(papers|documents|docs|minutes|bylaws|contract|listing|disclosures?|packet|papiers|contrat|annonce|papeles|documentos|contrato|anuncio)\b/;
/** Asks for a meaning whatever else the sentence tells: “what was he on about?” */
const asksWhatWasMeant =
  /\bwhat (was|is|were|are) (he|she|they) (on|talking|going on) about\b|\bwhat did (he|she|they) mean\b|\b(il|elle) (parlait|parle) de quoi\b|\bde quoi (il|elle) parl\w+\b|\bde que hablab?a\b/;

/** Returns the terms that somebody used and whose meaning a text asks for: “lender texted me PITI, no clue”. */
export function termsHeard({ text, typed }: { text: string; typed: string }): string[] {
  const inPapers = paperWord.test(text) && puzzled.test(text);
  if ((!personWord.test(text) && !inPapers) || !speaks.test(text)) return [];
  if (isAsked.test(text) || asksPeople.test(text)) return [];
  if (asksOtherwise.test(text) && !asksWhatWasMeant.test(text)) return [];
  const isPuzzled = puzzled.test(text) || /\?\?|\?\s*$/.test(typed);
  if (!isPuzzled && !bringsUp.test(text)) return [];
  const ids = specificIn(text);
  return (ids.length > 0 || !isPuzzled ? ids : namedBeside(text)).slice(0, 2);
}
