import { foldWords } from './words.ts';

/** The words of one text: each once, how often it occurs, and how many words there are. Good until the next is read. */
interface CountedWords {
  numbers: Int32Array;
  occurrences: Int32Array;
  count: number;
  length: number;
}

/** Every word of every text, numbered in the order of first sight; words are never forgotten. */
export class Vocabulary {
  /** By number. */
  readonly words: string[] = [];
  /** A table of word numbers + 1 with open addressing, at most half full, and beside each number its hash. */
  #slots = new Int32Array(2048);
  #hashes = new Int32Array(1024);
  /** In alphabetical order, as far as they were numbered below `#sortedUpTo`. */
  #sorted: string[] = [];
  #sortedUpTo = 0;
  /** One counter a word, for readers of texts and builders of postings: all zero between their uses. */
  #tally = new Int32Array(1024);
  readonly #counted = { numbers: new Int32Array(256), occurrences: new Int32Array(256), count: 0, length: 0 };

  /** Numbers of a text's words, made where they are new. */
  read(text: string): CountedWords {
    const counted = this.#counted;
    counted.count = 0;
    counted.length = 0;
    if (counted.numbers.length < text.length) {
      counted.numbers = new Int32Array(text.length * 2);
      counted.occurrences = new Int32Array(text.length * 2);
    }
    if (!this.#readPlain(text)) for (const word of foldWords(text)) this.#count(this.numberFor(word));
    for (let w = 0; w < counted.count; w++) {
      const number = counted.numbers[w] as number;
      counted.occurrences[w] = this.#tally[number] as number;
      this.#tally[number] = 0;
    }
    return counted;
  }

  numberFor(word: string): number {
    return this.#numberIn(word, 0, word.length, hashOf(word), true);
  }

  /** −1 for a word that stands in no text. */
  numberOf(word: string): number {
    return this.#numberIn(word, 0, word.length, hashOf(word), false);
  }

  /** The numbers of all words that begin so, ascending. */
  numbersWithPrefix(prefix: string): number[] {
    if (this.words.length - this.#sortedUpTo > 1024 || this.#sortedUpTo === 0) {
      this.#sorted = this.words.toSorted();
      this.#sortedUpTo = this.words.length;
    }
    const found: number[] = [];
    for (let i = this.#firstFrom(prefix); this.#sorted[i]?.startsWith(prefix); i++)
      found.push(this.numberOf(this.#sorted[i] as string));
    for (let number = this.#sortedUpTo; number < this.words.length; number++)
      if (this.words[number]?.startsWith(prefix)) found.push(number);
    return found.sort((a, b) => a - b);
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
        this.#count(this.#numberIn(text, from, i, hash, true));
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

  /** The number of the word that stands in `text` from `from` up to `to`, lower case aside. */
  #numberIn(text: string, from: number, to: number, hash: number, make: boolean): number {
    const last = this.#slots.length - 1;
    let slot = Math.imul(hash, 0x9e3779b1) >>> (Math.clz32(this.#slots.length) + 1);
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & last) {
      const number = (this.#slots[slot] as number) - 1;
      if (this.#hashes[number] === hash && isSame(this.words[number] as string, text, from, to)) return number;
    }
    if (!make) return -1;
    const number = this.words.push(text.slice(from, to).toLowerCase()) - 1;
    this.#slots[slot] = number + 1;
    if (number >= this.#hashes.length) this.#grow();
    this.#hashes[number] = hash;
    return number;
  }

  #grow(): void {
    const [hashes, tally] = [this.#hashes, this.#tally];
    this.#hashes = new Int32Array(hashes.length * 2);
    this.#hashes.set(hashes);
    this.#tally = new Int32Array(hashes.length * 2);
    this.#tally.set(tally);
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
