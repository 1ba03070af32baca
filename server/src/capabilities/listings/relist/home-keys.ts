import { foldPlace } from '@lintel/geo';
import type { listings } from '../tables.ts';
import { type HomeAddress, readHomeAddress } from './home-address.ts';

type Row = typeof listings.$inferSelect;

/** What of a listing tells which home it is. */
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

/** An identity with its address read, so that it is read once however often it is compared. */
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

/** Condominiums share house number and position: without its unit one can't be told from the next. */
const needsUnit = (home: Home): boolean => home.homeType === 'condo' && !home.address?.unit;

/** Kinds of which one stands at one place. */
export const standsAlone: ReadonlySet<Row['homeType']> = new Set([
  'single_family',
  'semi_detached',
  'manufactured',
  'land',
  'farm',
]);

/**
 * Keys under which the listings of one home meet: two of the same home share at least one, two that share one may still
 * be different homes (`sameHome` decides). By house number, street and unit with the postal code and with the city; by
 * the parcel; by house number and unit near a point, for streets misspelt; by the point alone where there is no address.
 */
export const homeKeysOf = (home: Home): number[] => [...new Set(keyTexts(home).map(hash))];

function keyTexts(home: Home): string[] {
  const { address, stateOrProvince: state, city, parcel, latitude, longitude } = home;
  const keys: string[] = [];
  if (parcel) keys.push(`p|${state}|${parcel}`);
  if (address && !needsUnit(home)) {
    const door = `${address.number}|${address.name}|${address.unit ?? ''}`;
    const code = home.postalCode?.replace(/\W/g, '').toLowerCase();
    if (code) keys.push(`z|${code}|${door}`);
    keys.push(`c|${state}|${city}|${door}`);
    if (latitude !== null && longitude !== null)
      keys.push(`g|${address.number}|${address.unit ?? ''}|${cell(latitude, 100)}|${cell(longitude, 100)}`);
  } else if (!address && standsAlone.has(home.homeType) && latitude !== null && longitude !== null)
    keys.push(`n|${home.homeType}|${cell(latitude, 1000)}|${cell(longitude, 1000)}`);
  return keys;
}

const cell = (degrees: number, steps: number): number => Math.floor(degrees * steps);

/** Assessors' numbers are written with and without marks and leading zeros; what is too short to tell is none. */
function parcelOf(text: string | null): string | null {
  const bare = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '');
  return bare.length >= 5 && !/^(.)\1*$/.test(bare) && /\d/.test(bare) ? bare : null;
}

/** 53 bits, so that a key is a whole number on either side; after "cyrb53" by bryc (public domain). */
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
