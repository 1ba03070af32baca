import { NO_MATCH, slipsBetween, wordCost } from './slips.ts';
import { soundOf } from './sound.ts';

/** Word namespaces: the city Oak and the word of Oak Street are different words. */
export type WordKind = 'street' | 'place' | 'state';

interface Word {
  kind: WordKind;
  /** All spellings, without spaces. */
  forms: readonly string[];
  sounds: readonly string[];
}

/** Cost of words that only sound alike. */
const soundCost = 0.6;
const shortestSound = 4;
/** Number of candidates with the most shared letter pairs that are compared in full. */
const mostLooked = 48;

/**
 * Numbers all words of addresses and places, and finds them by any spelling or by similarity. Words are never removed;
 * they are few compared with the homes.
 */
export class WordStore {
  readonly #words: Word[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #byForm = new Map<string, number[]>();
  readonly #bySound = new Map<string, number[]>();
  readonly #byPair = new Map<number, number[]>();
  readonly #typedSounds = new Map<string, string>();
  #shared = new Uint8Array(1024);

  /** Returns the number of the word. `forms` returns its spellings (folded, without spaces) when it is new. */
  numberOf(kind: WordKind, name: string, forms: () => readonly string[]): number {
    const key = `${kind} ${name}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#words.length;
    const spellings = [...new Set(forms())];
    const sounds = [...new Set(spellings.filter((form) => form.length >= shortestSound).map(soundOf))];
    this.#words.push({ kind, forms: spellings, sounds });
    this.#numbers.set(key, number);
    for (const form of spellings) enter(this.#byForm, form, number);
    for (const sound of sounds) enter(this.#bySound, sound, number);
    for (const pair of new Set(spellings.flatMap(pairsOf))) enter(this.#byPair, pair, number);
    if (number >= this.#shared.length) this.#shared = new Uint8Array(number * 2);
    return number;
  }

  formsOf(number: number): readonly string[] {
    return (this.#words[number] as Word).forms;
  }

  isPlace = (number: number): boolean => this.#words[number]?.kind === 'place';
  isState = (number: number): boolean => this.#words[number]?.kind === 'state';

  /** Returns the words with exactly this spelling. */
  spelled(text: string): readonly number[] {
    return this.#byForm.get(text) ?? [];
  }

  /** Returns the cost of matching `text` with a word, or `NO_MATCH`. */
  cost(text: string, number: number, mayContinue: boolean): number {
    const { forms, sounds } = this.#words[number] as Word;
    let least = NO_MATCH;
    for (const form of forms) {
      const cost = wordCost(text, form, mayContinue);
      if (cost < least) least = cost;
    }
    if (least <= soundCost || text.length < shortestSound || sounds.length === 0) return least;
    const isAlike = sounds.includes(this.#soundOfTyped(text)) && forms.some((form) => isSpeltAlike(text, form));
    return isAlike ? soundCost : least;
  }

  /** Caches the sounds of recently typed words, which are compared with many words. */
  #soundOfTyped(text: string): string {
    const known = this.#typedSounds.get(text);
    if (known !== undefined) return known;
    if (this.#typedSounds.size > 500) this.#typedSounds.clear();
    const sound = soundOf(text);
    this.#typedSounds.set(text, sound);
    return sound;
  }

  /** Returns the words that `text` may match with their costs, the closest first. */
  near(text: string, mayContinue: boolean): { word: number; cost: number }[] {
    const near = new Map<number, number>();
    const look = (word: number): void => {
      if (near.has(word)) return;
      const cost = this.cost(text, word, mayContinue);
      if (cost < NO_MATCH) near.set(word, cost);
    };
    for (const word of this.spelled(text)) look(word);
    if (text.length >= 2) for (const word of this.#sharingPairs(text, mayContinue)) look(word);
    if (text.length >= shortestSound)
      for (const word of (this.#bySound.get(this.#soundOfTyped(text)) ?? []).slice(0, mostLooked)) look(word);
    return [...near].map(([word, cost]) => ({ word, cost })).sort((a, b) => a.cost - b.cost || a.word - b.word);
  }

  /** Returns the words that share the most letter pairs relative to their length. */
  #sharingPairs(text: string, mayContinue: boolean): number[] {
    const pairs = pairsOf(text);
    const touched: number[] = [];
    for (const pair of new Set(pairs)) {
      for (const word of this.#byPair.get(pair) ?? []) {
        if (this.#shared[word] === 0) touched.push(word);
        this.#shared[word]! += 1;
      }
    }
    const least = Math.max(1, Math.ceil(pairs.length * 0.34));
    const ranked: { word: number; likeness: number }[] = [];
    for (const word of touched) {
      const shared = this.#shared[word] as number;
      this.#shared[word] = 0;
      if (shared < least) continue;
      const length = (this.#words[word] as Word).forms[0]?.length ?? 0;
      const missing = pairs.length - shared;
      ranked.push({ word, likeness: mayContinue ? -missing : -missing - Math.abs(length - text.length) / 2 });
    }
    return ranked
      .sort((a, b) => b.likeness - a.likeness || a.word - b.word)
      .slice(0, mostLooked)
      .map(({ word }) => word);
  }
}

/** Requires most letters to match, because many words share the same few consonant sounds. */
const isSpeltAlike = (typed: string, form: string): boolean => {
  const most = typed.length >= 6 ? 3 : 2;
  return slipsBetween(typed, form, most) <= most;
};

/** Returns the adjacent letter pairs of a word, with a start marker before the first letter. */
function pairsOf(word: string): number[] {
  const pairs: number[] = [];
  for (let at = 0, before = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) & 1023;
    pairs.push(before * 1024 + letter);
    before = letter;
  }
  return pairs;
}

function enter<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
