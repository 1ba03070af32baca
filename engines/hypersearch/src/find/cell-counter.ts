import type { Cell } from '../query.ts';
import { NOWHERE } from './rows.ts';
import type { Segment } from './segment.ts';

const DEEPEST_ZOOM = 22;

/**
 * Gathers the homes that were found into the cells of a web-mercator grid of 2^(zoom + 2) by 2^(zoom + 2):
 * x = floor((lon + 180°) ÷ 360° × cells), y = floor((½ − ln((1 + sin lat) ÷ (1 − sin lat)) ÷ 4π) × cells),
 * both cut to the grid. Homes that are not on the map are in no cell.
 */
export class CellCounter {
  readonly #across: number;
  /** The number of each cell's entry in the columns below. */
  readonly #entries = new Map<number, number>();
  /** Of each cell: count, sums of latitudes and longitudes, and the id of the first. */
  readonly #cells: number[] = [];

  constructor(zoom: number) {
    this.#across = 2 ** (Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom))) + 2);
  }

  add({ latE6, lonE6, id }: Segment, homes: Int32Array, count: number): void {
    const cells = this.#cells;
    let last = -1;
    let entry = 0;
    for (let i = 0; i < count; i++) {
      const home = homes[i] as number;
      const lat = latE6[home] as number;
      const lon = lonE6[home] as number;
      if (lat === NOWHERE) continue;
      const place = this.#line(lat) * this.#across + this.#cut((lon + 180e6) / 360e6);
      // Neighbours in the order are neighbours on the map, so the cell is as a rule that of the home before.
      if (place !== last) entry = this.#entryOf(place, id[home] as number);
      last = place;
      cells[entry]! += 1;
      cells[entry + 1]! += lat;
      cells[entry + 2]! += lon;
    }
  }

  /** From north to south and west to east. The centre is the mean, halves rounded up. */
  cells(): Cell[] {
    const found: Cell[] = [];
    for (const place of Float64Array.from(this.#entries.keys()).sort()) {
      const entry = this.#entries.get(place) as number;
      const count = this.#cells[entry] as number;
      const latE6 = Math.floor((this.#cells[entry + 1] as number) / count + 0.5);
      const lonE6 = Math.floor((this.#cells[entry + 2] as number) / count + 0.5);
      const cell = { x: place % this.#across, y: Math.floor(place / this.#across), count, centre: { latE6, lonE6 } };
      found.push(count === 1 ? { ...cell, id: this.#cells[entry + 3] as number } : cell);
    }
    return found;
  }

  /** Made with the id of the first home that lies there. */
  #entryOf(place: number, id: number): number {
    const known = this.#entries.get(place);
    if (known !== undefined) return known;
    const entry = this.#cells.push(0, 0, 0, id) - 4;
    this.#entries.set(place, entry);
    return entry;
  }

  /** From the table, unless that comes so near to a line that it may err. */
  #line(latE6: number): number {
    const step = (latE6 + 90e6) / STEP;
    const below = Math.floor(step);
    if (below < FIRST || below >= LAST) return this.#cut(mercatorOf(latE6));
    const from = mercatorAt(below);
    const line = (from + (mercatorAt(below + 1) - from) * (step - below)) * this.#across;
    const near = Math.abs(line - Math.round(line));
    return near > this.#across * ERROR ? Math.floor(line) : this.#cut(mercatorOf(latE6));
  }

  #cut(share: number): number {
    return Math.min(this.#across - 1, Math.max(0, Math.floor(share * this.#across)));
  }
}

function mercatorOf(latE6: number): number {
  const sine = Math.sin((latE6 * Math.PI) / 180e6);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/**
 * Mercator's share at every 0.02° between 80° south and 80° north. A straight line in between errs by an eighth of
 * the step squared times the second derivative, tan φ ÷ (2π cos φ): below 8e-8 there; ERROR is more.
 */
const STEP = 20_000;
const [FIRST, LAST] = [500, 8500];
const ERROR = 1e-7;
const table = new Float64Array(LAST + 1);
function mercatorAt(step: number): number {
  if (table[step] === 0) table[step] = mercatorOf(step * STEP - 90e6);
  return table[step] as number;
}
