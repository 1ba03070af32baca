/** Pseudorandom choices: the same seed and salt always give the same sequence. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  chance(share: number): boolean;
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * mulberry32 (public domain, Tommy Ettinger). A salt per part keeps changes of one part from changing the
 * others.
 */
export function seededRandom(seed: number, salt: string): Random {
  let state = hashOf(`${seed}/${salt}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[Math.floor(next() * from.length)]!,
    chance: (share) => next() < share,
  };
}
