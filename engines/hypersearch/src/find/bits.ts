/** How many bits of a 32-bit word are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the only bit of a word that has one bit. */
export const bitPlace = (bit: number): number => 31 - Math.clz32(bit);
