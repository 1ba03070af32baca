import type { Constraint } from './constraint.ts';
import type { Segment } from './segment.ts';

/** Homes with any of the traits; or, excluding, homes with none of them. */
export class TraitConstraint implements Constraint {
  readonly #traits: Int32Array;
  readonly #flip: number;

  constructor(traits: readonly number[], excluding = false) {
    this.#traits = Int32Array.from(traits.filter((trait) => trait >= 0));
    this.#flip = excluding ? -1 : 0;
  }

  narrow({ traits, wordCount }: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const wanted = this.#traits;
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      let any = 0;
      for (let t = 0; t < wanted.length; t++) any |= traits[(wanted[t] as number) * wordCount + word] as number;
      out[i] = (masks[i] as number) & (any ^ this.#flip);
    }
  }
}
