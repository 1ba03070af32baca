import type { Conditions } from './conditions.ts';
import { type PreparedHome, rarestFeature } from './prepared-home.ts';
import { type Found, type Gone, Rows } from './rows.ts';

/** Number of searches from which a shelf is divided by feature. Sweeping fewer is faster than lookups. */
const DIVIDED_FROM = 256;

/** The searches of one key. A large shelf is divided by the rarest required feature of each search. */
export class Shelf {
  readonly #boxed: boolean;
  /**
   * Entry 0 holds searches without features; the others follow the order of the features in the vocabulary. A shelf has
   * one entry until it is divided.
   */
  #parts: (Rows | undefined)[];
  #isDivided = false;

  constructor(boxed: boolean) {
    this.#boxed = boxed;
    this.#parts = [new Rows(boxed)];
  }

  get bytes(): number {
    return this.#parts.reduce((bytes, rows) => bytes + (rows?.bytes ?? 0), 0);
  }

  /** `counts` holds the number of homes with each feature. */
  add(id: number, slot: number, askAgain: boolean, conditions: Conditions, counts: Float64Array, gone: Gone): void {
    const [, bits0 = 0, bits1 = 0, bits2 = 0] = conditions.bits;
    const rows = this.#isDivided
      ? this.#part(1 + rarestFeature(bits0, bits1, bits2, counts))
      : (this.#parts[0] as Rows);
    rows.add(id, slot, askAgain, conditions);
    if (!this.#isDivided && rows.count >= DIVIDED_FROM) this.#divide(counts, gone);
    else rows.settle(gone);
  }

  tidy(gone: Gone): void {
    for (const rows of this.#parts) rows?.tidy(gone);
  }

  /** Adds the searches that the home meets. */
  sweep(home: PreparedHome, gone: Gone, found: Found): void {
    this.#parts[0]?.sweep(home, gone, found);
    if (this.#isDivided) for (const feature of home.featurePlaces) this.#parts[feature + 1]?.sweep(home, gone, found);
  }

  #part(place: number): Rows {
    const known = this.#parts[place];
    if (known) return known;
    const rows = new Rows(this.#boxed);
    this.#parts[place] = rows;
    return rows;
  }

  #divide(counts: Float64Array, gone: Gone): void {
    const [all] = this.#parts as [Rows];
    this.#parts = [];
    this.#isDivided = true;
    all.deal((bits0, bits1, bits2) => this.#part(1 + rarestFeature(bits0, bits1, bits2, counts)));
    this.tidy(gone);
  }
}
