import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { foldWords } from '@lintel/hypersearch';
import type { Dice } from '../../../engines/hypersearch/bench/dice.ts';

/** Source of the words of homes and searches. */
export interface Words {
  text(dice: Dice): string;
  wanted(dice: Dice): string;
}

const COUNT = 3_000;
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo'];

/**
 * Words end in a letter that no stemmer of the three languages removes, so that every engine counts the same
 * words.
 */
const vocabulary = Array.from({ length: COUNT }, (_, number) => {
  let word = '';
  for (let left = number + 200; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length];
  return `${word}k`;
});
const zipfWord = (dice: Dice) => vocabulary[Math.floor(COUNT ** dice.next()) - 1]!;

/** 30 to 60 words of 3,000; the n-th word has 1/n of the first one's frequency. */
export const zipfWords: Words = {
  text: (dice) => Array.from({ length: 30 + dice.below(31) }, () => zipfWord(dice)).join(' '),
  // Searches avoid words that every home has.
  wanted: (dice) => vocabulary[Math.floor(COUNT * dice.next() ** 1.8)]!,
};

/**
 * Remarks of real listings, from the column `text` of the `.csv.gz` files of a folder, one drawn for each home.
 * Folded here, so that all engines split them equally.
 */
export function realWords(folder: string): Words {
  const remarks = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.csv.gz'))
    .flatMap((file) => column(gunzipSync(readFileSync(join(folder, file))).toString('utf8'), 'text'))
    .map((text) => foldWords(text))
    .filter((words) => words.length > 10);
  if (remarks.length === 0) throw new Error(`No remarks in ${folder}: no .csv.gz file there has a column named text.`);
  const texts = remarks.map((words) => words.join(' '));
  return {
    text: (dice) => dice.pick(texts),
    wanted: (dice) => {
      const long = dice.pick(remarks).filter((word) => /^[a-z]{4,}$/.test(word));
      return long.length > 0 ? dice.pick(long) : 'kitchen';
    },
  };
}

/** Returns one column of a CSV file (RFC 4180), or nothing when it is absent. */
function column(csv: string, name: string): string[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  const at = rows[0]!.indexOf(name);
  return at < 0 ? [] : rows.slice(1).flatMap((row) => row[at] ?? []);
}
