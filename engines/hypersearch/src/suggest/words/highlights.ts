import { foldWords } from '../../find/store/words.ts';
import type { Span } from '../../reading.ts';
import { allForms, usualForm } from '../addresses/street-forms.ts';
import { slipsBetween } from './slips.ts';
import type { Token } from './typed-tokens.ts';

/** Returns the typed characters of a label: whole words, including words with a typo, and prefixes of words. */
export function highlightsOf(label: string, tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (const { 0: word, index } of label.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = foldWords(word).join('');
    const length = Math.max(0, ...tokens.map((token) => matchedLength(folded, token)));
    // Folding may lengthen a word ("Œuvre"), so a highlight is limited to the word's length.
    if (length > 0) spans.push([index, index + Math.min(word.length, length === folded.length ? word.length : length)]);
  }
  return spans;
}

function matchedLength(word: string, { text, digits }: Token): number {
  if (text === word || (digits !== '' && digits === word)) return word.length;
  // The typed code "m5v2t6" contains its district.
  if (word.length === 3 && text.length > 3 && /^\w\d\w/.test(word) && text.startsWith(word)) return word.length;
  const usual = usualForm(word);
  if (allForms(usual).includes(text) || usualForm(text) === usual) return word.length;
  if (word.startsWith(text)) return text.length;
  if (digits !== '' || /\d/.test(word)) return 0;
  // The typed word "newyork" contains the whole of "New".
  if (word.length >= 3 && text.includes(word)) return word.length;
  const most = word.length >= 7 ? 2 : 1;
  return word.length >= 4 && slipsBetween(text, word, most) <= most ? word.length : 0;
}
