import { bitCount } from './bits.ts';
import { type Places, room, viewOf } from './parts.ts';
import type { Texts } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word that at least one in this many homes has is stored as bits, because a list would take as much space. */
const BITS_PAY_AT = 16;
const BLOCK = 256;

/**
 * Maps words to the homes of a segment: 3 bytes per entry, a home and an impact (see `impactOf`). Frequent words take
 * less, because bits store their homes.
 */
export interface Postings {
  /** Numbers of the occurring words, ascending. */
  words: Int32Array;
  /** The impacts of `words[i]` are `impacts[from[i]]` up to `impacts[from[i + 1]]`, in home order. */
  from: Int32Array;
  impacts: Uint8Array;
  /** The start of the homes of `words[i]` in `homes`, or −1 − n when the n-th row of `bits` stores them. */
  starts: Int32Array;
  homes: Uint16Array;
  bits: Int32Array;
  /** Number of homes in the n-th row of bits before each block of 256. */
  ranks: Uint16Array;
  wordCount: number;
}

/** `order[i]` is the entry of `texts` that became home `i`. */
export function postingParts(texts: Texts, order: Int32Array, { tally }: Vocabulary): Omit<Postings, 'wordCount'> {
  const count = order.length;
  const wordCount = Math.ceil(count / 32);
  const blocks = Math.ceil(count / BLOCK);
  const words = wordsOf(texts, order, tally);
  const [from, starts] = [new Int32Array(words.length + 1), new Int32Array(words.length)];
  let [listed, frequent] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    const many = tally[word] as number;
    const pays = many * BITS_PAY_AT > count && count >= BLOCK;
    starts[at] = pays ? -1 - frequent++ : listed;
    if (!pays) listed += many;
    from[at + 1] = (from[at] as number) + many;
    // From here on, `tally` holds the position of the word's next entry.
    tally[word] = from[at] as number;
  }
  const entries = sortedByWord(texts, order, tally, from.at(-1) as number);
  const [homes, impacts] = [room(Uint16Array, listed), room(Uint8Array, entries.length)];
  const [bits, ranks] = [room(Int32Array, frequent * wordCount), new Uint16Array(frequent * blocks)];
  for (let at = 0; at < words.length; at++) {
    tally[words[at] as number] = 0;
    const [first, end, start] = [from[at] as number, from[at + 1] as number, starts[at] as number];
    const shift = start - first;
    const firstBit = (-1 - start) * wordCount;
    for (let place = first; place < end; place++) {
      const entry = entries[place] as number;
      impacts[place] = entry;
      const home = entry >>> 8;
      if (start >= 0) homes[shift + place] = home;
      else bits[firstBit + (home >>> 5)]! |= 1 << (home & 31);
    }
  }
  for (let n = 0; n < frequent; n++)
    for (let block = 1; block < blocks; block++) {
      let before = ranks[n * blocks + block - 1] as number;
      for (let word = (block - 1) * 8; word < block * 8; word++)
        before += bitCount(bits[n * wordCount + word] as number);
      ranks[n * blocks + block] = before;
    }
  return { words, from, starts, homes, impacts, bits, ranks };
}

/** Returns homes with impacts in the lowest eight bits, grouped by word, in home order. */
function sortedByWord(texts: Texts, order: Int32Array, next: Int32Array, count: number): Int32Array {
  const entries = room(Int32Array, count);
  const { words, impacts } = texts;
  for (let home = 0; home < order.length; home++) {
    const row = order[home] as number;
    const end = texts.from[row + 1] as number;
    for (let i = texts.from[row] as number; i < end; i++) {
      const word = words[i] as number;
      const place = next[word] as number;
      next[word] = place + 1;
      entries[place] = (home << 8) | (impacts[i] as number);
    }
  }
  return entries;
}

/** Returns the occurring words, ascending. Sets `tally` to the number of homes of each word. */
function wordsOf(texts: Texts, order: Int32Array, tally: Int32Array): Int32Array {
  const occurring: number[] = [];
  for (let home = 0; home < order.length; home++) {
    const row = order[home] as number;
    const end = texts.from[row + 1] as number;
    for (let i = texts.from[row] as number; i < end; i++) {
      const word = texts.words[i] as number;
      const many = tally[word] as number;
      if (many === 0) occurring.push(word);
      tally[word] = many + 1;
    }
  }
  return Int32Array.from(occurring).sort();
}

export const openPostings = (buffer: SharedArrayBuffer, places: Places, wordCount: number): Postings => ({
  words: viewOf(buffer, places, 'words'),
  from: viewOf(buffer, places, 'from'),
  starts: viewOf(buffer, places, 'starts'),
  homes: viewOf(buffer, places, 'homes'),
  impacts: viewOf(buffer, places, 'impacts'),
  bits: viewOf(buffer, places, 'bits'),
  ranks: viewOf(buffer, places, 'ranks'),
  wordCount,
});

/** Returns the index of a word in `words`, or −1. */
export function placeOf({ words }: Postings, word: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as number) < word) low = middle + 1;
    else high = middle;
  }
  return words[low] === word ? low : -1;
}

export const homesWith = ({ from }: Postings, at: number): number => (from[at + 1] as number) - (from[at] as number);

/** Restricts each mask to homes with the word at index `at`. `out` may be `masks`. */
export function narrowToWord(
  postings: Postings,
  at: number,
  words: Int32Array,
  masks: Int32Array,
  count: number,
  out: Int32Array,
): void {
  const { bits, homes, starts, wordCount } = postings;
  const start = starts[at] as number;
  if (start < 0) {
    const first = (-1 - start) * wordCount;
    for (let i = 0; i < count; i++) out[i] = (masks[i] as number) & (bits[first + (words[i] as number)] as number);
    return;
  }
  const end = start + homesWith(postings, at);
  let next = start;
  for (let i = 0; i < count; i++) {
    const first = (words[i] as number) << 5;
    if (next < end && (homes[next] as number) < first) next = placeFrom(homes, first, next, end);
    let met = 0;
    for (; next < end && (homes[next] as number) < first + 32; next++) met |= 1 << ((homes[next] as number) & 31);
    out[i] = (masks[i] as number) & met;
  }
}

/** Returns the position of the first home ≥ `home`. Searches in growing steps, because it is usually near. */
export function placeFrom(homes: Uint16Array, home: number, from: number, end: number): number {
  let [low, step] = [from, 1];
  while (low + step < end && (homes[low + step] as number) < home) {
    low += step;
    step *= 2;
  }
  let high = Math.min(end, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((homes[middle] as number) < home) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reads the impacts of one word on homes of a segment. Ascending access is fastest. */
export class Impacts {
  readonly #postings: Postings;
  readonly #at: number;
  readonly #start: number;
  readonly #end: number;
  /** Position of the last lookup. */
  #last: number;

  /** `at` is the index of the word; below 0 no home has it. */
  constructor(postings: Postings, at: number) {
    this.#postings = postings;
    this.#at = at;
    this.#start = at < 0 ? 0 : (postings.starts[at] as number);
    this.#end = at < 0 ? 0 : this.#start + homesWith(postings, at);
    this.#last = this.#start;
  }

  /** Returns 0 when the text of the home lacks the word. */
  on(home: number): number {
    if (this.#at < 0) return 0;
    const { from, homes, impacts } = this.#postings;
    const first = from[this.#at] as number;
    if (this.#start < 0) {
      const rank = this.#rankOf(home);
      return rank < 0 ? 0 : (impacts[first + rank] as number);
    }
    const known = this.#last < this.#end && (homes[this.#last] as number) <= home ? this.#last : this.#start;
    const place = placeFrom(homes, home, known, this.#end);
    this.#last = place;
    return place < this.#end && homes[place] === home ? (impacts[first + place - this.#start] as number) : 0;
  }

  /** Returns the number of earlier homes with the word, or −1 if this home lacks it. */
  #rankOf(home: number): number {
    const { bits, ranks, wordCount } = this.#postings;
    const n = -1 - this.#start;
    const [word, block] = [home >>> 5, home >>> 8];
    const own = bits[n * wordCount + word] as number;
    if (((own >>> (home & 31)) & 1) === 0) return -1;
    let rank = ranks[n * ((wordCount + 7) >>> 3) + block] as number;
    for (let before = block * 8; before < word; before++) rank += bitCount(bits[n * wordCount + before] as number);
    return rank + bitCount(own & ((1 << (home & 31)) - 1));
  }
}

/** Returns the number of homes in `live` that have the word. */
export function livingHomesWith(postings: Postings, word: number, live: Int32Array): number {
  const at = placeOf(postings, word);
  if (at < 0) return 0;
  const { bits, homes, starts, wordCount } = postings;
  const start = starts[at] as number;
  let count = 0;
  if (start < 0) {
    const first = (-1 - start) * wordCount;
    for (let i = 0; i < wordCount; i++) count += bitCount((bits[first + i] as number) & (live[i] as number));
    return count;
  }
  for (let i = start; i < start + homesWith(postings, at); i++) {
    const home = homes[i] as number;
    count += ((live[home >>> 5] as number) >>> (home & 31)) & 1;
  }
  return count;
}

/**
 * Converts postings (homes per word) back to texts (words per home) for up to `many` homes. `rowOf[home]` is the
 * position in `texts`; a negative value skips the home.
 */
export function addTexts(postings: Postings, rowOf: Int32Array, many: number, texts: Texts): void {
  const { from, impacts, words } = postings;
  const first = texts.count;
  const end = first + many;
  const homes = new Uint16Array(rowOf.length);
  for (let at = 0; at < words.length; at++) {
    const listed = listHomes(postings, at, homes);
    for (let i = 0; i < listed; i++) {
      const row = rowOf[homes[i] as number] as number;
      if (row >= 0) texts.from[row + 1]! += 1;
    }
  }
  for (let row = first; row < end; row++) texts.from[row + 1]! += texts.from[row] as number;
  texts.makeRoom(texts.from[end] as number);
  const next = texts.from.slice(first, end);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    const shift = from[at] as number;
    const listed = listHomes(postings, at, homes);
    for (let i = 0; i < listed; i++) {
      const row = rowOf[homes[i] as number] as number;
      if (row < 0) continue;
      const place = next[row - first]!++;
      texts.words[place] = word;
      texts.impacts[place] = impacts[shift + i] as number;
    }
  }
  texts.count = end;
}

/** Writes the homes of the word at index `at` to `out` and returns their number. */
function listHomes(postings: Postings, at: number, out: Uint16Array): number {
  const { bits, homes, starts, wordCount } = postings;
  const start = starts[at] as number;
  const many = homesWith(postings, at);
  if (start >= 0) {
    for (let i = 0; i < many; i++) out[i] = homes[start + i] as number;
    return many;
  }
  const first = (-1 - start) * wordCount;
  let listed = 0;
  for (let i = 0; i < wordCount; i++)
    for (let left = bits[first + i] as number; left !== 0; left &= left - 1)
      out[listed++] = (i << 5) + 31 - Math.clz32(left & -left);
  return listed;
}
