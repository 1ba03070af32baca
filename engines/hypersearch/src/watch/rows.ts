import { type AskedHome, BIT_WORDS, MOST } from './asked-home.ts';
import type { Conditions } from './conditions.ts';

/** Figures of a row: search, prices, kinds with the least area, three words of bits: 32 bytes, so that a home is held
 * against a search by reading half a line of memory. Rows with a box have its four sides behind: 48 bytes. */
const [ID, SLOT, HIGH, LOW, KINDS, BITS, SOUTH, WEST, NORTH, EAST] = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11];
const PLAIN = 8;
const BOXED = 12;
/** In KINDS, beside types and statuses: a search whose row has met has to be looked at again. */
const ASK_AGAIN = 1 << 15;
const AREA_SHIFT = 16;
/** Rows that came since the last sorting: at least so many before it is done again, or an eighth of all. */
const TAIL = 64;
const BAND = 32;
/** So many can be sorted by one number that holds a price and the place of a row; more stand in any order. */
const MOST_ROWS = 2 ** 21;

/** Which slots have no search any more: a bit each. */
export type Gone = Int32Array;
export const isGone = (gone: Gone, slot: number): boolean => (((gone[slot >>> 5] as number) >>> slot) & 1) === 1;

/**
 * Searches that are found by the same key. The first `#sorted` stand by their lowest price in bands of 32, each band by
 * the highest price, descending: a sweep leaves a band at the first search that is too cheap for the home, and ends behind
 * the band in which one is too dear, so that it hardly reads a row whose prices do not fit. Later rows stand behind.
 */
export class Rows {
  readonly #stride: number;
  #rows: Int32Array;
  #count = 0;
  #sorted = 0;

  constructor(boxed: boolean, room = 2) {
    this.#stride = boxed ? BOXED : PLAIN;
    this.#rows = new Int32Array(room * this.#stride);
  }

  get count(): number {
    return this.#count;
  }

  /** Of the memory in use, in bytes. */
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
    rows[at + KINDS] = conditions.kinds | (askAgain ? ASK_AGAIN : 0) | (conditions.areaMark << AREA_SHIFT);
    for (let word = 0; word < BIT_WORDS; word++) rows[at + BITS + word] = conditions.bits[word] as number;
    if (this.#stride === PLAIN) return;
    const { box } = conditions;
    rows[at + SOUTH] = box.southE6;
    rows[at + WEST] = box.westE6;
    rows[at + NORTH] = box.northE6;
    rows[at + EAST] = box.eastE6;
  }

  /** Whether enough came since the last sorting for another one to pay. */
  get isUntidy(): boolean {
    return this.#count - this.#sorted > Math.max(TAIL, this.#sorted >>> 3) && this.#count <= MOST_ROWS;
  }

  /** Sorts, and leaves out searches that are gone. */
  tidy(gone: Gone): void {
    const [rows, stride] = [this.#rows, this.#stride];
    const order = new Float64Array(this.#count);
    let kept = 0;
    for (let row = 0; row < this.#count; row++)
      if (!isGone(gone, rows[row * stride + SLOT] as number)) order[kept++] = row;
    const sorted = this.#count <= MOST_ROWS;
    if (sorted) this.#arrange(order.subarray(0, kept));
    const tidied = new Int32Array(Math.ceil(kept * 1.125 + 2) * stride);
    for (let i = 0; i < kept; i++) {
      const source = (order[i] as number) * stride;
      for (let word = 0; word < stride; word++) tidied[i * stride + word] = rows[source + word] as number;
    }
    this.#rows = tidied;
    this.#count = kept;
    this.#sorted = sorted ? kept : 0;
  }

  /** Puts numbers of rows in the order in which they are to stand. */
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

  /** Puts each row into the rows that are named for its three words of bits. */
  deal(to: (bits0: number, bits1: number, bits2: number) => Rows): void {
    const [rows, stride] = [this.#rows, this.#stride];
    for (let at = 0; at < this.#count * stride; at += stride) {
      const target = to(rows[at + BITS] as number, rows[at + BITS + 1] as number, rows[at + BITS + 2] as number);
      const place = target.#room();
      for (let word = 0; word < stride; word++) target.#rows[place + word] = rows[at + word] as number;
    }
  }

  /**
   * Puts the ids of the searches that the home meets into `out` from `filled` on, those that have to be looked at again
   * as −1 − slot; says where it ends.
   */
  sweep(home: AskedHome, gone: Gone, out: Int32Array, filled: number): number {
    const [rows, stride] = [this.#rows, this.#stride];
    const { latE6, lonE6 } = home;
    const end = this.#compare(home, out, filled);
    let next = filled;
    for (let i = filled; i < end; i++) {
      const at = out[i] as number;
      if (stride === BOXED) {
        if ((rows[at + SOUTH] as number) > latE6 || (rows[at + NORTH] as number) < latE6) continue;
        if ((rows[at + WEST] as number) > lonE6 || (rows[at + EAST] as number) < lonE6) continue;
      }
      const slot = rows[at + SLOT] as number;
      if (isGone(gone, slot)) continue;
      out[next++] = (rows[at + KINDS] as number) & ASK_AGAIN ? -1 - slot : (rows[at + ID] as number);
    }
    return next;
  }

  /**
   * Puts into `out` where the rows begin whose prices, kinds, area and bits the home meets. Which of two rows meets cannot
   * be foretold: each is written down, and kept by arithmetic instead of a branch.
   */
  #compare(home: AskedHome, out: Int32Array, filled: number): number {
    const [rows, stride] = [this.#rows, this.#stride];
    const { kind, priceFloor, priceCeiling, areaMark } = home;
    const [b0, b1, b2] = [~(home.bits[0] as number), ~(home.bits[1] as number), ~(home.bits[2] as number)];
    const [sortedEnd, end] = [this.#sorted * stride, this.#count * stride];
    let next = filled;
    for (let from = 0; from < end; ) {
      const sorted = from < sortedEnd;
      const until = sorted ? Math.min(from + BAND * stride, sortedEnd) : end;
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
        const kinds = rows[at + KINDS] as number;
        const lacks =
          (~kinds & kind) |
          ((areaMark - (kinds >>> AREA_SHIFT)) >> 31) |
          ((rows[at + BITS] as number) & b0) |
          ((rows[at + BITS + 1] as number) & b1) |
          ((rows[at + BITS + 2] as number) & b2);
        out[next] = at;
        next += 1 + ((lacks | -lacks) >> 31);
      }
      from = sorted && beyond ? sortedEnd : until;
    }
    return next;
  }

  /** Where the next row begins. */
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
