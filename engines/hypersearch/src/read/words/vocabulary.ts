import type { Reading } from '../../reading.ts';
import { english } from '../lexicon/en/index.ts';
import { people as englishPeople } from '../lexicon/en/people.ts';
import { turns as englishTurns } from '../lexicon/en/turns.ts';
import { spanish } from '../lexicon/es/index.ts';
import { people as spanishPeople } from '../lexicon/es/people.ts';
import { turns as spanishTurns } from '../lexicon/es/turns.ts';
import { french } from '../lexicon/fr/index.ts';
import { people as frenchPeople } from '../lexicon/fr/people.ts';
import { turns as frenchTurns } from '../lexicon/fr/turns.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { states } from '../lexicon/states.ts';
import { foldWord } from './fold.ts';
import { SoundIndex } from './sounds.ts';
import { Speller } from './spelling.ts';
import { PhraseTrie } from './trie.ts';

/** Vocabulary of one language. */
export interface Vocabulary {
  language: Reading['language'];
  phrases: PhraseTrie;
  /** Phrases of the other languages for words that this one does not know: "casa with a pool". */
  lent: PhraseTrie;
  /** Words about people, read apart (fair-housing.ts), and the English ones that other languages borrow. */
  people: PhraseTrie;
  borrowedPeople: PhraseTrie | undefined;
  /** Words for classes of people, said of the buyer: never offered as text search. */
  groups: ReadonlySet<string>;
  /** Repairs misspelled words of `groups`. */
  groupSpeller: Speller;
  /** Words that change a search that stands, read apart (refine.ts). */
  turns: PhraseTrie;
  /** Words of the language without a rule of their own. */
  commonWords: ReadonlySet<string>;
  /** Words of everyday life: not mended either, though they may stand in the name of a landmark. */
  everydayWords: ReadonlySet<string>;
  /** The closed list of words that need no state (parts.ts). */
  functionWords: ReadonlySet<string>;
  /** Two words that need no state together: "good morning". */
  formulas: ReadonlySet<string>;
  formulaWords: ReadonlySet<string>;
  /** Words as they are written in haste, and the words that they stand for: "pa" for "para". */
  respelled: ReadonlyMap<string, readonly string[]>;
  speller: Speller;
  /** Words by their sound. */
  sounds: SoundIndex;
  /** A word of the language: never mended, and no unknown name. */
  knows(word: string): boolean;
}

const stateRows: Lexicon = states.flatMap(([code, names]) => [
  [`state:${code}`, names],
  [`abbr:${code}`, code.toLowerCase()],
]);
/** Rows that the other languages borrow: buyers in Montréal and Miami mix English nouns into their sentences. */
const borrowed = english.rows.filter(([sense]) =>
  /^(has|type|house|studio|set|sort|spot|mult:1000|mult:1000000|unit:(sqft|sqm|acre|hectare|km|min|beds|baths|car)|currency|field:hoa)/.test(
    sense,
  ),
);
/** Words about a criterion before them: "alberca would be nice". Single words of these rows are words of the other languages too. */
const borrowedPraise: Lexicon = english.rows
  .filter(([sense]) => sense === 'nice' || sense === 'maybe')
  .map(([sense, list]) => [
    sense,
    list
      .split('|')
      .filter(
        (one) =>
          /^(?:would|it would|it'd|that would|if at all|if possible|if you can|nice to) /.test(`${one} `) &&
          one.includes(' '),
      )
      .join('|'),
  ]);
/** English words that mean something else in the borrowing language. */
const clashes: Record<string, ReadonlySet<string>> = {
  fr: new Set(
    'heritage flip cac fin lift flat plot golf vu solar study den ha bar patio four grand as is m mi sale mobile fin bright cabin co op sunny plage bars ac bas bd fixer tic ba office bay semi storage plex coop manufactured brown locker cours court parcel'.split(
      ' ',
    ),
  ),
  es: new Set(
    'cac casita lift flat plot golf semi m mi den ha bar plaza ac bas solar office bay sunny mobile villa ba patio mil co op dock lux tic trailer posh homestead c'.split(
      ' ',
    ),
  ),
};

function vocabulary(
  language: Reading['language'],
  own: {
    rows: Lexicon;
    commonWords: string;
    functionWords: string;
    formulas: string;
    respelled?: string;
    everydayWords?: string;
  },
  people: Lexicon,
  changes: Lexicon,
): Vocabulary {
  const phrases = new PhraseTrie();
  phrases.add(own.rows);
  if (language !== 'en') {
    const clash = clashes[language] as ReadonlySet<string>;
    phrases.add(
      borrowed
        .map(
          ([sense, list]) =>
            [
              sense,
              list
                .split('|')
                .filter((one) => !clash.has(one))
                .join('|'),
            ] as const,
        )
        .filter(([, list]) => list),
    );
  }
  phrases.add(stateRows);
  const peopleTrie = new PhraseTrie();
  peopleTrie.add(people);
  const groups = new Set<string>();
  const groupSpeller = new Speller();
  for (const [sense, list] of people)
    if (/^(group|color):/.test(sense))
      for (const phrase of list.split('|')) if (!phrase.includes(' ')) groups.add(foldWord(phrase));
  for (const word of groups) if (/^[a-z]{5,}$/.test(word)) groupSpeller.add(word);
  const turns = new PhraseTrie();
  turns.add(changes);
  const functionWords = wordSet(own.functionWords);
  const formulas = new Set(own.formulas.split('|').map((two) => two.split(' ').map(foldWord).join(' ')));
  const commonWords = new Set([...wordSet(own.commonWords), ...functionWords]);
  const everydayWords = wordSet(own.everydayWords ?? '');
  const speller = new Speller();
  const counted = new Set(own.rows.flatMap(([sense, list]) => (sense.startsWith('num:') ? list.split('|') : [])));
  const sounds = new SoundIndex(language);
  for (const word of phrases.words) {
    if (!/^\p{L}{4,}$/u.test(word)) continue;
    speller.add(word);
    if (!word.endsWith('s') && !counted.has(word)) speller.add(`${word}s`);
  }
  const known = new Set([...phrases.words, ...commonWords, ...everydayWords, ...peopleTrie.words]);
  const knows = (word: string) =>
    known.has(word) || (word.length > 3 && word.endsWith('s') && known.has(word.slice(0, -1)));
  const lent = lentTo(language, knows);
  if (language !== 'en')
    for (const word of [...phrases.words, ...commonWords]) if (/^[a-z]{3,}$/.test(word)) sounds.add(word);
  // Nothing is mended to a word of another language's praise.
  if (language !== 'en') phrases.add(borrowedPraise);
  return {
    language,
    phrases,
    lent,
    people: peopleTrie,
    borrowedPeople: language === 'en' ? undefined : borrowedPeopleOf(language),
    groups,
    groupSpeller,
    turns,
    commonWords,
    everydayWords,
    functionWords,
    formulas,
    formulaWords: new Set([...formulas].flatMap((two) => two.split(' '))),
    respelled: pairs(own.respelled),
    speller,
    sounds,
    knows,
  };
}

const pairs = (list = ''): Map<string, readonly string[]> =>
  new Map(
    list.split('|').map((pair) => {
      const [written = '', meant = ''] = pair.split('=');
      return [written, meant.split(' ')];
    }),
  );

/** English words for people that are ordinary words of the other language: « un locataire nous aide », "banda ancha". */
const ordinaryPeopleWords = { fr: new Set(['aide', 'lent', 'mute']), es: new Set(['banda', 'mute']) };

function borrowedPeopleOf(language: 'fr' | 'es'): PhraseTrie {
  const ordinary = ordinaryPeopleWords[language];
  const trie = new PhraseTrie();
  for (const [sense, list] of englishPeople) {
    const kept = list.split('|').filter((phrase) => !ordinary.has(phrase));
    trie.add([[sense, kept.join('|')]]);
  }
  return trie;
}

const wordSet = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean).map(foldWord));

/** Rows that a sentence may borrow word by word from a language that is not its own. */
const lendable = /^(has|type|house|studio|unit:(beds|baths|car|acre|hectare|sqft|sqm)|mult:(1000|1000000)$)/;

function lentTo(language: Reading['language'], knows: (word: string) => boolean): PhraseTrie {
  const trie = new PhraseTrie();
  for (const [lender, { rows }] of Object.entries({ en: english, fr: french, es: spanish })) {
    // English rows are in the other lexicons already, as far as they do not clash.
    if (lender === language || lender === 'en') continue;
    const whole = (phrase: string) =>
      foldWord(phrase)
        .split(' ')
        .every((word) => word.length > 3 && !knows(word));
    for (const [sense, list] of rows)
      if (lendable.test(sense)) {
        const phrases = list.split('|').filter(whole).join('|');
        if (phrases) trie.add([[sense, phrases]]);
      }
  }
  return trie;
}

const made = new Map<Reading['language'], Vocabulary>();

/** The vocabulary of a language; built when first asked for, then kept. */
export function vocabularyOf(language: Reading['language']): Vocabulary {
  const known = made.get(language);
  if (known) return known;
  const fresh =
    language === 'en'
      ? vocabulary('en', english, englishPeople, englishTurns)
      : language === 'fr'
        ? vocabulary('fr', french, frenchPeople, frenchTurns)
        : vocabulary('es', spanish, spanishPeople, spanishTurns);
  made.set(language, fresh);
  return fresh;
}
