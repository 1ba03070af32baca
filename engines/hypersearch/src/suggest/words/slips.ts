/**
 * Edit costs between a typed word and a word of an address. 0 is identical; 1 is as bad as a different word. All costs
 * of a suggestion share these units: about half a unit per typo.
 */
const begun = 0.1;
const cutShort = 0.3;

/** Returns the cost of a typo, which is higher in a short word. */
const slipWeight = (length: number): number =>
  length >= 6 ? 0.42 : length === 5 ? 0.46 : length === 4 ? 0.55 : length === 3 ? 0.75 : 2;
const mostSlips = (length: number): number => (length <= 4 ? 1 : length <= 7 ? 2 : 3);

export const NO_MATCH = 9;

/**
 * Returns the cost of `typed` for `word`, or `NO_MATCH` for a different word. With `mayContinue`, `typed` may be a
 * prefix.
 */
export function wordCost(typed: string, word: string, mayContinue: boolean): number {
  if (typed === word) return 0;
  if (typed.length < word.length && word.startsWith(typed)) {
    if (mayContinue) return begun + 0.01 * Math.min(5, word.length - typed.length);
    if (typed.length >= 3) return cutShort;
  }
  const length = Math.min(typed.length, word.length);
  const most = mostSlips(length);
  const slips = slipsBetween(typed, word, most);
  let cost = slips > most ? NO_MATCH : slips * slipWeight(length);
  // Matches a prefix of a long word with one typo in it.
  if (cost === NO_MATCH && mayContinue && typed.length >= 4 && typed.length < word.length) {
    for (const cut of [typed.length, typed.length - 1, typed.length + 1]) {
      if (slipsBetween(typed, word.slice(0, cut), 1) <= 1) cost = Math.min(cost, slipWeight(typed.length) + 0.15);
    }
  }
  return cost;
}

const width = 40;
const cells = new Uint8Array(width * width);

/**
 * Returns the Damerau–Levenshtein distance (optimal string alignment): letters missing, added, wrong, or two adjacent
 * ones swapped. Returns `most` + 1 above `most`.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (a.length >= width || b.length >= width || Math.abs(a.length - b.length) > most) return most + 1;
  for (let j = 0; j <= b.length; j++) cells[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const row = i * width;
    const letter = a.charCodeAt(i - 1);
    let least = i;
    cells[row] = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let slips = Math.min(
        (cells[row - width + j] as number) + 1,
        (cells[row + j - 1] as number) + 1,
        (cells[row - width + j - 1] as number) + (letter === other ? 0 : 1),
      );
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        slips = Math.min(slips, (cells[row - 2 * width + j - 2] as number) + 1);
      }
      cells[row + j] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return most + 1;
  }
  return cells[a.length * width + b.length] as number;
}
