import { type PlaceCriterion, placesKey } from './places.ts';
import { type Locale, Locales } from './store/locales.ts';
import { livingHomesWith } from './store/postings.ts';
import { isLive, openSegment, type Segment, type SegmentImage } from './store/segment.ts';
import { Vocabulary } from './store/vocabulary.ts';

/** Changes to homes in the form sent to searchers: plain data and shared buffers. */
export interface Epoch {
  /** The previous epoch's number plus one. */
  number: number;
  /** New names since the previous epoch, in order of their numbers. */
  locales: readonly Locale[];
  words: readonly string[];
  added: readonly { image: SegmentImage; live: Int32Array | undefined }[];
  /** Removed segments. Their living homes are in the added segments. */
  removed: readonly number[];
  died: readonly { segment: number; homes: readonly number[] }[];
}

/** Ranges of a segment: [from, to, from, to …], ascending and disjoint. */
export interface Span {
  segment: Segment;
  ranges: readonly number[];
}

/** Places resolved against the current homes. */
export interface Located {
  numbers: ReadonlySet<number>;
  /** 1 for each matching locale. */
  meets: Uint8Array;
  /** Ranges that contain the homes of the surrounding cities. */
  spans: readonly Span[];
  segments: ReadonlySet<Segment>;
  /** True when every home of the spans matches. */
  isWhole: boolean;
}

/** Maximum number of cached place lookups. */
const MOST_KEPT = 4096;

/**
 * All homes as one thread sees them: shared segments with a thread-local record of living homes. Only `take` changes
 * it, between two searches, so each search sees exactly one version of every home.
 */
export class Catalogue {
  readonly locales = new Locales();
  readonly vocabulary = new Vocabulary();
  /** The last applied epoch. */
  number = 0;
  #size = 0;
  readonly #byNumber = new Map<number, Segment>();
  #spans: Span[] | undefined;
  readonly #located = new Map<string, Located>();
  readonly #homesWith = new Map<number, number>();

  get size(): number {
    return this.#size;
  }

  /** The number of homes that word search cannot find yet. */
  get unreadTexts(): number {
    let homes = 0;
    for (const { image, liveCount } of this.#byNumber.values()) if (image.textsLater) homes += liveCount;
    return homes;
  }

  take(epoch: Epoch): void {
    if (epoch.number <= this.number) return;
    if (this.number > 0 && epoch.number > this.number + 1) throw new Error(`epoch ${this.number + 1} is missing`);
    for (const locale of epoch.locales) this.locales.learn(locale);
    for (const word of epoch.words) this.vocabulary.learn(word);
    for (const { image, live } of epoch.added) this.add(openSegment(image, live));
    for (const number of epoch.removed) this.remove(this.segment(number));
    for (const { segment, homes } of epoch.died) for (const home of homes) this.kill(this.segment(segment), home);
    this.number = epoch.number;
  }

  segment(number: number): Segment {
    return this.#byNumber.get(number) as Segment;
  }

  segments(): Iterable<Segment> {
    return this.#byNumber.values();
  }

  add(segment: Segment): void {
    this.#byNumber.set(segment.image.number, segment);
    this.#forget();
    this.#size += segment.liveCount;
    const { locale } = segment.figures;
    for (let home = 0; home < segment.count; home++) if (isLive(segment, home)) this.locales.moveIn(locale.at(home));
  }

  remove(segment: Segment): void {
    this.#byNumber.delete(segment.image.number);
    this.#forget();
    this.#size -= segment.liveCount;
    const { locale } = segment.figures;
    for (let home = 0; home < segment.count; home++) if (isLive(segment, home)) this.locales.moveOut(locale.at(home));
  }

  kill(segment: Segment, home: number): void {
    segment.live[home >>> 5]! &= ~(1 << (home & 31));
    segment.liveCount -= 1;
    this.#size -= 1;
    this.#homesWith.clear();
    this.locales.moveOut(segment.figures.locale.at(home));
  }

  /** Returns spans that cover every home. */
  spans(): readonly Span[] {
    this.#spans ??= [...this.#byNumber.values()].map((segment) => ({ segment, ranges: [0, segment.count] }));
    return this.#spans;
  }

  /** Resolves places with `localesOf` and caches the result until the inhabited locales change. */
  located(places: readonly PlaceCriterion[], localesOf: () => readonly number[]): Located {
    const key = `${this.locales.settled} ${placesKey(places)}`;
    const kept = this.#located.get(key);
    if (kept) return kept;
    const located = this.#locate(localesOf());
    if (this.#located.size >= MOST_KEPT) this.#located.clear();
    this.#located.set(key, located);
    return located;
  }

  /** Returns the number of living homes whose text contains the word. */
  homesWith(word: number): number {
    const kept = this.#homesWith.get(word);
    if (kept !== undefined) return kept;
    let homes = 0;
    for (const { postings, live } of this.#byNumber.values()) homes += livingHomesWith(postings, word, live);
    this.#homesWith.set(word, homes);
    return homes;
  }

  #locate(list: readonly number[]): Located {
    const numbers = new Set(list);
    const meets = new Uint8Array(this.locales.count);
    const cities = new Set<number>();
    for (const number of numbers) {
      meets[number] = 1;
      cities.add(this.locales.at(number).cityNumber);
    }
    let isWhole = true;
    for (let number = 0; number < meets.length && isWhole; number++) {
      const { cityNumber, homes } = this.locales.at(number);
      if (homes > 0 && meets[number] === 0 && cities.has(cityNumber)) isWhole = false;
    }
    const spans: Span[] = [];
    for (const segment of this.#byNumber.values()) {
      const ranges = rangesOf(segment, cities);
      if (ranges.length > 0) spans.push({ segment, ranges });
    }
    return { numbers, meets, spans, segments: new Set(spans.map(({ segment }) => segment)), isWhole };
  }

  #forget(): void {
    this.#spans = undefined;
    this.#located.clear();
    this.#homesWith.clear();
  }
}

function rangesOf({ cities, citiesFrom }: Segment, wanted: ReadonlySet<number>): number[] {
  const ranges: number[] = [];
  for (let i = 0; i < cities.length; i++) {
    if (!wanted.has(cities[i] as number)) continue;
    if (ranges.at(-1) === citiesFrom[i]) ranges.pop();
    else ranges.push(citiesFrom[i] as number);
    ranges.push(citiesFrom[i + 1] as number);
  }
  return ranges;
}
