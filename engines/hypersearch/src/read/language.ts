import type { Reading } from '../reading.ts';
import { voices } from './lexicon/voices.ts';
import type { Token } from './tokens.ts';

const plain = /^[ -~]*$/;
const frenchLetters = /[àâçèêëîïôûœ]/i;
const spanishLetters = /[ñáíóú]/i;

/** The language by its function words; `otherwise` where nothing tells. */
export function languageOf(
  tokens: readonly Token[],
  sentence: string,
  otherwise: Reading['language'] = 'en',
): Reading['language'] {
  const votes = { en: 0, fr: 0, es: 0 };
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    for (const language of ['en', 'fr', 'es'] as const) {
      if (voices[language].strong.has(token.text)) votes[language] += 2;
      else if (voices[language].weak.has(token.text)) votes[language] += 1;
    }
    if (
      token.capital ||
      (token.text.length === token.end - token.start && plain.test(sentence.slice(token.start, token.end)))
    )
      continue;
    const raw = sentence.slice(token.start, token.end);
    if (frenchLetters.test(raw)) votes.fr += 1.5;
    else if (spanishLetters.test(raw)) votes.es += 1.5;
  }
  if (votes.en === votes.fr && votes.en === votes.es) return otherwise;
  if (votes.fr > votes.en && votes.fr >= votes.es) return 'fr';
  return votes.es > votes.en ? 'es' : 'en';
}
