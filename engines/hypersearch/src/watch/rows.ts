import type { Conditions } from './conditions.ts';
import { FREE_BIT, MOST, type PreparedHome } from './prepared-home.ts';

/**
 * Layout of a row: search, prices, four words of bits, with the minimum area in the upper half of the last: 32 bytes,
 * so that comparing a home with a search reads half a cache line. Rows with a box append its four sides: 48 bytes.
 */
const ID = 0;
const SLOT = 1;
const HIGH = 2;
const LOW = 3;
const TRAITS = 4;
const FEATURES = 5;
const SOUTH = 8;
const WEST = 9;
const NORTH = 10;
const EAST = 11;
const PLAIN = 8;
const BOXED = 12;
/** Flag among the traits: the row has more bits or an area, or its search needs another check. */
const MORE = FREE_BIT;
const ASK_AGAIN = FREE_BIT << 1;
const AREA_SHIFT = 16;
const LOWER = 0xffff;
/** Number of new rows that triggers another sort: of the new rows alone or, if they are at least a fifth, of all rows. */
const TAIL = 48;
const BAND = 32;
/** Maximum number of rows that sort by one number combining price and row index. Larger sets stay unsorted. */
const MOST_ROWS = 2 ** 21;

/** The searches found for a home so far. */
export class Found {
  ids = new Int32Array(1024);
  count = 0;
  /** Slots of searches that need another check. */
  readonly again: number[] = [];

  clear(): void {
    this.count = 0;
    this.again.length = 0;
  }

  /** Reserves space for `more` entries. */
  reserve(more: number): Int32Array {
    while (this.ids.length < this.count + more) this.ids = grown(this.ids);
    return this.ids;
  }
}

/** Returns a copy of twice the length. */
export function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Removed slots, one bit each. */
export type Gone = Int32Array;
export const isGone = (gone: Gone, slot: number): boolean => (((gone[slot >>> 5] as number) >>> slot) & 1) === 1;

/**
 * Searches with the same key, in two runs: rows of the last full sort, and rows added since. A run is sorted by lowest
 * price in bands of 32, and each band by highest price, descending. A sweep leaves a band at the first search whose
 * highest price is below the home's price, and ends a run after the first band with a lowest price above it, so it
 * rarely reads rows whose prices do not match. The last few rows are unsorted.
 */
export class Rows {
  readonly #stride: number;
  #rows: Int32Array;
  #count = 0;
  /** Ends of the two runs. */
  #first = 0;
  #second = 0;

  constructor(boxed: boolean, room = 2) {
    this.#stride = boxed ? BOXED : PLAIN;
    this.#rows = new Int32Array(room * this.#stride);
  }

  get count(): number {
    return this.#count;
  }

  /** Memory in use, in bytes. */
  get bytes(): number {
    return this.#rows.byteLength;
  }

  add(id: number, slot: number, askAgain: boolean, conditions: Conditions): void {
    const at = this.#room();
    const rows = this.#rows;
    rows[at + ID] = id;
    rows[at + SLOT] = slot;
    rows[at + HIGH] = conditions.highestPrice;
    rows[at + LOW] = conditions.lowestPrice;
    const [traits = 0, bits0 = 0, bits1 = 0, bits2 = 0] = conditions.bits;
    const last = bits2 | (conditions.areaMark << AREA_SHIFT);
    rows[at + TRAITS] = traits | (askAgain ? ASK_AGAIN : 0) | ((bits1 | last) !== 0 ? MORE : 0);
    rows[at + FEATURES] = bits0;
    rows[at + FEATURES + 1] = bits1;
    rows[at + FEATURES + 2] = last;
    if (this.#stride === PLAIN) return;
    const { box } = conditions;
    rows[at + SOUTH] = box.southE6;
    rows[at + WEST] = box.westE6;
    rows[at + NORTH] = box.northE6;
    rows[at + EAST] = box.eastE6;
  }

  /** Sorts when enough rows were added. Drops removed searches. */
  settle(gone: Gone): void {
    if (this.#count - this.#second <= TAIL || this.#count > MOST_ROWS) return;
    if (this.#count - this.#first > Math.max(TAIL, this.#first >>> 2)) this.tidy(gone);
    else this.#sortFrom(this.#first, gone);
  }

  /** Sorts all rows and drops removed searches. */
  tidy(gone: Gone): void {
    this.#sortFrom(0, gone);
    this.#first = this.#second;
    const fitting = Math.ceil(this.#count * 1.125 + 2) * this.#stride;
    if (this.#rows.length > fitting) this.#rows = this.#rows.slice(0, fitting);
  }

  #sortFrom(first: number, gone: Gone): void {
    const stride = this.#stride;
    const order = new Float64Array(this.#count - first);
    let kept = 0;
    for (let row = first; row < this.#count; row++)
      if (!isGone(gone, this.#rows[row * stride + SLOT] as number)) order[kept++] = row;
    const sorted = this.#count <= MOST_ROWS;
    if (sorted) this.#arrange(order.subarray(0, kept));
    const before = this.#rows.slice(first * stride, this.#count * stride);
    for (let i = 0; i < kept; i++) {
      const source = ((order[i] as number) - first) * stride;
      const target = (first + i) * stride;
      for (let word = 0; word < stride; word++) this.#rows[target + word] = before[source + word] as number;
    }
    this.#count = first + kept;
    this.#second = sorted ? this.#count : 0;
  }

  /** Sorts row numbers into their final order. */
  #arrange(order: Float64Array): void {
    this.#sort(order, LOW, 1);
    for (let from = 0; from < order.length; from += BAND) this.#sort(order.subarray(from, from + BAND), HIGH, -1);
  }

  #sort(order: Float64Array, figure: number, sense: 1 | -1): void {
    const [rows, stride] = [this.#rows, this.#stride];
    for (let i = 0; i < order.length; i++) {
      const row = order[i] as number;
      const price = Math.max(-1, rows[row * stride + figure] as number);
      order[i] = (sense > 0 ? price + 1 : MOST - price) * MOST_ROWS + row;
    }
    order.sort();
    for (let i = 0; i < order.length; i++) order[i] = (order[i] as number) % MOST_ROWS;
  }

  /** Moves each row to the `Rows` that `to` returns for its three words of bits. */
  deal(to: (bits0: number, bits1: number, bits2: number) => Rows): void {
    const [rows, stride] = [this.#rows, this.#stride];
    for (let at = 0; at < this.#count * stride; at += stride) {
      const last = (rows[at + FEATURES + 2] as number) & LOWER;
      const target = to(rows[at + FEATURES] as number, rows[at + FEATURES + 1] as number, last);
      const place = target.#room();
      for (let word = 0; word < stride; word++) target.#rows[place + word] = rows[at + word] as number;
    }
  }

  /** Adds the searches that the home meets. */
  sweep(home: PreparedHome, gone: Gone, found: Found): void {
    const [rows, stride] = [this.#rows, this.#stride];
    const { latE6, lonE6, areaMark } = home;
    const [lacks1, lacks2] = [home.lacks[2] as number, home.lacks[3] as number];
    const out = found.reserve(this.#count);
    const end = this.#compare(home, out, found.count);
    let next = found.count;
    for (let i = next; i < end; i++) {
      const at = out[i] as number;
      const traits = rows[at + TRAITS] as number;
      if (traits & MORE) {
        const last = rows[at + FEATURES + 2] as number;
        if (((rows[at + FEATURES + 1] as number) & lacks1) | (last & lacks2)) continue;
        if (last >>> AREA_SHIFT > areaMark) continue;
      }
      if (stride === BOXED) {
        if ((rows[at + SOUTH] as number) > latE6 || (rows[at + NORTH] as number) < latE6) continue;
        if ((rows[at + WEST] as number) > lonE6 || (rows[at + EAST] as number) < lonE6) continue;
      }
      const slot = rows[at + SLOT] as number;
      if (isGone(gone, slot)) continue;
      if (traits & ASK_AGAIN) found.again.push(slot);
      else out[next++] = rows[at + ID] as number;
    }
    found.count = next;
  }

  /**
   * Writes the start of each row whose prices, traits and first features the home meets to `out`. Matches are
   * unpredictable, so each row is written and kept by arithmetic instead of a branch.
   */
  #compare(home: PreparedHome, out: Int32Array, filled: number): number {
    const [rows, stride] = [this.#rows, this.#stride];
    const { priceFloor, priceCeiling } = home;
    const [lacking, lacking0] = [home.lacks[0] as number, home.lacks[1] as number];
    const [first, second, end] = [this.#first * stride, this.#second * stride, this.#count * stride];
    let next = filled;
    for (let from = 0; from < end; ) {
      const run = from < first ? first : from < second ? second : end;
      const sorted = from < second;
      const until = sorted ? Math.min(from + BAND * stride, run) : end;
      let beyond = false;
      for (let at = from; at < until; at += stride) {
        if ((rows[at + HIGH] as number) < priceCeiling) {
          if (sorted) break;
          continue;
        }
        if ((rows[at + LOW] as number) > priceFloor) {
          beyond = true;
          continue;
        }
        const lacks = ((rows[at + TRAITS] as number) & lacking) | ((rows[at + FEATURES] as number) & lacking0);
        out[next] = at;
        next += 1 + ((lacks | -lacks) >> 31);
      }
      from = sorted && beyond ? run : until;
    }
    return next;
  }

  /** Returns the start of a new row. */
  #room(): number {
    const at = this.#count++ * this.#stride;
    if (at + this.#stride > this.#rows.length) {
      const larger = new Int32Array((Math.ceil(this.#count * 1.25) + 2) * this.#stride);
      larger.set(this.#rows);
      this.#rows = larger;
    }
    return at;
  }
}
