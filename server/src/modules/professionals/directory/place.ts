import { foldPlace } from '@lintel/geo';
import { gazetteer } from '../../places/index.ts';
import type { Professional } from '../contract.ts';

interface Where {
  city: string;
  state: string;
  companyCity: string;
  companyState: string;
  companyPostalCode: string | null;
}

/**
 * Returns a professional's map position: their company's office, by its postal code, when they work in its city;
 * otherwise the center of their city. Home addresses are not stored.
 */
export function placeOf({ city, state, companyCity, companyState, companyPostalCode }: Where): Professional['place'] {
  const { cities, codes } = index();
  const code = companyPostalCode && codes.get(codeKey(companyPostalCode));
  const isAtOffice = cityKey(city, state) === cityKey(companyCity, companyState);
  if (isAtOffice && code && code.state === state) return { latitude: code.lat, longitude: code.lon, of: 'office' };
  const centre = cities.get(cityKey(city, state));
  return centre ? { latitude: centre.lat, longitude: centre.lon, of: 'city' } : null;
}

interface Found {
  lat: number;
  lon: number;
  state: string;
}

let made: { cities: Map<string, Found>; codes: Map<string, Found> } | undefined;

/** The bundled names and codes, indexed at the first look-up. */
function index() {
  made ??= {
    cities: new Map(
      gazetteer()
        .places.filter(({ kind }) => kind === 'city')
        .map((place) => [cityKey(place.name, place.state), place]),
    ),
    codes: new Map(gazetteer().postalCodes.map((code) => [codeKey(code.code), code])),
  };
  return made;
}

const cityKey = (city: string, state: string): string => `${foldPlace(city)}|${state}`;

/** Five digits in the USA; in Canada the first three characters, which name a district. */
function codeKey(text: string): string {
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^\d/.test(code) ? code.slice(0, 5) : code.slice(0, 3);
}
