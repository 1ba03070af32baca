import type { Segment } from '../store/segment.ts';
import type { Constraint } from './constraint.ts';

/** Accepts homes with any of the traits or, when excluding, homes with none of them. */
export class TraitConstraint implements Constraint {
  readonly #traits: readonly number[];
  readonly #flip: number;
  readonly trait: number | undefined;

  constructor(traits: readonly number[], excluding = false) {
    this.#traits = traits.filter((trait) => trait >= 0);
    this.#flip = excluding ? -1 : 0;
    this.trait = excluding || this.#traits.length !== 1 ? undefined : this.#traits[0];
  }

  narrow({ traits, wordCount }: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const wanted = this.#traits;
    const flip = this.#flip;
    // One or two traits are the most common case and need no inner loop.
    if (wanted.length === 1 || wanted.length === 2) {
      const first = (wanted[0] as number) * wordCount;
      const second = (wanted[wanted.length - 1] as number) * wordCount;
      for (let i = 0; i < count; i++) {
        const word = words[i] as number;
        out[i] = (masks[i] as number) & (((traits[first + word] as number) | (traits[second + word] as number)) ^ flip);
      }
      return;
    }
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      let any = 0;
      for (let t = 0; t < wanted.length; t++) any |= traits[(wanted[t] as number) * wordCount + word] as number;
      out[i] = (masks[i] as number) & (any ^ flip);
    }
  }
}
