import type { Home } from './home.ts';
import { type Neighbor, type Neighborhood, neighborsOf } from './neighborhood.ts';

/** Features of the trees from the sales around a home. */
export const surroundingNames = [
  'near.close',
  'near.similar',
  'near.alike',
  'near.wide',
  'near.spread',
  'near.distance',
  'near.level',
  'near.trend',
] as const;

export interface Surroundings {
  features: number[];
  /** The sales used, by weight, the heaviest first. */
  comparables: { row: number; km: number; weight: number }[];
}

/** How far apart in price two homes' features may be to be alike, in units of the spread. */
const LIKENESS = 0.8;
const HALF_YEAR = 182;

export function surroundingsOf(
  space: Neighborhood,
  home: Home,
  parts: ReadonlyMap<string, number>,
  value: number,
  day: number,
  self: number,
): Surroundings {
  const found = neighborsOf(space, home, self);
  if (found.length === 0) return { features: surroundingNames.map(() => Number.NaN), comparables: [] };
  const own = space.partNames.map((name) => parts.get(name) ?? 0);
  const bandwidth = Math.max(0.05, found[Math.min(7, found.length - 1)]!.km);
  const near = found.map(({ km }) => Math.exp(-0.5 * (km / bandwidth) ** 2) + 1e-3);
  const alike = found.map(({ row }) => {
    let sum = 0;
    for (let part = 0; part < own.length; part++) sum += (space.parts[part]![row]! - own[part]!) ** 2;
    return Math.exp(-0.5 * (sum / (space.spread * LIKENESS) ** 2));
  });
  const fresh = found.map(({ row }) => 2 ** (-Math.abs(day - space.days[row]!) / 365));
  const residual = ({ row }: Neighbor): number => space.residuals[row]!;
  const weights = found.map((_, at) => near[at]! ** 0.5 * alike[at]! * fresh[at]! + 1e-6);
  const wide = mean(found, residual, () => 1, 6);
  const comparables = found
    .map((neighbor, at) => ({ ...neighbor, weight: weights[at]! }))
    .sort((a, b) => b.weight - a.weight || a.row - b.row)
    .slice(0, 12);
  const recent = mean(found, residual, (at) => (Math.abs(day - space.days[found[at]!.row]!) <= HALF_YEAR ? 1 : 0), 6);
  return {
    features: [
      mean(found, residual, (at) => near[at]!, 1),
      mean(found, residual, (at) => weights[at]!, 0.5),
      mean(comparables, residual, (at) => comparables[at]!.weight, 0.2),
      wide,
      Math.sqrt(
        mean(
          found,
          (neighbor) => (residual(neighbor) - wide) ** 2,
          () => 1,
          0,
        ),
      ),
      Math.log(found[Math.min(9, found.length - 1)]!.km + 0.01),
      mean(
        found,
        ({ row }) => space.values[row]!,
        (at) => near[at]! + 0.1,
        0,
      ) - value,
      recent - wide,
    ],
    comparables,
  };
}

/** Weighted mean, drawn toward 0 by `prior`. */
function mean(
  found: readonly Neighbor[],
  of: (neighbor: Neighbor) => number,
  weight: (at: number) => number,
  prior: number,
): number {
  let sum = 0;
  let total = prior;
  for (let at = 0; at < found.length; at++) {
    sum += weight(at) * of(found[at]!);
    total += weight(at);
  }
  return total > 0 ? sum / total : 0;
}
