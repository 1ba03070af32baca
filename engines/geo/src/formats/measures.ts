import type { Units } from './country.ts';
import { decimal, rounded, whole } from './numbers.ts';

const M2_PER_SQFT = 0.09290304;
const HA_PER_ACRE = 0.40468564224;
const M2_PER_HA = 10_000;
const METERS_PER_MILE = 1_609.344;
const METERS_PER_FOOT = 0.3048;

/** A display unit, relative to the API's unit (square feet, acres, kilometers), and its name. */
export interface ShownUnit {
  name: string;
  /** Size in the API's unit: 1 m² is 10.76 square feet. */
  size: number;
}

export const areaUnit = (units: Units): ShownUnit =>
  units === 'metric' ? { name: 'm²', size: 1 / M2_PER_SQFT } : { name: 'sq ft', size: 1 };

export const lotUnit = (units: Units): ShownUnit =>
  units === 'metric' ? { name: 'ha', size: 1 / HA_PER_ACRE } : { name: 'acres', size: 1 };

export const distanceUnit = (units: Units): ShownUnit =>
  units === 'metric' ? { name: 'km', size: 1 } : { name: 'mi', size: METERS_PER_MILE / 1_000 };

/** Formats square feet: `1,840 sq ft`, `171 m²`. */
export const area = (sqft: number, units: Units): string => {
  const { name, size } = areaUnit(units);
  return `${whole(sqft / size)} ${name}`;
};

/** Formats acres: `0.25 acres`, `1 acre`; `0.4 ha`, and `610 m²` below a tenth of a hectare. */
export function lot(acres: number, units: Units): string {
  if (units === 'imperial') return `${decimal(acres)} ${decimal(acres) === '1' ? 'acre' : 'acres'}`;
  const hectares = acres * HA_PER_ACRE;
  return hectares < 0.1 ? `${whole(hectares * M2_PER_HA)} m²` : `${decimal(hectares)} ha`;
}

/** Formats meters: `0.7 mi`, `1.2 km`, `14 km`; `300 ft`, `90 m` below a tenth. */
export function distance(meters: number, units: Units): string {
  const { name, size } = distanceUnit(units);
  const value = meters / 1_000 / size;
  if (value >= 0.095) return `${value < 9.95 ? decimal(Math.round(value * 10) / 10) : whole(value)} ${name}`;
  return units === 'metric'
    ? `${rounded(Math.round(meters / 10) * 10)} m`
    : `${rounded(Math.round(meters / METERS_PER_FOOT / 50) * 50)} ft`;
}

/** Formats square meters of a map region: `1.2 sq mi`, `3.11 km²`; small ones `12 acres`, `4.86 ha`. */
export function region(squareMeters: number, units: Units): string {
  if (units === 'metric')
    return squareMeters < 1e5 ? `${rounded(squareMeters / M2_PER_HA)} ha` : `${rounded(squareMeters / 1e6)} km²`;
  const squareMiles = squareMeters / METERS_PER_MILE ** 2;
  return squareMiles < 0.1 ? `${rounded(squareMiles * 640)} acres` : `${rounded(squareMiles)} sq mi`;
}

/** Converts a price per square foot to the display unit: 310 per sq ft is 3,337 per m². */
export const perArea = (perSqft: number, units: Units): number => perSqft * areaUnit(units).size;
