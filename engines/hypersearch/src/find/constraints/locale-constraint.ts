import type { Located } from '../catalogue.ts';
import type { Segment } from '../store/segment.ts';
import type { Constraint } from './constraint.ts';

/** Accepts homes of some locales or, when excluding, homes of all others. */
export class LocaleConstraint implements Constraint {
  readonly located: Located;
  readonly excluding: boolean;

  constructor(located: Located, excluding = false) {
    this.located = located;
    this.excluding = excluding;
  }

  skips(segment: Segment): boolean {
    return !this.excluding && !this.located.segments.has(segment);
  }

  narrow({ figures }: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const { plane, shift, mask } = figures.locale;
    const first = figures.locale.valueOf(0);
    const step = figures.locale.valueOf(1) - first;
    const { meets } = this.located;
    const wanted = this.excluding ? 0 : 1;
    for (let i = 0; i < count; i++) {
      const last = ((words[i] as number) << 5) + 31;
      let met = 0;
      for (let left = masks[i] as number; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const code = ((plane[last - Math.clz32(bit)] as number) >>> shift) & mask;
        if (meets[first + code * step] === wanted) met |= bit;
      }
      out[i] = met;
    }
  }
}
