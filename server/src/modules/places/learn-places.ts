import { learnPlace, type Place, type PlaceNames } from '@lintel/hypersearch';
import { learnShownName } from './places-called.ts';

/** Location of a home as its listing names it. */
export interface NamedHome {
  country: 'US' | 'CA';
  stateOrProvince: string;
  city: string;
  neighbourhood: string | null;
  countyOrParish: string | null;
}

const seen = new Set<string>();

/** Makes the city, neighborhood and county of a home names that a sentence may use, where the gazetteer lacks them. */
export function learnPlacesOf(names: PlaceNames, home: NamedHome): void {
  const { country, stateOrProvince: state, city, neighbourhood } = home;
  const learn = (name: string, kind: Place['kind']) => {
    const key = `${name}|${state}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (learnPlace(names, { name, kind, country, state, population: 0 })) learnShownName(name);
  };
  learn(city, 'city');
  if (neighbourhood) learn(neighbourhood, 'neighbourhood');
  const county = countyName(home);
  if (county) learn(county, 'region');
}

/** "Travis" of a feed of the USA is Travis County; a name that says its kind ("Orleans Parish") stays. */
export function countyName({
  country,
  countyOrParish,
}: Pick<NamedHome, 'country' | 'countyOrParish'>): string | undefined {
  const name = countyOrParish?.trim();
  if (!name) return undefined;
  return country === 'US' && !/\b(?:county|parish|borough|municipio|census area)$/i.test(name)
    ? `${name} County`
    : name;
}
