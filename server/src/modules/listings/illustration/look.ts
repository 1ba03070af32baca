import type { Feature, HomeType } from '@lintel/hypersearch';
import type { PublicListing } from '../public-listings.ts';
import { seededRandom } from './random.ts';
import {
  type Hour,
  hours,
  type Palette,
  palettes,
  type Region,
  regionOf,
  regions,
  type Season,
  seasons,
} from './scenery.ts';

/**
 * The facts of a listing that an illustration shows. Invariant: no street and no coordinates, so a hidden
 * address can't leak.
 */
export interface Look {
  seed: number;
  type: HomeType;
  /** Number of floors to draw. */
  floors: number;
  /** Number of floors if the listing states it. */
  storiesTotal: number | undefined;
  /** Size from 0 (small) to 1 (large). */
  size: number;
  /** Year built, or a typical year when it is unknown. */
  year: number;
  /** Number of garage doors. */
  garages: number;
  garageSpaces: number | undefined;
  city: string;
  region: Region;
  season: Season;
  hour: Hour;
  snow: boolean;
  palette: Palette;
  features: ReadonlySet<Feature>;
}

/** Types whose illustration has no garage of its own. */
const withoutGarage: ReadonlySet<HomeType> = new Set(['condo', 'land', 'multi_family', 'manufactured']);

/** Returns what to draw for a listing, in the season of its date or half a year later. */
export function lookOf(row: PublicListing, isLater = false): Look {
  const random = seededRandom(row.id, 'look');
  const features = new Set(row.features as Feature[]);
  const storiesTotal = positive(row.storiesTotal) ?? (features.has('single_story') ? 1 : undefined);
  const garageSpaces = positive(row.garageSpaces);
  const garages = garageSpaces ?? (features.has('garage') && row.garageSpaces !== 0 ? 1 : 0);
  const size = Math.min(1, Math.max(0, ((row.livingAreaSqft ?? 1900) - 700) / 3300));
  const region = regionOf(row.stateOrProvince);
  const season = later(seasons, seasonOf(row.listedOn), isLater);
  return {
    seed: row.id,
    type: row.homeType,
    floors: floorsOf(row.homeType, storiesTotal, size, random.next()),
    storiesTotal,
    size,
    year: row.yearBuilt ?? 1975,
    garages: withoutGarage.has(row.homeType) ? 0 : Math.min(3, garages),
    garageSpaces,
    city: row.city,
    region,
    season,
    hour: later(hours, random.pick(hours), isLater),
    snow: season === 'winter' && regions[region].hasSnow,
    palette: random.pick(palettes),
    features,
  };
}

const later = <T>(cycle: readonly T[], value: T, isLater: boolean): T =>
  isLater ? cycle[(cycle.indexOf(value) + 2) % cycle.length]! : value;

/** Drops zero and negative counts, which imported listings may contain. */
const positive = (count: number | null): number | undefined => (count !== null && count > 0 ? count : undefined);

/** Meteorological seasons of the northern hemisphere. */
const seasonOf = (day: string | null): Season => {
  const month = Number(day?.slice(5, 7));
  return seasons[Math.floor(((month + 9) % 12) / 3)] ?? 'summer';
};

function floorsOf(type: HomeType, stated: number | undefined, size: number, random: number): number {
  const between = (low: number, high: number, floors: number) => Math.min(high, Math.max(low, Math.round(floors)));
  if (type === 'land') return 0;
  if (type === 'manufactured') return 1;
  // A condo's stories may be those of the unit: a building has at least three.
  if (type === 'condo') return between(3, 14, stated && stated >= 3 ? stated : 2.5 + random ** 2 * 8);
  if (type === 'single_family' || type === 'farm') return between(1, 3, stated ?? (size > 0.4 ? 2 : 1));
  return between(1, 4, stated ?? 2);
}
