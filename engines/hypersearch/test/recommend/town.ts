import type { Feature, HomeType } from '../../src/facts.ts';
import type { TasteHome } from '../../src/recommend/index.ts';
import { throwing } from './buyers.ts';

const kinds: readonly HomeType[] = ['single_family', 'single_family', 'townhouse', 'condo', 'condo', 'multi_family'];
const often: readonly [Feature, number][] = [
  ['garage', 0.55],
  ['hardwood_floors', 0.5],
  ['air_conditioning', 0.8],
  ['fireplace', 0.35],
  ['pool', 0.15],
  ['home_office', 0.25],
  ['fenced_yard', 0.3],
  ['updated_kitchen', 0.3],
  ['balcony', 0.25],
  ['large_yard', 0.2],
  ['garden', 0.2],
  ['near_park', 0.3],
  ['near_transit', 0.25],
  ['natural_light', 0.3],
  ['walk_in_closet', 0.35],
  ['deck', 0.25],
  ['finished_basement', 0.15],
  ['solar_panels', 0.06],
];

/** Generates a town of homes: districts with their own price, age and type around a center. */
export function town(count: number, seed: number): TasteHome[] {
  const dice = throwing(seed);
  const quarters = Array.from({ length: 10 }, () => ({
    latE6: 30_250_000 + (dice() - 0.5) * 300_000,
    lonE6: -97_750_000 + (dice() - 0.5) * 300_000,
    dear: 0.7 + dice() * 0.8,
    year: 1930 + dice() * 85,
    flats: dice(),
  }));
  return Array.from({ length: count }, (_, at) => {
    const quarter = quarters[Math.floor(dice() * quarters.length)]!;
    const type = dice() < quarter.flats * 0.5 ? 'condo' : kinds[Math.floor(dice() * kinds.length)]!;
    const sqft = Math.round((type === 'condo' ? 650 : 1_100) + dice() ** 2 * 2_600);
    const yearBuilt = Math.min(2026, Math.round(quarter.year + (dice() - 0.5) * 40));
    const features = often.filter(([, share]) => dice() < share).map(([feature]) => feature);
    const price = sqft * 260 * quarter.dear * (1 + features.length * 0.012) * (0.85 + dice() * 0.3);
    return {
      id: at + 1,
      latE6: Math.round(quarter.latE6 + (dice() - 0.5) * 40_000),
      lonE6: Math.round(quarter.lonE6 + (dice() - 0.5) * 40_000),
      type,
      priceCents: Math.round(price / 1_000) * 100_000,
      beds: Math.max(1, Math.round(sqft / 620)),
      baths: Math.max(1, Math.round(sqft / 450) / 2),
      sqft,
      lotAcres: type === 'condo' ? undefined : 0.05 + dice() * 0.4,
      yearBuilt,
      garageSpaces: features.includes('garage') ? 1 + Math.floor(dice() * 2) : 0,
      features,
    };
  });
}
