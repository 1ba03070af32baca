import type { Rows } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Which homes of a segment have which word. */
export interface Postings {
  /** Numbers of the words that occur, ascending. */
  words: Int32Array;
  /** The homes of `words[i]` are `homes[from[i]]` up to `homes[from[i + 1]]`, ascending. */
  from: Int32Array;
  homes: Uint16Array | Int32Array;
  /** Beside each home: how much of its text the word is (see `impactOf`). */
  impacts: Uint8Array;
}

/** `order[i]` is the entry of `rows` that became home `i`. */
export function postingsOf(rows: Rows, order: Int32Array, vocabulary: Vocabulary): Postings {
  const tally = vocabulary.tally;
  const occurring: number[] = [];
  for (let i = 0; i < rows.words.length; i++) {
    const word = rows.words[i] as number;
    if (tally[word]! === 0) occurring.push(word);
    tally[word]! += 1;
  }
  const words = Int32Array.from(occurring).sort();
  const from = new Int32Array(words.length + 1);
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    from[i + 1] = (from[i] as number) + (tally[word] as number);
    tally[word] = from[i] as number;
  }
  const homes = rows.count <= 2 ** 16 ? new Uint16Array(rows.words.length) : new Int32Array(rows.words.length);
  const impacts = new Uint8Array(rows.words.length);
  for (let home = 0; home < order.length; home++) {
    const row = order[home] as number;
    const end = rows.wordsFrom[row + 1] as number;
    for (let i = rows.wordsFrom[row] as number; i < end; i++) {
      const place = tally[rows.words[i] as number]!++;
      homes[place] = home;
      impacts[place] = rows.impacts[i] as number;
    }
  }
  for (let i = 0; i < words.length; i++) tally[words[i] as number] = 0;
  return { words, from, homes, impacts };
}

/** Where a word stands in `words`; −1 where it does not occur. */
export function placeOf({ words }: Postings, word: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as number) < word) low = middle + 1;
    else high = middle;
  }
  return words[low] === word ? low : -1;
}

/** Sets the bit of every home that has the word. */
export function markHomesWith(postings: Postings, word: number, marks: Int32Array): void {
  const at = placeOf(postings, word);
  if (at < 0) return;
  const end = postings.from[at + 1] as number;
  for (let i = postings.from[at] as number; i < end; i++) {
    const home = postings.homes[i] as number;
    marks[home >>> 5]! |= 1 << (home & 31);
  }
}
