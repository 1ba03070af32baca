import type { Constraint } from './constraint.ts';
import { homesWith, narrowToWord, type Postings, placeOf } from './postings.ts';
import type { Segment } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WantedWords } from './words.ts';

/** Homes whose text has every wanted word. */
export class WordConstraint implements Constraint {
  readonly #whole: readonly number[];
  /** The words that begin as is wanted, where a beginning is. */
  readonly #begun: readonly number[] | undefined;
  #segment: Segment | undefined;
  /** Where the words stand in the postings of `#segment`, the rarest first; undefined where one is missing. */
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

  /** All but the rarest word. */
  narrowLed(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    this.#narrow(segment, words, masks, count, out, 1);
  }

  /** The homes of the rarest word where they are listed: a slice of `postings.homes`. */
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
