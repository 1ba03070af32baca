import { foldPlace } from '@lintel/geo';
import { placeAliases } from '../../read/lexicon/place-aliases.ts';
import { states } from '../../read/lexicon/states.ts';
import type { WordStore } from '../words/word-store.ts';
import { stateNames } from './state-names.ts';

/** A neighborhood of a city in a state. All names are words of the store. */
export interface Area {
  country: 'US' | 'CA';
  state: string;
  /** The displayed name. */
  city: string;
  neighbourhood: string;
  words: { neighbourhood: number | undefined; city: number; state: number };
}

const namesOfStates = new Map<string, readonly string[]>(states.map(([code, names]) => [code, names.split('|')]));
const aliasesOf = new Map<string, string[]>();
for (const [alias, name] of Object.entries(placeAliases)) aliasesOf.set(name, [...(aliasesOf.get(name) ?? []), alias]);

const glued = (name: string): string => name.replaceAll(' ', '');

/** Returns the spellings of a city or neighborhood as single words, without nicknames: "saintpaul", "stpaul". */
export const ownForms = (folded: string): string[] => gluedForms([folded]);

/** Returns the spellings including other names: "newyork", "nyc". */
function placeForms(folded: string, aliases: readonly string[]): string[] {
  return gluedForms([folded, ...aliases.map(foldPlace), ...(aliasesOf.get(folded) ?? [])]);
}

const gluedForms = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap(spellings).map(glued))].filter((name) => name !== '');

const longer: readonly (readonly [RegExp, string])[] = [
  [/\bst\b/, 'saint'],
  [/\bste\b/, 'sainte'],
  [/\bmt\b/, 'mount'],
  [/\bft\b/, 'fort'],
  [/\bmount\b/, 'mt'],
  [/\bfort\b/, 'ft'],
  [/\bn\b/, 'and'],
  [/\b(?:north|n)\b/, 'n'],
  [/^(?:la|le|les|the|l) /, ''],
];

const maySpell = /\b(?:st|ste|mt|ft|mount|fort|n|north)\b|^(?:la|le|les|the|l) /;

const spellings = (name: string): string[] =>
  maySpell.test(name) ? [name, ...longer.map(([word, by]) => name.replace(word, by))] : [name];

const stateForms = (code: string): string[] =>
  [code.toLowerCase(), foldPlace(stateNames.get(code) ?? code), ...(namesOfStates.get(code) ?? [])].map(glued);

/** Numbered neighborhoods of cities. */
export class Areas {
  readonly #areas: Area[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #store: WordStore;

  constructor(store: WordStore) {
    this.#store = store;
  }

  at(number: number): Area {
    return this.#areas[number] as Area;
  }

  numberOf(country: 'US' | 'CA', state: string, city: string, neighbourhood: string): number {
    const key = `${country}|${state}|${city}|${neighbourhood}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#areas.length;
    const words = {
      neighbourhood: neighbourhood === '' ? undefined : placeWord(this.#store, foldPlace(neighbourhood)),
      city: placeWord(this.#store, foldPlace(city)),
      state: stateWord(this.#store, state),
    };
    this.#areas.push({ country, state, city, neighbourhood, words });
    this.#numbers.set(key, number);
    return number;
  }
}

/** Returns the word number of a folded name. */
export const placeWord = (store: WordStore, folded: string, aliases: readonly string[] = []): number =>
  store.numberOf('place', folded, () => placeForms(folded, aliases));
export const stateWord = (store: WordStore, code: string): number =>
  store.numberOf('state', code, () => stateForms(code));
