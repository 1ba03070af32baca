import type { ToolName } from '../contract.ts';
import { withTradeWords } from '../knowledge/spelling.ts';
import { type Correction, correctionIn } from './correction.ts';
import { type Cue, cuesOf } from './cues.ts';
import { type Amount, withoutDots } from './figures/amounts.ts';
import { withDigits } from './figures/number-words.ts';
import { amountsIn } from './figures/read-amounts.ts';
import { changeInWords } from './homes/change-words.ts';
import { withoutNamesakes } from './homes/districts.ts';
import { type HomeReference, homesMeant } from './homes/home-reference.ts';
import { countryOf, misspelledCity, type NamedPlace, placesIn, stateNames, withoutOrigins } from './homes/places.ts';
import { withSoftCriteria } from './homes/soft-criteria.ts';
import { type Kind, kindsOf } from './kind.ts';
import { type Language, languageOf } from './language.ts';
import { plain } from './plain.ts';
import type { ReadSearch, SearchReading } from './search-reading.ts';
import type { Country, Talk } from './talk.ts';
import { countryIn } from './topics/country.ts';
import { withoutHearsay } from './topics/hearsay.ts';

/** A parsed message: everything that its plan depends on. */
export interface Message {
  /** The original text, with “before” for “b4”. */
  typed: string;
  language: Language;
  /** Plain text (see `plain`). */
  text: string;
  /** What the message corrects. Its text is then the corrected part alone. */
  correction: Correction | undefined;
  talk: Talk;
  /** Kinds of question with their scores, most likely first. */
  kinds: { kind: Kind; score: number }[];
  cues: ReadonlySet<Cue>;
  amounts: Amount[];
  home: HomeReference;
  search: SearchReading;
  /** Place facts from the search criteria or from the named places. */
  places: string[];
  /** Named cities, states and provinces. */
  named: NamedPlace[];
  country: Country | undefined;
  has(pattern: RegExp): boolean;
  /** True if one of these tools gave the last answer. */
  after(...tools: ToolName[]): boolean;
}

/** Breeds of dogs with the name of a people, which is no request about neighbors. */
const breeds =
  /\b(german|belgian|australian|swiss) shepherds?\b|\b(french|english|american) bulldogs?\b|\b(german pointers?|irish setters?|irish wolfhounds?|portuguese water dogs?|shih tzus?)\b|\bbergers? (allemands?|belges?|australiens?)\b|\bbouledogues? (francais|anglais)\b|\bpastor(es)? (aleman(es)?|belgas?)\b/gi;

/** “What do I need b4 closing” names no bedrooms, and “an escrow *shortage*” stresses a word. */
const withoutShorthand = (typed: string): string =>
  typed
    .replace(/\bof '?em\b/gi, 'of them')
    .replace(/(?<=[a-z] )w\/?(?= [a-z]|\s*[?.!]?$)/gi, 'with')
    .replace(/[«“]\s*([^«»“”]*?)\s*[»”]/g, '$1')
    .replace(breeds, 'dog')
    .replace(/\bb4\b(?! ?(?:beds?|baths?|br|ba|\d\b))/gi, 'before')
    .replace(/(?<![\w*_])([*_]{1,2})(?=[^\s\d])([^*_]*[^\s*_])\1(?![\w*_])/g, '$2');

export const isPlace = (fact: string): boolean =>
  /^(place|state|zip|near):/.test(fact) && !/^place:(canada|usa|united states)$/.test(fact);

export function readMessage(written: string, talk: Talk, readSearch: ReadSearch): Message {
  const all = withSoftCriteria(withoutShorthand(written));
  const typed = withoutHearsay(all);
  const language = languageOf(all, talk.language);
  // “N in Memphis” is “and in Memphis”.
  const spelled = withTradeWords(withoutDots(withDigits(plain(typed), language)));
  const whole = spelled.replace(/^(n|nd|&) /, 'and ');
  const correction = talk.last && correctionIn(whole);
  const heard = correction?.text ?? whole;
  const search = readSearch(talk.search ? changeInWords(typed) : typed, talk.search?.facts);
  const mentioned = withMisspelled(placesMeant(typed, heard, language, talk), heard, search);
  const text = withNamesJoined(heard, mentioned);
  const named = withoutOrigins(mentioned, text);
  const home = withCity(homesMeant(text, talk), named);
  const amounts = amountsIn(text).filter((amount) => !isHouseNumber(amount, home));
  const places = search.criteria.filter(isPlace);
  const criteria = new Set(search.criteria.flatMap((fact) => /^[a-z]+/.exec(fact)?.[0] ?? []));
  return {
    typed,
    language,
    text,
    correction,
    talk,
    kinds: kindsOf({ text, amounts, home, places: named.length, criteria, about: aboutOf(talk) }),
    cues: cuesOf(text),
    amounts,
    home,
    search,
    places: foundPlaces(places, named, text, readSearch),
    named,
    country: named.length < mentioned.length ? named[0]!.country : (countryIn(text) ?? named[0]?.country),
    has: (pattern) => pattern.test(text),
    after: (...tools) => talk.tool !== undefined && tools.includes(talk.tool),
  };
}

/** Words of people that are also in names of places. */
const ofPeople = /\b(black|white|brown|indian|mexican|chinese|french|spanish|german|irish|christian|mormon|gay)\b/;

/** Writes “black mountain” as one word where it is a place, so that it names no people. */
const withNamesJoined = (text: string, places: readonly NamedPlace[]): string =>
  places
    .map(({ name }) => plain(name))
    .filter((name) => name.includes(' ') && ofPeople.test(name))
    .reduce((joined, name) => joined.replaceAll(name, name.replaceAll(' ', '')), text);

/** True for the 123 of “123 Main St”, which is no amount. */
const isHouseNumber = ({ after }: Amount, { lookUp }: HomeReference): boolean =>
  lookUp !== undefined &&
  'address' in lookUp &&
  after.trim() !== '' &&
  plain(lookUp.address).startsWith(plain(`${Number.parseInt(lookUp.address, 10)} ${after.trim()}`).slice(0, 8));

/** Returns the named places. In French or in a talk about Canada a part of a Canadian city is no small town of the USA. */
function placesMeant(typed: string, text: string, language: Language, talk: Talk): NamedPlace[] {
  const places = placesIn(typed);
  const before = talk.stated?.state && countryOf(talk.stated.state);
  const isCanadian = (countryIn(text) ?? before ?? (language === 'fr' ? 'CA' : 'US')) === 'CA';
  return isCanadian ? withoutNamesakes(places, text) : places;
}

/** Adds a misspelled city to places among which there is no city. */
function withMisspelled(places: NamedPlace[], text: string, { criteria }: SearchReading): NamedPlace[] {
  if (places.some(({ city }) => city)) return places;
  const meant = misspelledCity(text, criteria);
  // “Carolina del Norte” names no city.
  if (meant && places.some(({ state }) => isPartOfState(meant.name, state, text))) return places;
  // “Monroe County NY” is not the city in Louisiana.
  const isCounty = meant && new RegExp(`\\b${plain(meant.name)} (county|parish|borough)\\b`).test(text);
  return meant && !isCounty ? [meant, ...places.filter(({ state }) => state !== meant.state)] : places;
}

const isPartOfState = (city: string, state: string, text: string): boolean =>
  stateNames(state).some((name) => name.includes(plain(city)) && text.includes(name));

/** Adds the named city to an address that must be looked up. */
function withCity(home: HomeReference, named: readonly NamedPlace[]): HomeReference {
  const { lookUp } = home;
  const city = named.find((place) => place.city)?.city;
  return lookUp && 'address' in lookUp && city && !plain(lookUp.address).includes(plain(city))
    ? { ...home, lookUp: { ...lookUp, inCity: city } }
    : home;
}

const compares =
  /\b(compar\w+|vs|versus|cheaper|than|between|entre|moins cher\w*|plus cher\w*|que|mas (barat|car)\w+)\b/;

/** Returns the places of the search, or the named places if the search has none or only a city's state. */
function foundPlaces(places: string[], named: readonly NamedPlace[], text: string, readSearch: ReadSearch): string[] {
  // “Compare Austin and Dallas prices”: a search reads one of them.
  const cities = named.filter(({ city }) => city);
  const isCompared =
    cities.length > 1 && compares.test(text) && places.filter((fact) => fact.startsWith('place:')).length < 2;
  if (isCompared) return cities.slice(0, 3).flatMap((place) => factsOf(place, readSearch));
  const cityMissed = named.some(({ city }) => city) && !places.some((fact) => !fact.startsWith('state:'));
  return places.length > 0 && !cityMissed ? places : named.flatMap((place) => factsOf(place, readSearch));
}

/** Returns the search facts for a named place. */
const factsOf = ({ city, state, name }: NamedPlace, readSearch: ReadSearch): string[] =>
  city
    ? readSearch(`homes in ${name}, ${state}`).criteria.filter((fact) => /^(place|state):/.test(fact))
    : [`state:${state}`];

const aboutCosts: ReadonlySet<ToolName> = new Set(['monthlyCost', 'affordability', 'transferTax', 'loanPayment']);

export const aboutOf = ({ tool, shown }: Talk): 'homes' | 'costs' | 'nothing' =>
  tool && aboutCosts.has(tool) ? 'costs' : shown.length > 0 || tool === 'searchHomes' ? 'homes' : 'nothing';
