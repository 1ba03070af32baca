import { allForms } from './street-forms.ts';
import { type StreetPart, type StreetRole, streetParts } from './street-words.ts';
import type { WordStore } from './word-store.ts';

/** A way to write a street, wherever it is: "N Oak St" is one street for all cities. */
export interface Street {
  words: Int32Array;
  /** What it costs to leave each word out. */
  skips: Float32Array;
  /** Neighbouring words of the name written as one: where, how many, and the word that is. */
  joins: readonly { from: number; count: number; word: number }[];
  /** Slots of the homes there. */
  homes: number[];
}

const skipOf: Record<Exclude<StreetRole, 'name'>, number> = { particle: 0.04, kind: 0.15, compass: 0.2, half: 0.2 };
/** A name left out whole is nearly another address; a part of it less so. */
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

  /** Streets whose name has this word (or these neighbouring words, written as one). */
  named(word: number): readonly number[] {
    return this.#byWord.get(word) ?? [];
  }

  /** The number of a street as written; "Oak Street" and "OAK ST" are the same. */
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

/** "mtpleasant" and "mountpleasant": each word once in each of its forms, the others in their usual one. */
function joinedForms(run: readonly { word: string }[]): string[] {
  const usual = run.map(({ word }) => word);
  const forms = [usual.join('')];
  for (const [at, word] of usual.entries())
    for (const form of allForms(word).slice(1)) forms.push(usual.map((other, i) => (i === at ? form : other)).join(''));
  return forms;
}
