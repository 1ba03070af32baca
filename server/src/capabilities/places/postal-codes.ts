import { createRequire } from 'node:module';
import { provinceOfPostalLetter, usStates } from './state-codes.ts';

/** A ZIP (`78704`) or the first three characters of Canadian postal codes (`M5V`). */
export interface PostalCode {
  code: string;
  country: 'US' | 'CA';
  state: string;
  /** The post office's city; not known for Canada, where the source names districts. */
  city?: string | undefined;
  /** Degrees. */
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

/** The postal codes of the package `zipcodes` that lie in a state, province or territory. */
export function postalCodes(): PostalCode[] {
  const require = createRequire(import.meta.url);
  const { codes } = require('zipcodes') as { codes: Readonly<Record<string, Row>> };
  return Object.values(codes).flatMap((row): PostalCode[] => {
    if (!liesHere(row)) return [];
    const position = { code: row.zip, lat: row.latitude, lon: row.longitude };
    if (row.country === 'Canada') {
      const state = provinceOfPostalLetter[row.zip.charAt(0)];
      // Nunavut's three prefixes share their letter with the Northwest Territories.
      return state ? [{ ...position, country: 'CA', state: /^X0[ABC]/.test(row.zip) ? 'NU' : state }] : [];
    }
    return usStates.has(row.state) ? [{ ...position, country: 'US', state: row.state, city: row.city }] : [];
  });
}

/** From Hawaii to Nunavut, with Wake Island beyond the antimeridian; the source has a row whose longitude lost its sign. */
const liesHere = ({ latitude, longitude }: Row): boolean =>
  latitude > 18 && latitude < 84 && (longitude < -50 || longitude > 166);
