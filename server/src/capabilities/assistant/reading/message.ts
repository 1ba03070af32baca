import type { ToolName } from '../contract.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { type HomeReference, homesMeant } from './home-reference.ts';
import { plain } from './plain.ts';
import type { ReadSearch, SearchReading } from './plan.ts';
import type { Country, Talk } from './talk.ts';
import { countryIn } from './terms.ts';

/** A message with all that the intents look at, read once. */
export interface Message {
  /** As it was typed. */
  typed: string;
  /** As patterns read it. */
  text: string;
  talk: Talk;
  amounts: Amount[];
  home: HomeReference;
  search: SearchReading;
  /** Facts of places among the wishes, or of the words behind “in” and “near”. */
  places: string[];
  country: Country | undefined;
  has(pattern: RegExp): boolean;
  /** Whether this tool answered last. */
  after(...tools: ToolName[]): boolean;
}

const isPlace = (fact: string): boolean =>
  /^(place|state|zip|near):/.test(fact) && !/^place:(canada|usa|united states)$/.test(fact);
const behindPreposition = /\b(?:in|near|around|at) (?:the )?([\p{L}][\p{L} .'-]{2,40})$/u;

export function readMessage(typed: string, talk: Talk, readSearch: ReadSearch): Message {
  const text = plain(typed);
  const search = readSearch(typed, talk.search?.facts);
  const named = search.wishes.filter(isPlace);
  return {
    typed,
    text,
    talk,
    amounts: amountsOf(text),
    home: homesMeant(text, talk),
    search,
    places: named.length > 0 ? named : placesBehind(text, readSearch),
    country: countryIn(text),
    has: (pattern) => pattern.test(text),
    after: (...tools) => talk.tool !== undefined && tools.includes(talk.tool),
  };
}

/** “Which realtors work in Denver” is no search, so its place is read by itself. */
function placesBehind(text: string, readSearch: ReadSearch): string[] {
  const words = behindPreposition.exec(text)?.[1];
  return words ? readSearch(`homes in ${words}`).wishes.filter(isPlace) : [];
}
