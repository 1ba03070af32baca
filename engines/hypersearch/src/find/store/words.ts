import { stemOf } from '../../text/stem.ts';

/** Latin letters that Unicode decomposition leaves unchanged. */
// biome-ignore format: a table
const letters: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't',
};
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Splits a text into words in normalized form: lower case, accents folded, runs of Latin letters and digits; everything
 * else separates. "Près de l'Œuvre" → pres, de, l, oeuvre.
 */
export function foldWords(text: string): string[] {
  // Fast path: most texts need no folding, which takes a third of the time.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(undecomposed, (letter) => letters[letter] as string);
  return folded.match(/[\p{Script=Latin}\p{Nd}]+/gu) ?? [];
}

/** The parsed form of `Query.words`: the stems of whole words, and a prefix when the last word ends in `*`. */
export interface WantedWords {
  whole: readonly string[];
  /** Folded but not stemmed: see `beginsSo`. */
  prefix?: string;
}

/** Returns undefined when no word is left to search for. */
export function wantedWords(words: readonly string[]): WantedWords | undefined {
  const folded = words.flatMap(foldWords);
  const open = words.at(-1)?.trimEnd().endsWith('*') === true && foldWords(words.at(-1) as string).length > 0;
  const prefix = open ? folded.pop() : undefined;
  const whole = folded.map(stemOf);
  if (prefix !== undefined) return { whole, prefix };
  return whole.length > 0 ? { whole } : undefined;
}

/** Returns whether a stem matches a prefix: "hou*" and "houses*" both match the stem of houses. */
export const beginsSo = (stem: string, prefix: string): boolean => stem.startsWith(prefix) || stem === stemOf(prefix);
