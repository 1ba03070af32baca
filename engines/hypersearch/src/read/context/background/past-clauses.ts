import { type Fact, factText } from '../../../facts.ts';
import type { Reading } from '../../../reading.ts';
import type { Claim } from '../../claims.ts';
import { isMove, moveToBackground } from '../../places/background/background-places.ts';
import { inner, live } from '../../scopes/later-wins.ts';
import { has, type Item } from '../../words/items.ts';
import { heldHome } from '../held-home.ts';
import { backgroundEnd, clauseEnd, opensClause } from './clause-extent.ts';
import { pastStart } from './past-start.ts';
import { presentHome } from './present-home.ts';

/** Past tenses of Spanish that no other word ends in. */
const pastEnding = /^[a-z]{2,}(?:[ai]ban|aba|abamos|aron|ieron)$/;
const participle = /(?:ado|ido|hecho|puesto|muerto|roto)$/;
const helpers: ReadonlySet<string> = new Set('he hemos ha han habia habiamos habian'.split(' '));
/** "Nous avons raté", "mon père a tenu": what was done; "a été" describes the home. */
const frenchHelpers: ReadonlySet<string> = new Set('ai avons ont avais avait avions avaient'.split(' '));
const frenchParticiple = /^[a-z]{3,}(?:e|i|u|is|ert)$/;
const ofSearch: ReadonlySet<string> = new Set(
  `decide choisi pense prevu envie evalue envisage considere retenu cible economise epargne qualifie approuve preapprouve autorise obtenu fixe opte oublie dit
  ecrit parle recu eu ete mis voulu reve souhaite desire aime amasse ramasse accumule baisse reduit trouve reussi une entendu pris dispose`.split(
    /\s+/,
  ),
);
/** Verbs in the past that describe the home that is wanted, its loan or the search. */
const ofHome: ReadonlySet<string> = new Set(
  `bajaron rebajaron salieron subieron publicaron listaron anunciaron pusieron aprobaron preaprobaron prestaron dieron hicieron edificaron
  remodelaron renovaron arreglaron cambiaron pintaron terminaron acaba acaban estaba estaban buscaba buscaban buscabamos necesitaba
  necesitaban necesitabamos gustaba gustaban deseaba pensaba pensaban pensabamos iba quisieron pudieron hablaba miraba
  evaluado considerado contemplado recorrido aprobado preaprobado bajado rebajado salido pensado decidido prestado dado visto encontrado buscado calificado ahorrado juntado querido sonado deseado`.split(
    /\s+/,
  ),
);

/** "Antes rentábamos un cuarto por 950": a clause of the past asks for nothing, where another clause does. */
export function skipPastClauses(claims: readonly Claim[], items: readonly Item[], language: Reading['language']): void {
  const background: Claim[] = [];
  /** Claims of the present: their place goes only where another one is named. */
  const present: Claim[] = [];
  for (let from = 0; from < items.length; ) {
    let to = clauseEnd(items, from);
    const words = items.slice(from, to);
    const now = presentHome(words);
    const past = pastStart(words) ?? now ?? visitStart(claims, words, [from, to]) ?? heldHome(words, items, to);
    if (past !== undefined) to = backgroundEnd(items, from + past, to, now !== undefined, words);
    // "We toured a loft in Reno, too noisy": what was wrong with it.
    if (past !== undefined && items[to]?.mark === ',' && excess.test(items[to + 1]?.text ?? ''))
      to = clauseEnd(items, to + 1);
    const verb = words.findIndex((_, at) => isPast(words, at) || (language === 'fr' && isFrenchPast(words, at)));
    const start = verb >= 0 ? tellingFrom(claims, items, from, from + verb) : from + (past ?? words.length);
    const end = verb >= 0 ? tellingTo(claims, items, from + verb, to) : to;
    if (start < end && !words.some((item) => has(item, 'firm'))) {
      const found = claims.filter((claim) => live(claim) && claim.from >= start && claim.to <= end && !isNeed(claim));
      background.push(...found);
      // "We lost a bidding war in Medford": the search goes on there.
      if (now !== undefined || words.some(({ text }) => bids.has(text))) present.push(...found);
    }
    from = to < items.length && opensClause(items, to) ? to + 1 : Math.max(to, from + 1);
  }
  background.push(...saidAgain(background, claims, items));
  if (background.length === 0 || !claims.some((claim) => live(claim) && !background.includes(claim))) return;
  const there = items.some((item, at) => isSame(item) && towns.has(items[at + 1]?.text ?? ''));
  // "Me trasladaron a Houston, busco casa": the only place is where the buyer goes.
  const goes =
    items.some(isMove) && !claims.some((one) => live(one) && !background.includes(one) && one.facts.some(isPlace));
  // « Un bungalow à 510 000 $ … des maisons sous ce même prix »
  const priced = items.some((item, at) => isSame(item) && has(items[at + 1], 'field', 'price'));
  const elsewhere = claims.some(
    (one) => live(one) && !background.includes(one) && one.facts.some((fact) => isPlace(fact) || fact.kind === 'near'),
  );
  const stays = (fact: Fact) =>
    fact.kind === 'refuse' ||
    ((there || goes) && isPlace(fact)) ||
    (priced && fact.kind === 'bound' && fact.field === 'price');
  for (const claim of background)
    if (!claim.facts.some(stays) && !(!elsewhere && present.includes(claim) && claim.facts.some(isPlace)))
      moveToBackground(claim);
}

const bids: ReadonlySet<string> = new Set(
  'offer offers offered bid bids bidding outbid beat offre offres oferta ofertas ofrecimos'.split(' '),
);

/** "They keep saying Summit, Summit, Summit": the same place once more behind a comma. */
function saidAgain(background: readonly Claim[], claims: readonly Claim[], items: readonly Item[]): Claim[] {
  const again: Claim[] = [];
  for (const [index, claim] of claims.entries()) {
    const before = claims[index - 1];
    const [fact, other] = [claim.facts[0], before?.facts[0]];
    if (!before || !fact || !other || !isPlace(fact) || factText(fact) !== factText(other)) continue;
    if (!background.includes(before) && !again.includes(before)) continue;
    if (claim.from === before.to + 1 && items[before.to]?.mark === ',' && live(claim)) again.push(claim);
  }
  return again;
}

/** "We toured a loft in Reno. Sparks, 3 bd": homes that somebody saw, where a later sentence names another place. */
function visitStart(
  claims: readonly Claim[],
  words: readonly Item[],
  [from, to]: readonly [from: number, to: number],
): number | undefined {
  const visit = words.findIndex((item) => has(item, 'past'));
  if (visit < 0) return undefined;
  const placesOf = (some: readonly Claim[]) =>
    some.flatMap(({ facts }) => facts.map(inner).filter(isPlace).map(factText));
  const seen = placesOf(claims.filter((claim) => claim.from >= from && claim.to <= to));
  const later = placesOf(claims.filter((claim) => live(claim) && claim.from > to));
  if (later.length === 0 || later.some((place) => seen.includes(place))) return undefined;
  // « Le condo qu'on a visité »
  return /^(?:qu|que)$/.test(words[visit - 1]?.text ?? '') ? Math.max(0, visit - 2) : visit;
}

/** "Ma mère a un fauteuil roulant": what the person needs is a criterion. */
const isNeed = ({ facts }: Claim): boolean =>
  facts.some(
    (fact) =>
      (fact.kind === 'feature' && fact.feature === 'wheelchair_accessible') ||
      // "Outside Kuna" is one claim with what it is near to.
      (fact.kind === 'place' && fact.not && facts.length === 1),
  );

/** "Nous, dans la même ville": where they live, the buyer searches too. */
const isSame = ({ text }: Item): boolean => /^(?:meme|misma|mismo|same)$/.test(text);
const towns: ReadonlySet<string> = new Set(
  'ville quartier coin secteur village rue ciudad zona barrio area calle pueblo lugar city town neighborhood neighbourhood street'.split(
    ' ',
  ),
);
const dwells = /^(?:loue|louent|habite|habitent|vit|vivent|renta|rentan|alquila|alquilan|vive|viven|rents|lives)$/;
const excess = /^(?:too|way|so|super|trop|muy|demasiad[oa]s?)$/;
const isPlace = (fact: Fact): boolean => fact.kind === 'place' || fact.kind === 'state';

/** "Condo à Hull mon oncle a perdu son garage": a search that was said before the tale, without a mark between. */
function tellingFrom(claims: readonly Claim[], items: readonly Item[], from: number, verb: number): number {
  let subject = verb;
  while (subject > from && ['person', 'poss', 'pron'].some((kind) => has(items[subject - 1], kind))) subject--;
  const before = claims.filter((claim) => live(claim) && claim.from >= from && claim.to <= subject);
  const search = before.length > 1 ? before.some(({ facts }) => facts.some(isPlace)) : before[0]?.to === subject;
  const named = has(items[subject], 'poss') || /^(?:je|j|on|nous|yo)$/.test(items[subject]?.text ?? '');
  const relative = /^(?:que|qui|that|which)$/.test(items[subject - 1]?.text ?? '');
  return search && named && !relative ? subject : from;
}

/** "Me robaron dos carros casa en Houston": where the search begins behind a tale, without a mark between. */
function tellingTo(claims: readonly Claim[], items: readonly Item[], verb: number, to: number): number {
  for (let at = verb + 2; at < to; at++)
    if (beginsSearch(items, at) || countsBehindDwelling(items, verb, at)) return at;
  if (
    to < items.length ||
    !has(items[verb], 'person') ||
    claims.some(({ facts, to: end }) => end <= verb && facts.some(isPlace))
  )
    return to;
  // "Tiene tres trocas afuera en Von Ormy dos baños": the only place of the sentence, behind what somebody has.
  const place = claims.findIndex((claim) => live(claim) && claim.from > verb && claim.facts.some(isPlace));
  const owned = place > 0 && (claims[place - 1]?.from ?? 0) > verb && live(claims[place - 1] as Claim);
  return owned ? (claims[place]?.from ?? to) : to;
}

/** « Parce que mon frère y habite trois chambres », "vive ahí tres cuartos": where they live was said, and rooms follow. */
export const countsBehindDwelling = (items: readonly Item[], verb: number, at: number): boolean =>
  items[at]?.number !== undefined &&
  (has(items[at + 1], 'unit', 'beds') || has(items[at + 1], 'unit', 'baths')) &&
  !['of', 'art', 'want', 'has'].some((kind) => has(items[at - 1], kind)) &&
  items
    .slice(Math.max(0, verb - 2), at)
    .some(
      (item, i, words) =>
        /^(?:y|la|ici|ahi|alli|alla|aqui|cerca|proche|there)$/.test(item.text) &&
        (dwelling.test(words[i + 1]?.text ?? '') || dwelling.test(words[i - 1]?.text ?? '')),
    );
const dwelling = /^(?:rest|habit|demeur|vi[tv]|travail|trabaja|etudi|estudi)/;

/** A kind of home that nothing leads to, or a "no" before one. */
function beginsSearch(items: readonly Item[], at: number): boolean {
  const home = (item: Item | undefined) => has(item, 'house') || has(item, 'type');
  if (/^(?:quede|soit|ait)$/.test(items[at]?.text ?? '')) return true;
  if (has(items[at], 'not')) return home(items[has(items[at + 1], 'art') ? at + 2 : at + 1]);
  const before = items[at - 1];
  const led = ['art', 'poss', 'of', 'in', 'adj', 'and', 'or', 'not', 'want', 'owns'].some((kind) => has(before, kind));
  const described =
    has(items[at - 2], 'poss') || /^(?:prim|anci|anter|viej|vieux|vieil|old|first)/.test(before?.text ?? '');
  return home(items[at]) && !led && !described && before?.number === undefined;
}

/** "Mon frère a un duplex", "mes parents ont leur condo": a bare "a" is the preposition too. */
const ownsBehind = (items: readonly Item[], at: number): boolean =>
  /^(?:a|ont)$/.test(items[at]?.text ?? '') &&
  (has(items[at + 1], 'art') || has(items[at + 1], 'poss') || items[at + 1]?.number !== undefined);

function isFrenchPast(items: readonly Item[], at: number): boolean {
  const { text } = items[at] as Item;
  if (at === 0 || items[at]?.place !== undefined) return false;
  // « J'en ai eu une à Laval »
  if (text === 'eu' && /^(?:ai|a|avons|ont)$/.test(items[at - 1]?.text ?? '') && items[at - 2]?.text === 'en')
    return true;
  if (
    !frenchParticiple.test(text) ||
    ofSearch.has(text) ||
    ['has', 'type', 'unit', 'num', 'of'].some((kind) => has(items[at], kind))
  )
    return false;
  const skipped = /^(?:deja|longtemps|toujours|jamais|pas|plus|tout|bien|hier)$/.test(items[at - 1]?.text ?? '');
  const helper = skipped ? at - 2 : at - 1;
  // "Nous avons raté", where "nous avons" is one phrase.
  if (has(items[helper], 'field', 'price') && /^(?:nous|on|j)$/.test(items[helper]?.text ?? '')) return true;
  if (frenchHelpers.has(items[helper]?.text ?? '')) return true;
  const subject = items[helper - 1];
  const theirs = has(subject, 'person') && /^(?:mon|ma|mes|notre|nos|son|sa)$/.test(items[helper - 2]?.text ?? '');
  return items[helper]?.text === 'a' && (theirs || /^(?:il|elle|on)$/.test(subject?.text ?? ''));
}

/** "Yo tenía un rancho", « on avait une piscine »: what somebody had, and no « si j'avais un garage » or "tenía en mente". */
function hadHome(items: readonly Item[], at: number): boolean {
  if (!had.has(items[at]?.text ?? '')) return false;
  if (items.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:si|s|que|qui|ojala|dont|donde)$/.test(text)))
    return false;
  let thing = at + 1;
  const counted = has(items[thing], 'art') || has(items[thing], 'poss') || items[thing]?.number !== undefined;
  if (!counted) return false;
  while (thing < at + 4 && (has(items[thing], 'art') || has(items[thing], 'poss') || has(items[thing], 'adj'))) thing++;
  return ['house', 'type', 'has', 'ranch', 'dwelling', 'noun'].some((kind) => has(items[thing], kind));
}
const had: ReadonlySet<string> = new Set(
  'avais avait avions avaient tenia teniamos tenian tuve tuvimos tuvieron'.split(' '),
);

/** "Hoy pagamos 2,350 de renta en Pilsen", "on paie 1 400 de loyer": what is let to the buyer now. */
function paysRent(items: readonly Item[], at: number): boolean {
  const { text } = items[at] as Item;
  if (!pays.has(text) && !(has(items[at], 'life') && has(items[at], 'field', 'other'))) return false;
  const rent = items
    .slice(at + 1, at + 6)
    .some((one) => has(one, 'topic', 'rent') || (has(one, 'income') && one.text === 'de') || isRent.test(one.text));
  return rent && !/^(?:para|no|sin|pour|not|without|dejar|cansad[oa]s?|de)$/.test(items[at - 1]?.text ?? '');
}
const pays: ReadonlySet<string> = new Set('pago pagamos pagando paie pais paye payons paying'.split(' '));
const isRent = /^(?:renta|alquiler|loyer|rent)$/;

function isPast(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (has(item, 'story') || paysRent(items, at) || hadHome(items, at)) return true;
  // "Ma fille, qui loue un 4 et demi à Montréal"
  if (at === 0 && /^(?:qui|que|who)$/.test(item.text) && dwells.test(items[1]?.text ?? '')) return true;
  if (
    has(item, 'person') &&
    (has(items[at - 1], 'poss') || (has(items[at - 2], 'poss') && items[at - 1]?.senses.length === 0)) &&
    !/^(?:para|pa|con|pour|avec|chez|comme|for|with)$/.test(items[at - 2]?.text ?? '')
  )
    if (items.slice(at + 1).some((one) => has(one, 'owns')) || ownsBehind(items, at + 1)) return true;
  if (item.place !== undefined || item.to - item.from > 1 || ofHome.has(item.text)) return false;
  if (item.text.length > 5 && pastEnding.test(item.text)) return true;
  const helped = helpers.has(items[at - 1]?.text ?? '') || helpers.has(items[at - 2]?.text ?? '');
  return helped && participle.test(item.text);
}
