import type { PointE6 } from '@lintel/hypersearch';
import { Dice } from '../../../engines/hypersearch/bench/dice.ts';

export interface Neighbourhood extends PointE6 {
  name: string;
  postalCode: string;
  /** Whole currency units: the median price of a home with three bedrooms. */
  priceLevel: number;
}

export interface City {
  name: string;
  country: 'US' | 'CA';
  state: string;
  neighbourhoods: readonly Neighbourhood[];
}

/** Largest first, because homes are drawn by position in this list. Degrees of latitude and longitude. */
// biome-ignore format: a table
const rows: readonly [string, string, number, number][] = [
  ['New York', 'NY', 40.71, -73.98], ['Los Angeles', 'CA', 34.05, -118.24], ['Toronto', 'ON', 43.7, -79.4],
  ['Chicago', 'IL', 41.85, -87.68], ['Houston', 'TX', 29.76, -95.37], ['Phoenix', 'AZ', 33.45, -112.07],
  ['Philadelphia', 'PA', 39.98, -75.15], ['Montréal', 'QC', 45.52, -73.6], ['San Antonio', 'TX', 29.42, -98.49],
  ['San Diego', 'CA', 32.8, -117.13], ['Dallas', 'TX', 32.8, -96.79], ['Austin', 'TX', 30.28, -97.74],
  ['Calgary', 'AB', 51.05, -114.07], ['Jacksonville', 'FL', 30.33, -81.66], ['Fort Worth', 'TX', 32.75, -97.33],
  ['Columbus', 'OH', 39.98, -82.99], ['Charlotte', 'NC', 35.21, -80.83], ['Vancouver', 'BC', 49.25, -123.1],
  ['Indianapolis', 'IN', 39.78, -86.15], ['Seattle', 'WA', 47.61, -122.33], ['Denver', 'CO', 39.74, -104.98],
  ['Ottawa', 'ON', 45.4, -75.7], ['Nashville', 'TN', 36.16, -86.78], ['Oklahoma City', 'OK', 35.47, -97.51],
  ['Boston', 'MA', 42.34, -71.08], ['Edmonton', 'AB', 53.54, -113.49], ['Portland', 'OR', 45.53, -122.66],
  ['Las Vegas', 'NV', 36.17, -115.14], ['Memphis', 'TN', 35.13, -89.97], ['Detroit', 'MI', 42.37, -83.08],
  ['Winnipeg', 'MB', 49.88, -97.15], ['Milwaukee', 'WI', 43.05, -87.95], ['Albuquerque', 'NM', 35.1, -106.63],
  ['Tucson', 'AZ', 32.21, -110.94], ['Québec', 'QC', 46.82, -71.24], ['Sacramento', 'CA', 38.57, -121.47],
  ['Atlanta', 'GA', 33.76, -84.39], ['Minneapolis', 'MN', 44.97, -93.27], ['Halifax', 'NS', 44.65, -63.59],
  ['Boise', 'ID', 43.61, -116.23],
];
const canadian = new Set(['ON', 'QC', 'AB', 'BC', 'MB', 'NS']);

/** 40 cities of unequal size, each with 6 to 13 neighborhoods around its center. */
export function citiesOf(seed: number): City[] {
  const dice = new Dice(seed);
  return rows.map(([name, state, lat, lon], place) => {
    const country = canadian.has(state) ? 'CA' : 'US';
    const neighbourhoods = Array.from({ length: 6 + dice.below(8) }, (_, n) => ({
      name: `${name} Quarter ${n + 1}`,
      postalCode: country === 'CA' ? `K${n % 10}A 1A${place % 10}` : String(10_000 + place * 100 + n),
      latE6: Math.round(lat * 1e6 + dice.normal() * 60_000),
      lonE6: Math.round(lon * 1e6 + dice.normal() * 80_000),
      priceLevel: Math.exp(13 + dice.normal() * 0.4),
    }));
    return { name, country, state, neighbourhoods };
  });
}

/** Draws the index of a city; larger ones are more frequent. */
export const cityDrawn = (dice: Dice): number => Math.floor(dice.next() ** 1.5 * rows.length);
