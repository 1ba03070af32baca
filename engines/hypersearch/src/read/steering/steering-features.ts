import type { PeopleWord } from '../context/people-words.ts';
import type { Token } from '../words/tokens.ts';

/** The hash of a feature selects one of this many rows of weights. */
export const featureRows = 1 << 17;

/** Takes a row of weights and the words (indices, both inclusive) that the feature was seen in. */
export type FeatureVisitor = (row: number, first: number, last: number) => void;

const seenIn = new Uint32Array(featureRows);
let generation = 0;

/**
 * Visits each feature of a stretch of words once: its words, pairs of neighboring words, four letters of a word, kinds of
 * the list of people, their pairs up to five phrases apart and their runs of three. Kinds are shared by the languages, so
 * that what is learned in one holds in the others.
 */
export function visitFeatures(
  words: readonly PeopleWord[],
  tokens: readonly Token[],
  language: string,
  visit: FeatureVisitor,
): void {
  generation++;
  const add = (hash: number, first: number, last: number) => {
    const row = (hash ^ (hash >>> 13) ^ (hash >>> 21)) & (featureRows - 1);
    if (seenIn[row] === generation) return;
    seenIn[row] = generation;
    visit(row, first, last);
  };
  visitText(words, tokens, hashOf(language), add);
  visitKinds(words, add);
}

type Add = (hash: number, first: number, last: number) => void;

function visitText(words: readonly PeopleWord[], tokens: readonly Token[], salt: number, add: Add): void {
  const single = mix(salt, 1);
  const pair = mix(salt, 2);
  let before = hashOf('^');
  // Every sentence has this feature: its weight is what a sentence of unknown words gets.
  if (words.length > 0) add(mix(single, before), 0, 0);
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as PeopleWord;
    for (let at = word.from; at < word.to; at++) {
      const token = tokens[at] as Token;
      if (token.kind === 'mark' && !isStop(token.text)) continue;
      const text = token.kind === 'number' ? '#' : token.text;
      const hash = hashOf(text);
      add(mix(single, hash), index, index);
      add(mix(mix(pair, before), hash), Math.max(0, index - 1), index);
      before = hash;
      for (let from = -1; text.length > 3 && from + 4 <= text.length + 1; from++)
        add(mix(3, hashOf(text, from, from + 4)), index, index);
    }
  }
}

/** The largest distance, in words, of two phrases that make one feature. */
const reach = 5;

interface Kinds {
  kinds: Uint32Array;
  broad: Uint32Array;
}

function visitKinds(words: readonly PeopleWord[], add: Add): void {
  const found: Kinds[] = [];
  const places: number[] = [];
  const ends: boolean[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as PeopleWord;
    const kinds = kindsOf(word);
    if (!kinds) continue;
    found.push(kinds);
    places.push(index);
    ends.push(word.mark && word.text !== ',');
  }
  for (let at = 0; at < found.length; at++) {
    const one = found[at] as Kinds;
    const place = places[at] as number;
    for (let i = 0; i < one.kinds.length; i++) add(mix(4, one.kinds[i] as number), place, place);
    for (let next = at + 1; next <= at + reach && next < found.length && !ends[next]; next++)
      visitPair(one, found[next] as Kinds, next - at, place, places[next] as number, add);
    const [first, last] = [places[at - 1] ?? place, places[at + 1] ?? place];
    for (const before of found[at - 1]?.broad ?? edge)
      for (const kind of one.broad) {
        const run = mix(mix(6, before), kind);
        for (const after of found[at + 1]?.broad ?? edge) add(mix(run, after), first, last);
      }
  }
}

function visitPair(one: Kinds, other: Kinds, apart: number, first: number, last: number, add: Add): void {
  const salt = mix(5, Math.min(3, 1 + (apart >> 1)));
  for (let i = 0; i < one.kinds.length; i++) {
    const exact = mix(salt, one.kinds[i] as number);
    const broad = mix(salt, one.broad[i] as number);
    for (let j = 0; j < other.kinds.length; j++) {
      add(mix(exact, other.kinds[j] as number), first, last);
      if (broad !== exact || other.broad[j] !== other.kinds[j]) add(mix(broad, other.broad[j] as number), first, last);
    }
  }
}

const edge = new Uint32Array([hashOf('edge')]);
const stops: ReadonlySet<string> = new Set(['.', '..', '...', ';', '!', '?', ',']);
const isStop = (mark: string): boolean => stops.has(mark);
const marks = { ',': kindsFrom([',']), '.': kindsFrom(['.']), '#': kindsFrom(['#']) };
const kindsKnown = new WeakMap<PeopleWord['senses'], Kinds>();

/** The kinds of a phrase as hashes, exact (`group:sex`) and broad (`group`); nothing for other words. */
function kindsOf(word: PeopleWord): Kinds | undefined {
  if (word.mark) return isStop(word.text) ? marks[word.text === ',' ? ',' : '.'] : undefined;
  if (word.senses.length === 0) return word.text === '#' ? marks['#'] : undefined;
  let kinds = kindsKnown.get(word.senses);
  if (!kinds) {
    kinds = kindsFrom(word.senses.map(({ kind, value }) => (kind === 'group' ? `${kind}:${value}` : kind)));
    kindsKnown.set(word.senses, kinds);
  }
  return kinds;
}

function kindsFrom(names: readonly string[]): Kinds {
  return {
    kinds: Uint32Array.from(names, (name) => hashOf(name)),
    broad: Uint32Array.from(names, (name) => hashOf(name.replace(/:.*/, ''))),
  };
}

/** FNV-1a of a part of a text; the edges of the text count as a letter. */
function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) {
    const code = at < 0 ? 94 : at < text.length ? text.charCodeAt(at) : 36;
    hash = Math.imul(hash ^ code, 0x01000193);
  }
  return hash >>> 0;
}

function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x85ebca6b), 0xc2b2ae35);
  hash ^= hash >>> 15;
  return hash >>> 0;
}
