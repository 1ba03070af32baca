import type { WordStore } from '../words/word-store.ts';
import { allForms } from './street-forms.ts';
import { type StreetPart, type StreetRole, streetParts } from './street-words.ts';

/** A spelling of a street in any city: "N Oak St" is one street for all cities. */
export interface Street {
  words: Int32Array;
  /** The cost of omitting each word. */
  skips: Float32Array;
  /** Adjacent words of the name written as one: position, count and the joined word. */
  joins: readonly { from: number; count: number; word: number }[];
  /** Slots of the homes on the street. */
  homes: number[];
}

const skipOf: Record<Exclude<StreetRole, 'name'>, number> = { particle: 0.04, kind: 0.15, compass: 0.2, half: 0.2 };
/** Cost of omitting the whole name, which is nearly a different address. Omitting a part costs less. */
const skipName = 1.3;
const mostJoined = 4;

/** All streets, found by each word of their names. */
export class Streets {
  readonly #streets: Street[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #written = new Map<string, number>();
  readonly #byWord = new Map<number, number[]>();
  readonly #store: WordStore;

  constructor(store: WordStore) {
    this.#store = store;
  }

  at(number: number): Street {
    return this.#streets[number] as Street;
  }

  /** Returns streets whose name contains this word, or these adjacent words written as one. */
  named(word: number): readonly number[] {
    return this.#byWord.get(word) ?? [];
  }

  /** Returns the number of a street; "Oak Street" and "OAK ST" have the same number. */
  numberOf(written: string): number {
    const known = this.#written.get(written);
    if (known !== undefined) return known;
    const number = this.#numberOfParts(streetParts(written));
    this.#written.set(written, number);
    return number;
  }

  #numberOfParts(parts: readonly StreetPart[]): number {
    const key = parts.map(({ word, role }) => `${word}.${role}`).join(' ');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#streets.length;
    const letters = parts.reduce((sum, { word, role }) => sum + (role === 'name' ? word.length : 0), 0);
    const words = parts.map(({ word }) => this.#store.numberOf('street', word, () => allForms(word)));
    const skips = parts.map(({ word, role }) =>
      role === 'name' ? skipName * Math.max(0.25, word.length / letters) : skipOf[role],
    );
    const joins = this.#joinsOf(parts);
    this.#streets.push({ words: Int32Array.from(words), skips: Float32Array.from(skips), joins, homes: [] });
    this.#numbers.set(key, number);
    const names = new Set(joins.map(({ word }) => word));
    for (const [at, { role }] of parts.entries()) if (role === 'name') names.add(words[at] as number);
    for (const word of names) {
      const list = this.#byWord.get(word);
      if (list) list.push(number);
      else this.#byWord.set(word, [number]);
    }
    return number;
  }

  #joinsOf(parts: readonly StreetPart[]): Street['joins'] {
    const joins: { from: number; count: number; word: number }[] = [];
    const joinable = ({ role }: StreetPart) => role === 'name' || role === 'particle';
    for (let from = 0; from < parts.length; from++) {
      for (let count = 2; count <= mostJoined && from + count <= parts.length; count++) {
        const run = parts.slice(from, from + count);
        if (!run.every(joinable)) break;
        if (!run.some(({ role }) => role === 'name')) continue;
        joins.push({
          from,
          count,
          word: this.#store.numberOf('street', run.map(({ word }) => word).join('_'), () => joinedForms(run)),
        });
      }
    }
    return joins;
  }
}

/**
 * Returns the joined spellings, "mtpleasant" and "mountpleasant": varies one word at a time, the others in their usual
 * spelling.
 */
function joinedForms(run: readonly { word: string }[]): string[] {
  const usual = run.map(({ word }) => word);
  const forms = [usual.join('')];
  for (const [at, word] of usual.entries())
    for (const form of allForms(word).slice(1)) forms.push(usual.map((other, i) => (i === at ? form : other)).join(''));
  return forms;
}
