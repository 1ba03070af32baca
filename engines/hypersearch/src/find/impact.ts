/**
 * How much of a text a word is: the part of BM25 that belongs to one text, tf ÷ (tf + k₁ (1 − b + b · length ÷ average)),
 * with k₁ = 1.2 and b = 0.75 (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009), as a byte. The average
 * is fixed at 100 words, what a listing's remarks have, so that no home's impact changes when others come or go.
 */
export const impactOf = (occurrences: number, textLength: number): number => {
  if (occurrences >= OFTEN || textLength >= LONG) return workedOut(occurrences, textLength);
  const place = occurrences * LONG + textLength;
  if (known[place] === 0) known[place] = workedOut(occurrences, textLength);
  return known[place] as number;
};

const workedOut = (occurrences: number, textLength: number): number =>
  Math.round((255 * occurrences) / (occurrences + 1.2 * (0.25 + (0.75 * textLength) / 100)));

/** What most texts need is worked out once. */
const OFTEN = 16;
const LONG = 512;
const known = new Uint8Array(OFTEN * LONG);

/** The other part: how rare a word is, ln(1 + (homes − with + ½) ÷ (with + ½)). */
export const rarityOf = (homes: number, homesWith: number): number =>
  Math.log(1 + (homes - homesWith + 0.5) / (homesWith + 0.5));
