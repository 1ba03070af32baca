import { distanceMetres } from '@lintel/geo';
import type { HomeAddress } from './home-address.ts';
import { detachedTypes, type Home } from './home-keys.ts';

/** Maximum distance between two geocodes of one address; a misspelled street matches only within it. */
const DOOR_METRES = 75;
/** A street name within one postal code or city is one street; two points this far apart are two streets. */
const STREET_METRES = 3_000;
/** Maximum distance when coordinates alone decide. */
const POINT_METRES = 12;

/**
 * Decides whether two listings that share a key are of one home. Prefers a false no: a false yes would give a
 * home another one's history.
 */
export function sameHome(one: Home, other: Home): boolean {
  if ((one.homeType === 'land') !== (other.homeType === 'land')) return false;
  const [here, there] = [one.address, other.address];
  if (here && there && (here.number !== there.number || here.unit !== there.unit)) return false;
  if (one.parcel && one.parcel === other.parcel) return sameCounty(one, other);
  if (one.parcel && other.parcel && one.parcel.length === other.parcel.length) return false;
  if (here && there) return sameDoor(one, other, here, there);
  return !here && !there && sameSpot(one, other);
}

const sameCounty = (one: Home, other: Home): boolean =>
  one.stateOrProvince === other.stateOrProvince &&
  (one.countyOrParish === null ||
    other.countyOrParish === null ||
    one.countyOrParish.toLowerCase() === other.countyOrParish.toLowerCase());

function sameDoor(one: Home, other: Home, here: HomeAddress, there: HomeAddress): boolean {
  if (one.homeType === 'condo' && here.unit === null) return false;
  if (here.suffix && there.suffix && here.suffix !== there.suffix) return false;
  if (here.direction && there.direction && here.direction !== there.direction) return false;
  const metres = metresBetween(one, other);
  const near = metres !== null && metres <= DOOR_METRES;
  if (here.name !== there.name) return near && misspelt(here.name, there.name) && alike(one, other);
  if (near) return true;
  if (metres !== null && metres > STREET_METRES) return false;
  // A direction stated by only one of two names may distinguish North Main Street from South Main Street.
  if (here.direction !== there.direction && (metres !== null || !samePostalCode(one, other))) return false;
  return one.postalCode && other.postalCode ? samePostalCode(one, other) : sameCity(one, other);
}

function sameSpot(one: Home, other: Home): boolean {
  const metres = metresBetween(one, other);
  return (
    metres !== null &&
    metres <= POINT_METRES &&
    one.homeType === other.homeType &&
    detachedTypes.has(one.homeType) &&
    alike(one, other)
  );
}

/** True unless known facts contradict: bedrooms may differ by one, the area by a twentieth. */
function alike(one: Home, other: Home): boolean {
  const beds = Math.abs((one.bedroomsTotal ?? 0) - (other.bedroomsTotal ?? 0));
  const [less, more] = [one.livingAreaSqft ?? 0, other.livingAreaSqft ?? 0].sort((a, b) => a - b) as [number, number];
  return (
    (one.bedroomsTotal === null || other.bedroomsTotal === null || beds <= 1) &&
    (less === 0 || more === 0 || more <= less * 1.05)
  );
}

const samePostalCode = (one: Home, other: Home): boolean =>
  one.postalCode !== null && one.postalCode === other.postalCode;
const sameCity = (one: Home, other: Home): boolean =>
  one.city === other.city && one.stateOrProvince === other.stateOrProvince;

function metresBetween(one: Home, other: Home): number | null {
  if (one.latitude === null || other.latitude === null) return null;
  const e6 = ({ latitude, longitude }: Home) => ({
    latE6: Math.round(latitude! * 1e6),
    lonE6: Math.round(longitude! * 1e6),
  });
  return distanceMetres(e6(one), e6(other));
}

/** Accepts one letter wrong, missing, added or swapped; two in a long name. Numbers must be equal. */
function misspelt(one: string, other: string): boolean {
  if (/\d/.test(one) || /\d/.test(other)) return false;
  return editDistance(one, other) <= (Math.min(one.length, other.length) >= 8 ? 2 : 1);
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of adjacent letters. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length]!;
}
