import type { Constraint } from './constraint.ts';
import { markHomesWith } from './postings.ts';
import type { Segment } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WantedWords } from './words.ts';

/** Homes whose text has every wanted word. */
export class WordConstraint implements Constraint {
  /** One entry a wanted word: the numbers of the words that will do. */
  readonly #wanted: readonly (readonly number[])[];
  /** Kept from the last segment that was asked: the homes of it that have every word. */
  #segment: Segment | undefined;
  #homes: Int32Array = new Int32Array(0);

  constructor(vocabulary: Vocabulary, { whole, prefix }: WantedWords) {
    this.#wanted = [
      ...whole.map((word) => [vocabulary.numberOf(word)]),
      ...(prefix === undefined ? [] : [vocabulary.numbersWithPrefix(prefix)]),
    ];
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    if (this.#segment !== segment) {
      this.#homes = this.#homesWithAll(segment);
      this.#segment = segment;
    }
    for (let i = 0; i < count; i++) out[i] = (masks[i] as number) & (this.#homes[words[i] as number] as number);
  }

  #homesWithAll({ postings, wordCount }: Segment): Int32Array {
    const all = new Int32Array(wordCount).fill(-1);
    for (const numbers of this.#wanted) {
      const some = new Int32Array(wordCount);
      for (const number of numbers) markHomesWith(postings, number, some);
      for (let word = 0; word < wordCount; word++) all[word]! &= some[word] as number;
    }
    return all;
  }
}
