import type { Place } from '@lintel/hypersearch';
import { commonName, otherNamesOf } from './city-names.ts';
import { type GeoNameRow, geoNameRows } from './geoname-rows.ts';
import { provinceOfAdminCode } from './state-codes.ts';

/** Abandoned places, historical places and single buildings have no homes. */
const notInhabited = new Set(['PPLQ', 'PPLH', 'PPLW']);
/** Part of a larger place. */
const section = 'PPLX';

/**
 * Returns the populated places of the USA and Canada, with sections of cities separate; their city is assigned
 * later.
 */
export function geonames(): { cities: Place[]; sections: Place[] } {
  const cities: Place[] = [];
  const sections: Place[] = [];
  for (const row of geoNameRows()) {
    const place = notInhabited.has(row.featureCode) || row.population === 0 ? undefined : placeOf(row);
    if (place) (place.kind === 'city' ? cities : sections).push(place);
  }
  return { cities, sections };
}

function placeOf({
  name: written,
  country,
  adminCode,
  featureCode,
  population,
  lat,
  lon,
}: GeoNameRow): Place | undefined {
  const state = country === 'US' ? adminCode : provinceOfAdminCode[adminCode];
  if (state === undefined) return undefined;
  const name = commonName(written, state);
  const aliases = otherNamesOf(name, state);
  return {
    name,
    kind: featureCode === section ? 'neighbourhood' : 'city',
    country,
    state,
    population,
    lat,
    lon,
    ...(aliases.length > 0 ? { aliases } : {}),
  };
}
