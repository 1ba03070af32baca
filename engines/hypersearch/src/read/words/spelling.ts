/**
 * Spelling repair by deletion neighborhoods: a word and a known word that lose one letter each and
 * then agree are near; the true distance is counted afterwards. Linear in the word, no scan of the list.
 */
export class Speller {
  /** Hash of a word without one of its letters, or with all of them → the known words that have it. */
  readonly #byDeletion = new Map<number, string[]>();
  /** Consonants only → the first word known that has them: "lndry". */
  readonly #bySkeleton = new Map<string, string>();
  readonly #meaning = new Map<string, { meaning: string; rank: number }>();

  /** `meaning` is what a mended word stands for, by default itself. */
  add(word: string, meaning = word): void {
    if (this.#meaning.has(word) || word.length < 4) return;
    this.#meaning.set(word, { meaning, rank: this.#meaning.size });
    const bones = skeleton(word);
    if (bones.length >= 4 && !this.#bySkeleton.has(bones)) this.#bySkeleton.set(bones, word);
    for (const key of new Set(deletions(word))) {
      const list = this.#byDeletion.get(key);
      if (list) list.push(word);
      else this.#byDeletion.set(key, [word]);
    }
  }

  /** The nearest known word that is accepted (among equals the one added first) within the slips that its length allows. */
  mend(
    word: string,
    accepts: (meaning: string) => boolean = () => true,
  ): { meaning: string; cost: number } | undefined {
    if (word.length < 3 || word.length > 24) return undefined;
    const exact = this.#meaning.get(word);
    if (exact !== undefined) return { meaning: exact.meaning, cost: 0 };
    let best: { meaning: string; rank: number; cost: number } | undefined;
    const compared: string[] = [];
    for (const key of deletions(word)) {
      for (const known of this.#byDeletion.get(key) ?? []) {
        if (compared.includes(known)) continue;
        compared.push(known);
        const allowed = allowance(word, known);
        if (Math.abs(word.length - known.length) > allowed) continue;
        const cost = slipCost(word, known);
        if (cost > allowed) continue;
        const { meaning, rank } = this.#meaning.get(known) as { meaning: string; rank: number };
        if (!accepts(meaning)) continue;
        if (!best || cost < best.cost || (cost === best.cost && rank < best.rank)) best = { meaning, rank, cost };
      }
    }
    if (best) return { meaning: best.meaning, cost: best.cost };
    const shortened = word === skeleton(word) ? this.#bySkeleton.get(word) : undefined;
    return shortened === undefined
      ? undefined
      : { meaning: (this.#meaning.get(shortened) as { meaning: string }).meaning, cost: 1 };
  }
}

const skeleton = (word: string): string => word.replace(/[aeiou]/g, '');

/** Short words may only lose a letter, double one or swap two; longer ones may also have a wrong letter. */
function allowance(word: string, known: string): number {
  const length = Math.max(word.length, known.length);
  if (word.length === 3) {
    const vowelless = /[aeiou]/.test(known) && !/[aeiou]/.test(word.slice(0, -1));
    return known.length === 4 && (vowelless || known.replace(/(.)\1/, '$1') === word) ? 1 : 0;
  }
  if (length <= 5) return 1;
  if (length <= 7) return 1.3;
  return length <= 8 ? 2 : 2.3;
}

/** Multiplier of a polynomial hash of 32 bits. */
const base = 0x01000193;
/** `base * inverse` is 1 modulo 2^32. */
const inverse = 0x359c449b;

/**
 * Hashes of the word itself and of the word without each of its letters: two words within two slips of each other mostly
 * share one. Different words may share a hash, so the distance decides.
 */
function deletions(word: string): number[] {
  const found: number[] = [];
  /** Hash of the letters behind `at`, and the power of the base for their number. */
  let tail = 0;
  let power = 1;
  let head = 0;
  for (let at = 0; at < word.length; at++) head = (Math.imul(head, base) + word.charCodeAt(at)) | 0;
  found.push(head);
  for (let at = word.length - 1; at >= 0; at--) {
    // The hash of the letters before `at`.
    head = Math.imul(head - word.charCodeAt(at), inverse);
    found.push((Math.imul(head, power) + tail) | 0);
    tail = (Math.imul(word.charCodeAt(at), power) + tail) | 0;
    power = Math.imul(power, base);
  }
  return found;
}

/** Costs of the last pair of words; most have fewer than 16 letters. */
let table = new Float64Array(256);

/** Damerau-Levenshtein (adjacent swaps); a wrong letter costs 1.3, a wrong first letter one more. */
export function slipCost(a: string, b: string): number {
  const width = b.length + 1;
  const row = (at: number) => at * width;
  if (table.length < row(a.length + 1)) table = new Float64Array(2 * row(a.length + 1));
  const cost = table;
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
