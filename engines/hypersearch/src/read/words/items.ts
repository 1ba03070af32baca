import { articles, isCapital, isSaint } from '../places/french-names.ts';
import { isUnpeopled, type NamedPlace, type PlaceIndex } from '../places/place-names.ts';
import { endsInCity, isMoreThanWords, isNameApart, toPlace } from './name-apart.ts';
import { longestName, nameAt } from './name-at.ts';
import { criteria, isOfNextWord, phraseBefore } from './phrase-before.ts';
import { marksNamesByCapitals, type Token } from './tokens.ts';
import type { Sense } from './trie.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One or more tokens that the lexicon, the gazetteer or arithmetic treats as a unit. */
export interface Item {
  /** Half-open range of tokens. */
  from: number;
  to: number;
  text: string;
  senses: readonly Sense[];
  /** A figure, or the value of a number word. */
  number: number | undefined;
  mark: string | undefined;
  place: NamedPlace | undefined;
  /** The place is a name of several plain words with criteria, figures or marks on both sides. */
  isApart: boolean;
  capital: boolean;
  /** Touches the item before it. */
  glued: boolean;
  mended: boolean;
  /** A word of the language without a rule of its own. */
  common: boolean;
  /** A word of the closed list (parts.ts). */
  functional: boolean;
  /** A word for a class of people. */
  ofPeople: boolean;
  /** How many items on the next number begins, and the next unit of distance or time; 0 at itself. */
  numberAhead: number;
  distanceAhead: number;
}

const none: readonly Sense[] = [];
const ordinal = /^\d+(?:st|nd|rd|th)$/;

/** Phrases that hold for one sentence only, by the token at which they begin. */
export type OwnPhrases = ReadonlyMap<number, { end: number; senses: readonly Sense[] }>;

/** Cuts tokens into items: the longest phrase wins; a name as long as a phrase is kept beside it. */
export function segment(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  places: PlaceIndex,
  taken: Uint8Array,
  own?: OwnPhrases,
): Item[] {
  const items: Item[] = [];
  const capitalsMarkNames = marksNamesByCapitals(tokens);
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const owned = taken[at] ? undefined : own?.get(at);
    if (owned) {
      items.push(plainItem(tokens, at, owned.end, owned.senses));
      at = owned.end;
      continue;
    }
    const read =
      token.kind === 'mark' || taken[at] ? undefined : phraseBefore(tokens, at, vocabulary, places, capitalsMarkNames);
    const phrase = read && isOfNextWord(tokens, at, read.end) ? undefined : read;
    const found =
      token.kind === 'mark' || taken[at] ? undefined : nameAt(tokens, at, vocabulary, places, capitalsMarkNames);
    // "Avec WALK-IN": a criterion is no name that the gazetteer lacks.
    const criterion = phrase?.end === found?.end && phrase?.senses.some(({ kind }) => criteria.has(kind));
    const unlistedCriterion = criterion && found?.place.states.length === 0;
    const isApart = found !== undefined && isNameApart(found, at, tokens, items, vocabulary);
    const named =
      unlistedCriterion ||
      (found && !isApart && isWordFirst(found, at, tokens, vocabulary)) ||
      (found &&
        obscure(found, at, tokens, vocabulary, places) &&
        !isInList(tokens, at, found.end, items, vocabulary, places) &&
        !isBehindCity(found.place, items.at(-1)) &&
        !isApart &&
        !isDistinct(found, at, tokens, vocabulary) &&
        !inState(tokens, found.end, vocabulary))
        ? undefined
        : found;
    const numeric = token.kind === 'number';
    let end = Math.max(at + 1, phrase?.end ?? 0);
    let place: NamedPlace | undefined;
    let senses = phrase?.senses ?? none;
    if (named && named.end >= end) {
      if (named.end > end && !senses.some((sense) => sense.kind === 'state')) senses = none;
      const keepsPhrase =
        named.end > end &&
        phrase &&
        !plausible(named.place, token, phrase.end - at) &&
        !endsInCity(named, at, tokens) &&
        !(toPlace.has(tokens[at - 1]?.text ?? '') && isMoreThanWords(named, at, tokens, vocabulary)) &&
        !isApart &&
        !isDistinct(named, at, tokens, vocabulary) &&
        !inState(tokens, named.end, vocabulary);
      if (!keepsPhrase) {
        place = named.place;
        if (named.end > end) senses = none;
        end = named.end;
      } else senses = phrase.senses;
    }
    const numberSense = senses.find((sense) => sense.kind === 'num');
    const figure = numeric && end === at + 1;
    items.push({
      from: at,
      to: end,
      text: token.text,
      senses: figure ? none : senses,
      number: figure ? token.value : numberSense && end <= at + 3 ? Number(numberSense.value) : undefined,
      mark: token.kind === 'mark' ? token.text : undefined,
      place,
      isApart: place !== undefined && isApart,
      capital: token.capital,
      glued: token.glued,
      mended: isMended(tokens, at, end),
      common: vocabulary.commonWords.has(token.text) || (!numeric && isFigure(token.text) && ordinal.test(token.text)),
      functional: end === at + 1 && vocabulary.functionWords.has(token.text),
      ofPeople: vocabulary.groups.has(token.text),
      numberAhead: 0,
      distanceAhead: 0,
    });
    at = end;
  }
  lookAhead(items);
  return items;
}

const farAway = 1_000;
const numberMarks: ReadonlySet<string> = new Set(['$', '€', '£', '-']);
const numberKinds: ReadonlySet<string> = new Set(['frac', 'mult', 'num', 'currency', 'decadeof', 'bandof']);
const distances: ReadonlySet<string> = new Set(['min', 'mi', 'km', 'hour', 'm', 'block', 'ft', 'yd']);

/** Most words lead to no number, which is known before any rule looks for one. */
function lookAhead(items: readonly Item[]): void {
  let [number, distance] = [farAway, farAway];
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at] as Item;
    number = beginsNumber(item) ? 0 : number + 1;
    distance = measures(item) ? 0 : distance + 1;
    item.numberAhead = number;
    item.distanceAhead = distance;
  }
}

function beginsNumber({ number, mark, senses }: Item): boolean {
  if (number !== undefined || (mark !== undefined && numberMarks.has(mark))) return true;
  // "An acre"
  return senses.some(({ kind, value }) => numberKinds.has(kind) || (kind === 'unit' && landUnits.has(value)));
}
const landUnits: ReadonlySet<string> = new Set(['acre', 'hectare']);

const measures = ({ text, senses }: Item): boolean =>
  text === 'm' || senses.some(({ kind, value }) => kind === 'unit' && distances.has(value));

function isMended(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((tokens[at] as Token).mended) return true;
  return false;
}

const isFigure = (text: string): boolean => text.charCodeAt(0) <= 57;

function plainItem(tokens: readonly Token[], from: number, to: number, senses: readonly Sense[]): Item {
  const { text, capital, glued } = tokens[from] as Token;
  const rest = {
    number: undefined,
    mark: undefined,
    place: undefined,
    isApart: false,
    mended: false,
    common: false,
    functional: false,
    ofPeople: false,
    numberAhead: 0,
    distanceAhead: 0,
  };
  return { from, to, text, senses, capital, glued, ...rest };
}

/** A longer name beats a phrase inside it unless it is an obscure one made of plain words. */
function plausible(place: NamedPlace, token: Token, phraseLength: number): boolean {
  return (
    token.capital ||
    place.population >= 40_000 ||
    place.wellKnown === true ||
    place.kind === 'region' ||
    phraseLength === 0
  );
}

const leadsToPlace: ReadonlySet<string> = new Set(
  'in near to around from not or and en a at de dans vers sur leaving for'.split(' '),
);

/** "white house" in small letters is a small town only after a word that leads to a place. */
function obscure(
  found: { end: number; place: NamedPlace },
  at: number,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  places: PlaceIndex,
): boolean {
  if (found.end === at + 1 || isCapital(tokens.slice(at, found.end))) return false;
  // "Casa grande en Fresno": a kind of home and a word of its size.
  const home = vocabulary.phrases.longest(tokens, at)?.senses.some(({ kind }) => kind === 'house');
  const isListed = found.place.wellKnown && !tokens.slice(at, found.end).every(({ text }) => vocabulary.knows(text));
  if ((found.place.population >= 40_000 || isListed) && !home) return false;
  if (endsInCity(found, at, tokens)) return false;
  // "val des monts"
  if (found.end > at + 2 && found.place.population >= 5_000) return false;
  if (found.place.kind === 'region' || isSaint(tokens[at])) return false;
  if (isInCity(found, tokens, places)) return false;
  return !leadsToPlace.has(tokens[at - 1]?.text ?? '');
}

/** "north park san diego", "wicker park, chicago": a district before a large city of its state. */
function isInCity({ end, place }: { end: number; place: NamedPlace }, tokens: readonly Token[], places: PlaceIndex) {
  const next = tokens[end]?.text === ',' ? end + 1 : end;
  const city = next < tokens.length ? longestName(tokens, next, places)?.place : undefined;
  if (city?.kind !== 'city' || city.population < 100_000) return false;
  return place.states.some(({ code }) => code === city.states[0]?.code);
}

/** "mpls north loop 1 bed": a district behind a large city of its state. */
const isBehindCity = ({ states }: NamedPlace, before: Item | undefined): boolean =>
  before?.place?.kind === 'city' &&
  before.place.population >= 100_000 &&
  states.some(({ code }) => code === before.place?.states[0]?.code);

/** "A house", "they cost more", "max 950": a post office of that name is meant only in capitals, led to or with its state. */
function isWordFirst(
  { end, place }: { end: number; place: NamedPlace },
  at: number,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  // «Cerca de la playa»: La Playa is a district too.
  const isArticled = place.population === 0 && place.kind !== 'region' && articles.has((tokens[at] as Token).text);
  if (vocabulary.phrases.longest(tokens, at)?.senses.some(({ kind }) => kind === 'hood')) return false;
  if (!(isUnpeopled(place) || isArticled) || (end > at + 1 && isSaint(tokens[at]))) return false;
  if (!tokens.slice(at, end).every(({ text }) => vocabulary.knows(text))) return false;
  if (inState(tokens, tokens[end]?.text === ',' ? end + 1 : end, vocabulary)) return false;
  if (!isCapital(tokens.slice(at, end))) return true;
  return end === at + 1 && !leadsToPlace.has(tokens[at - 1]?.text ?? '');
}

/** "sunny isles beach", "coos bay": several words, one of which says nothing else. */
function isDistinct(
  found: { end: number; place: NamedPlace },
  at: number,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
) {
  const width = found.end - at;
  if (width < 2 || found.place.population < 5_000) return false;
  return width > 2 || tokens.slice(at, found.end).some(({ text }) => !vocabulary.knows(text));
}

/** "Von Ormy Somerset o Lytle" in small letters: a name of words that say nothing else stands beside another name. */
function isInList(
  tokens: readonly Token[],
  at: number,
  end: number,
  items: readonly Item[],
  vocabulary: Vocabulary,
  places: PlaceIndex,
): boolean {
  if (tokens.slice(at, end).every(({ text }) => vocabulary.knows(text))) return false;
  const isJoint = (text: string | undefined) => /^(?:ou|o|or|,|\/)$/.test(text ?? '');
  const last = items.at(-1);
  if (last?.place || (isJoint(last?.mark ?? last?.text) && items.at(-2)?.place)) return true;
  const next = isJoint(tokens[end]?.text) ? end + 1 : end;
  const name = next < tokens.length ? longestName(tokens, next, places) : undefined;
  return name !== undefined && !tokens.slice(next, name.end).every(({ text }) => vocabulary.knows(text));
}

/** "park city utah" */
const inState = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  vocabulary.phrases.longest(tokens, at)?.senses.some((sense) => sense.kind === 'state') ?? false;

/** Returns true if an item can be of a kind. A plain loop, because a sentence calls it some thousand times. */
export function has(item: Item | undefined, kind: string, value?: string): boolean {
  if (item === undefined) return false;
  const { senses } = item;
  for (let at = 0; at < senses.length; at++) {
    const sense = senses[at] as Sense;
    if (sense.kind === kind && (value === undefined || sense.value === value)) return true;
  }
  return false;
}

/** The first value that an item has of a kind. */
export function senseOf(item: Item | undefined, kind: string): string | undefined {
  for (const sense of item?.senses ?? []) if (sense.kind === kind) return sense.value;
  return undefined;
}
