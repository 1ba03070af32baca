import { type AskedHome, BIT_WORDS } from './asked-home.ts';
import type { Conditions } from './conditions.ts';

/** Figures of an entry: slot, prices, kinds, three words of bits, box, area, one flag. 48 bytes, so that a home is held
 * against a search by reading one or two lines of memory. */
const STRIDE = 12;
const [SLOT, HIGH, LOW, KINDS, BITS, SOUTH, WEST, NORTH, EAST, SQFT] = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11];
/** In KINDS: there are checks beside. */
const CHECKED = 1 << 30;
/** Entries that came since the last sorting: at least so many before it is done again, or an eighth of all. */
const TAIL = 64;

/**
 * Searches that are found by the same key and feature. The first `#sorted` stand by their highest price, descending: a
 * sweep ends at the first that is too cheap for the home. Later ones stand behind them in any order.
 */
export class Entries {
  #rows = new Int32Array(4 * STRIDE);
  #count = 0;
  #sorted = 0;

  get count(): number {
    return this.#count;
  }

  /** Of the memory in use, in bytes. */
  get bytes(): number {
    return this.#rows.byteLength;
  }

  add(slot: number, { lowestPrice, highestPrice, lowestSqft, kinds, bits, box, checks }: Conditions): void {
    if ((this.#count + 1) * STRIDE > this.#rows.length) this.#grow(Math.ceil(this.#count * 1.25) + 4);
    const at = this.#count++ * STRIDE;
    const rows = this.#rows;
    rows[at + SLOT] = slot;
    rows[at + HIGH] = highestPrice;
    rows[at + LOW] = lowestPrice;
    rows[at + KINDS] = kinds | (checks.length > 0 ? CHECKED : 0);
    for (let word = 0; word < BIT_WORDS; word++) rows[at + BITS + word] = bits[word] as number;
    rows[at + SOUTH] = box.southE6;
    rows[at + WEST] = box.westE6;
    rows[at + NORTH] = box.northE6;
    rows[at + EAST] = box.eastE6;
    rows[at + SQFT] = lowestSqft;
  }

  /** Whether enough came since the last sorting for another one to pay. */
  get isUntidy(): boolean {
    return this.#count - this.#sorted > Math.max(TAIL, this.#sorted >>> 3);
  }

  /** Sorts, and leaves out searches that are gone. */
  tidy(isGone: (slot: number) => boolean): void {
    const rows = this.#rows;
    const order: number[] = [];
    for (let entry = 0; entry < this.#count; entry++)
      if (!isGone(rows[entry * STRIDE + SLOT] as number)) order.push(entry);
    order.sort((a, b) => (rows[b * STRIDE + HIGH] as number) - (rows[a * STRIDE + HIGH] as number));
    const tidied = new Int32Array(Math.ceil(order.length * 1.125 + 4) * STRIDE);
    for (const [place, entry] of order.entries())
      tidied.set(rows.subarray(entry * STRIDE, (entry + 1) * STRIDE), place * STRIDE);
    this.#rows = tidied;
    this.#count = order.length;
    this.#sorted = order.length;
  }

  /** Puts the slots that may match into `out` from `filled` on, those with checks as −1 − slot; says where it ends. */
  sweep(home: AskedHome, out: Int32Array, filled: number): number {
    const rows = this.#rows;
    const { kind, priceFloor, priceCeiling, sqft, latE6, lonE6 } = home;
    const [b0, b1, b2] = [~(home.bits[0] as number), ~(home.bits[1] as number), ~(home.bits[2] as number)];
    const sortedEnd = this.#sorted * STRIDE;
    const end = this.#count * STRIDE;
    let next = filled;
    for (let at = 0; at < end; at += STRIDE) {
      if ((rows[at + HIGH] as number) < priceCeiling) {
        if (at < sortedEnd) at = sortedEnd - STRIDE;
        continue;
      }
      if ((rows[at + LOW] as number) > priceFloor) continue;
      if (((rows[at + BITS] as number) & b0) | ((rows[at + BITS + 1] as number) & b1)) continue;
      if ((rows[at + BITS + 2] as number) & b2) continue;
      const kinds = rows[at + KINDS] as number;
      if ((kinds & kind) !== kind) continue;
      if ((rows[at + SOUTH] as number) > latE6 || (rows[at + NORTH] as number) < latE6) continue;
      if ((rows[at + WEST] as number) > lonE6 || (rows[at + EAST] as number) < lonE6) continue;
      if ((rows[at + SQFT] as number) > sqft) continue;
      const slot = rows[at + SLOT] as number;
      out[next++] = kinds & CHECKED ? -1 - slot : slot;
    }
    return next;
  }

  #grow(entries: number): void {
    const larger = new Int32Array(entries * STRIDE);
    larger.set(this.#rows);
    this.#rows = larger;
  }
}
