/** Returns the number of set bits in a 32-bit word. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Counts the bits that the masks share with the row of bits that begins at `first`: `masks[i]` pairs with word
 * `words[i]`. Adds four words at a time bit by bit, so that only the carries are counted (Harley and Seal).
 */
export function commonBits(
  bits: Int32Array,
  first: number,
  words: Int32Array,
  masks: Int32Array,
  count: number,
): number {
  let [ones, twos, fours, i] = [0, 0, 0, 0];
  for (; i + 3 < count; i += 4) {
    const a = (bits[first + (words[i] as number)] as number) & (masks[i] as number);
    const b = (bits[first + (words[i + 1] as number)] as number) & (masks[i + 1] as number);
    const c = (bits[first + (words[i + 2] as number)] as number) & (masks[i + 2] as number);
    const d = (bits[first + (words[i + 3] as number)] as number) & (masks[i + 3] as number);
    const ab = ones ^ a;
    const carried = (ones & a) | (ab & b);
    ones = ab ^ b;
    const cd = ones ^ c;
    const more = (ones & c) | (cd & d);
    ones = cd ^ d;
    const two = twos ^ carried;
    fours += bitCount((twos & carried) | (two & more));
    twos = two ^ more;
  }
  let rest = 0;
  for (; i < count; i++) rest += bitCount((bits[first + (words[i] as number)] as number) & (masks[i] as number));
  return 4 * fours + 2 * bitCount(twos) + bitCount(ones) + rest;
}

/** Transposes 32 words of 32 bits: bit c of word r becomes bit r of word c (after Warren, Hacker's Delight, 7.3). */
export function turnBits(words: Int32Array): void {
  let mask = 0x0000ffff;
  for (let step = 16; step !== 0; step >>>= 1, mask ^= mask << step)
    for (let low = 0; low < 32; low = (low + step + 1) & ~step) {
      const changed = (((words[low] as number) >>> step) ^ (words[low + step] as number)) & mask;
      words[low]! ^= changed << step;
      words[low + step]! ^= changed;
    }
}
