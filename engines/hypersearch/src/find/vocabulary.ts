/** Every word of every text, numbered in the order of first sight; words are never forgotten. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  /** In alphabetical order; words that came later stand in `#recent` until they are many. */
  #sorted: string[] = [];
  #recent: string[] = [];
  /** One counter a word, for builders of postings: all zero between their uses. */
  #tally = new Int32Array(1024);

  numberFor(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.#recent.push(word);
    return number;
  }

  /** −1 for a word that stands in no text. */
  numberOf(word: string): number {
    return this.#numbers.get(word) ?? -1;
  }

  /** The numbers of all words that begin so, ascending. */
  numbersWithPrefix(prefix: string): number[] {
    if (this.#recent.length > 1024 || this.#sorted.length === 0) {
      this.#sorted = this.#sorted.concat(this.#recent).sort();
      this.#recent = [];
    }
    const found = this.#recent.filter((word) => word.startsWith(prefix));
    for (let i = this.#firstFrom(prefix); this.#sorted[i]?.startsWith(prefix); i++)
      found.push(this.#sorted[i] as string);
    return found.map((word) => this.numberOf(word)).sort((a, b) => a - b);
  }

  get tally(): Int32Array {
    if (this.#tally.length < this.#numbers.size) this.#tally = new Int32Array(this.#numbers.size * 2);
    return this.#tally;
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
