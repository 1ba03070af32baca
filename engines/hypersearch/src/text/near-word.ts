import { slipsBetween } from '../suggest/words/slips.ts';

/** Returns the number of typos (letters missing, added, wrong or swapped) allowed in a word of this length. */
const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/**
 * Corrects a typed word that occurs in no text to the closest word of `words`: fewest typos, then the same first
 * letter, then the most homes, then alphabetical order. Returns undefined when none is close enough; never corrects
 * numbers. Checks all words; a letter mask excludes almost all of them at once.
 */
export function nearestWord(
  typed: string,
  words: readonly string[],
  homesWith: (word: string) => number,
): string | undefined {
  const most = /\d/.test(typed) ? 0 : slipsAllowed(typed.length);
  if (most === 0) return undefined;
  const near: { word: string; slips: number }[] = [];
  const mask = lettersOf(typed);
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > most || bits(mask ^ lettersOf(word)) > 2 * most) continue;
    const slips = slipsBetween(typed, word, most);
    if (slips <= most) near.push({ word, slips });
  }
  return near
    .map((one) => ({ ...one, homes: homesWith(one.word), begins: one.word[0] === typed[0] ? 1 : 0 }))
    .filter(({ homes }) => homes > 0)
    .sort((a, b) => a.slips - b.slips || b.begins - a.begins || b.homes - a.homes || (a.word < b.word ? -1 : 1))[0]
    ?.word;
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
