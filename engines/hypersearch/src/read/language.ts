import type { Reading } from '../reading.ts';
import { voices } from './lexicon/voices.ts';
import type { Token } from './tokens.ts';

const plain = /^[ -~]*$/;
const frenchLetters = /[àâçèêëîïôûœ]/i;
const spanishLetters = /[ñáíóú]/i;

interface Votes {
  en: number;
  fr: number;
  es: number;
}

/** What each word says of its language. */
const votesOf = new Map<string, Votes>();
for (const language of ['en', 'fr', 'es'] as const)
  for (const [words, weight] of [
    [voices[language].weak, 1],
    [voices[language].strong, 2],
  ] as const)
    for (const word of words) {
      const votes = votesOf.get(word) ?? { en: 0, fr: 0, es: 0 };
      votes[language] = weight;
      votesOf.set(word, votes);
    }

/** The language by its function words; `otherwise` where nothing tells. */
export function languageOf(
  tokens: readonly Token[],
  sentence: string,
  otherwise: Reading['language'] = 'en',
): Reading['language'] {
  const votes: Votes = { en: 0, fr: 0, es: 0 };
  const accents = !plain.test(sentence);
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    const told = votesOf.get(token.text);
    if (told) {
      votes.en += told.en;
      votes.fr += told.fr;
      votes.es += told.es;
    }
    if (!accents || token.capital) continue;
    const raw = sentence.slice(token.start, token.end);
    if (frenchLetters.test(raw)) votes.fr += 1.5;
    else if (spanishLetters.test(raw)) votes.es += 1.5;
  }
  if (votes.en === votes.fr && votes.en === votes.es) return otherwise;
  if (votes.fr > votes.en && votes.fr >= votes.es) return 'fr';
  return votes.es > votes.en ? 'es' : 'en';
}
