import { allForms, isCompass, isParticle, isStreetKind, usualForm } from '../addresses/street-forms.ts';
import { NO_MATCH, slipsBetween } from './slips.ts';
import type { Token } from './typed-tokens.ts';
import type { WordStore } from './word-store.ts';

/** Maximum number of typed words in a run: "salt lake city", "town and country". */
export const LONGEST_RUN = 4;

const otherOrdinal = 1.5;

/** Cost of a typed word that no part of an address matches, by its likely role. */
const leftOver = {
  unit: 0.9,
  postal: 0.8,
  number: 1,
  mixed: 0.8,
  half: 0.3,
  kind: 0.45,
  state: 0.5,
  particle: 0.04,
  place: 0.9,
  letter: 0.6,
  word: 1.3,
};

/** Compares typed input with words. Calculates the cost of each single word and run once per query. */
export class Matcher {
  readonly tokens: readonly Token[];
  /** The cost of each token when it is left over. */
  readonly leftOver: Float32Array;
  readonly #store: WordStore;
  readonly #runs: readonly (readonly string[])[];
  readonly #costs = new Map<number, number>();

  constructor(tokens: readonly Token[], store: WordStore) {
    this.tokens = tokens;
    this.#store = store;
    this.#runs = tokens.map((_, from) =>
      Array.from({ length: Math.min(LONGEST_RUN, tokens.length - from) }, (__, more) =>
        tokens
          .slice(from, from + more + 1)
          .map(({ text }) => text)
          .join(''),
      ),
    );
    this.leftOver = Float32Array.from(tokens, (token, at) => this.#leftOverOf(token, at));
  }

  /** Returns `count` tokens starting at `from` as one word, or undefined beyond the last token. */
  run(from: number, count: number): string | undefined {
    return this.#runs[from]?.[count - 1];
  }

  /** Returns the cost of matching `count` tokens starting at `from` with the word. */
  cost(from: number, count: number, word: number): number {
    const key = (from * (LONGEST_RUN + 1) + count) * 4_194_304 + word;
    const known = this.#costs.get(key);
    if (known !== undefined) return known;
    const cost = this.#costOf(from, count, word);
    this.#costs.set(key, cost);
    return cost;
  }

  #isNumber(from: number, count: number): boolean {
    return (this.tokens[from] as Token).text.charCodeAt(0) < 58 && /^\d+(?:th)?$/.test(this.run(from, count) as string);
  }

  #costOf(from: number, count: number, word: number): number {
    const text = this.run(from, count);
    if (text === undefined) return NO_MATCH;
    if (this.#isNumber(from, count)) return this.#numberedStreet(text, word);
    return this.#store.cost(text, word, this.tokens[from + count - 1]?.isLast === true);
  }

  /** Penalizes numbered streets that differ in the number: "10" is not a typo of "100" where both may match. */
  #numberedStreet(text: string, word: number): number {
    const forms = this.#store.formsOf(word);
    if (forms.includes(text)) return 0;
    const ordinal = forms[0] as string;
    const typed = text.endsWith('th') ? text : `${text}th`;
    return /^\d+th$/.test(ordinal) && typed.length < 6 && slipsBetween(typed, ordinal, 1) <= 1
      ? otherOrdinal
      : NO_MATCH;
  }

  #leftOverOf({ text, digits, isUnit }: Token, at: number): number {
    if (isUnit) return leftOver.unit;
    if (/^\d{5}$/.test(text) || /^[a-z]\d[a-z]\d[a-z]\d$/.test(text)) return at > 0 ? leftOver.postal : leftOver.number;
    if (/^[a-z]\d[a-z]$|^\d[a-z]\d$/.test(text)) return leftOver.postal / 2;
    if (/\d[a-z]|[a-z]\d/.test(text) && !/th$/.test(text)) return leftOver.mixed;
    if (digits !== '') return leftOver.number;
    if (isParticle(text)) return leftOver.particle;
    if (text === 'half') return leftOver.half;
    const usual = usualForm(text);
    if (isStreetKind(usual) || isCompass(usual)) return leftOver.kind;
    const isPlace = (run: string | undefined) =>
      run !== undefined && this.#store.spelled(run).some((word) => this.#store.isPlace(word));
    if (text.length === 2 && this.#store.spelled(text).some((word) => this.#store.isState(word))) return leftOver.state;
    if (text.length === 1) return leftOver.letter;
    if (isPlace(text)) return leftOver.place;
    if (isPlace(this.run(at, 2)) || isPlace(this.run(at - 1, 2))) return leftOver.place * 0.6;
    return leftOver.word;
  }
}

const unitWord = /^(?:unit|apt|suite|ste)$/;

/** Splits an unknown word into known words: "oakhillst" → "oak hill st". Returns undefined if that is impossible. */
export function cutWord(text: string, isKnown: (part: string) => boolean): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    for (let from = Math.max(0, end - 16); from < end; from++) {
      const before = best[from];
      if (before === undefined || (best[end]?.length ?? 9) <= before.length + 1) continue;
      const part = text.slice(from, end);
      if (isPart(part, before, isKnown)) best[end] = [...before, part];
    }
  }
  const cut = best[text.length];
  return cut && cut.length > 1 ? cut : undefined;
}

/** Accepts short pieces only where they have a meaning: a street type, a particle, a leading compass direction, a unit. */
function isPart(part: string, before: readonly string[], isKnown: (part: string) => boolean): boolean {
  const last = before.at(-1);
  if (part.length === 1) return last === undefined ? isCompass(usualForm(part)) : unitWord.test(last);
  if (unitWord.test(part)) return true;
  const usual = usualForm(part);
  if (part.length === 2) return isStreetKind(usual) || isCompass(usual) || isParticle(part) || isKnown(part);
  return isKnown(part) || allForms(usual).length > 1;
}
