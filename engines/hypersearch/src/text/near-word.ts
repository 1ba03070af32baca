import { slipsBetween } from '../suggest/slips.ts';

/** A word that stands in texts, and in how many homes. */
export interface KnownWord {
  word: string;
  homes: number;
}

/** Letters missing, added, wrong or swapped that a word of this length may hold and still be meant. */
const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * The word of `known` that somebody meant who typed `typed`, which stands in no text: the least slips away, then with
 * the same first letter, then in the most homes, then by the alphabet. Undefined where none is near enough; figures
 * are never corrected. Looks at all words: a mask of letters tells almost all of them apart at once.
 */
export function nearestWord(typed: string, known: readonly KnownWord[]): string | undefined {
  const most = /\d/.test(typed) ? 0 : slipsAllowed(typed.length);
  if (most === 0) return undefined;
  const mask = lettersOf(typed);
  let best: { word: string; homes: number; slips: number } | undefined;
  for (const { word, homes } of known) {
    if (homes === 0 || Math.abs(word.length - typed.length) > most) continue;
    if (bits(mask ^ lettersOf(word)) > 2 * most) continue;
    const slips = slipsBetween(typed, word, best ? best.slips : most);
    if (slips > most) continue;
    const one = { word, homes, slips };
    if (!best || isNearer(typed, one, best)) best = one;
  }
  return best?.word;
}

interface Near extends KnownWord {
  slips: number;
}

function isNearer(typed: string, a: Near, b: Near): boolean {
  if (a.slips !== b.slips) return a.slips < b.slips;
  const [begins, began] = [a.word[0] === typed[0], b.word[0] === typed[0]];
  if (begins !== began) return begins;
  if (a.homes !== b.homes) return a.homes > b.homes;
  return a.word < b.word;
}

function lettersOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}
