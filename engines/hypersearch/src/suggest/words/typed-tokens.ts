import { foldWords } from '../../find/store/words.ts';
import { ordinalOfNumber } from '../addresses/street-forms.ts';
import { slipsBetween } from './slips.ts';

/** A folded word of the input. */
export interface Token {
  text: string;
  /** The leading number without leading zeros: "123a" → 123; empty when the word begins with a letter. */
  digits: string;
  /** True after "#", "apt" or a similar word. */
  isUnit: boolean;
  /** True for the first word before a hyphen: a unit in Canada ("4-123 Main"), half a number in Queens ("35-20"). */
  mayBeUnit: boolean;
  /** True for the last word, which may be a prefix of a longer word. */
  isLast: boolean;
}

const unitWords = new Set(
  'apt apartment appartement app appt unit unite suite ste bureau no nbr num number room rm lot bldg building ph penthouse floor'.split(
    ' ',
  ),
);
/** These words also occur in names. They mark a unit only before a number or a single letter. */
const unitValue =
  /^(?:\d{1,5}[a-z]{0,2}|[a-z]{1,3}\d{1,6}|[a-z]|ph|th|garden|parlor|rear|front|upper|lower|main|bsmt)$/;
/** Recognizes misspelled unit words ("Uint 4", "aptartment 4") by the number after them. */
const isNearlyUnitWord = (word: string, next: string): boolean =>
  /\d/.test(next) &&
  ['unit', 'apartment', 'suite'].some((known) => word.length >= 4 && slipsBetween(word, known, 1) <= 1);

const marksUnit = (word: string, next: string | undefined): boolean =>
  next === '#'
    ? unitWords.has(word)
    : next !== undefined && unitValue.test(next) && (unitWords.has(word) || isNearlyUnitWord(word, next));

/** Words that people add around an address. */
const filler = new Set(
  'house home homes condo condos sale for usa us canada address addr at in near mls listing'.split(' '),
);

const ordinal = /^(\d+)(?:st|nd|rd|th|e|er|re|eme|ieme|ere)$/;

/** Normalizes an ordinal: "5e", "5th" and the typo "5st" are one number; "1re" is the first. */
export const ordinalOf = (word: string): string | undefined => {
  const number = ordinal.exec(word)?.[1];
  return number === undefined ? undefined : `${number}th`;
};

const mostTokens = 14;

/** Splits a text into folded words and separates numbers from attached letters. "#" stays a word. */
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

/** Joins "N.E." into one word. */
const joinCompass = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    if (/^[ns]$/.test(word) && /^[ew]$/.test(words[at + 1] ?? '')) return [`${word}${words[at + 1]}`];
    return /^[ew]$/.test(word) && /^[ns]$/.test(words[at - 1] ?? '') ? [] : [word];
  });

/** Matches halves of Canadian postal codes and whole codes, and numbers with an o or l for a 0 or 1. */
const wholeWord = /^(?:[a-z]\d[a-z](?:\d[a-z]\d)?|\d[a-z]\d|\d[\dol]*\d|[ol]\d+)$/;
/** Matches an ordinal with a wrong letter: "4znd", "17t0h". */
const nearlyOrdinal = /^(?:[a-z]\d{1,3}|\d{1,3}[a-z]\d?|\d)(?:st|nd|rd|th|h|d)$|^\d{1,3}[a-z](?:t|d|h)$/;

/** Splits "123main", "apt4" and "austintx78704"; keeps "5th", "4b", "a4" and postal codes whole. */
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

/** Returns the words of the input that may match; empty when none remain. Never throws. */
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
  // "4e" is an ordinal, but after a unit word it is a unit.
  text: (isUnit ? undefined : ordinalOf(word)) ?? word,
  digits: isUnit || ordinalOf(word) === undefined ? (/^0*(\d+)/.exec(word)?.[1] ?? '') : '',
  isUnit,
  mayBeUnit: false,
  isLast: false,
});
