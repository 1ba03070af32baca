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
  readonly #cells = new Map<number, { count: number; latE6: number; lonE6: number; id: number }>();

  constructor(zoom: number) {
    this.#across = 2 ** (Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom))) + 2);
  }

  add({ latE6, lonE6, id }: Segment, homes: Int32Array, count: number): void {
    for (let i = 0; i < count; i++) {
      const home = homes[i] as number;
      const [lat, lon] = [latE6[home] as number, lonE6[home] as number];
      if (lat === NOWHERE) continue;
      const place = this.#line(lat) * this.#across + this.#column(lon);
      const cell = this.#cells.get(place);
      if (cell === undefined) {
        this.#cells.set(place, { count: 1, latE6: lat, lonE6: lon, id: id[home] as number });
        continue;
      }
      cell.count += 1;
      cell.latE6 += lat;
      cell.lonE6 += lon;
    }
  }

  /** From north to south and west to east. The centre is the mean, halves rounded up. */
  cells(): Cell[] {
    const mean = (sum: number, count: number) => Math.floor(sum / count + 0.5);
    return [...this.#cells]
      .sort(([a], [b]) => a - b)
      .map(([place, { count, latE6, lonE6, id }]) => ({
        x: place % this.#across,
        y: Math.floor(place / this.#across),
        count,
        centre: { latE6: mean(latE6, count), lonE6: mean(lonE6, count) },
        ...(count === 1 ? { id } : {}),
      }));
  }

  #column(lonE6: number): number {
    return this.#cut((lonE6 + 180e6) / 360e6);
  }

  #line(latE6: number): number {
    const sine = Math.sin((latE6 * Math.PI) / 180e6);
    return this.#cut(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
  }

  #cut(share: number): number {
    return Math.min(this.#across - 1, Math.max(0, Math.floor(share * this.#across)));
  }
}
