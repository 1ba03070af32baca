import { gazetteer } from '../../../places/index.ts';
import type { Language } from '../language.ts';
import { plain } from '../plain.ts';
import { formerMunicipalities, sharedNames } from './former-municipalities.ts';
import { countryOf, type NamedPlace, stateNames } from './places.ts';

/** A neighborhood or a former municipality, and the city whose taxes apply there. */
export interface District {
  name: string;
  city: string;
  state: string;
}

/** Municipalities that became parts of Toronto in 1998 (City of Toronto Act, 1997), where its land transfer tax applies. */
const formerToronto: ReadonlySet<string> = new Set(['Scarborough', 'North York', 'Etobicoke', 'East York']);

/** Neighborhood names that are also ordinary words or the names of other places. */
const ordinary = new Set(
  'downtown centre center central midtown uptown chinatown university heights village waterfront harbour industrial mission'.split(
    ' ',
  ),
);
/** A shorter single word needs a preposition before it. */
const leastLetters = 8;
const prepositions =
  '(?:in|at|near|to|for|on|a|au|aux|en|dans|sur|secteur|quartier|arrondissement|borough of|pres de|pour|para|por|du|de la|le|la|les|el)';

/** Writes “Saint-Boniface”, “St. Boniface” and “St-Boniface” the same way. */
const folded = (name: string): string =>
  plain(name)
    .replace(/[^a-z0-9$]+/g, ' ')
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .trim();

let districts: Map<string, District> | undefined;

/** The neighborhoods whose name only one city has, and the former municipalities. */
function districtsByName(): Map<string, District> {
  if (districts) return districts;
  const all = new Map<string, District | undefined>();
  for (const { kind, name, city, state } of gazetteer().places) {
    if (kind !== 'neighbourhood' || !city) continue;
    const key = folded(name);
    const before = all.get(key);
    const isOther = all.has(key) && (before?.city !== city || before.state !== state);
    all.set(key, isOther ? undefined : { name, city, state });
  }
  for (const [state, city, names] of formerMunicipalities)
    for (const name of names.split('|')) all.set(folded(name), { name, city, state });
  districts = new Map([...all].flatMap(([key, one]) => (one && !ordinary.has(key) ? [[key, one]] : [])));
  return districts;
}

/** Words of Québec, or of the city beside it, in a question in another language. */
const ofQuebec = /\b(quebec|qc|welcome tax|taxe de bienvenue|droits de mutation|notary|outaouais)\b/;

const isFormer = (name: string): boolean =>
  formerMunicipalities.some(([, , names]) => names.split('|').some((each) => folded(each) === folded(name)));

/** Towns of the USA from this population are meant wherever they are named. */
const knownTown = 40_000;

const isSmallTown = ({ city, state }: NamedPlace): boolean =>
  gazetteer().places.some(
    (place) => place.kind === 'city' && place.name === city && place.state === state && place.population < knownTown,
  );

/** Removes small towns of the USA that have the name of a part of a Canadian city: “à Rosemont” in a talk about Canada. */
export function withoutNamesakes(places: readonly NamedPlace[], text: string): NamedPlace[] {
  const isNamesake = (place: NamedPlace): boolean => {
    const district = place.country === 'US' && place.city ? districtsByName().get(folded(place.city)) : undefined;
    if (!district || countryOf(district.state) !== 'CA' || !isSmallTown(place)) return false;
    const states = [place.state, ...stateNames(place.state)].map(plain).join('|');
    return !new RegExp(`\\b${plain(place.city!)},? \\(?(${states})\\b`).test(text);
  };
  const isAmerican = places.some((place) => place.country === 'US' && !isNamesake(place));
  return isAmerican ? [...places] : places.filter((place) => !isNamesake(place));
}

/** Returns the part of a city that a question names in place of the city. */
export function districtIn({
  named,
  text,
  language,
}: {
  named: readonly NamedPlace[];
  text: string;
  language: Language;
}): District | undefined {
  const former = named.find(({ city, state }) => state === 'ON' && city !== undefined && formerToronto.has(city));
  if (former) return { name: former.city!, city: 'Toronto', state: 'ON' };
  // “Hull, Quebec” is no town of Massachusetts.
  const isNamesake = ({ name, state }: NamedPlace) => state !== 'QC' && ofQuebec.test(text) && isFormer(name);
  if (named.some((place) => place.city !== undefined && place.name !== 'Québec' && !isNamesake(place)))
    return undefined;
  const words = folded(text);
  for (const [key, district] of districtsByName()) {
    const inState = named.filter((place) => !isNamesake(place));
    if (inState.length > 0 && !inState.some(({ state }) => state === district.state)) continue;
    if (!` ${words} `.includes(` ${key} `)) continue;
    if (sharedNames.has(district.name) && language !== 'fr' && !ofQuebec.test(text)) continue;
    const alone = !key.includes(' ') && key.length < leastLetters;
    if (!alone || new RegExp(`\\b${prepositions} ${key}\\b`).test(words)) return district;
  }
  return undefined;
}
