/** Words beside a refused criterion that only say where the neighbors are seen: "over the fence", « de l'autre côté de la haie ». */
import type { ProtectedClass } from '../../facts.ts';
import type { Token } from '../words/tokens.ts';

/** Half-open range of tokens. */
interface Range {
  from: number;
  to: number;
  classes: readonly ProtectedClass[];
}

/** How many tokens may stand between the criterion and such words. */
const reach = 6;

/** The range of a refusal with the phrases of where around it, up to the marks of its clause. */
export function withSurroundings<T extends Range>(refusal: T, tokens: readonly Token[]): T {
  let { from, to } = refusal;
  const first = clauseEdge(tokens, from - 1, -1) + 1;
  const last = clauseEdge(tokens, to, 1);
  for (let at = Math.max(first, from - reach - 5); at < Math.min(last, to + reach); at++) {
    const end = phraseEnd(tokens, at, last);
    if (end === undefined) continue;
    if (at < from && end + reach >= from) from = at;
    if (end > to && at - reach <= to) to = end;
  }
  const care = refusal.classes.includes('disability') ? careBefore(tokens, from, first) : undefined;
  return { ...refusal, from: schoolBefore(tokens, from, first) ?? care ?? from, to };
}

/** The first mark from `at` on, or the end of the text on that side. */
function clauseEdge(tokens: readonly Token[], at: number, step: 1 | -1): number {
  let i = at;
  while (tokens[i] !== undefined && tokens[i]?.kind !== 'mark') i += step;
  return i;
}

const between =
  'over|across|behind|beyond|through|par dessus|de l autre (?:bord|cote) (?:de|du)|a travers|derriere|(?:de|por) encima de|(?:al|del) otro lado de|a traves de|detras de';
const onTop = 'on|in|dans|sur|en';
const article = '(?:the|my|our|la|le|l|les|el|los|las|mi|mis|nuestra|nuestro|notre|nos|ma|mon|a|une?|una)';
const borders = 'fence|hedge|wall|yard|backyard|cloture|haie|mur|cour|barda|cerca|reja|muro|pared|patio';
const commons =
  'porch|porches|balcony|balconies|elevator|lobby|hallway|driveway|driveways|balcons?|ascenseur|corridor|entree|balcon|balcones|elevador|pasillo|cochera|cocheras|porche|porches';
const phrase = new RegExp(
  `^(?:(?:${between}) (?:${article} )?(?:${borders}|${commons})|(?:${onTop}) ${article} (?:${commons}))(?= |$)`,
);
const heads = /^(?:over|across|behind|beyond|through|par|de|a|derriere|por|al|del|detras|on|in|dans|sur|en)$/;

function phraseEnd(tokens: readonly Token[], at: number, last: number): number | undefined {
  if (!heads.test(tokens[at]?.text ?? '')) return undefined;
  let [words, ends] = ['', [] as number[]];
  for (let i = at; i < Math.min(last, at + 8); i++) {
    words += `${words ? ' ' : ''}${tokens[i]?.text}`;
    ends = [...ends, words.length];
  }
  const found = phrase.exec(words)?.[0].length;
  if (found === undefined) return undefined;
  return at + ends.findIndex((end) => end >= found) + 1;
}

/** Returns the first token of a house for refused people: « pas de foyer pour handicapés », "no shelter for addicts". */
function careBefore(tokens: readonly Token[], from: number, first: number): number | undefined {
  for (let at = from - 1; at >= Math.max(first, from - 4); at--) {
    const text = tokens[at]?.text ?? '';
    if (careHouse.test(text)) {
      let start = at;
      while (start > first && careLead.test(tokens[start - 1]?.text ?? '')) start--;
      return start;
    }
    if (!careJoint.test(text)) return undefined;
  }
  return undefined;
}
const careHouse =
  /^(?:foyer|centre|center|residence|refuge|shelter|home|hogar|centro|residencia|albergue|clinique|clinica)s?$/;
const careLead =
  /^(?:no|not|near|close|to|by|any|an?|the|far|away|from|loin|pres|proche|pas|aucune?|d|des?|du|l|la|le|une?|lejos|cerca|del?|sin|ningun|ninguna|una?|el)$/;
const careJoint = /^(?:for|of|the|pour|des?|d|les?|la|para|los|las|personnes|personas|people|groupe|group)$/;

const school = /^(?:schools?|ecoles?|escuelas?|parks?|parcs?|parques?)$/;
const where = /^(?:where|with|without|ou|avec|sans|donde|con|sin|que|full|filled|in)$/;
const nearWords = /^(?:near|by|close|to|next|a|an|the|pres|proche|d|de|du|une?|l|cerca|una?|la|el|of)$/;

/** "Near a school where …": the place that is asked for by who goes there. */
function schoolBefore(tokens: readonly Token[], from: number, first: number): number | undefined {
  for (let at = from - 1; at >= Math.max(first, from - 5); at--) {
    if (!school.test(tokens[at]?.text ?? '') || !where.test(tokens[at + 1]?.text ?? '')) continue;
    let start = at;
    while (start > first && nearWords.test(tokens[start - 1]?.text ?? '')) start--;
    return start < at && /^(?:near|by|close|next|pres|proche|cerca)$/.test(tokens[start]?.text ?? '')
      ? start
      : undefined;
  }
  return undefined;
}
