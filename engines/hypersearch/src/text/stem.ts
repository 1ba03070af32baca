/**
 * Returns the stem of a folded word, shared by its singular and plural and its forms in -e, -ed, -é(e), -o and -a. The
 * rules cover English, French and Spanish together, because a listing does not state its language. Light by design
 * (after Savoy, "Light stemming approaches for French, Portuguese, German and Hungarian", 2006): strips endings but
 * keeps words of different meaning apart (park, parking). Words under four letters and words with digits are their own
 * stems.
 * houses, house → hous; jardines, jardin → jardin; renovado, renovadas → renovad; cities, city → citi
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const one = singular(word);
  return withoutDouble(withoutVowel(withoutPast(one)));
}

function singular(word: string): string {
  if (/(ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux') && word.length > 4) return `${word.slice(0, -3)}al`;
  return /[^uis]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Strips -ed: fenced → fenc, updated → updat, like fence and update. Only after four letters, so not in gated or speed. */
const withoutPast = (word: string): string =>
  /[a-z]{4,}ed$/.test(word) && !word.endsWith('eed') ? word.slice(0, -2) : word;

function withoutVowel(word: string): string {
  let end = word.length;
  while (end > 4 && word[end - 1] === 'e') end -= 1;
  if (end > 5 && end === word.length && /[oa]$/.test(word)) end -= 1;
  const stem = word.slice(0, end);
  return stem.length > 3 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}

/** Reduces a final double consonant: remodelled → remodeled. */
const withoutDouble = (word: string): string =>
  word.length > 4 && /([^aeiou])\1$/.test(word) ? word.slice(0, -1) : word;
