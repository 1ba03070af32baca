import type { Listing } from '../listing.ts';
import type { Change } from '../query.ts';
import { Addresses } from './addresses.ts';
import { Locales } from './locales.ts';
import { rowsOf } from './rows.ts';
import { liveRows, type Segment, segmentOf } from './segment.ts';
import { Vocabulary } from './vocabulary.ts';

/** A city with so many homes at the start is a market of its own; the rest of a state is one market. */
const HOMES_OF_A_MARKET = 2048;

/** A segment as it is kept; its number is never used again. */
interface Kept {
  number: number;
  segment: Segment;
}

/**
 * All homes, by market. A market is a few segments, the older the larger. A change never touches a home in
 * place: the old one loses its live bit, the new one comes in a new segment; small neighbours are merged,
 * so that each home is rewritten some log n times and folding never spans more than one market.
 *
 * Invariant: every id lives in at most one segment, and `#addresses` says where.
 */
export class Inventory {
  readonly locales = new Locales();
  readonly vocabulary = new Vocabulary();
  readonly #addresses = new Addresses();
  readonly #markets = new Map<string, Kept[]>();
  readonly #byNumber = new Map<number, Segment>();
  readonly #largeCities = new Set<number>();
  #nextNumber = 0;

  constructor(listings: readonly Listing[]) {
    const homes = new Map(listings.map((listing) => [listing.id, listing] as const));
    const cities = new Map<number, number>();
    for (const listing of homes.values()) {
      const { cityNumber } = this.locales.at(this.locales.numberFor(listing));
      cities.set(cityNumber, (cities.get(cityNumber) ?? 0) + 1);
    }
    for (const [city, count] of cities) if (count >= HOMES_OF_A_MARKET) this.#largeCities.add(city);
    this.#add(this.#read([...homes.values()]));
  }

  get size(): number {
    return this.#addresses.count;
  }

  segments(): Segment[] {
    return [...this.#byNumber.values()];
  }

  /** New homes are read before any old one goes: a listing that cannot be read changes nothing. */
  apply(changes: readonly Change[]): void {
    const last = new Map(changes.map((change) => [change.op === 'put' ? change.listing.id : change.id, change]));
    const arriving = this.#read([...last.values()].flatMap((change) => (change.op === 'put' ? [change.listing] : [])));
    for (const id of last.keys()) this.#remove(id);
    this.#add(arriving);
  }

  #read(listings: readonly Listing[]): Map<string, Segment> {
    const markets = new Map<string, Listing[]>();
    for (const listing of listings) {
      const market = this.#marketOf(listing);
      const members = markets.get(market);
      if (members) members.push(listing);
      else markets.set(market, [listing]);
    }
    const segments = new Map<string, Segment>();
    for (const [market, members] of markets) {
      const rows = rowsOf(members, this.locales, this.vocabulary);
      segments.set(market, segmentOf(rows, this.locales, this.vocabulary));
    }
    return segments;
  }

  #remove(id: number): void {
    const address = this.#addresses.get(id);
    if (address === undefined) return;
    const segment = this.#byNumber.get(address.segment) as Segment;
    segment.live[address.home >>> 5]! &= ~(1 << (address.home & 31));
    segment.liveCount -= 1;
    this.locales.moveOut(segment.locale[address.home] as number);
    this.#addresses.delete(id);
  }

  #add(arriving: ReadonlyMap<string, Segment>): void {
    for (const [name, segment] of arriving) {
      for (let home = 0; home < segment.count; home++) this.locales.moveIn(segment.locale[home] as number);
      const market = this.#markets.get(name) ?? [];
      this.#markets.set(name, market);
      this.#keep(market, segment);
      this.#fold(market);
    }
  }

  #marketOf(listing: Listing): string {
    const { cityNumber, state } = this.locales.at(this.locales.numberFor(listing));
    return this.#largeCities.has(cityNumber) ? `${state} ${cityNumber}` : state;
  }

  #keep(market: Kept[], segment: Segment): void {
    const number = this.#nextNumber++;
    market.push({ number, segment });
    this.#byNumber.set(number, segment);
    for (let home = 0; home < segment.count; home++) this.#addresses.set(segment.id[home] as number, number, home);
  }

  /** Merges the newest while the one before it is not twice as large. */
  #fold(market: Kept[]): void {
    let from = market.length - 1;
    let homes = market[from]?.segment.liveCount ?? 0;
    while (from > 0 && (market[from - 1] as Kept).segment.liveCount < 2 * homes) {
      from -= 1;
      homes += (market[from] as Kept).segment.liveCount;
    }
    if (from === market.length - 1) return;
    const merged = market.splice(from);
    for (const { number } of merged) this.#byNumber.delete(number);
    const rows = liveRows(merged.map(({ segment }) => segment));
    if (rows.count > 0) this.#keep(market, segmentOf(rows, this.locales, this.vocabulary));
  }
}
