import { features, homeTypes } from '@lintel/hypersearch';
import type { listings } from '../../src/modules/listings/tables.ts';

export type Row = typeof listings.$inferInsert;

/** Mulberry32: small, seeded, the same everywhere. Yields [0, 1). */
export function random(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    between: (low: number, high: number): number => low + below(high - low + 1),
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    chance: (share: number): boolean => next() < share,
    /** Picks up to `n` different members. */
    some: <T>(list: readonly T[], n: number): T[] => [
      ...new Set(Array.from({ length: n }, () => list[below(list.length)]!)),
    ],
  };
}
export type Random = ReturnType<typeof random>;

export interface Town {
  city: string;
  state: string;
  country: 'US' | 'CA';
  lat: number;
  lon: number;
  hoods: string[];
  codes: string[];
}

/** Names chosen to collide: two Portlands, a neighborhood named like a city, an accent. */
export const towns: Town[] = [
  {
    city: 'Portland',
    state: 'OR',
    country: 'US',
    lat: 45.52,
    lon: -122.68,
    hoods: ['Pearl District', 'Downtown', 'Hollywood'],
    codes: ['97209', '97201', '97212'],
  },
  {
    city: 'Portland',
    state: 'ME',
    country: 'US',
    lat: 43.66,
    lon: -70.26,
    hoods: ['Old Port', 'West End'],
    codes: ['04101', '04102'],
  },
  {
    city: 'Hollywood',
    state: 'FL',
    country: 'US',
    lat: 26.01,
    lon: -80.15,
    hoods: ['Lakes', 'Downtown'],
    codes: ['33019', '33020'],
  },
  {
    city: 'Seattle',
    state: 'WA',
    country: 'US',
    lat: 47.61,
    lon: -122.33,
    hoods: ['Ballard', 'West End', 'Fremont'],
    codes: ['98107', '98103'],
  },
  {
    city: 'Montréal',
    state: 'QC',
    country: 'CA',
    lat: 45.5,
    lon: -73.57,
    hoods: ['Le Plateau-Mont-Royal', 'Verdun'],
    codes: ['H2X 1Y6', 'H4G 2B3'],
  },
  {
    city: 'Toronto',
    state: 'ON',
    country: 'CA',
    lat: 43.65,
    lon: -79.38,
    hoods: ['Riverdale', 'Downtown'],
    codes: ['M5V 2T6', 'M4K 1N2'],
  },
];

export const remarkWords = [
  'bright',
  'corner',
  'quiet',
  'oak',
  'garden',
  'renovated',
  'walls',
  'light',
  'café',
  'loft',
  'view',
  'park',
];

export const firstDay = Date.parse('2026-01-01T00:00:00Z');
const dayText = (n: number): string => new Date(firstDay + n * 86_400_000).toISOString().slice(0, 10);

const statuses = [
  'Active',
  'Active',
  'Active',
  'Active',
  'ComingSoon',
  'Pending',
  'ActiveUnderContract',
  'Closed',
  'Withdrawn',
] as const;

/** Ends in the far future, because the view uses the clock. */
const openHouse = (roll: Random): Pick<Row, 'openHouseStartsAt' | 'openHouseEndsAt'> =>
  roll.chance(0.3)
    ? {
        openHouseStartsAt: new Date(firstDay + roll.between(318, 335) * 86_400_000),
        openHouseEndsAt: new Date('2199-01-01'),
      }
    : {};

/** A home with any field missing at times; `key` makes it unique. */
export function randomHome(roll: Random, key: string): Row {
  const town = roll.pick(towns);
  const maybe = <T>(share: number, value: T): T | null => (roll.chance(share) ? value : null);
  const price = roll.between(8, 300) * 1_000_000 + roll.pick([0, 0, 50, 99]);
  const listed = roll.between(0, 320);
  const status = roll.pick(statuses);
  const placed = roll.chance(0.92);
  return {
    originatingSystemName: 'oracle',
    listingKey: key,
    city: town.city,
    stateOrProvince: town.state,
    country: town.country,
    currency: town.country === 'US' ? 'USD' : 'CAD',
    neighbourhood: maybe(0.8, roll.pick(town.hoods)),
    postalCode: maybe(0.9, roll.pick(town.codes)),
    unparsedAddress: `${roll.between(1, 9999)} ${roll.pick(['Oak', 'Pine', 'Park'])} Street`,
    latitude: placed ? Math.round((town.lat + (roll.next() - 0.5) * 0.2) * 1e6) / 1e6 : null,
    longitude: placed ? Math.round((town.lon + (roll.next() - 0.5) * 0.2) * 1e6) / 1e6 : null,
    listPriceCents: price,
    previousListPriceCents: maybe(0.4, price + roll.pick([-500_000, 0, 2_000_000])),
    priceChangeTimestamp: maybe(0.5, new Date(firstDay + roll.between(200, 323) * 86_400_000)),
    taxAnnualAmountCents: maybe(0.7, roll.between(0, 2_000_000)),
    ...openHouse(roll),
    originalListPriceCents: maybe(0.5, price + roll.pick([0, 0, 1_000_000])),
    standardStatus: status,
    offMarketDate:
      status === 'Active' || status === 'ComingSoon' ? null : maybe(0.9, dayText(listed + roll.between(0, 60))),
    homeType: roll.pick(homeTypes),
    listedOn: maybe(0.85, dayText(listed)),
    modificationTimestamp: new Date(firstDay),
    bedroomsTotal: maybe(0.95, roll.between(0, 12)),
    bathroomsFull: maybe(0.95, roll.between(0, 5)),
    bathroomsHalf: maybe(0.5, roll.between(0, 2)),
    bathrooms: maybe(0.1, roll.between(1, 16) / 4),
    livingAreaSqft: maybe(0.9, roll.between(300, 6000)),
    lotSizeAcres: maybe(0.7, roll.between(1, 400) / 16),
    yearBuilt: maybe(0.9, roll.between(1890, 2026)),
    storiesTotal: maybe(0.8, roll.between(2, 8) / 2),
    garageSpaces: maybe(0.7, roll.between(0, 4)),
    associationFeeMonthlyCents: maybe(0.6, roll.between(0, 800) * 100),
    schoolRating: maybe(0.8, roll.between(0, 20) / 2),
    walkScore: maybe(0.8, roll.between(0, 100)),
    netOperatingIncomeCents: maybe(0.2, roll.between(1, 60) * 100_000),
    features: roll.some(features, roll.between(0, 14)),
    publicRemarks: Array.from({ length: 8 }, () => roll.pick(remarkWords)).join(' '),
    internetEntireListingDisplayYn: roll.chance(0.97),
    internetAddressDisplayYn: roll.chance(0.93),
  };
}
