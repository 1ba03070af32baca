import { foldPlace } from '@lintel/geo';
import type { listings } from '../tables.ts';
import { type HomeAddress, readHomeAddress } from './home-address.ts';

type Row = typeof listings.$inferSelect;

/** The columns of a listing that identify its home. */
export type HomeIdentity = Pick<
  Row,
  | 'unparsedAddress'
  | 'streetNumber'
  | 'streetName'
  | 'streetSuffix'
  | 'unitNumber'
  | 'city'
  | 'countyOrParish'
  | 'stateOrProvince'
  | 'postalCode'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'parcelNumber'
  | 'homeType'
  | 'bedroomsTotal'
  | 'livingAreaSqft'
>;

/** An identity with its parsed address, parsed once for many comparisons. */
export interface Home extends HomeIdentity {
  address: HomeAddress | null;
  city: string;
  parcel: string | null;
}

export const homeOf = (listing: HomeIdentity): Home => ({
  ...listing,
  address: readHomeAddress(listing),
  city: foldPlace(listing.city),
  parcel: parcelOf(listing.parcelNumber),
});

/** Condominiums share house number and coordinates, so without a unit two can't be distinguished. */
const needsUnit = (home: Home): boolean => home.homeType === 'condo' && !home.address?.unit;

/** Home types with a single home per location. */
export const detachedTypes: ReadonlySet<Row['homeType']> = new Set([
  'single_family',
  'semi_detached',
  'manufactured',
  'land',
  'farm',
]);

/**
 * Returns the keys that the listings of one home share: two listings of the same home share at least one key;
 * two that share one may still be different homes (`sameHome` decides). Keys combine house number, street and
 * unit with the postal code and with the city; the parcel; house number and unit with a nearby point, for
 * misspelled streets; and the point alone without an address.
 */
export const homeKeysOf = (home: Home): number[] => [...new Set(keyTexts(home).map(hash))];

function keyTexts(home: Home): string[] {
  const { address, stateOrProvince: state, city, parcel, latitude, longitude } = home;
  const keys: string[] = [];
  if (parcel) keys.push(`p|${state}|${parcel}`);
  if (address && !needsUnit(home)) {
    const unitAddress = `${address.number}|${address.name}|${address.unit ?? ''}`;
    const code = home.postalCode?.replace(/\W/g, '').toLowerCase();
    if (code) keys.push(`z|${code}|${unitAddress}`);
    keys.push(`c|${state}|${city}|${unitAddress}`);
    if (latitude !== null && longitude !== null)
      keys.push(`g|${address.number}|${address.unit ?? ''}|${cell(latitude, 100)}|${cell(longitude, 100)}`);
  } else if (!address && detachedTypes.has(home.homeType) && latitude !== null && longitude !== null)
    keys.push(`n|${home.homeType}|${cell(latitude, 1000)}|${cell(longitude, 1000)}`);
  return keys;
}

const cell = (degrees: number, steps: number): number => Math.floor(degrees * steps);

/**
 * Assessors' numbers are written with and without punctuation and leading zeros; numbers too short to
 * identify a parcel are ignored.
 */
function parcelOf(text: string | null): string | null {
  const bare = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '');
  return bare.length >= 5 && !/^(.)\1*$/.test(bare) && /\d/.test(bare) ? bare : null;
}

/** 53 bits, so that a key is a safe integer in JavaScript; after "cyrb53" by bryc (public domain). */
function hash(text: string): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & high) + (low >>> 0);
}
