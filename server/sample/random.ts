/**
 * Platform-independent random numbers: sfc32 (Chris Doty-Humphrey's Small Fast Counting generator, 32 bit),
 * seeded by the FNV-1a hash of a text and warmed up by twelve rounds. Uses only integer operations and IEEE
 * arithmetic, no transcendental function, so that every machine produces the same numbers.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    this.#a = fnv1a(seed, 0x811c9dc5);
    this.#b = fnv1a(seed, 0x9e3779b9);
    this.#c = fnv1a(seed, 0x85ebca6b);
    for (let round = 0; round < 12; round++) this.unit();
  }

  /** 0 ≤ x < 1 in steps of 2^-32. */
  unit(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }

  chance(share: number): boolean {
    return this.unit() < share;
  }

  /** Integers from `from` to `to`, both included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.unit() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.unit() * (to - from);
  }

  /** Approximately standard normal, cut at ±3.46: the sum of four uniform numbers, scaled to variance 1. */
  normal(): number {
    return (this.unit() + this.unit() + this.unit() + this.unit() - 2) * 1.7320508075688772;
  }

  /** Triangular: within `from`–`to`, most often near `peak`. */
  triangular(from: number, peak: number, to: number): number {
    const u = this.unit();
    const cut = (peak - from) / (to - from);
    return u < cut
      ? from + Math.sqrt(u * (to - from) * (peak - from))
      : to - Math.sqrt((1 - u) * (to - from) * (to - peak));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.unit() * list.length)]!;
  }

  /** Picks an element with a probability proportional to its weight. */
  weighted<T>(list: readonly T[], weightOf: (element: T) => number): T {
    let rest = this.unit() * list.reduce((sum, element) => sum + weightOf(element), 0);
    for (const element of list) {
      rest -= weightOf(element);
      if (rest < 0) return element;
    }
    return list.at(-1)!;
  }
}

function fnv1a(text: string, offset: number): number {
  let hash = offset;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
