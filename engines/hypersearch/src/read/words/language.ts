import type { Reading } from '../../reading.ts';
import { english } from '../lexicon/en/index.ts';
import { spanish } from '../lexicon/es/index.ts';
import { french } from '../lexicon/fr/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { voices } from '../lexicon/voices.ts';
import { foldWord } from './fold.ts';
import { roomWordAt } from './room-words.ts';
import type { Token } from './tokens.ts';

const plain = /^[ -~]*$/;
const frenchLetters = /[àâçèêëîïôûœ]/i;
const spanishLetters = /[ñáíóú]/i;

interface Votes {
  en: number;
  fr: number;
  es: number;
}

type Language = Reading['language'];
const languages = ['en', 'fr', 'es'] as const;

const lexicons = { en: english, fr: french, es: spanish };

interface Weights {
  votes: ReadonlyMap<string, Votes>;
  /** Words that English shares with one other language, which an accent distinguishes: “préférence”. */
  accented: ReadonlyMap<string, Language>;
}

let counted: Weights | undefined;
/** Returns the weight of each word for its language. It is computed at the first reading: a command that reads no sentence starts sooner. */
const weightsOf = (): Weights => {
  counted ??= countVotes();
  return counted;
};

/** Function words weigh most, words that only one lexicon has a little. */
function countVotes(): Weights {
  const votes = new Map<string, Votes>();
  const accented = new Map<string, Language>();
  const vote = (word: string, language: Language, weight: number) => {
    const own = votes.get(word) ?? { en: 0, fr: 0, es: 0 };
    own[language] = Math.max(own[language], weight);
    votes.set(word, own);
  };
  const words = { en: wordsIn(lexicons.en), fr: wordsIn(lexicons.fr), es: wordsIn(lexicons.es) };
  for (const language of languages)
    for (const word of words[language])
      if (languages.every((other) => other === language || !words[other].has(word))) vote(word, language, 0.75);
  // "Balcon" and "pc" are at least no English.
  for (const word of words.fr)
    if (words.es.has(word) && !words.en.has(word))
      for (const language of ['fr', 'es'] as const) vote(word, language, 0.4);
  for (const word of words.en) {
    if (words.fr.has(word) && !words.es.has(word)) accented.set(word, 'fr');
    else if (words.es.has(word) && !words.fr.has(word)) accented.set(word, 'es');
  }
  for (const language of languages) {
    for (const word of voices[language].weak) vote(word, language, 1);
    for (const word of voices[language].strong) vote(word, language, 2);
  }
  return { votes, accented };
}

type Words = { rows: Lexicon; commonWords: string; functionWords: string };
function wordsIn({ rows, commonWords, functionWords }: Words): Set<string> {
  const words = new Set(`${commonWords} ${functionWords}`.split(/\s+/).map(foldWord));
  for (const [, phrases] of rows) for (const word of phrases.split(/[| ']/)) words.add(foldWord(word));
  return new Set([...words].filter((word) => word.length > 1 && /^[a-z]+$/.test(word)));
}

/** The language by its function words; `otherwise` where nothing shows it. */
export function languageOf(
  tokens: readonly Token[],
  sentence: string,
  otherwise: Reading['language'] = 'en',
): Reading['language'] {
  const votes: Votes = { en: 0, fr: 0, es: 0 };
  if (otherwise !== 'en') votes[otherwise] = 1;
  const accents = !plain.test(sentence);
  const shouted = sentence === sentence.toUpperCase();
  const weights = weightsOf();
  for (const [index, token] of tokens.entries()) {
    // The "in" of "walk-in" shows no language.
    if (token.kind !== 'word' || sentence.charCodeAt(token.start - 1) === 45) continue;
    // "Coeur d'Alene": a name that English has too; "lo 300s": low.
    if (isInsideName(tokens, index) || (token.text === 'lo' && tokens[index + 1]?.kind === 'number')) continue;
    const counts = weights.votes.get(token.text);
    // "3c 2b", "4r": the letters by which Spanish counts rooms.
    if (token.glued && roomLetters.has(token.text)) votes.es += 1;
    // "2cac 1sdb"
    if (token.glued && frenchRooms.has(token.text)) votes.fr += 2;
    // "LA" and "DE" are more often a city and a state than an article.
    const initials = !shouted && token.capital && token.end - token.start === 2 && isUpper(sentence, token.end - 1);
    const rooms = counts ? undefined : roomWordAt(tokens, index);
    if (rooms) votes[rooms.language] += 2;
    if (counts && !initials && !isNameArticle(tokens, index)) {
      votes.en += counts.en;
      votes.fr += counts.fr;
      votes.es += counts.es;
    }
    const raw = sentence.slice(token.start, token.end);
    if (!accents || plain.test(raw)) continue;
    const language = weights.accented.get(token.text);
    if (language) votes[language] += 1.5;
    if (token.capital) continue;
    if (frenchLetters.test(raw)) votes.fr += 1.5;
    else if (spanishLetters.test(raw)) votes.es += 1.5;
  }
  if (votes.fr > votes.en && votes.fr >= votes.es) return 'fr';
  return votes.es > votes.en ? 'es' : 'en';
}

const frenchRooms: ReadonlySet<string> = new Set(['cac', 'sdb', 'sde']);
const roomLetters: ReadonlySet<string> = new Set(['c', 'r', 'rec', 'hab']);

const isInsideName = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.text === 'd' || tokens[at]?.text === 'l') &&
  (at === 0 || tokens[at - 1]?.capital === true) &&
  tokens[at + 1]?.glued === true &&
  tokens[at + 1]?.capital === true;

/** "El Paso", "Las Vegas": the article of a name. */
const isNameArticle = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true && /^(?:el|los|las)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.capital === true;

const isUpper = (sentence: string, at: number): boolean => sentence[at] !== sentence[at]?.toLowerCase();
