/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Dice {
  /** Whole, from 0 up to and without `most`. */
  upTo(most: number): number;
  chance(share: number): boolean;
  among<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Number of the way to write a figure. */
  style(): number;
}

export function diceOf(seed: number): Dice {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * most);
  return {
    upTo,
    chance: (share) => next() < share,
    among: (list) => list[upTo(list.length)] as (typeof list)[number],
    shuffled(list) {
      const copy = [...list];
      for (let at = copy.length - 1; at > 0; at--) {
        const other = upTo(at + 1);
        [copy[at], copy[other]] = [copy[other] as (typeof list)[number], copy[at] as (typeof list)[number]];
      }
      return copy;
    },
    style: () => upTo(60),
  };
}
