import { stemOf } from '../../text/stem.ts';
import { impactOf } from '../counts/impact.ts';
import type { Texts } from './texts.ts';
import { beginsSo, foldWords } from './words.ts';

/**
 * Numbers every word of every text, and the stems of these words, in order of first occurrence. Words are never
 * removed. Vocabularies that learn the same words in the same order have the same numbers.
 */
export class Vocabulary {
  readonly words: string[] = [];
  /** Stems by number. Text search uses them. */
  readonly #stems: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** Stem numbers of words that do not fit in a key. */
  readonly #odd = new Map<string, number>();
  /**
   * Stem numbers of all other words: a hash table with open addressing, at most half full. A key takes KEY words of 32
   * bits.
   */
  #table = new Int32Array(KEY * 4096);
  #tableCount = 0;
  /** Stems with numbers below `#sortedUpTo`, in alphabetical order. */
  #sorted: string[] = [];
  #sortedUpTo = 0;
  /** One counter per stem, for readers of texts and builders of postings. All zero between uses. */
  #tally = new Int32Array(1024);
  /** End position of the current text's stems. */
  #end = 0;

  /** Adds a text: numbers its new stems and adds each stem once with its impact. */
  read(text: string, texts: Texts): void {
    const from = texts.from[texts.count] as number;
    texts.makeRoom(from + ((text.length + 1) >>> 1));
    let length = this.#readPlain(text, texts.words, from);
    if (length < 0) {
      const folded = foldWords(text);
      length = folded.length;
      texts.makeRoom(from + length);
      this.#end = from;
      for (const word of folded) this.#count(this.learn(word), texts.words);
    }
    const { words, impacts } = texts;
    const [end, tally, once] = [this.#end, this.#tally, impactOf(1, length)];
    for (let at = from; at < end; at++) {
      const number = words[at] as number;
      const occurrences = tally[number] as number;
      impacts[at] = occurrences === 1 ? once : impactOf(occurrences, length);
      tally[number] = 0;
    }
    texts.from[++texts.count] = end;
  }

  /** Adds a folded word and returns the number of its stem. */
  learn(word: string): number {
    let [high, middle, low] = [0, 0, 0];
    for (let at = 0; at < word.length; at++) {
      const letter = letterOf(word.charCodeAt(at));
      if (letter >= SPACE || at === LONGEST) return this.#learnOdd(word);
      high = (high << 6) | (middle >>> 26);
      middle = (middle << 6) | (low >>> 26);
      low = (low << 6) | letter;
    }
    return this.#stemFor(high, middle, low, word, 0, word.length);
  }

  /** Returns −1 for a stem that occurs in no text. */
  numberOf(stem: string): number {
    return this.#numbers.get(stem) ?? -1;
  }

  /** Returns the numbers of all stems of words with this prefix, ascending. */
  numbersWithPrefix(prefix: string): number[] {
    if (this.#stems.length - this.#sortedUpTo > 1024 || this.#sortedUpTo === 0) {
      this.#sorted = this.#stems.toSorted();
      this.#sortedUpTo = this.#stems.length;
    }
    const found = new Set<number>();
    for (let i = this.#firstFrom(prefix); this.#sorted[i]?.startsWith(prefix); i++)
      found.add(this.numberOf(this.#sorted[i] as string));
    for (let number = this.#sortedUpTo; number < this.#stems.length; number++)
      if (beginsSo(this.#stems[number] as string, prefix)) found.add(number);
    const whole = this.numberOf(stemOf(prefix));
    if (whole >= 0) found.add(whole);
    return [...found].sort((a, b) => a - b);
  }

  get tally(): Int32Array {
    return this.#tally;
  }

  /**
   * Reads an ASCII text character by character without allocating strings: a word is a key of 6 bits per character.
   * Returns the number of words, or −1 without counting anything when the text has other characters. About half of the
   * time for reading texts is spent here.
   */
  #readPlain(text: string, words: Int32Array, start: number): number {
    let { table, tally } = this.#counters();
    let [length, end] = [0, start];
    const last = text.length;
    for (let at = 0; at < last; at++) {
      const from = at;
      let high = 0;
      let middle = 0;
      let low = 0;
      let letter = 0;
      for (; at < last; at++) {
        letter = letterOf(text.charCodeAt(at));
        if (letter >= SPACE) break;
        high = (high << 6) | (middle >>> 26);
        middle = (middle << 6) | (low >>> 26);
        low = (low << 6) | letter;
      }
      if (letter === FOREIGN) {
        for (let i = start; i < end; i++) tally[words[i] as number] = 0;
        return -1;
      }
      if (at === from) continue;
      const slot = slotOf(high, middle, low, table.length);
      let number = table[slot + 3] as number;
      if (table[slot] !== low || table[slot + 1] !== middle || table[slot + 2] !== high || at - from > LONGEST) {
        number = this.#stemFor(high, middle, low, text, from, at);
        ({ table, tally } = this.#counters());
      }
      const seen = tally[number] as number;
      words[end] = number;
      // Adds one if the stem is new. A branch would be mispredicted too often.
      end += (seen - 1) >>> 31;
      tally[number] = seen + 1;
      length += 1;
    }
    this.#end = end;
    return length;
  }

  #counters() {
    return { table: this.#table, tally: this.#tally };
  }

  #count(number: number, words: Int32Array): void {
    const seen = this.#tally[number] as number;
    if (seen === 0) words[this.#end++] = number;
    this.#tally[number] = seen + 1;
  }

  /** Returns the stem number of the word with this key, which is `text` from `from` to `to`, in lower case. */
  #stemFor(high: number, middle: number, low: number, text: string, from: number, to: number): number {
    if (to - from > LONGEST) return this.#learnOdd(text.slice(from, to).toLowerCase());
    const table = this.#table;
    let slot = slotOf(high, middle, low, table.length);
    for (; table[slot] !== 0; slot = slot + KEY === table.length ? 0 : slot + KEY)
      if (table[slot] === low && table[slot + 1] === middle && table[slot + 2] === high)
        return table[slot + 3] as number;
    const word = text.slice(from, to).toLowerCase();
    this.words.push(word);
    const number = this.#numberFor(stemOf(word));
    table.set([low, middle, high, number], slot);
    this.#tableCount += 1;
    if (this.#tableCount * 2 * KEY > table.length) this.#growTable();
    return number;
  }

  #learnOdd(word: string): number {
    const known = this.#odd.get(word);
    if (known !== undefined) return known;
    this.words.push(word);
    const number = this.#numberFor(stemOf(word));
    this.#odd.set(word, number);
    return number;
  }

  #numberFor(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.#stems.push(stem) - 1;
    this.#numbers.set(stem, number);
    if (number >= this.#tally.length) {
      const tally = new Int32Array(this.#tally.length * 2);
      tally.set(this.#tally);
      this.#tally = tally;
    }
    return number;
  }

  #growTable(): void {
    const old = this.#table;
    const table = new Int32Array(old.length * 2);
    for (let from = 0; from < old.length; from += KEY) {
      const [low = 0, middle = 0, high = 0] = old.subarray(from, from + KEY);
      if (low === 0) continue;
      let slot = slotOf(high, middle, low, table.length);
      while (table[slot] !== 0) slot = slot + KEY === table.length ? 0 : slot + KEY;
      table.set(old.subarray(from, from + KEY), slot);
    }
    this.#table = table;
  }

  #firstFrom(prefix: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Codes for characters other than letters and digits: an ASCII separator, and non-ASCII. */
const SPACE = 64;
const FOREIGN = 65;
/** Maps each ASCII code to the number of its letter or digit, from 1, ignoring case. */
const plain = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(String.fromCharCode(code).toLowerCase());
  return letter < 0 ? SPACE : letter + 1;
});
const letterOf = (code: number): number => (code > 127 ? FOREIGN : (plain[code] as number));

/** A table entry: a key of sixteen characters in three words, the last ones first, and the number of the stem. */
const KEY = 4;
const LONGEST = 16;

/** Returns the first slot of a key in a table of `length` words, a power of two (Knuth, vol. 3, 6.4). */
function slotOf(high: number, middle: number, low: number, length: number): number {
  const mixed = Math.imul(low, 0x9e3779b1) + Math.imul(middle, 0x85ebca6b) + Math.imul(high, 0xc2b2ae35);
  return (mixed >>> (Math.clz32(length) + 3)) * KEY;
}
