import { foldWords } from '../find/words.ts';
import { slipsBetween } from './slips.ts';
import { ordinalOfNumber } from './street-forms.ts';

/** A word of what was typed, folded. */
export interface Token {
  text: string;
  /** The number that it begins with, without leading zeros: of "123a" 123; empty when it begins with a letter. */
  digits: string;
  /** It stands behind "#", "apt" or the like. */
  isUnit: boolean;
  /** It stands first with a hyphen behind it: a unit in Canada ("4-123 Main"), half a number in Queens ("35-20"). */
  mayBeUnit: boolean;
  /** Nothing follows it: it may be the beginning of a longer word. */
  isLast: boolean;
}

const unitWords = new Set(
  'apt apartment appartement app appt unit unite suite ste bureau no nbr num number room rm lot bldg building ph penthouse floor'.split(
    ' ',
  ),
);
/** These are words of names too: they mark a unit only before a number or a single letter. */
const unitValue =
  /^(?:\d{1,5}[a-z]{0,2}|[a-z]{1,3}\d{1,6}|[a-z]|ph|th|garden|parlor|rear|front|upper|lower|main|bsmt)$/;
/** "Uint 4", "aptartment 4": recognised by the number behind it. */
const isNearlyUnitWord = (word: string, next: string): boolean =>
  /\d/.test(next) &&
  ['unit', 'apartment', 'suite'].some((known) => word.length >= 4 && slipsBetween(word, known, 1) <= 1);

const marksUnit = (word: string, next: string | undefined): boolean =>
  next === '#'
    ? unitWords.has(word)
    : next !== undefined && unitValue.test(next) && (unitWords.has(word) || isNearlyUnitWord(word, next));

/** What people put around an address. */
const filler = new Set(
  'house home homes condo condos sale for usa us canada address addr at in near mls listing'.split(' '),
);

const ordinal = /^(\d+)(?:st|nd|rd|th|e|er|re|eme|ieme|ere)$/;

/** "5e", "5th" and the slip "5st" are one number in order; "1re" is the first. */
export const ordinalOf = (word: string): string | undefined => {
  const number = ordinal.exec(word)?.[1];
  return number === undefined ? undefined : `${number}th`;
};

const mostTokens = 14;

/** The folded words of a text, numbers and letters that were written together taken apart; "#" stays a word. */
export function addressWords(text: string): string[] {
  const spaced = text
    .replace(/['’ʼ`´](?=s\b)/gi, '')
    .replace(/\b([dl])['’ʼ`´]\s?/gi, '$1 ')
    .replace(/['’ʼ`´.]/g, (mark) => (mark === '.' ? ' ' : ''))
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(?:^|\s)1\/2\b|½/g, ' half ');
  return spaced
    .split('#')
    .flatMap((part, at) => [...(at > 0 ? ['#'] : []), ...joinCompass(foldWords(part).flatMap(apart))]);
}

/** "N.E." is one word. */
const joinCompass = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (/^[ns]$/.test(word) && /^[ew]$/.test(words[at + 1] ?? '')) return [`${word}${words[at + 1]}`];
    return /^[ew]$/.test(word) && /^[ns]$/.test(words[at - 1] ?? '') ? [] : [word];
  });

/** Halves of Canadian postal codes and whole ones; numbers with an o or l for a 0 or 1. */
const wholeWord = /^(?:[a-z]\d[a-z](?:\d[a-z]\d)?|\d[a-z]\d|\d[\dol]*\d|[ol]\d+)$/;
/** An ordinal with a wrong letter in it: "4znd", "17t0h". */
const nearlyOrdinal = /^(?:[a-z]\d{1,3}|\d{1,3}[a-z]\d?|\d)(?:st|nd|rd|th|h|d)$|^\d{1,3}[a-z](?:t|d|h)$/;

/** Takes "123main", "apt4" and "austintx78704" apart; "5th", "4b", "a4" and postal codes stay whole. */
function apart(word: string): string[] {
  if (!/\d/.test(word) || !/[a-z]/.test(word)) return [word];
  if (ordinalOf(word) !== undefined || wholeWord.test(word) || nearlyOrdinal.test(word)) return [word];
  const led = /^(\d+)(?:st|nd|rd|th)(?=[a-z]{2})/.exec(word);
  if (led && word.startsWith(ordinalOfNumber(Number(led[1])))) return [led[0], ...apart(word.slice(led[0].length))];
  const postal = /^(.*[a-z])([a-z]\d[a-z](?:\d[a-z]\d)?)$/.exec(word);
  if (postal) return [...apart(postal[1] as string), postal[2] as string];
  const unit = /^(unit|apt|apartment|suite|ste|app)([a-z]{0,2}\d\w*)$/.exec(word);
  if (unit) return [unit[1] as string, unit[2] as string];
  const parts = word.match(/\d+[a-z]{1,2}(?![a-z])|\d+|[a-z](?![a-z])\d*|[a-z]+/g) ?? [word];
  return parts.flatMap((part) => (part === word ? [part] : /^[a-z]{2,}\d/.test(part) ? apart(part) : [part]));
}

/** What was typed, as words that may match. Empty when nothing is left of it. Never throws. */
export function typedTokens(typed: string): Token[] {
  const words = addressWords(typed.slice(0, 200));
  const tokens: Token[] = [];
  let marked = false;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (word === '#' || marksUnit(word, next)) {
      marked = true;
      continue;
    }
    if (filler.has(word) && words.length > 2 && at > 0) continue;
    const isUnit = marked && unitValue.test(word);
    marked = false;
    tokens.push(tokenOf(word, isUnit));
    if (tokens.length === mostTokens) break;
  }
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first && /^\s*#?\w{1,6}\s*-\s*\d/.test(typed)) first.mayBeUnit = true;
  if (last) last.isLast = true;
  return tokens;
}

export const tokenOf = (word: string, isUnit = false): Token => ({
  // "4e" is the fourth, but as a unit it is a door.
  text: (isUnit ? undefined : ordinalOf(word)) ?? word,
  digits: isUnit || ordinalOf(word) === undefined ? (/^0*(\d+)/.exec(word)?.[1] ?? '') : '',
  isUnit,
  mayBeUnit: false,
  isLast: false,
});
