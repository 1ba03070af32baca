import type { HomeType } from '@lintel/hypersearch';
import { regions } from '../markets/regions.ts';
import type { Random } from '../random.ts';
import type { Building, Site } from './home.ts';

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
const tens = (value: number) => Math.round(value / 10) * 10;

export function layOut(random: Random, site: Site): Building {
  if (site.type === 'land') return { ...bareLand, lotAcres: lotOf(random, site) };
  const units = site.type === 'multi_family' ? random.weighted([2, 3, 4], (count) => 9 - 2 * count) : undefined;
  const sqft = areaOf(random, site, units);
  const stories = storiesOf(random, site, sqft);
  const beds = bedsOf(random, site, sqft, units);
  const small = (site.yearBuilt ?? 0) < 1955 ? 0.5 : 0;
  const bathsFull = Math.max(
    units ?? 1,
    clamp(Math.round(0.4 + beds * 0.42 + sqft / 2600 - small + 0.3 * random.normal()), 1, 7),
  );
  const towerStories = site.type === 'condo' ? towerOf(random, site.neighbourhood.walk) : undefined;
  return {
    sqft,
    beds,
    bathsFull,
    bathsHalf: site.type === 'multi_family' ? 0 : halfBaths(random, stories, sqft, beds),
    stories,
    garageSpaces: garageOf(random, site, sqft),
    lotAcres: site.type === 'condo' ? undefined : lotOf(random, site, sqft, stories),
    units,
    towerStories,
  };
}

const bareLand: Building = {
  sqft: undefined,
  beds: undefined,
  bathsFull: undefined,
  bathsHalf: undefined,
  stories: undefined,
  garageSpaces: undefined,
  lotAcres: undefined,
  units: undefined,
  towerStories: undefined,
};

/**
 * Living area relative to a typical house of the market; houses grew over the years and with the price of the
 * street.
 */
function areaOf(random: Random, { market, neighbourhood, type, yearBuilt = 1960 }: Site, units = 1): number {
  const typical = market.house.price / market.house.perSqft;
  if (type === 'condo') return condoArea(random, neighbourhood.level);
  if (type === 'multi_family') return tens(units * clamp(880 + 190 * random.normal(), 520, 1500));
  if (type === 'manufactured') return tens(random.triangular(780, 1250, 2100));
  const share: Partial<Record<HomeType, number>> = { townhouse: 0.82, semi_detached: 0.78, farm: 1.15 };
  const age = 0.84 + (0.3 * (yearBuilt - 1900)) / 126;
  const grand = type === 'single_family' && random.chance(0.05) ? random.between(1.4, 2.2) : 1;
  const spread = type === 'townhouse' || type === 'semi_detached' ? 0.18 : 0.27;
  const wealth = 0.8 + 0.2 * neighbourhood.level;
  return tens(clamp(typical * (share[type] ?? 1) * age * grand * wealth * (1 + spread * random.normal()), 640, 9800));
}

function condoArea(random: Random, level: number): number {
  const beds = random.weighted([0, 1, 2, 3], (count) => [7, 38, 43, 12][count]!);
  const rooms = [460, 690, 1040, 1450][beds]!;
  return tens(clamp(rooms * (0.92 + 0.08 * level) * (1 + 0.13 * random.normal()), 340, 4200));
}

function bedsOf(random: Random, { type, yearBuilt }: Site, sqft: number, units = 1): number {
  if (type === 'condo') return sqft < 530 ? 0 : sqft < 860 ? 1 : sqft < 1240 ? 2 : sqft < 2300 ? 3 : 4;
  if (type === 'multi_family') return Math.max(units, Math.round((sqft / 440) * (1 + 0.1 * random.normal())));
  if (type === 'townhouse' || type === 'semi_detached')
    return clamp(Math.round(1.2 + sqft / 880 + 0.3 * random.normal()), 1, 5);
  const old = (yearBuilt ?? 1960) < 1945 ? 0.2 : 0;
  return clamp(Math.round(1.3 + old + sqft / 960 + 0.38 * random.normal()), 1, 8);
}

function halfBaths(random: Random, stories: number, sqft: number, beds: number): number {
  if (beds === 0) return 0;
  if (sqft > 4200 && random.chance(0.4)) return 2;
  return random.chance(stories >= 2 ? 0.55 : sqft > 1500 ? 0.16 : 0.06) ? 1 : 0;
}

function storiesOf(random: Random, { market, type, neighbourhood }: Site, sqft: number): number {
  if (type === 'condo') return random.chance(sqft > 1100 ? 0.12 : 0.04) ? 2 : 1;
  if (type === 'manufactured') return 1;
  if (type === 'multi_family') return random.chance(0.3) ? 3 : 2;
  if (type === 'townhouse')
    return random.chance(neighbourhood.walk > 65 ? 0.45 : 0.15) ? 3 : random.chance(0.07) ? 1 : 2;
  if (type === 'semi_detached') return random.chance(0.12) ? 3 : random.chance(0.12) ? 1 : 2;
  const size = sqft < 1300 ? 1.5 : sqft < 2000 ? 1.05 : sqft < 3000 ? 0.75 : 0.4;
  if (random.chance(Math.min(0.92, regions[market.region].singleStory * size))) return 1;
  return random.chance(neighbourhood.walk > 78 ? 0.3 : 0.06) ? 3 : 2;
}

function towerOf(random: Random, walk: number): number {
  if (walk > 88) return random.chance(0.5) ? random.whole(12, 48) : random.whole(4, 11);
  return walk > 60 ? random.whole(3, 9) : random.whole(2, 4);
}

function garageOf(random: Random, { market, neighbourhood, type, yearBuilt = 1960 }: Site, sqft: number): number {
  if (type === 'condo') return random.chance(0.55) ? (random.chance(sqft > 1200 ? 0.4 : 0.05) ? 2 : 1) : 0;
  const share = regions[market.region].garage * (type === 'single_family' || type === 'farm' ? 1 : 0.65);
  const crowded = neighbourhood.walk > 85 ? 0.55 : 1;
  if (type === 'manufactured' ? random.chance(0.75) : !random.chance(share * crowded)) return 0;
  if (type === 'multi_family') return random.whole(1, 3);
  if (type === 'semi_detached' || yearBuilt < 1955 || neighbourhood.walk > 85) return sqft > 2600 ? 2 : 1;
  if (sqft > 3400) return random.chance(0.55) ? 3 : 2;
  return sqft < 1250 ? random.whole(1, 2) : 2;
}

/** The lot is never smaller than the house's footprint. */
function lotOf(random: Random, { market, neighbourhood, type }: Site, sqft = 0, stories = 1): number {
  const rural = neighbourhood.traits.includes('rural');
  const base = market.lotAcres * (0.55 + (100 - neighbourhood.walk) / 90) * (rural ? 5 : 1);
  const spread = random.triangular(0.55, 0.95, 2.4);
  const ground = ((sqft / stories) * 1.6) / 43_560;
  const acres: Record<HomeType, () => number> = {
    single_family: () => base * spread,
    semi_detached: () => base * 0.55 * spread,
    townhouse: () => base * 0.3 * spread,
    condo: () => 0,
    multi_family: () => base * 0.9 * spread,
    manufactured: () => Math.max(0.09, base * 0.8 * spread),
    land: () => (rural || random.chance(0.3) ? random.triangular(0.3, 2, 24) : base * spread * 1.3),
    farm: () => random.triangular(4, 11, 90),
  };
  return Math.round(Math.max(acres[type](), ground) * 1000) / 1000;
}
