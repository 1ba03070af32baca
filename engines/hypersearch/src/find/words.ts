import { stemOf } from '../text/stem.ts';

/** Letters of Latin scripts that no decomposition takes apart. */
// biome-ignore format: a table
const letters: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't',
};
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * The words of a text in the form in which they are compared: lower case, accents folded, runs of Latin
 * letters and digits; all else separates. "Près de l'Œuvre" → pres, de, l, oeuvre.
 */
export function foldWords(text: string): string[] {
  // Nothing to fold: most texts, at a third of the cost.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(undecomposed, (letter) => letters[letter] as string);
  return folded.match(/[\p{Script=Latin}\p{Nd}]+/gu) ?? [];
}

/** What `Query.words` asks for: the stems of whole words, and the beginning of a word where the last one ends in `*`. */
export interface WantedWords {
  whole: readonly string[];
  /** Folded, no stem: see `beginsSo`. */
  prefix?: string;
}

/** Undefined when no word is left to ask for. */
export function wantedWords(words: readonly string[]): WantedWords | undefined {
  const folded = words.flatMap(foldWords);
  const open = words.at(-1)?.trimEnd().endsWith('*') === true && foldWords(words.at(-1) as string).length > 0;
  const prefix = open ? folded.pop() : undefined;
  const whole = folded.map(stemOf);
  if (prefix !== undefined) return { whole, prefix };
  return whole.length > 0 ? { whole } : undefined;
}

/** Whether a stem is of words that begin so: "hou*" and "houses*" both mean what has the stem of houses. */
export const beginsSo = (stem: string, prefix: string): boolean => stem.startsWith(prefix) || stem === stemOf(prefix);
