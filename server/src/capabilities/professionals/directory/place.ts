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
 * Where somebody stands on a map: at the office of their company, by its postal code, where they work in its city; else at
 * the centre of the city that they work in. Never where anybody lives: of people no address is known here.
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

/** The names and codes of the release, indexed at the first look. */
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

/** Five digits in the USA; in Canada the first three signs, which name a district. */
function codeKey(text: string): string {
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^\d/.test(code) ? code.slice(0, 5) : code.slice(0, 3);
}
