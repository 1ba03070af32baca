import { type Postings, placeOf } from './postings.ts';
import type { Segment } from './segment.ts';

/**
 * How much of a text a word is: the part of BM25 that belongs to one text, tf ÷ (tf + k₁ (1 − b + b · length ÷ average)),
 * with k₁ = 1.2 and b = 0.75 (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009), as a byte. The average
 * is fixed at 100 words, what a listing's remarks have, so that no home's impact changes when others come or go.
 */
export const impactOf = (occurrences: number, textLength: number): number =>
  Math.round((255 * occurrences) / (occurrences + 1.2 * (0.25 + (0.75 * textLength) / 100)));

/** The other part: how rare a word is, ln(1 + (homes − with + ½) ÷ (with + ½)). */
export const rarityOf = (homes: number, homesWith: number): number =>
  Math.log(1 + (homes - homesWith + 0.5) / (homesWith + 0.5));

/** The impact of a word on a home; 0 where its text lacks the word. */
export function impactOn(postings: Postings, word: number, home: number): number {
  const at = placeOf(postings, word);
  if (at < 0) return 0;
  let low = postings.from[at] as number;
  let high = postings.from[at + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings.homes[middle] as number) < home) low = middle + 1;
    else high = middle;
  }
  return low < (postings.from[at + 1] as number) && postings.homes[low] === home
    ? (postings.impacts[low] as number)
    : 0;
}

/** How many living homes of a segment have the word. */
export function livingHomesWith({ postings, live }: Segment, word: number): number {
  const at = placeOf(postings, word);
  if (at < 0) return 0;
  let count = 0;
  for (let i = postings.from[at] as number; i < (postings.from[at + 1] as number); i++) {
    const home = postings.homes[i] as number;
    if (((live[home >>> 5] as number) & (1 << (home & 31))) !== 0) count += 1;
  }
  return count;
}
