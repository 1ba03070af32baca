import type { Region } from './regions.ts';

/** Surroundings and character of a neighborhood, which determine views, access, barns and boulevards. */
export type Trait = 'beach' | 'waterside' | 'lake' | 'hills' | 'golf' | 'rural' | 'historic' | 'gated';

export interface Neighbourhood {
  name: string;
  /** Approximate center, in degrees. */
  lat: number;
  lon: number;
  /** ZIPs, or the first three characters of Canadian postal codes. */
  zips: readonly string[];
  /** Price per square foot relative to the market; 1 is typical. */
  level: number;
  /** 0–100 */
  walk: number;
  /** 0–10 */
  school: number;
  traits: readonly Trait[];
}

interface Landmark {
  name: string;
  lat: number;
  lon: number;
  aliases: readonly string[];
}

/** Relative shares of home types; they need not sum to one. */
export interface TypeMix {
  single_family: number;
  semi_detached?: number;
  townhouse: number;
  condo: number;
  multi_family?: number;
  manufactured?: number;
  land?: number;
  farm?: number;
}

export interface Market {
  name: string;
  /** Two-letter code of a state or province. */
  state: string;
  country: 'US' | 'CA';
  county: string;
  /** Center of downtown, in degrees. */
  lat: number;
  lon: number;
  timeZone: string;
  region: Region;
  /** Share of the sample's homes relative to the other markets. */
  weight: number;
  /** A typical detached house: price in whole units of the country's currency, and per square foot. */
  house: { price: number; perSqft: number };
  /** Price per square foot of a condo, in whole currency units. */
  condoPerSqft: number;
  mix: TypeMix;
  /** Most houses were built between `from` and `to`, with the most near `peak`. */
  built: { from: number; peak: number; to: number };
  /** Lot size of a typical house in acres. */
  lotAcres: number;
  /** Annual property tax as a share of the price. */
  taxRate: number;
  /** Share of detached houses with a homeowners' association. */
  hoaShare: number;
  neighbourhoods: readonly Neighbourhood[];
  landmarks: readonly Landmark[];
}

type NeighbourhoodRow = readonly [
  name: string,
  lat: number,
  lon: number,
  zips: string,
  level: number,
  walk: number,
  school: number,
  ...traits: Trait[],
];
type LandmarkRow = readonly [name: string, lat: number, lon: number, ...aliases: string[]];

/**
 * Source form of a market: neighborhoods and landmarks as table rows, ZIPs separated by spaces. Levels are
 * relative to each other; they are normalized to a mean of 1.
 */
export interface MarketTable extends Omit<Market, 'neighbourhoods' | 'landmarks'> {
  neighbourhoods: readonly NeighbourhoodRow[];
  landmarks: readonly LandmarkRow[];
}

/** Builds a market from its table. All figures are round numbers from general knowledge, not quotations. */
export function market(table: MarketTable): Market {
  const meanLevel = table.neighbourhoods.reduce((sum, [, , , , level]) => sum + level, 0) / table.neighbourhoods.length;
  return {
    ...table,
    neighbourhoods: table.neighbourhoods.map(([name, lat, lon, zips, level, walk, school, ...traits]) => ({
      name,
      lat,
      lon,
      zips: zips.split(' '),
      level: level / meanLevel,
      walk,
      school,
      traits,
    })),
    landmarks: table.landmarks.map(([name, lat, lon, ...aliases]) => ({ name, lat, lon, aliases })),
  };
}
