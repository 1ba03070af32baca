import type { Cell } from '../../query.ts';
import type { Locales } from '../store/locales.ts';
import { NOWHERE } from '../store/rows.ts';
import { hasTrait, type Segment } from '../store/segment.ts';
import { statusTrait } from '../store/traits.ts';

const DEEPEST_ZOOM = 22;

/**
 * Groups the homes found into the cells of a web-mercator grid of 2^(zoom + 2) by 2^(zoom + 2): x = floor((lon + 180°)
 * ÷ 360° × cells), y = floor((½ − ln((1 + sin lat) ÷ (1 − sin lat)) ÷ 4π) × cells), both clamped to the grid. Homes
 * without coordinates are in no cell.
 */
export class CellCounter {
  readonly #across: number;
  /** Maximum error of a row taken from the table. */
  readonly #error: number;
  /**
   * Parallel arrays, one entry per occupied cell: its column and row, number of homes, sums of coordinates, and the id
   * of its first home with its price and country.
   */
  readonly #columns: number[] = [];
  readonly #lines: number[] = [];
  readonly #counts: number[] = [];
  readonly #latSums: number[] = [];
  readonly #lonSums: number[] = [];
  readonly #ids: number[] = [];
  readonly #prices: number[] = [];
  readonly #countries: ('US' | 'CA')[] = [];
  readonly #locales: Locales;
  /** Hash table with open addressing: cell number + 1, or 0 for an empty slot. */
  #slots = new Int32Array(FEWEST_SLOTS);

  constructor(zoom: number, locales: Locales) {
    this.#locales = locales;
    this.#across = 2 ** (Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom))) + 2);
    this.#error = this.#across * ERROR;
    if (table[LAST] === 0) fillTable();
  }

  add(segment: Segment, homes: Int32Array, count: number): void {
    const { latE6, lonE6, id, figures } = segment;
    const counts = this.#counts;
    const [latSums, lonSums] = [this.#latSums, this.#lonSums];
    let [x, y, cell] = [-1, -1, -1];
    for (let i = 0; i < count; i++) {
      const home = homes[i] as number;
      const lat = latE6[home] as number;
      const lon = lonE6[home] as number;
      if (lat === NOWHERE) continue;
      const line = this.#line(lat);
      const column = this.#cut((lon + 180e6) / 360e6);
      // Homes adjacent in row order are adjacent on the map, so most homes fall in the previous home's cell.
      if (column !== x || line !== y) {
        const cells = this.#ids.length;
        cell = this.#cellAt(column, line, id[home] as number);
        if (cell === cells) {
          this.#prices.push(priceOf(segment, home));
          this.#countries.push(this.#locales.at(figures.locale.at(home)).country);
        }
        x = column;
        y = line;
      }
      counts[cell]! += 1;
      latSums[cell]! += lat;
      lonSums[cell]! += lon;
    }
  }

  /**
   * Returns the cells from north to south and west to east. The center is the mean of the coordinates, with halves
   * rounded up.
   */
  cells(): Cell[] {
    const places = Float64Array.from(
      this.#lines,
      (line, cell) => line * this.#across + (this.#columns[cell] as number),
    );
    const found: Cell[] = [];
    for (const place of places.sort()) {
      const y = Math.floor(place / this.#across);
      const x = place - y * this.#across;
      const number = (this.#slots[this.#slotOf(x, y)] as number) - 1;
      const count = this.#counts[number] as number;
      const latE6 = Math.floor((this.#latSums[number] as number) / count + 0.5);
      const lonE6 = Math.floor((this.#lonSums[number] as number) / count + 0.5);
      const cell: Cell = { x, y, count, centre: { latE6, lonE6 } };
      if (count === 1) {
        cell.id = this.#ids[number] as number;
        cell.priceCents = this.#prices[number] as number;
        cell.country = this.#countries[number] as 'US' | 'CA';
      }
      found.push(cell);
    }
    return found;
  }

  /** Returns the number of a cell. Creates the cell with the id of its first home. */
  #cellAt(x: number, y: number, id: number): number {
    let slot = this.#slotOf(x, y);
    const known = this.#slots[slot] as number;
    if (known > 0) return known - 1;
    if (this.#ids.length * 2 >= this.#slots.length) {
      this.#slots = new Int32Array(this.#slots.length * 4);
      for (let cell = 0; cell < this.#ids.length; cell++)
        this.#slots[this.#slotOf(this.#columns[cell] as number, this.#lines[cell] as number)] = cell + 1;
      slot = this.#slotOf(x, y);
    }
    this.#columns.push(x);
    this.#lines.push(y);
    this.#counts.push(0);
    this.#latSums.push(0);
    this.#lonSums.push(0);
    this.#slots[slot] = this.#ids.push(id);
    return this.#ids.length - 1;
  }

  /** Returns the slot of a cell, or the empty slot where it belongs. */
  #slotOf(x: number, y: number): number {
    const last = this.#slots.length - 1;
    let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) & last;
    for (;;) {
      const cell = (this.#slots[slot] as number) - 1;
      if (cell < 0 || (this.#columns[cell] === x && this.#lines[cell] === y)) return slot;
      slot = (slot + 1) & last;
    }
  }

  /** Reads the row from the table, except near a cell boundary, where the table's error could change the result. */
  #line(latE6: number): number {
    const step = (latE6 + 90e6) * STEPS_PER_MICRODEGREE;
    const below = step | 0;
    if (!(below >= FIRST && below < LAST)) return this.#cut(mercatorOf(latE6));
    const from = table[below] as number;
    const line = (from + ((table[below + 1] as number) - from) * (step - below)) * this.#across;
    const floor = Math.floor(line);
    return line - floor > this.#error && line - floor < 1 - this.#error ? floor : this.#cut(mercatorOf(latE6));
  }

  #cut(share: number): number {
    const cell = Math.floor(share * this.#across);
    return cell < 0 ? 0 : cell < this.#across ? cell : this.#across - 1;
  }
}

/** Returns the price of a home in minor units: the closing price of a sold home, where known. */
function priceOf(segment: Segment, home: number): number {
  const { price, closePrice } = segment.figures;
  const closing = hasTrait(segment, SOLD, home) ? closePrice.at(home) : Number.NaN;
  return Number.isNaN(closing) ? price.at(home) : closing;
}

const SOLD = statusTrait('sold');
const FEWEST_SLOTS = 512;

function mercatorOf(latE6: number): number {
  const sine = Math.sin((latE6 * Math.PI) / 180e6);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/**
 * Mercator share at every 0.02° between 80° south and 80° north. Linear interpolation has an error of an eighth of the
 * step squared times the second derivative, tan φ ÷ (2π cos φ): below 8e-8 in this range. ERROR is larger.
 */
const STEP = 20_000;
const STEPS_PER_MICRODEGREE = 1 / STEP;
const [FIRST, LAST] = [500, 8500];
const ERROR = 1e-7;
const table = new Float64Array(LAST + 1);

function fillTable(): void {
  for (let step = FIRST; step <= LAST; step++) table[step] = mercatorOf(step * STEP - 90e6);
}
