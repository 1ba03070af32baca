import type { ToolName } from '../contract.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { type Cue, cuesOf } from './cues.ts';
import { type HomeReference, homesMeant } from './home-reference.ts';
import { type Kind, kindsOf } from './kind.ts';
import { type Language, languageOf } from './language.ts';
import { withDigits } from './number-words.ts';
import { type NamedPlace, placesIn, withoutOrigins } from './places.ts';
import { plain } from './plain.ts';
import type { ReadSearch, SearchReading } from './plan.ts';
import type { Country, Talk } from './talk.ts';
import { countryIn } from './terms.ts';

/** A message with all that its plan is made from, read once. */
export interface Message {
  /** As it was typed. */
  typed: string;
  language: Language;
  /** As patterns read it. */
  text: string;
  talk: Talk;
  /** Kinds of question with their scores, the likeliest first. */
  kinds: { kind: Kind; score: number }[];
  cues: ReadonlySet<Cue>;
  amounts: Amount[];
  home: HomeReference;
  search: SearchReading;
  /** Facts of places among the wishes of the search, or of the places that are named. */
  places: string[];
  /** Cities, states and provinces that are named. */
  named: NamedPlace[];
  country: Country | undefined;
  has(pattern: RegExp): boolean;
  /** Whether this tool answered last. */
  after(...tools: ToolName[]): boolean;
}

export const isPlace = (fact: string): boolean =>
  /^(place|state|zip|near):/.test(fact) && !/^place:(canada|usa|united states)$/.test(fact);

export function readMessage(typed: string, talk: Talk, readSearch: ReadSearch): Message {
  const language = languageOf(typed, talk.language);
  const text = withDigits(plain(typed), language);
  const search = readSearch(typed, talk.search?.facts);
  const amounts = amountsOf(text);
  const home = homesMeant(text, talk);
  const all = placesIn(typed);
  const named = withoutOrigins(all, text);
  const places = search.wishes.filter(isPlace);
  const wishes = new Set(search.wishes.flatMap((fact) => /^[a-z]+/.exec(fact)?.[0] ?? []));
  return {
    typed,
    language,
    text,
    talk,
    kinds: kindsOf({ text, amounts, home, places: named.length, wishes, about: aboutOf(talk) }),
    cues: cuesOf(text),
    amounts,
    home,
    search,
    places: foundPlaces(places, named, readSearch),
    named,
    country: named.length < all.length ? named[0]!.country : (countryIn(text) ?? named[0]?.country),
    has: (pattern) => pattern.test(text),
    after: (...tools) => talk.tool !== undefined && tools.includes(talk.tool),
  };
}

/** The places of the search; those that are named where it found none, or only the state of a city. */
function foundPlaces(places: string[], named: readonly NamedPlace[], readSearch: ReadSearch): string[] {
  const cityMissed = named.some(({ city }) => city) && !places.some((fact) => !fact.startsWith('state:'));
  return places.length > 0 && !cityMissed ? places : named.flatMap((place) => factsOf(place, readSearch));
}

/** The facts with which a search finds a named place. */
const factsOf = ({ city, state, name }: NamedPlace, readSearch: ReadSearch): string[] =>
  city
    ? readSearch(`homes in ${name}, ${state}`).wishes.filter((fact) => /^(place|state):/.test(fact))
    : [`state:${state}`];

const aboutCosts: ReadonlySet<ToolName> = new Set(['monthlyCost', 'affordability', 'transferTax', 'loanPayment']);

export const aboutOf = ({ tool, shown }: Talk): 'homes' | 'costs' | 'nothing' =>
  tool && aboutCosts.has(tool) ? 'costs' : shown.length > 0 || tool === 'searchHomes' ? 'homes' : 'nothing';
