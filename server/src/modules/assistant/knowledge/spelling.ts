import { plain } from '../reading/plain.ts';
import { entriesNamed, rules, terms } from './index.ts';

/** Words of fewer letters are too alike to be corrected. */
const leastLetters = 5;
/** Longer words may have two wrong letters. */
const longWord = 9;

let vocabulary: readonly string[] | undefined;

/** The words of the names of all entries. */
const wordsOfNames = (): readonly string[] => {
  vocabulary ??= [
    ...new Set(
      [...terms, ...rules].flatMap(({ names }) =>
        names
          .split('|')
          .flatMap((name) => plain(name).replaceAll('*', '').split(/[ '-]/))
          .filter((word) => word.length >= leastLetters - 1),
      ),
    ),
  ];
  return vocabulary;
};

/** True if a word is part of the name of an entry, such as “reverse”. */
export const isTermWord = (word: string): boolean => wordsOfNames().includes(word);

/** Returns the number of letters to insert, delete, replace or swap, or more than `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/** Returns the word of an entry's name that a misspelled word most likely is; the word itself if none is near. */
function corrected(word: string): string {
  const words = wordsOfNames();
  if (word.length < leastLetters - 1 || words.includes(word)) return word;
  const most = word.length >= longWord ? 2 : 1;
  const near = words
    .map((each) => ({ each, away: distance(word, each, most) }))
    .filter(({ away, each }) => away <= most && each[0] === word[0])
    .sort((a, b) => a.away - b.away);
  return near[0]?.each ?? word;
}

/** Words of the trade that questions misspell; each differs from other words in more than one letter. */
const tradeWords = [
  ...['mortgage', 'realtor', 'insurance', 'appraisal', 'hypotheque', 'hypothecaire', 'courtier'],
  ...['hipoteca', 'prestamo', 'prestamista', 'enganche'],
];
/** Returns a plain text with its misspelled words of the trade corrected: “morgage broker”. */
export const withTradeWords = (text: string): string =>
  text.replace(/[a-z]{7,}/g, (word) =>
    tradeWords.some((known) => word.startsWith(known))
      ? word
      : (tradeWords.find((known) => known[0] === word[0] && distance(word, known, 1) <= 1) ?? word),
  );

/** Returns the ids of the entries whose names a plain phrase misspells: “reverse morgage”. */
export function misspelledEntries(phrase: string): string[] {
  const words = phrase.split(' ').map(corrected).join(' ');
  return words === phrase ? [] : entriesNamed(words).map(({ id }) => id);
}
