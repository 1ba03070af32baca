import { type ProtectedClass, protectedClasses } from '../../facts.ts';
import { is, type PeopleWord } from '../context/people-words.ts';
import type { Token } from '../words/tokens.ts';
import { visitFeatures } from './steering-features.ts';
import { encodedWeights, threshold, unit } from './steering-weights.ts';

/** One column a protected class, and the last for lawful sentences. */
export const outcomes = protectedClasses.length + 1;
const lawful = outcomes - 1;

/** The result of the classifier for a range of words. */
export interface Steering {
  /** Most likely first; shares sum to 1. */
  classes: { name: ProtectedClass; share: number }[];
  /** The weight of each word, by its index, for the class and against a lawful sentence. */
  evidence: Float64Array;
}

let decoded: Int8Array | undefined;
function weights(): Int8Array {
  decoded ??= bytesOf(encodedWeights);
  return decoded;
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function bytesOf(text: string): Int8Array {
  const values = new Uint8Array(128);
  for (let at = 0; at < base64.length; at++) values[base64.charCodeAt(at)] = at;
  const letters = text.replace(/=+$/, '');
  const bytes = new Int8Array(Math.floor((letters.length * 3) / 4));
  for (let at = 0, bits = 0, held = 0, out = 0; at < letters.length; at++) {
    held = (held << 6) | (values[letters.charCodeAt(at)] as number);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[out++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
}

/** A sentence without such a word speaks of no one: it is not scored. */
const speaksOfPeople = (word: PeopleWord): boolean =>
  ['group', 'color', 'alike', 'neighbor', 'household', 'income'].some((kind) => is(word, kind));

/**
 * Whether a stretch of words wishes for, or away from, neighbors of a protected class: a linear classifier over features of
 * words and of the list of people, learned by `npm run steering`.
 */
export function steeringIn(
  words: readonly PeopleWord[],
  tokens: readonly Token[],
  language: string,
): Steering | undefined {
  if (!words.some(speaksOfPeople)) return undefined;
  const table = weights();
  const sums = new Float64Array(outcomes);
  visitFeatures(words, tokens, language, (row) => {
    for (let k = 0; k < outcomes; k++) (sums[k] as number) += table[row * outcomes + k] as number;
  });
  const shares = softmax(sums.map((sum) => sum * unit));
  const refused = 1 - (shares[lawful] as number);
  if (refused < threshold) return undefined;
  const ranked = protectedClasses
    .map((name, k) => ({ name, share: shares[k] as number }))
    .sort((a, b) => b.share - a.share);
  const evidence = new Float64Array(words.length);
  visitFeatures(words, tokens, language, (row, first, last) => {
    let weight = -(table[row * outcomes + lawful] as number);
    for (let k = 0; k < lawful; k++)
      weight += ((table[row * outcomes + k] as number) * (shares[k] as number)) / refused;
    for (const index of first === last ? [first] : [first, last])
      (evidence[index] as number) += first === last ? weight : weight / 2;
  });
  return { classes: ranked.map(({ name, share }) => ({ name, share: share / refused })), evidence };
}

/** Shares that sum to 1. */
export function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
