/**
 * Calculates the weight of a word in a text: the per-document part of BM25, tf ÷ (tf + k₁ (1 − b + b · length ÷
 * average)), with k₁ = 1.2 and b = 0.75 (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009), as a byte.
 * The average is fixed at 100 words, the typical length of listing remarks, so that a home's impact does not change
 * when other homes change.
 */
export const impactOf = (occurrences: number, textLength: number): number => {
  if (occurrences >= OFTEN || textLength >= LONG) return workedOut(occurrences, textLength);
  const place = occurrences * LONG + textLength;
  if (known[place] === 0) known[place] = workedOut(occurrences, textLength);
  return known[place] as number;
};

const workedOut = (occurrences: number, textLength: number): number =>
  Math.round((255 * occurrences) / (occurrences + 1.2 * (0.25 + (0.75 * textLength) / 100)));

/** Common values are precomputed. */
const OFTEN = 16;
const LONG = 512;
const known = new Uint8Array(OFTEN * LONG);

/** Calculates the rarity of a word, the other part of BM25: ln(1 + (homes − with + ½) ÷ (with + ½)). */
export const rarityOf = (homes: number, homesWith: number): number =>
  Math.log(1 + (homes - homesWith + 0.5) / (homesWith + 0.5));
