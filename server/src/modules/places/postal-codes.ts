import { createRequire } from 'node:module';
import { provinceOfPostalLetter, usStates } from './state-codes.ts';

/** A ZIP (`78704`) or the first three characters of Canadian postal codes (`M5V`). */
export interface PostalCode {
  code: string;
  country: 'US' | 'CA';
  state: string;
  /** The post office's city; absent for Canada, where the source has districts. */
  city?: string | undefined;
  /** Degrees. */
  lat: number;
  lon: number;
}

/** A postal code with its postal place names: "Scarborough", "Malvern", "Rouge". */
export interface DistrictCode {
  code: string;
  names: readonly string[];
  lat: number;
  lon: number;
}

interface Row {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: 'US' | 'Canada';
}

/** Returns the postal codes of the package `zipcodes` in a state, province or territory. */
export function postalCodes(): PostalCode[] {
  const kept: PostalCode[] = [];
  for (const row of rows()) {
    const read = liesHere(row) ? (row.country === 'Canada' ? canadian(row) : american(row)) : undefined;
    if (read) kept.push(read);
  }
  return kept;
}

const rows = (): Row[] => {
  const require = createRequire(import.meta.url);
  const { codes } = require('zipcodes') as { codes: Readonly<Record<string, Row>> };
  return Object.values(codes);
};

/** "Scarborough (malvern / Rouge)" names three districts, "Longueuil North" only a part of one. */
export const districtCodes = (): DistrictCode[] =>
  rows().map(({ zip: code, city, latitude: lat, longitude: lon }) => ({
    code,
    names: city.split(/[()/,&]/).flatMap((name) => name.trim() || []),
    lat,
    lon,
  }));

function canadian({ zip: code, latitude: lat, longitude: lon }: Row): PostalCode | undefined {
  // Nunavut's three prefixes share their letter with the Northwest Territories.
  const state = /^X0[ABC]/.test(code) ? 'NU' : provinceOfPostalLetter[code.charAt(0)];
  return state === undefined ? undefined : { code, country: 'CA', state, lat, lon };
}

const american = ({ zip: code, state, city, latitude: lat, longitude: lon }: Row): PostalCode | undefined =>
  usStates.has(state) ? { code, country: 'US', state, city, lat, lon } : undefined;

/**
 * Covers Puerto Rico to Nunavut, including Wake Island beyond the antimeridian; one row of the source has a
 * longitude without its sign.
 */
const liesHere = ({ latitude, longitude }: Row): boolean =>
  latitude > 17 && latitude < 84 && (longitude < -50 || longitude > 166);
