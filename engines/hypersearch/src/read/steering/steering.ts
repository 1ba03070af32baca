import { type ProtectedClass, protectedClasses } from '../../facts.ts';
import type { PeopleWord } from '../context/people-words.ts';
import type { Token } from '../words/tokens.ts';
import { visitFeatures } from './steering-features.ts';
import { classUnit, encodedClasses, encodedFeatures, threshold, unit } from './steering-weights.ts';

/** Weights of the classifier. `features` decide whether a sentence is refused, `classes` for which class. */
export interface Model {
  /** One weight a row of features: positive weights speak for a refusal. */
  features: Int8Array;
  /** The value of one unit of `features`. */
  unit: number;
  /** One weight a protected class and row; a row of features uses the row of its last bits. */
  classes: Int8Array;
  classUnit: number;
  /** The probability from which a sentence is refused. */
  threshold: number;
}

/** The number of rows of `Model.classes`. */
export const classRows = 1 << 12;

let decoded: Model | undefined;
const shipped = (): Model => {
  decoded ??= { features: weightsOf(encodedFeatures), unit, classes: weightsOf(encodedClasses), classUnit, threshold };
  return decoded;
};

/** The characters of weights, from the least weight to the largest; `zeroWeight` is 0. */
export const weightCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
export const zeroWeight = 31;

function weightsOf(text: string): Int8Array {
  const values = new Int8Array(128);
  for (let at = 0; at < weightCharacters.length; at++) values[weightCharacters.charCodeAt(at)] = at - zeroWeight;
  const weights = new Int8Array(text.length);
  for (let at = 0; at < text.length; at++) weights[at] = values[text.charCodeAt(at)] as number;
  return weights;
}

/** The result of the classifier for a range of words. */
export interface Steering {
  /** The probability that the words are a refused criterion. */
  refused: number;
  /** Most likely first; shares sum to 1. */
  classes: { name: ProtectedClass; share: number }[];
  /** The weight of each word for a refusal, by its index. */
  evidence: Float64Array;
}

/** A sentence without such a word is not scored: what the classifier says of unknown words alone is chance. */
const speaksOfPeople = (word: PeopleWord): boolean => word.senses.some(({ kind }) => ofPeople.has(kind));
const ofPeople: ReadonlySet<string> = new Set([
  'group',
  'color',
  'alike',
  'neighbor',
  'household',
  'income',
  'changed',
]);

/** "Which of those fits us": words for the buyer and for what was shown name no neighbors. */
const asksAboutHomes = (word: PeopleWord): boolean =>
  word.senses.every(
    ({ kind }) =>
      kind === 'wish' || kind === 'self' || (kind === 'neighbor' && /^(?:those|these|them|ones?)$/.test(word.text)),
  );

/**
 * Decides if words ask for, or against, neighbors of a protected class: a linear classifier over features of
 * words and of the list of people, learned by `npm run steering`.
 */
export function steeringIn(
  words: readonly PeopleWord[],
  tokens: readonly Token[],
  language: string,
  model: Model = shipped(),
): Steering | undefined {
  if (!words.some(speaksOfPeople) || words.every(asksAboutHomes)) return undefined;
  let sum = 0;
  visitFeatures(words, tokens, language, (row) => {
    sum += model.features[row] as number;
  });
  const refused = 1 / (1 + Math.exp(-sum * model.unit));
  if (refused < model.threshold) return undefined;
  const sums = new Float64Array(protectedClasses.length);
  const evidence = new Float64Array(words.length);
  visitFeatures(words, tokens, language, (row, first, last) => {
    const weight = model.features[row] as number;
    for (const index of first === last ? [first] : [first, last])
      (evidence[index] as number) += first === last ? weight : weight / 2;
    addClassWeights(sums, model.classes, row);
  });
  const shares = softmax(sums.map((weight) => weight * model.classUnit));
  const ranked = protectedClasses
    .map((name, k) => ({ name, share: shares[k] as number }))
    .sort((a, b) => b.share - a.share);
  return { refused, classes: ranked, evidence };
}

export function addClassWeights(sums: Float64Array, classes: Int8Array | Float64Array, row: number): void {
  const from = (row & (classRows - 1)) * sums.length;
  for (let k = 0; k < sums.length; k++) (sums[k] as number) += classes[from + k] as number;
}

/** Shares that sum to 1. */
export function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
