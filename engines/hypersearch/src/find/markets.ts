import type { Locale, Locales } from './locales.ts';
import { room } from './parts.ts';
import { MOST_HOMES, type Segment } from './segment.ts';

/** A city with so many homes at the start is a market of its own; the rest of a state is one market. */
const HOMES_OF_A_MARKET = 2048;
/** Where new homes of all markets gather. */
export const ARRIVALS = '';
/**
 * So many segments of one size become one: what a home costs to be rewritten against what a segment costs a search. With
 * 4 a change costs 12 µs rather than 20, and searches after 100,000 of them 1.4 times as much as before rather than 1.2.
 */
const FOLDED_AT_ONCE = 2;

/** The markets by name, each a few segments, the older the larger. */
export class Markets {
  readonly #locales: Locales;
  readonly #segments = new Map<string, Segment[]>();

  constructor(locales: Locales) {
    this.#locales = locales;
  }

  names(): Iterable<string> {
    return this.#segments.keys();
  }

  /** To be changed in place. */
  segmentsOf(name: string): Segment[] {
    const known = this.#segments.get(name) ?? [];
    this.#segments.set(name, known);
    return known;
  }

  /** Makes cities of size markets; `localeOf` has the locale of each home. */
  found(localeOf: Int32Array): void {
    const homes = new Map<string, number>();
    for (const [locale, count] of this.#counts(localeOf).entries()) {
      const name = cityMarket(this.#locales.at(locale));
      homes.set(name, (homes.get(name) ?? 0) + count);
    }
    for (const [name, count] of homes) if (count >= HOMES_OF_A_MARKET) this.#segments.set(name, []);
  }

  /** By the name of a market the places of its homes in `localeOf`, ascending. */
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
 * From where on the segments of a market are to be one: where enough have one size, or half of the homes have died. What
 * `isLeft` names stays, and so does all before it.
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

/** A class of sizes: each is four times the one before. */
const sizeOf = ({ liveCount }: Segment): number => (32 - Math.clz32(liveCount)) >> 1;

const cityMarket = ({ state, cityNumber }: Locale): string => `${state} ${cityNumber}`;
