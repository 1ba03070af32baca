import { homesWith, narrowToWord, type Postings, placeOf } from '../store/postings.ts';
import type { Segment } from '../store/segment.ts';
import type { Vocabulary } from '../store/vocabulary.ts';
import type { WantedWords } from '../store/words.ts';
import type { Constraint } from './constraint.ts';

/** Accepts homes whose text contains every wanted word. */
export class WordConstraint implements Constraint {
  readonly #whole: readonly number[];
  /** Word numbers that match the wanted prefix, if there is one. */
  readonly #begun: readonly number[] | undefined;
  #segment: Segment | undefined;
  /** Indexes of the words in the postings of `#segment`, rarest first; undefined when a word is missing. */
  #places: readonly number[] | undefined;

  constructor(vocabulary: Vocabulary, { whole, prefix }: WantedWords) {
    this.#whole = whole.map((word) => vocabulary.numberOf(word));
    this.#begun = prefix === undefined ? undefined : vocabulary.numbersWithPrefix(prefix);
  }

  skips(segment: Segment): boolean {
    return this.#placesIn(segment) === undefined;
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    this.#narrow(segment, words, masks, count, out, 0);
  }

  /** Evaluates all words except the rarest. */
  narrowLed(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    this.#narrow(segment, words, masks, count, out, 1);
  }

  /** Returns the homes of the rarest word as a slice of `postings.homes`, if they are stored as a list. */
  lead(segment: Segment): { from: number; to: number } | undefined {
    const at = this.#placesIn(segment)?.[0];
    const from = at === undefined ? -1 : (segment.postings.starts[at] as number);
    return from < 0 ? undefined : { from, to: from + homesWith(segment.postings, at as number) };
  }

  #narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array, first: number): void {
    const places = this.#placesIn(segment);
    if (places === undefined) return void out.fill(0, 0, count);
    if (out !== masks) out.set(masks.subarray(0, count));
    for (let p = first; p < places.length; p++)
      narrowToWord(segment.postings, places[p] as number, words, out, count, out);
    if (this.#begun) narrowToAny(segment.postings, this.#begun, words, out, count);
  }

  #placesIn(segment: Segment): readonly number[] | undefined {
    if (segment === this.#segment) return this.#places;
    const { postings } = segment;
    const places = this.#whole.map((word) => placeOf(postings, word));
    places.sort((a, b) => homesWith(postings, a) - homesWith(postings, b));
    this.#segment = segment;
    this.#places = places.includes(-1) ? undefined : places;
    return this.#places;
  }
}

function narrowToAny(
  postings: Postings,
  numbers: readonly number[],
  words: Int32Array,
  masks: Int32Array,
  count: number,
): void {
  const [any, one] = [new Int32Array(count), new Int32Array(count)];
  for (const number of numbers) {
    const at = placeOf(postings, number);
    if (at < 0) continue;
    narrowToWord(postings, at, words, masks, count, one);
    for (let i = 0; i < count; i++) any[i]! |= one[i] as number;
  }
  masks.set(any);
}
