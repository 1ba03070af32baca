/**
 * Spelling repair by deletion neighbourhoods: a word and a known word that lose one letter each and
 * then agree are near; the true distance is counted afterwards. Linear in the word, no scan of the list.
 */
export class Speller {
  readonly #byDeletion = new Map<string, string[]>();
  readonly #meaning = new Map<string, string>();

  /** `meaning` is what a mended word stands for, by default itself. */
  add(word: string, meaning = word): void {
    if (this.#meaning.has(word) || word.length < 4) return;
    this.#meaning.set(word, meaning);
    for (const key of deletions(word, word.length >= 8 ? 2 : 1)) {
      const list = this.#byDeletion.get(key);
      if (list) list.push(word);
      else this.#byDeletion.set(key, [word]);
    }
  }

  /** The nearest known word within the slips that its length allows. */
  mend(word: string): { meaning: string; cost: number } | undefined {
    if (word.length < 3 || word.length > 24) return undefined;
    const exact = this.#meaning.get(word);
    if (exact !== undefined) return { meaning: exact, cost: 0 };
    let best: { word: string; cost: number } | undefined;
    for (const key of deletions(word, word.length >= 8 ? 2 : 1)) {
      for (const known of this.#byDeletion.get(key) ?? []) {
        const cost = slipCost(word, known);
        if (cost > allowance(word, known)) continue;
        if (!best || cost < best.cost || (cost === best.cost && known < best.word)) best = { word: known, cost };
      }
    }
    return best && { meaning: this.#meaning.get(best.word) as string, cost: best.cost };
  }
}

/** Short words may only lose a letter, double one or swap two; longer ones may also have a wrong letter. */
function allowance(word: string, known: string): number {
  const length = Math.max(word.length, known.length);
  if (word.length === 3) return known.length === 4 && /[aeiou]/.test(known) && !/[aeiou]/.test(word.slice(0, -1)) ? 1 : 0;
  if (length <= 5) return 1;
  if (length <= 7) return 1.3;
  return length <= 8 ? 2 : 2.3;
}

function deletions(word: string, depth: number): Set<string> {
  const found = new Set([word]);
  let layer = [word];
  for (let level = 0; level < depth; level++) {
    const next: string[] = [];
    for (const one of layer) {
      for (let at = 0; at < one.length; at++) {
        const shorter = one.slice(0, at) + one.slice(at + 1);
        if (found.has(shorter)) continue;
        found.add(shorter);
        next.push(shorter);
      }
    }
    layer = next;
  }
  return found;
}

/** Damerau-Levenshtein (adjacent swaps); a wrong letter costs 1.3, a wrong first letter one more. */
export function slipCost(a: string, b: string): number {
  const width = b.length + 1;
  const row = (at: number) => at * width;
  const cost = new Float64Array((a.length + 1) * width);
  for (let j = 0; j <= b.length; j++) cost[j] = j;
  for (let i = 1; i <= a.length; i++) {
    cost[row(i)] = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (cost[row(i - 1) + j] as number) + 1,
        (cost[row(i) + j - 1] as number) + 1,
        (cost[row(i - 1) + j - 1] as number) + (same ? 0 : 1.3),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (cost[row(i - 2) + j - 2] as number) + 1);
      cost[row(i) + j] = least;
    }
  }
  const swappedStart = a[0] === b[1] && a[1] === b[0];
  return (cost[row(a.length) + b.length] as number) + (a[0] === b[0] || swappedStart ? 0 : 1);
}
