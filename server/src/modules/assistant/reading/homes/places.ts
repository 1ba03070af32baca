import { gazetteer } from '../../../places/index.ts';
import { distance, isTermWord } from '../../knowledge/spelling.ts';
import { type Language, languageOf } from '../language.ts';
import { plain } from '../plain.ts';
import type { Country } from '../talk.ts';
import { plainCodes, smallCodes, stateTaxes, wordCodes } from './state-words.ts';

/** A place that a question names. */
export interface NamedPlace {
  /** Display name. */
  name: string;
  /** Absent if the place is a whole state or province. */
  city?: string;
  state: string;
  country: Country;
}

const states = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California,Californie|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia
FL Florida,Floride|GA Georgia,Georgie|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana,Louisiane,Luisiana|ME Maine
MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire
NJ New Jersey,Nueva Jersey|NY New York State,Etat de New York,Estado de Nueva York|NM New Mexico,Nouveau-Mexique,Nuevo Mexico|NC North Carolina,Caroline du Nord,Carolina del Norte|ND North Dakota|OH Ohio
OK Oklahoma|OR Oregon|PA Pennsylvania,Pennsylvanie,Pensilvania|RI Rhode Island|SC South Carolina,Caroline du Sud,Carolina del Sur|SD South Dakota
TN Tennessee|TX Texas,Tejas|UT Utah|VT Vermont|VA Virginia,Virginie|WA Washington State,Etat de Washington|WV West Virginia|WI Wisconsin|WY Wyoming
PR Puerto Rico|AB Alberta,Alta|BC British Columbia,Colombie-Britannique,Columbia Britanica|MB Manitoba|NB New Brunswick,Nouveau-Brunswick
NL Newfoundland and Labrador,Newfoundland,Terre-Neuve,Nfld|NT Northwest Territories,Territoires du Nord-Ouest|NS Nova Scotia,Nouvelle-Ecosse,Nueva Escocia|NU Nunavut
ON Ontario|PE Prince Edward Island,PEI,Ile-du-Prince-Edouard|QC Quebec Province|SK Saskatchewan,Sask|YT Yukon`;
const provinces = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']);
export const countryOf = (state: string): Country => (provinces.has(state) ? 'CA' : 'US');

/** Minimum population. Names of smaller towns match too many ordinary words; the search itself finds them. */
const populationFrom = 40_000;
/** City names that are also ordinary words. */
const alsoWords = new Set(
  `reading mobile orange surprise commerce union normal independence enterprise paradise temple euclid perris pharr
  victoria tyler jackson aurora allen troy hope bend salem sparks park most best south homestead spring west north east may april
  island rapids prairie forks junction mission parker garland warren highlands lincoln madison marion medina melrose merced porter pearl lancaster plano`.split(
    /\s+/,
  ),
);
/** Ordinary words that usually mean the city. */
for (const city of 'plano victoria aurora tyler bend salem garland lincoln madison jackson'.split(' '))
  alsoWords.delete(city);

/** Towns from this population are found where a preposition and a capital letter mark the place: “in Bastrop”. */
const townFrom = 2_000;
const beforePlace = /^(in|into|near|around|at|to|à|en|a|près|cerca|vers|hacia|for|pour|para|sur)$/;

/** Canadian towns from this population are found in lowercase too: “à dieppe”. */
const lowercaseTownFrom = 10_000;
/** Towns whose names are also those of people or ordinary words. */
const alsoNames = new Set(
  'lindsay duncan nelson angus mercier thompson brooks pembroke buckingham terrace laurentides cochrane vanier alma brant midland kirkland stratford bathurst langley huntsville'.split(
    ' ',
  ),
);
const lowercaseTowns = new Set<string>();

/** Cities elsewhere whose names are also those of towns. */
const elsewhere = new Set(
  `paris rome milan madrid lima bogota manila havana cuba peru mexico lebanon jordan china poland norway cairo athens
  berlin dublin geneva vienna warsaw moscow delhi oxford cambridge lyon nantes bordeaux marseille`.split(/\s+/),
);

let byName: Map<string, NamedPlace> | undefined;
const towns = new Map<string, NamedPlace>();

function names(): Map<string, NamedPlace> {
  if (byName) return byName;
  byName = new Map();
  for (const { kind, name, aliases = [], state, country, population } of gazetteer().places) {
    if (kind !== 'city' || population < townFrom) continue;
    const to = population < populationFrom ? towns : byName;
    const isKnown = country === 'CA' && population >= lowercaseTownFrom;
    for (const each of [name, ...aliases, name.replace(/^(Greater|Grand) /, '')]) {
      const key = folded(each);
      if (key.length > 2 && !alsoWords.has(key) && !to.has(key) && !(to === towns && elsewhere.has(key))) {
        to.set(key, { name, city: name, state, country: country as Country });
        if (isKnown && to === towns && !alsoNames.has(key)) lowercaseTowns.add(key);
      }
    }
  }
  for (const row of states.split(/[|\n]/)) {
    const state = row.slice(0, 2);
    const [first, ...others] = row.slice(3).split(',');
    const own = state === 'QC' ? 'Québec' : first!;
    for (const each of [first!, ...others]) byName.set(folded(each), { name: own, state, country: countryOf(state) });
  }
  for (const [key, of] of [
    ['cdmx', 'none'],
    ['philly', 'philadelphia'],
    ['nyc', 'new york'],
    ['vegas', 'las vegas'],
    ['la', 'none'],
    ['dalas', 'dallas'],
    ['nueva york', 'new york'],
    ...(['bronx', 'brooklyn', 'queens', 'manhattan', 'staten island'] as const).map(
      (name) => [name, 'new york'] as const,
    ),
  ] as const) {
    const place = byName.get(of);
    if (place) byName.set(key, place);
  }
  return byName;
}

const folded = (name: string): string =>
  plain(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const codes = new Set(states.split(/[|\n]/).map((row) => row.slice(0, 2)));

const frenchVerb =
  /^(change|fait|coute|cout\S*|prend|donne|va|se|me|te|vaut|marche|serait|ferait|veut|depend|dépend|coûte\S*|revient|monte)$/i;
const becauseOf = /^(i|im|ive|we|he|hes|she|shes|it|its|they|you|my|our|his|her|their|the|there|of|no)$/i;
/** Codes that are words of another language in lowercase: “my”, “goes”, “for”. */
const wordsOf: Readonly<Record<Language, RegExp>> = { en: /^$/, fr: /^(me|va)$/, es: /^(mi|va|pa)$/ };

/** Words after “Washington” that identify the state. */
const stateOfWashington = /^(?!d\.?c\b)(?=.*\b(reet|excise|state)\b)/i;

/** Words that end the name of a place: “Bucks County PA” */
const countyWords = /^(county|counties|parish|township|twp|borough|condado|comte)$/i;

/** “Our lease goes to August” names a month. */
const months = /^(january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** Returns the cities, states and provinces that a question names, in order. */
export function placesIn(typed: string): NamedPlace[] {
  const known = names();
  const language = languageOf(typed);
  const words = typed
    // “14 MB” is a file's size, not Manitoba.
    .replace(/\d[\d.,]*\s?(?:[kmg]b|mo)\b/gi, ' ')
    .split(/[^\p{L}\p{N}.'’-]+/u)
    .filter(Boolean)
    .flatMap((word) =>
      word
        .replace(/^[ldLD]['’]/, '')
        .split(/['’](?=s$)/)[0]!
        .split(/[-]/),
    )
    .map((word) => word.replace(/[.]+$/, ''));
  const found: NamedPlace[] = [];
  /** Index after the last city. */
  let cityEnd = -1;
  for (let at = 0; at < words.length; ) {
    const keyOf = (n: number) => folded(words.slice(at, at + n).join(' '));
    const sizes = [4, 3, 2, 1].filter((n) => at + n <= words.length);
    // “in Bastrop” and “in myrtle beach”, but not “in King County”.
    const marked = beforePlace.test(words[at - 1] ?? '');
    const capital = /^\p{Lu}/u.test(words[at]!) && (!months.test(words[at]!) || codes.has(words[at + 1] ?? ''));
    const size =
      sizes.find((n) => known.has(keyOf(n))) ??
      (marked
        ? sizes.find(
            (n) =>
              (capital || n > 1 || lowercaseTowns.has(keyOf(n))) &&
              towns.has(keyOf(n)) &&
              !/^count/i.test(words[at + n] ?? ''),
          )
        : undefined);
    if (size === undefined) {
      const afterPlace = (at > 0 && at === cityEnd) || countyWords.test(words[at - 1] ?? '');
      const state = stateCode(words, at, afterPlace, language);
      if (state)
        found.push({ name: known.get(folded(nameOfState(state)))?.name ?? state, state, country: countryOf(state) });
      at++;
      continue;
    }
    const named = (known.get(keyOf(size)) ?? towns.get(keyOf(size)))!;
    // “Montgomery County MD” is not the city in Alabama.
    if (named.city && countyWords.test(words[at + size] ?? '') && codes.has(words[at + size + 1] ?? '')) {
      at += size;
      continue;
    }
    const stateMeant = named.city === 'Washington' && stateOfWashington.test(words.slice(at + size).join(' '));
    const provinceMeant =
      named.city === 'Québec' &&
      /^(au|in|en|du|province)$/i.test(words[at - 1] ?? '') &&
      !/^(ville|city)$/i.test(words[at + size] ?? '');
    found.push(
      provinceMeant
        ? { name: 'Québec', state: 'QC', country: 'CA' }
        : stateMeant
          ? { name: 'Washington State', state: 'WA', country: 'US' }
          : named,
    );
    at += size;
    if (named.city) cityEnd = at;
  }
  return withoutDistricts(merged(found));
}

/** Words of fewer letters are too alike to be a misspelled city, and longer ones may have two wrong letters. */
const leastLetters = 6;
const longWord = 9;

/** Returns the city whose name a plain text misspells after a preposition or as a search for homes reads it: “in winipeg”. */
export function misspelledCity(text: string, searched: readonly string[]): NamedPlace | undefined {
  const known = names();
  const words = text.split(/[^a-z0-9'-]+/).filter(Boolean);
  const isNear = (word: string, name: string): boolean =>
    word.length >= leastLetters && word[0] === name[0] && distance(word, name, 2) <= (word.length >= longWord ? 2 : 1);
  for (const fact of searched) {
    const place = known.get(folded(/^place:([^,]+)/.exec(fact)?.[1] ?? ''));
    if (place?.city && words.some((word) => isNear(word, folded(place.name).replaceAll(' ', '')))) return place;
  }
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    // “A” is an article of English too.
    if (word.length < leastLetters || before === 'a' || !beforePlace.test(before) || isTermWord(word)) continue;
    for (const [name, place] of known)
      if (place.city && name.length >= leastLetters && isNear(word, name)) return place;
  }
  return undefined;
}

let districts: Set<string> | undefined;
const districtKey = (name: string, city: string) => `${folded(name)}|${folded(city)}`;

/** Removes the namesake of a district where the question names its city too: “Rosemont à Montréal”. */
function withoutDistricts(places: NamedPlace[]): NamedPlace[] {
  if (places.length < 2) return places;
  districts ??= new Set(
    gazetteer().places.flatMap(({ kind, name, city }) =>
      kind === 'neighbourhood' && city ? [districtKey(name, city)] : [],
    ),
  );
  return places.filter(
    ({ name }) =>
      !places.some(({ city }) => city !== undefined && city !== name && districts!.has(districtKey(name, city))),
  );
}

const nameOfState = (code: string): string =>
  states
    .split(/[|\n]/)
    .find((row) => row.startsWith(`${code} `))!
    .slice(3)
    .split(',')[0]!;

/** Returns the names of a state or province in all languages, as plain texts. */
export const stateNames = (code: string): string[] =>
  states
    .split(/[|\n]/)
    .filter((row) => row.startsWith(`${code} `))
    .flatMap((row) => row.slice(3).split(',').map(plain));

/** Returns the display name of a state or province. */
export const stateName = (code: string): string =>
  code === 'QC' ? 'Québec' : codes.has(code) ? nameOfState(code) : code;

/** Reads a two-letter code: uppercase, or lowercase directly after a city or “in”. */
function stateCode(words: readonly string[], at: number, behindCity: boolean, language: Language): string | undefined {
  const word = words[at]!;
  const code = word.toUpperCase();
  if (word.length !== 2 || !codes.has(code)) return undefined;
  // “Gatineau, ça change quelque chose?”
  if (word === 'ca' && frenchVerb.test(words[at + 1] ?? '')) return undefined;
  if (word === 'bc' && becauseOf.test(words[at + 1] ?? '')) return undefined;
  // “En Houston, mi score es 610”
  if (wordsOf[language].test(word)) return undefined;
  if (behindCity) return word === code || smallCodes.test(word) ? code : undefined;
  if (word === code) return wordCodes.test(code) ? undefined : code;
  if (/^(bc|nj|ny|qc|tx)$/.test(word)) return code;
  if (stateTaxes.test(words.slice(at + 1, at + 3).join(' '))) return wordCodes.test(code) ? undefined : code;
  return /^(in|en|au)$/i.test(words[at - 1] ?? '') && plainCodes.test(word) ? code : undefined;
}

const comesFrom =
  "((had|paid|(ai|a|avons|avait) paye) ([a-z']+ ){0,4}(back )?in|(ai|a|avons|avait) paye ([a-z']+ ){0,4}(a|au|en)|giving up|leav(e|es|ing)|sold in|(moving|move|moved|relocating|relocate|coming|come) (up |over |down )?from|(lives?|living|lived|rents?|renting|based|resid(e|es|ing)|citizens?) (over |out |down |up )?in|(brother|sister|son|daughter|mother|mom|father|dad|parents|cousin|uncle|aunt|nephew|niece|friend|nurse|co-?worker|colleague|neighbou?r|buddy|boss|roommate|client|collegue|voisine?|compa|colega|vecin[oa]|conocid[oa]|companer[oa]|frere|soeur|fils|fille|mere|pere|oncle|tante|neveu|hermano|hermana|hijo|hija|mama|papa|primo|prima|tio|tia|amigo|amiga)s? (in|from|a|au|en|de)|quitt\\w+|parti(r|mos|s) de|demenag\\w+ de|(viens|venons|arriv\\w+) de|(habit\\w+|rest(e|ent)|demeur\\w+|resid\\w+|vis|vit|vivent|vivons) (a|en|au|dans)|dej(o|amos|ando)|(venimos|vengo|mudo|mudamos|mudando|mudarme|mudarnos|llego|llegamos) de|viv(o|e|en|imos) en|(we'?re|we are|i'?m|i am) (both |all |originally |actually )?from|(on est|nous sommes|je suis|on vient|etant) (tous )?(de|d')|(somos|soy) de)";

/** Removes places that a person comes from or lives in: “from Leeds to Reno” asks about Reno. Never removes all places. */
export function withoutOrigins(places: readonly NamedPlace[], text: string): NamedPlace[] {
  const left = (name: string): boolean =>
    new RegExp(
      `\\b${comesFrom} ?${plain(name)}\\b|\\b(from|de|desde|depuis) ${plain(name)}(,? [a-z]+)? (to|a|au|en|pour|para|hacia|vers)\\b`,
    ).test(text);
  const kept = places.filter(({ name, city, state }) => !left(name) && (city !== undefined || !left(state)));
  return kept.length > 0 ? kept : [...places];
}

/** Merges a city with the state after it: “Columbus, OH” is one place. */
function merged(places: readonly NamedPlace[]): NamedPlace[] {
  const out: NamedPlace[] = [];
  for (const place of places) {
    const before = out.at(-1);
    if (before?.city && !place.city && (before.state === place.state || isElsewhere(before.city, place.state)))
      out[out.length - 1] = { ...before, state: place.state, country: place.country };
    else if (!out.some(({ name, state }) => name === place.name && state === place.state)) out.push(place);
  }
  return out;
}

const isElsewhere = (city: string, state: string): boolean =>
  gazetteer().places.some((place) => place.kind === 'city' && place.name === city && place.state === state);
