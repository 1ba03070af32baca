import { createRequire } from 'node:module';
import { foldPlace } from '@lintel/geo';
import { districts, type PlaceName, placeName } from '@lintel/hypersearch';
import { gazetteer } from './gazetteer.ts';
import { usStates } from './state-codes.ts';

let loaded: readonly PlaceName[] | undefined;

/** Returns the places that a source names without a position: small places of Canada, and districts with their city. */
export function bareNames(): readonly PlaceName[] {
  loaded ??= load();
  return loaded;
}

let byName: Map<string, PlaceName[]> | undefined;

/** Returns the places without a position that have this name, folded or not. */
export function bareNamesCalled(name: string, state?: string): readonly PlaceName[] {
  byName ??= Map.groupBy(bareNames(), (place) => withoutArticle(placeName(place.name)));
  const named = byName.get(withoutArticle(placeName(name))) ?? [];
  return state === undefined ? named : named.filter((place) => place.state === state);
}

/** "The Glebe" is named with and without its article. */
const withoutArticle = (folded: string): string => folded.replace(/^the /, '');

function load(): PlaceName[] {
  const key = ({ name, state }: Pick<PlaceName, 'name' | 'state'>) => `${foldPlace(name)}|${state}`;
  const known = new Set(gazetteer().places.map(key));
  const names: PlaceName[] = [];
  for (const place of [...districts.map(ofDistrict), ...canadianPlaces()]) {
    if (known.has(key(place))) continue;
    known.add(key(place));
    names.push(place);
  }
  return names;
}

const ofDistrict = ({ name, city, state }: (typeof districts)[number]): PlaceName => ({
  name,
  kind: 'neighbourhood',
  country: usStates.has(state) ? 'US' : 'CA',
  state,
  population: 0,
  city,
});

/** The localities of the package `canada` (MIT), which writes them in capitals and without accents. */
function canadianPlaces(): PlaceName[] {
  const require = createRequire(import.meta.url);
  const { cities } = require('canada') as { cities: readonly (readonly [string, string])[] };
  return cities.flatMap(([written, state]) =>
    written
      .split('/')
      .filter((name) => /^[A-Z][A-Z' .-]+$/.test(name) && !name.startsWith('DSL '))
      .map((name) => ({ name: inSmallLetters(name), kind: 'city', country: 'CA', state, population: 0 })),
  );
}

const small = new Set('a au aux d de des du en et la le les of on sur the to'.split(' '));

/** "SAINTE-ANNE-DU-LAC" is shown as "Sainte-Anne-du-Lac", "ST ANDREWS WEST" as "St. Andrews West". */
export const inSmallLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[a-z]+/g, (word, at: number) => {
      const isOwner = word === 's' && name[at - 1] === "'";
      return (at > 0 && small.has(word)) || isOwner ? word : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .replace(/^St (?=[A-Z])/, 'St. ')
    .replace(/^Mt (?=[A-Z])/, 'Mount ');
