import type { Region } from './regions.ts';

/** What a neighbourhood lies at or is, beyond its figures: decides views, access, barns and boulevards. */
export type Trait = 'beach' | 'waterside' | 'lake' | 'hills' | 'golf' | 'rural' | 'historic' | 'gated';

export interface Neighbourhood {
  name: string;
  /** Degrees, the approximate centre. */
  lat: number;
  lon: number;
  /** ZIPs, or the first three characters of Canadian postal codes. */
  zips: readonly string[];
  /** Price per square foot against the market's own, 1 is typical. */
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

/** Shares of home types; they need not sum to one. */
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
  /** Two letters, as are provinces. */
  state: string;
  country: 'US' | 'CA';
  county: string;
  /** Degrees, the centre of downtown. */
  lat: number;
  lon: number;
  timeZone: string;
  region: Region;
  /** Share of the sample's homes against the other markets. */
  weight: number;
  /** A typical detached house: price in whole units of the country's currency, and per square foot. */
  house: { price: number; perSqft: number };
  /** A square foot of condominium, in whole currency units. */
  condoPerSqft: number;
  mix: TypeMix;
  /** Most houses were built between `from` and `to`, the bulk about `peak`. */
  built: { from: number; peak: number; to: number };
  /** Acres of a typical house lot. */
  lotAcres: number;
  /** Property tax a year as a share of the price. */
  taxRate: number;
  /** Share of detached houses with an owners' association. */
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
 * How a market is written down: neighbourhoods and landmarks as rows of a table, ZIPs separated by spaces. Levels are
 * written against each other; they are brought to a mean of 1.
 */
export interface MarketTable extends Omit<Market, 'neighbourhoods' | 'landmarks'> {
  neighbourhoods: readonly NeighbourhoodRow[];
  landmarks: readonly LandmarkRow[];
}

/** A market as the rest of the sample reads it. All figures are round numbers from general knowledge, no quotation. */
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
