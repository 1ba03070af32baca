import { stemOf } from '../text/stem.ts';
import { beginsSo, foldWords } from './words.ts';

/** The stems of one text: each once, how often it occurs, and how many words there are. Good until the next is read. */
interface CountedWords {
  numbers: Int32Array;
  occurrences: Int32Array;
  count: number;
  length: number;
}

/**
 * Every word of every text in the order of first sight, and the stems of these words, numbered in theirs; words are never
 * forgotten. Whoever learns the same words in the same order has the same numbers.
 */
export class Vocabulary {
  readonly words: string[] = [];
  /** By number; what texts are searched by. */
  readonly #stems: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** Beside each word the number of its stem. */
  #stemOfWord = new Int32Array(1024);
  /** A table of word numbers + 1 with open addressing, at most half full, and beside each number its hash. */
  #slots = new Int32Array(2048);
  #hashes = new Int32Array(1024);
  /** Stems in alphabetical order, as far as they were numbered below `#sortedUpTo`. */
  #sorted: string[] = [];
  #sortedUpTo = 0;
  /** One counter a stem, for readers of texts and builders of postings: all zero between their uses. */
  #tally = new Int32Array(1024);
  readonly #counted = { numbers: new Int32Array(256), occurrences: new Int32Array(256), count: 0, length: 0 };

  /** Numbers of the stems of a text, made where they are new. */
  read(text: string): CountedWords {
    const counted = this.#counted;
    counted.count = 0;
    counted.length = 0;
    if (counted.numbers.length < text.length) {
      counted.numbers = new Int32Array(text.length * 2);
      counted.occurrences = new Int32Array(text.length * 2);
    }
    if (!this.#readPlain(text)) for (const word of foldWords(text)) this.#count(this.learn(word));
    for (let w = 0; w < counted.count; w++) {
      const number = counted.numbers[w] as number;
      counted.occurrences[w] = this.#tally[number] as number;
      this.#tally[number] = 0;
    }
    return counted;
  }

  /** Takes a folded word in, and gives the number of its stem. */
  learn(word: string): number {
    return this.#stemIn(word, 0, word.length, hashOf(word));
  }

  /** −1 for a stem that stands in no text. */
  numberOf(stem: string): number {
    return this.#numbers.get(stem) ?? -1;
  }

  /** The numbers of all stems of words that begin so, ascending. */
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

  /** A text of ASCII, letter by letter and without a string a word; false where it is none, with nothing counted. */
  #readPlain(text: string): boolean {
    let from = -1;
    let hash = 0;
    for (let i = 0; i <= text.length; i++) {
      const code = i < text.length ? text.charCodeAt(i) : 0;
      if (code > 127) return this.#uncount();
      const letter = plain[code] as number;
      if (letter !== 0) {
        if (from < 0) {
          from = i;
          hash = 0;
        }
        hash = Math.imul(hash ^ letter, PRIME);
      } else if (from >= 0) {
        this.#count(this.#stemIn(text, from, i, hash));
        from = -1;
      }
    }
    return true;
  }

  #uncount(): false {
    const counted = this.#counted;
    for (let w = 0; w < counted.count; w++) this.#tally[counted.numbers[w] as number] = 0;
    counted.count = 0;
    counted.length = 0;
    return false;
  }

  #count(number: number): void {
    this.#counted.length += 1;
    if ((this.#tally[number] as number) === 0) this.#counted.numbers[this.#counted.count++] = number;
    this.#tally[number]! += 1;
  }

  /** The number of the stem of the word that stands in `text` from `from` up to `to`, lower case aside. */
  #stemIn(text: string, from: number, to: number, hash: number): number {
    const last = this.#slots.length - 1;
    let slot = Math.imul(hash, 0x9e3779b1) >>> (Math.clz32(this.#slots.length) + 1);
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & last) {
      const word = (this.#slots[slot] as number) - 1;
      if (this.#hashes[word] === hash && isSame(this.words[word] as string, text, from, to))
        return this.#stemOfWord[word] as number;
    }
    const word = this.words.push(text.slice(from, to).toLowerCase()) - 1;
    this.#slots[slot] = word + 1;
    if (word >= this.#hashes.length) this.#grow();
    this.#hashes[word] = hash;
    const number = this.#numberFor(stemOf(this.words[word] as string));
    this.#stemOfWord[word] = number;
    return number;
  }

  #numberFor(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.#stems.push(stem) - 1;
    this.#numbers.set(stem, number);
    return number;
  }

  #grow(): void {
    const { hashes, tally, stems } = { hashes: this.#hashes, tally: this.#tally, stems: this.#stemOfWord };
    this.#hashes = new Int32Array(hashes.length * 2);
    this.#hashes.set(hashes);
    this.#tally = new Int32Array(hashes.length * 2);
    this.#tally.set(tally);
    this.#stemOfWord = new Int32Array(hashes.length * 2);
    this.#stemOfWord.set(stems);
    this.#slots = new Int32Array(this.#slots.length * 2);
    const last = this.#slots.length - 1;
    const shift = Math.clz32(this.#slots.length) + 1;
    for (let number = 0; number < this.words.length; number++) {
      const hash = number < hashes.length ? (hashes[number] as number) : hashOf(this.words[number] as string);
      let slot = Math.imul(hash, 0x9e3779b1) >>> shift;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & last;
      this.#slots[slot] = number + 1;
    }
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

/** Of each code of ASCII the letter, lower case, or the digit; 0 for all that separates words. */
const plain = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(letter) ? letter.charCodeAt(0) : 0;
});

/** Of the hash by Fowler, Noll and Vo. */
const PRIME = 0x01000193;

/** Of a folded word, as `#readPlain` adds it up. */
function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), PRIME);
  return hash;
}

function isSame(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = 0; i < word.length; i++) {
    const letter = text.charCodeAt(from + i);
    if (word.charCodeAt(i) !== (letter >= 65 && letter <= 90 ? letter | 32 : letter)) return false;
  }
  return true;
}
