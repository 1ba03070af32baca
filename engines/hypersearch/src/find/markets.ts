import type { Locale, Locales } from './store/locales.ts';
import { room } from './store/parts.ts';
import { MOST_HOMES, type Segment } from './store/segment.ts';

/** A city with at least this many homes at the start is its own market; the rest of a state is one market. */
const HOMES_OF_A_MARKET = 2048;
/** The market that collects new homes of all markets. */
export const ARRIVALS = '';
/**
 * Number of segments of one size that are merged into one. A lower number makes searches cheaper and changes dearer:
 * with 4 a change costs 12 µs instead of 20, and searches after 100,000 changes cost 1.4 times as much as before
 * instead of 1.2.
 */
const FOLDED_AT_ONCE = 2;

/** Markets by name. Each is a list of segments, older ones larger. */
export class Markets {
  readonly #locales: Locales;
  readonly #segments = new Map<string, Segment[]>();

  constructor(locales: Locales) {
    this.#locales = locales;
  }

  names(): Iterable<string> {
    return this.#segments.keys();
  }

  /** Returns the mutable list of segments. */
  segmentsOf(name: string): Segment[] {
    const known = this.#segments.get(name) ?? [];
    this.#segments.set(name, known);
    return known;
  }

  /** Creates markets for large cities. `localeOf` holds the locale of each home. */
  found(localeOf: Int32Array): void {
    const homes = new Map<string, number>();
    for (const [locale, count] of this.#counts(localeOf).entries()) {
      const name = cityMarket(this.#locales.at(locale));
      homes.set(name, (homes.get(name) ?? 0) + count);
    }
    for (const [name, count] of homes) if (count >= HOMES_OF_A_MARKET) this.#segments.set(name, []);
  }

  /** Returns by market name the ascending positions of its homes in `localeOf`. */
  membersOf(localeOf: ArrayLike<number>): Map<string, Int32Array> {
    const sizes = new Map<string, number>();
    const names = Array.from(this.#counts(localeOf), (count, locale) => {
      const place = this.#locales.at(locale);
      const name = this.#segments.has(cityMarket(place)) ? cityMarket(place) : place.state;
      if (count > 0) sizes.set(name, (sizes.get(name) ?? 0) + count);
      return name;
    });
    const markets = new Map(Array.from(sizes, ([name, size]) => [name, { members: room(Int32Array, size), count: 0 }]));
    const marketOf = names.map((name) => markets.get(name));
    for (let i = 0; i < localeOf.length; i++) {
      const market = marketOf[localeOf[i] as number] as { members: Int32Array; count: number };
      market.members[market.count++] = i;
    }
    return new Map(Array.from(markets, ([name, { members }]) => [name, members]));
  }

  #counts(localeOf: ArrayLike<number>): Int32Array {
    const counts = new Int32Array(this.#locales.count);
    for (let i = 0; i < localeOf.length; i++) counts[localeOf[i] as number]! += 1;
    return counts;
  }
}

/**
 * Returns the index of the first segment to merge: a merge is due when enough segments have one size or half of the
 * homes have died. Segments that `isLeft` accepts stay, and so do all before them.
 */
export function foldedFrom(market: readonly Segment[], isLeft: (segment: Segment) => boolean): number {
  let [due, homes, isEven] = [market.length, 0, true];
  for (let from = market.length - 1; from >= 0; from--) {
    const segment = market[from] as Segment;
    homes += segment.liveCount;
    if (homes > MOST_HOMES || isLeft(segment)) break;
    isEven &&= sizeOf(segment) <= sizeOf(market.at(-1) as Segment);
    const isEnough = isEven && market.length - from >= FOLDED_AT_ONCE;
    if (isEnough || segment.liveCount * 2 < segment.count) due = from;
  }
  return due;
}

/** Returns the size class: each class is four times the previous one. */
const sizeOf = ({ liveCount }: Segment): number => (32 - Math.clz32(liveCount)) >> 1;

const cityMarket = ({ state, cityNumber }: Locale): string => `${state} ${cityNumber}`;
