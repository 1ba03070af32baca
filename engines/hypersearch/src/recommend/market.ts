import type { Feature, HomeType } from '../facts.ts';
import { leastSpread, type Measure, measureNames, measures, type TasteHome, tasteFeatures } from './aspects.ts';

/** Statistics of the homes for sale, as the baseline for a taste. */
export interface Market {
  homes: number;
  measures: Readonly<Record<Measure, { mean: number; spread: number }>>;
  types: ReadonlyMap<HomeType, number>;
  features: ReadonlyMap<Feature, number>;
  /** An even sample of home locations. */
  places: readonly { latE6: number; lonE6: number }[];
}

const placesMax = 400;

/** Calculates means, spreads and shares of the candidate homes. */
export function marketOf(homes: readonly TasteHome[]): Market {
  const figures = Object.fromEntries(
    measureNames.map((name) => [
      name,
      summary(
        homes.map((home) => measures[name](home)),
        leastSpread[name],
      ),
    ]),
  ) as Market['measures'];
  const types = new Map<HomeType, number>();
  const counts = new Map<Feature, number>();
  for (const { type, features } of homes) {
    types.set(type, (types.get(type) ?? 0) + 1);
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const total = Math.max(1, homes.length);
  const step = Math.max(1, Math.floor(homes.length / placesMax));
  return {
    homes: homes.length,
    measures: figures,
    types: new Map([...types].map(([type, n]) => [type, n / total])),
    features: new Map(tasteFeatures.map((feature) => [feature, (counts.get(feature) ?? 0) / total])),
    places: homes
      .filter((_, at) => at % step === 0)
      .flatMap(({ latE6, lonE6 }) => (latE6 === undefined || lonE6 === undefined ? [] : [{ latE6, lonE6 }])),
  };
}

/** Returns the mean and the spread, which is at least `least`, so that a uniform market is not over-interpreted. */
function summary(values: readonly (number | undefined)[], least: number): { mean: number; spread: number } {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return { mean: 0, spread: 1 };
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length;
  return { mean, spread: Math.max(least, Math.sqrt(variance)) };
}
