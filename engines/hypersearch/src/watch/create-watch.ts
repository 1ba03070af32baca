import type { Listing } from '../listing.ts';
import type { PlaceJudge } from '../query.ts';
import { boxCheck, type Check, type Question } from './checks.ts';
import { conditionsOf, isWorld } from './conditions.ts';
import { cellAt, LEVELS } from './cover.ts';
import { keysOf, namesAt } from './keys.ts';
import { type Occasion, PreparedHome } from './prepared-home.ts';
import { Found, type Gone, grown, isGone } from './rows.ts';
import { Shelf } from './shelf.ts';

/** A reverse index of saved searches: returns the searches that find a given home. */
export interface Watch {
  readonly size: number;
  /** Bytes of the swept rows. In addition each search takes about 60 bytes, plus its checks of areas and words. */
  readonly bytes: number;
  /** Adds a search or replaces the one with this id (a positive 31-bit integer). */
  put(id: number, question: Question): void;
  delete(id: number): void;
  /**
   * Returns the ids of all searches that find the home, in no guaranteed order: exactly the searches whose `find` would
   * return it if it were indexed.
   */
  match(home: Listing, occasion: Occasion): Int32Array;
}

/** Creates an empty watch. `judge`, the index of homes, resolves combinations of places. */
export const createWatch = (judge: PlaceJudge): Watch => new SearchWatch(judge);

class SearchWatch implements Watch {
  readonly #judge: PlaceJudge;
  readonly #slots = new Map<number, number>();
  /**
   * For each slot the id of its search, and the last home that matched it, so that a search with several keys counts
   * once.
   */
  #state = new Int32Array(2048);
  #gone: Gone = new Int32Array(32);
  #checks: (readonly Check[] | undefined)[] = [];
  #nextSlot = 0;
  #free: number[] = [];
  #goneCount = 0;
  #round = 0;
  readonly #byName = new Map<string, Shelf>();
  readonly #byWord = new Map<string, Shelf>();
  readonly #byCell: Map<number, Shelf>[] = Array.from({ length: LEVELS }, () => new Map());
  readonly #everywhere = new Shelf(false);
  /** Number of tested homes with each feature. */
  readonly #featureCounts = new Float64Array(96);
  readonly #found = new Found();

  constructor(judge: PlaceJudge) {
    this.#judge = judge;
  }

  get size(): number {
    return this.#slots.size;
  }

  get bytes(): number {
    let bytes = this.#state.byteLength + this.#gone.byteLength;
    for (const shelf of this.#shelves()) bytes += shelf.bytes;
    return bytes;
  }

  put(id: number, question: Question): void {
    this.delete(id);
    const slot = this.#newSlot(id);
    const conditions = conditionsOf(question, this.#judge);
    const keys = keysOf(question, conditions.places);
    let { checks } = conditions;
    const add = (shelf: Shelf, askAgain = checks.length > 0) =>
      shelf.add(id, slot, askAgain, conditions, this.#featureCounts, this.#gone);
    if (keys !== 'all' && keys.kind === 'cells') {
      const level = this.#byCell[keys.level] as Map<number, Shelf>;
      for (const key of keys.keys) add(shelfOf(level, key, true));
    } else {
      if (!isWorld(conditions.box)) checks = [...checks, boxCheck(conditions.box)];
      if (keys === 'all') add(this.#everywhere);
      else {
        const shelves = keys.kind === 'names' ? this.#byName : this.#byWord;
        for (const key of keys.keys) add(shelfOf(shelves, key, false), checks.length > 0 || keys.keys.length > 1);
      }
    }
    if (checks.length > 0) this.#checks[slot] = checks;
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#gone[slot >>> 5]! |= 1 << (slot & 31);
    if (slot < this.#checks.length) this.#checks[slot] = undefined;
    this.#goneCount += 1;
    if (this.#goneCount > 1024 + this.#slots.size) this.#forgetGone();
  }

  match(listing: Listing, occasion: Occasion): Int32Array {
    const home = new PreparedHome(listing, occasion);
    for (const feature of home.featurePlaces) this.#featureCounts[feature]! += 1;
    const found = this.#found;
    found.clear();
    for (const shelf of this.#shelvesAt(home)) shelf.sweep(home, this.#gone, found);
    if (found.again.length > 0) this.#askAgain(home);
    return found.ids.slice(0, found.count);
  }

  #shelvesAt(home: PreparedHome): Shelf[] {
    const shelves = [this.#everywhere];
    const add = (shelf: Shelf | undefined) => {
      if (shelf) shelves.push(shelf);
    };
    for (const name of namesAt(home)) add(this.#byName.get(name));
    if (home.isShown)
      for (const [level, cells] of this.#byCell.entries())
        if (cells.size > 0) add(cells.get(cellAt(level, home.latE6, home.lonE6)));
    if (this.#byWord.size > 0) for (const word of home.words) add(this.#byWord.get(word));
    return shelves;
  }

  /** Verifies searches whose rows matched: skips those already found and those with a failed check. */
  #askAgain(home: PreparedHome): void {
    const { again } = this.#found;
    const ids = this.#found.reserve(again.length);
    this.#nextRound();
    for (const slot of again) {
      if (this.#state[2 * slot + 1] === this.#round) continue;
      if (this.#checks[slot]?.some((check) => !check(home))) continue;
      this.#state[2 * slot + 1] = this.#round;
      ids[this.#found.count++] = this.#state[2 * slot] as number;
    }
  }

  *#shelves(): Generator<Shelf> {
    yield this.#everywhere;
    yield* this.#byName.values();
    yield* this.#byWord.values();
    for (const level of this.#byCell) yield* level.values();
  }

  #newSlot(id: number): number {
    const slot = this.#free.pop() ?? this.#nextSlot++;
    if (2 * slot >= this.#state.length) {
      this.#state = grown(this.#state);
      this.#gone = grown(this.#gone);
    }
    this.#state[2 * slot] = id;
    this.#state[2 * slot + 1] = 0;
    this.#gone[slot >>> 5]! &= ~(1 << (slot & 31));
    this.#slots.set(id, slot);
    return slot;
  }

  #nextRound(): void {
    if (this.#round === 2 ** 31 - 1) {
      for (let slot = 0; slot < this.#nextSlot; slot++) this.#state[2 * slot + 1] = 0;
      this.#round = 0;
    }
    this.#round += 1;
  }

  /** Reuses slots only after no row refers to them. */
  #forgetGone(): void {
    for (const shelf of this.#shelves()) shelf.tidy(this.#gone);
    this.#free = [];
    for (let slot = 0; slot < this.#nextSlot; slot++) if (isGone(this.#gone, slot)) this.#free.push(slot);
    this.#goneCount = 0;
  }
}

function shelfOf<Key>(shelves: Map<Key, Shelf>, key: Key, boxed: boolean): Shelf {
  const known = shelves.get(key);
  if (known) return known;
  const shelf = new Shelf(boxed);
  shelves.set(key, shelf);
  return shelf;
}
