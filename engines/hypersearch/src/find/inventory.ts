import type { Listing } from '../listing.ts';
import type { Change } from '../query.ts';
import { Catalogue, type Epoch } from './catalogue.ts';
import { liveRows } from './fold.ts';
import { rowsOf, type Settled } from './rows.ts';
import { MOST_HOMES, openSegment, partsOf, type Segment, type SegmentParts } from './segment.ts';
import { Whereabouts } from './whereabouts.ts';

/** A city with so many homes at the start is a market of its own; the rest of a state is one market. */
const HOMES_OF_A_MARKET = 2048;

/**
 * The one writer: takes listings in, and tells searchers of it in epochs. A market is a few segments, the older the
 * larger. A change never touches a home in place: the old one loses its live bit, the new one comes in a new segment;
 * small neighbours are merged, so that each home is rewritten some log n times and folding never spans more than one
 * market.
 *
 * Invariant: every id lives in at most one segment, and `#whereabouts` says where.
 */
export class Inventory {
  readonly catalogue = new Catalogue();
  readonly #markets = new Map<string, Segment[]>();
  /** Places of homes are slot × 2^16 + home; slots of segments that are gone are given to others. */
  readonly #slots: Segment[] = [];
  readonly #slotOf = new Map<Segment, number>();
  readonly #free: number[] = [];
  readonly #whereabouts = new Whereabouts(
    (place) => (this.#slots[place >>> 16] as Segment).id[place & 0xffff] as number,
  );
  #nextNumber = 1;
  /** What the next epoch tells. */
  readonly #added = new Set<Segment>();
  readonly #removed = new Set<number>();
  readonly #died = new Map<Segment, number[]>();
  #told = { locales: 0, words: 0 };

  /** From listings, of which the last with an id counts. */
  static of(listings: readonly Listing[]): Inventory {
    const inventory = new Inventory();
    const homes = new Map<number, Listing>();
    for (const listing of listings) homes.set(listing.id, listing);
    const { locales } = inventory.catalogue;
    const cities = new Map<number, number>();
    const settled = [...homes.values()].map((listing) => {
      const number = locales.numberFor(listing);
      const { cityNumber } = locales.at(number);
      cities.set(cityNumber, (cities.get(cityNumber) ?? 0) + 1);
      return { listing, locale: number };
    });
    const arriving = inventory.#read(settled, (city) => (cities.get(city) ?? 0) >= HOMES_OF_A_MARKET);
    inventory.#add(arriving);
    inventory.#close();
    return inventory;
  }

  /** From what another wrote down. */
  static from(snapshot: Epoch): Inventory {
    const inventory = new Inventory();
    inventory.catalogue.take(snapshot);
    for (const segment of inventory.catalogue.segments()) {
      inventory.#keep(segment.image.market, segment);
      inventory.#nextNumber = Math.max(inventory.#nextNumber, segment.image.number + 1);
    }
    inventory.#told = { locales: snapshot.locales.length, words: snapshot.words.length };
    return inventory;
  }

  get size(): number {
    return this.catalogue.size;
  }

  /** All that there is, as an epoch for a searcher that knows nothing yet. */
  snapshot(): Epoch {
    const { locales, number, vocabulary } = this.catalogue;
    return {
      number,
      locales: locales.since(0),
      words: [...vocabulary.words],
      added: [...this.catalogue.segments()].map(told),
      removed: [],
      died: [],
    };
  }

  /** New homes are read before any old one goes: a listing that cannot be read changes nothing. */
  apply(changes: readonly Change[]): Epoch {
    const last = new Map<number, Change>();
    for (const change of changes) last.set(change.op === 'put' ? change.listing.id : change.id, change);
    const settled: Settled[] = [];
    for (const change of last.values()) {
      if (change.op === 'delete') continue;
      settled.push({ listing: change.listing, locale: this.catalogue.locales.numberFor(change.listing) });
    }
    const arriving = this.#read(settled, (city, state) => this.#markets.has(`${state} ${city}`));
    for (const id of last.keys()) this.#remove(id);
    this.#add(arriving);
    return this.#close();
  }

  /** By market. */
  #read(
    settled: readonly Settled[],
    isMarket: (cityNumber: number, state: string) => boolean,
  ): Map<string, SegmentParts[]> {
    const { locales, vocabulary } = this.catalogue;
    const markets = new Map<string, Settled[]>();
    for (const home of settled) {
      const { cityNumber, state } = locales.at(home.locale);
      const name = isMarket(cityNumber, state) ? `${state} ${cityNumber}` : state;
      const members = markets.get(name);
      if (members) members.push(home);
      else markets.set(name, [home]);
    }
    const parts = new Map<string, SegmentParts[]>();
    for (const [name, members] of markets) parts.set(name, partsOf(rowsOf(members, vocabulary), locales, vocabulary));
    return parts;
  }

  #remove(id: number): void {
    const place = this.#whereabouts.get(id);
    if (place < 0) return;
    const segment = this.#slots[place >>> 16] as Segment;
    const home = place & 0xffff;
    this.#whereabouts.delete(id);
    this.catalogue.kill(segment, home);
    const died = this.#died.get(segment);
    if (died) died.push(home);
    else this.#died.set(segment, [home]);
  }

  #add(arriving: ReadonlyMap<string, readonly SegmentParts[]>): void {
    for (const [market, parts] of arriving) {
      this.#bringIn(market, parts);
      this.#fold(market);
    }
  }

  #bringIn(market: string, parts: readonly SegmentParts[]): void {
    for (const part of parts) {
      const segment = openSegment({ ...part, market, number: this.#nextNumber++ });
      this.catalogue.add(segment);
      this.#keep(market, segment);
      this.#added.add(segment);
    }
  }

  #keep(market: string, segment: Segment): void {
    const members = this.#markets.get(market);
    if (members) members.push(segment);
    else this.#markets.set(market, [segment]);
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = segment;
    this.#slotOf.set(segment, slot);
    for (let home = 0; home < segment.count; home++)
      if (((segment.live[home >>> 5] as number) >>> (home & 31)) & 1)
        this.#whereabouts.set(segment.id[home] as number, slot * 2 ** 16 + home);
  }

  /** Merges the newest while the one before it is not twice as large and both fit into one. */
  #fold(name: string): void {
    const market = this.#markets.get(name) as Segment[];
    let from = market.length - 1;
    let homes = market[from]?.liveCount ?? 0;
    while (from > 0) {
      const before = (market[from - 1] as Segment).liveCount;
      if (before >= 2 * homes || before + homes > MOST_HOMES) break;
      from -= 1;
      homes += before;
    }
    if (from === market.length - 1) return;
    const merged = market.splice(from);
    const { locales, vocabulary } = this.catalogue;
    this.#bringIn(name, homes > 0 ? partsOf(liveRows(merged), locales, vocabulary) : []);
    for (const segment of merged) this.#drop(segment);
  }

  #drop(segment: Segment): void {
    this.catalogue.remove(segment);
    const slot = this.#slotOf.get(segment) as number;
    this.#slotOf.delete(segment);
    this.#free.push(slot);
    if (!this.#added.delete(segment)) this.#removed.add(segment.image.number);
    this.#died.delete(segment);
  }

  /** Ends an epoch. */
  #close(): Epoch {
    const { locales, vocabulary } = this.catalogue;
    const epoch: Epoch = {
      number: ++this.catalogue.number,
      locales: locales.since(this.#told.locales),
      words: vocabulary.words.slice(this.#told.words),
      added: [...this.#added].map(told),
      removed: [...this.#removed],
      died: [...this.#died].flatMap(([segment, homes]) =>
        this.#added.has(segment) ? [] : [{ segment: segment.image.number, homes }],
      ),
    };
    this.#told = { locales: locales.count, words: vocabulary.words.length };
    this.#added.clear();
    this.#removed.clear();
    this.#died.clear();
    return epoch;
  }
}

/** A segment as it is told: its live bits only where some home has died. */
const told = ({ image, live, count, liveCount }: Segment) => ({
  image,
  live: liveCount === count ? undefined : Int32Array.from(live),
});
