import { KM_A_DEGREE, kmALonDegree } from '../place.ts';

/** Weights by grid cell, to estimate density around a point without visiting every deal. */
export class Density {
  private readonly rows = new Map<number, Map<number, number>>();
  private readonly step: number;

  /** @param km edge length of a cell */
  constructor(km: number) {
    this.step = km / KM_A_DEGREE;
  }

  add(lat: number, lon: number, weight: number): void {
    const row = Math.floor(lat / this.step);
    const column = Math.floor(lon / this.columnStep(row));
    const columns = this.rows.get(row) ?? new Map<number, number>();
    this.rows.set(row, columns);
    columns.set(column, (columns.get(column) ?? 0) + weight);
  }

  /** Sum of weight × kernel(distance²) over cells with their center within `km`. */
  around(lat: number, lon: number, km: number, kernel: (squareKm: number) => number): number {
    const reach = km / KM_A_DEGREE;
    let sum = 0;
    for (let row = Math.floor((lat - reach) / this.step); row <= Math.floor((lat + reach) / this.step); row++) {
      const columns = this.rows.get(row);
      if (!columns) continue;
      const width = this.columnStep(row);
      const lonReach = km / kmALonDegree(lat);
      const up = ((row + 0.5) * this.step - lat) * KM_A_DEGREE;
      for (let at = Math.floor((lon - lonReach) / width); at <= Math.floor((lon + lonReach) / width); at++) {
        const weight = columns.get(at);
        if (weight === undefined) continue;
        const across = ((at + 0.5) * width - lon) * kmALonDegree(lat);
        const squareKm = up * up + across * across;
        if (squareKm <= km * km) sum += weight * kernel(squareKm);
      }
    }
    return sum;
  }

  /** Cell of a place: its key and its center. */
  squareOf(lat: number, lon: number): { key: number; lat: number; lon: number } {
    const row = Math.floor(lat / this.step);
    const width = this.columnStep(row);
    const column = Math.floor(lon / width);
    return { key: row * 1_000_003 + column, lat: (row + 0.5) * this.step, lon: (column + 0.5) * width };
  }

  /** Degrees of longitude of a cell in that row, so that cells stay square. */
  private columnStep(row: number): number {
    return this.step / Math.max(0.05, kmALonDegree(row * this.step) / KM_A_DEGREE);
  }
}
