import { type AskedHome, rarestFeature } from './asked-home.ts';
import type { Conditions } from './conditions.ts';
import { type Found, type Gone, Rows } from './rows.ts';

/** From so many searches on, a shelf is parted by features: fewer are swept sooner than looked up. */
const PARTED_FROM = 256;

/** The searches of one key; where they are many, by the feature that is rarest among those that a search asks for. */
export class Shelf {
  readonly #boxed: boolean;
  /** At 0 those that ask for no feature, then by the place of the feature in the vocabulary; one alone before the shelf is parted. */
  #parts: (Rows | undefined)[];
  #parted = false;

  constructor(boxed: boolean) {
    this.#boxed = boxed;
    this.#parts = [new Rows(boxed)];
  }

  get bytes(): number {
    return this.#parts.reduce((bytes, rows) => bytes + (rows?.bytes ?? 0), 0);
  }

  /** `counts`: how many homes had each feature. */
  add(id: number, slot: number, askAgain: boolean, conditions: Conditions, counts: Float64Array, gone: Gone): void {
    const [, bits0 = 0, bits1 = 0, bits2 = 0] = conditions.bits;
    const rows = this.#parted ? this.#part(1 + rarestFeature(bits0, bits1, bits2, counts)) : (this.#parts[0] as Rows);
    rows.add(id, slot, askAgain, conditions);
    if (!this.#parted && rows.count >= PARTED_FROM) this.#divide(counts, gone);
    else rows.settle(gone);
  }

  tidy(gone: Gone): void {
    for (const rows of this.#parts) rows?.tidy(gone);
  }

  /** Adds the searches that the home meets. */
  sweep(home: AskedHome, gone: Gone, found: Found): void {
    this.#parts[0]?.sweep(home, gone, found);
    if (this.#parted) for (const feature of home.featurePlaces) this.#parts[feature + 1]?.sweep(home, gone, found);
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
    this.#parted = true;
    all.deal((bits0, bits1, bits2) => this.#part(1 + rarestFeature(bits0, bits1, bits2, counts)));
    this.tidy(gone);
  }
}
