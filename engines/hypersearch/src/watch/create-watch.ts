import type { Listing } from '../listing.ts';
import type { PlaceJudge } from '../query.ts';
import { AskedHome, type Occasion } from './asked-home.ts';
import type { Check, Question } from './checks.ts';
import { conditionsOf } from './conditions.ts';
import { LEVELS } from './cover.ts';
import { Entries } from './entries.ts';
import { cellsAt, keysOf, namesAt } from './keys.ts';

/** Saved searches, asked the other way round: which of them find this home? */
export interface Watch {
  readonly size: number;
  /** Bytes of the rows that are swept; beside them some 60 bytes a search, and what checks of areas and words hold. */
  readonly bytes: number;
  /** Adds a search, or puts another in the place of the one with this id (a positive 31-bit integer). */
  put(id: number, question: Question): void;
  delete(id: number): void;
  /** The ids of all searches that find the home, in no promised order: exactly those whose `find` would, were it in the index. */
  match(home: Listing, occasion: Occasion): Int32Array;
}

/** A watch without searches. `judge` says what several places mean together: the index of homes. */
export const createWatch = (judge: PlaceJudge): Watch => new SearchWatch(judge);

/** Searches of one key, by the feature that is rarest among those they ask for; at 0 those that ask for none. */
type Shelf = (Entries | undefined)[];

const GONE = -1;

class SearchWatch implements Watch {
  readonly #judge: PlaceJudge;
  readonly #slots = new Map<number, number>();
  /** Of each slot the id of its search, and beside it the last round that found it, so that it counts once; or GONE. */
  #state = new Int32Array(2048);
  #checks: (readonly Check[] | undefined)[] = [];
  #nextSlot = 0;
  #free: number[] = [];
  #gone = 0;
  #round = 0;
  readonly #byName = new Map<string, Shelf>();
  readonly #byWord = new Map<string, Shelf>();
  readonly #byCell: Map<number, Shelf>[] = Array.from({ length: LEVELS }, () => new Map());
  readonly #everywhere: Shelf = [];
  /** How many of the homes that were asked about had each feature. */
  readonly #featureCounts = new Float64Array(96);
  #found = new Int32Array(1024);

  constructor(judge: PlaceJudge) {
    this.#judge = judge;
  }

  get size(): number {
    return this.#slots.size;
  }

  get bytes(): number {
    let bytes = this.#state.byteLength;
    for (const shelf of this.#shelves()) for (const entries of shelf) bytes += entries?.bytes ?? 0;
    return bytes;
  }

  put(id: number, question: Question): void {
    this.delete(id);
    const slot = this.#newSlot(id);
    const conditions = conditionsOf(question, this.#judge);
    this.#checks[slot] = conditions.checks.length > 0 ? conditions.checks : undefined;
    const place = 1 + this.#rarest(conditions.features);
    for (const shelf of this.#shelvesFor(question)) {
      const entries = shelf[place] ?? new Entries();
      shelf[place] = entries;
      entries.add(slot, conditions);
      if (entries.isUntidy) entries.tidy(this.#isGone);
    }
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#state[2 * slot + 1] = GONE;
    this.#checks[slot] = undefined;
    this.#gone += 1;
    if (this.#gone > 1024 + this.#slots.size) this.#forgetGone();
  }

  match(listing: Listing, occasion: Occasion): Int32Array {
    const home = new AskedHome(listing, occasion);
    for (const feature of home.featurePlaces) this.#featureCounts[feature]! += 1;
    const round = this.#nextRound();
    let count = 0;
    for (const shelf of this.#shelvesAt(home)) count = this.#sweep(shelf, home, round, count);
    return this.#found.slice(0, count);
  }

  #sweep(shelf: Shelf, home: AskedHome, round: number, from: number): number {
    let count = this.#take(shelf[0], home, round, from);
    for (const feature of home.featurePlaces) {
      const entries = shelf[feature + 1];
      if (entries) count = this.#take(entries, home, round, count);
    }
    return count;
  }

  /** Ids that match stand in `#found` up to the count that is returned, each once. */
  #take(entries: Entries | undefined, home: AskedHome, round: number, from: number): number {
    if (!entries) return from;
    this.#reserve(from + entries.count);
    const end = entries.sweep(home, this.#found, from);
    let count = from;
    for (let i = from; i < end; i++) {
      const met = this.#found[i] as number;
      const slot = met < 0 ? -1 - met : met;
      const seen = this.#state[2 * slot + 1] as number;
      if (seen === GONE || seen === round) continue;
      if (met < 0 && !meetsAll(this.#checks[slot], home)) continue;
      this.#state[2 * slot + 1] = round;
      this.#found[count++] = this.#state[2 * slot] as number;
    }
    return count;
  }

  #shelvesFor(question: Question): Shelf[] {
    const keys = keysOf(question);
    if (keys === 'all') return [this.#everywhere];
    if (keys.kind === 'cells') {
      const level = this.#byCell[keys.level] as Map<number, Shelf>;
      return keys.keys.map((key) => shelfOf(level, key));
    }
    const shelves = keys.kind === 'names' ? this.#byName : this.#byWord;
    return keys.keys.map((key) => shelfOf(shelves, key));
  }

  *#shelvesAt(home: AskedHome): Generator<Shelf> {
    yield this.#everywhere;
    for (const name of namesAt(home)) {
      const shelf = this.#byName.get(name);
      if (shelf) yield shelf;
    }
    for (const [level, cell] of cellsAt(home).entries()) {
      const shelf = this.#byCell[level]?.get(cell);
      if (shelf) yield shelf;
    }
    if (this.#byWord.size === 0) return;
    for (const word of home.words) {
      const shelf = this.#byWord.get(word);
      if (shelf) yield shelf;
    }
  }

  *#shelves(): Generator<Shelf> {
    yield this.#everywhere;
    yield* this.#byName.values();
    yield* this.#byWord.values();
    for (const level of this.#byCell) yield* level.values();
  }

  /** By the homes asked about so far; of equals the last of the vocabulary, which is the rarer one as a rule. */
  #rarest(features: readonly number[]): number {
    let rarest = -1;
    for (const feature of features) {
      const [count, least] = [this.#featureCounts[feature] as number, this.#featureCounts[rarest] as number];
      if (rarest < 0 || count < least || (count === least && feature > rarest)) rarest = feature;
    }
    return rarest;
  }

  #newSlot(id: number): number {
    const slot = this.#free.pop() ?? this.#nextSlot++;
    if (2 * slot >= this.#state.length) this.#state = grown(this.#state);
    this.#state[2 * slot] = id;
    this.#state[2 * slot + 1] = 0;
    this.#slots.set(id, slot);
    return slot;
  }

  #reserve(length: number): void {
    while (this.#found.length < length) this.#found = grown(this.#found);
  }

  #nextRound(): number {
    if (this.#round === 2 ** 31 - 1) {
      for (let slot = 0; slot < this.#nextSlot; slot++) if (!this.#isGone(slot)) this.#state[2 * slot + 1] = 0;
      this.#round = 0;
    }
    return ++this.#round;
  }

  readonly #isGone = (slot: number): boolean => this.#state[2 * slot + 1] === GONE;

  /** Only when no entry names them any more, slots are given to other searches. */
  #forgetGone(): void {
    for (const shelf of this.#shelves()) for (const entries of shelf) entries?.tidy(this.#isGone);
    this.#free = [];
    for (let slot = 0; slot < this.#nextSlot; slot++) if (this.#isGone(slot)) this.#free.push(slot);
    this.#gone = 0;
  }
}

function shelfOf<Key>(shelves: Map<Key, Shelf>, key: Key): Shelf {
  const known = shelves.get(key);
  if (known) return known;
  const shelf: Shelf = [];
  shelves.set(key, shelf);
  return shelf;
}

function meetsAll(checks: readonly Check[] | undefined, home: AskedHome): boolean {
  for (const check of checks ?? []) if (!check(home)) return false;
  return true;
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
