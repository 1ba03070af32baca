import type { Row } from './rows.ts';
import { type Kind, kinds, type Search } from './searches.ts';

const GIB = 1024 ** 3;

export interface Touched {
  homes: number;
  matches: number;
  /** Bytes that are read, and the bytes of their cache lines. */
  useful: number;
  lines: number;
}

/**
 * Minimum bytes that an index must read for an average query: for the homes of its city or box, one bit for each
 * requested or preferred criterion; for each match a record of 8 bytes, and 8 bytes of position for an area. Words
 * are excluded: the lists of common words dominate them.
 */
export function touched(
  rows: readonly Row[],
  searches: readonly Search[],
  totals: readonly number[],
): Map<Kind, Touched> {
  const homesOfCity = new Map<number, number>();
  for (const { city } of rows) homesOfCity.set(city, (homesOfCity.get(city) ?? 0) + 1);
  const lat = Int32Array.from(rows, ({ home }) => home.latE6!);
  const lon = Int32Array.from(rows, ({ home }) => home.lonE6!);
  const inBox = ({ southE6, northE6, westE6, eastE6 }: NonNullable<Search['spec']['area']>['bounds']) => {
    let count = 0;
    for (let i = 0; i < lat.length; i++)
      if (lat[i]! >= southE6 && lat[i]! <= northE6 && lon[i]! >= westE6 && lon[i]! <= eastE6) count++;
    return count;
  };
  const sums = new Map<Kind, Touched & { searches: number }>();
  for (const [place, { kind, spec }] of searches.entries()) {
    if (kind === 'text') continue;
    const homes = spec.area ? inBox(spec.area.bounds) : (homesOfCity.get(spec.city!) ?? 0);
    const matches = totals[place]!;
    const bits = 2 + (spec.bathsMin ? 1 : 0) + spec.types.length + spec.wanted.length + spec.preferred.length;
    const records = spec.area ? 2 : 1;
    const sum = sums.get(kind) ?? { searches: 0, homes: 0, matches: 0, useful: 0, lines: 0 };
    sum.searches += 1;
    sum.homes += homes;
    sum.matches += matches;
    sum.useful += (homes / 8) * bits + matches * 8 * records;
    sum.lines += (homes / 8) * bits + matches * 64 * records;
    sums.set(kind, sum);
  }
  return new Map(
    kinds.flatMap((kind) => {
      const sum = sums.get(kind);
      if (!sum) return [];
      const mean = (total: number) => total / sum.searches;
      const { homes, matches, useful, lines } = sum;
      return [
        [kind, { homes: mean(homes), matches: mean(matches), useful: mean(useful), lines: mean(lines) }],
      ] satisfies [Kind, Touched][];
    }),
  );
}

/** Minimum microseconds to read this many bytes. */
export const microsecondsFor = (bytes: number, gibPerSecond: number): number => (bytes / GIB / gibPerSecond) * 1e6;
