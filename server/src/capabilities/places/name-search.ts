/** A folded name under which an entry can be found. */
interface Key {
  text: string;
  entry: number;
}

/** Below this length a mended slip would match almost anything. */
const shortestMendable = 4;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789 ';

/**
 * Finds entries whose folded names begin with what was typed: a sorted list and binary search, no allocation per entry.
 * Names must be folded (lower case, a–z, 0–9, single spaces).
 */
export class NameSearch {
  readonly #keys: readonly Key[];

  constructor(namesOfEntries: readonly (readonly string[])[]) {
    const keys = namesOfEntries.flatMap((names, entry) => names.map((text) => ({ text, entry })));
    this.#keys = keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.entry - b.entry));
  }

  /** Entries with a name that begins with `prefix`; an entry may come several times. */
  *startingWith(prefix: string): Generator<Key> {
    const [from, to] = this.#range(prefix, 0, this.#keys.length);
    for (let at = from; at < to; at++) yield this.#keys[at]!;
  }

  /** The same with one letter missing, added, wrong, or two swapped; nothing for very short input. */
  *startingNearly(prefix: string): Generator<Key> {
    if (prefix.length < shortestMendable) return;
    let range: readonly [number, number] = [0, this.#keys.length];
    for (let at = 0; at < prefix.length && range[0] < range[1]; at++) {
      for (const variant of variantsAt(prefix, at)) {
        const [from, to] = this.#range(variant, ...range);
        for (let index = from; index < to; index++) yield this.#keys[index]!;
      }
      range = this.#range(prefix.slice(0, at + 1), ...range);
    }
  }

  #range(prefix: string, low: number, high: number): readonly [number, number] {
    const from = this.#lowerBound(prefix, low, high);
    return [from, this.#lowerBound(`${prefix}\uffff`, from, high)];
  }

  #lowerBound(text: string, low: number, high: number): number {
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys[middle]!.text < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** What `text` may have meant if the one slip is at `at`: all variants agree with it before that place. */
function variantsAt(text: string, at: number): string[] {
  const before = text.slice(0, at);
  const from = text.slice(at);
  const after = text.slice(at + 1);
  const variants = [before + after];
  if (after) variants.push(before + after.charAt(0) + from.charAt(0) + after.slice(1));
  for (const letter of letters) variants.push(before + letter + after, before + letter + from);
  return variants;
}
