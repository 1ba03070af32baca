import type { Constraint } from './constraint.ts';
import type { Locales } from './locales.ts';
import type { Segment } from './segment.ts';

/** Homes of some locales; or, excluding, of all others. */
export class LocaleConstraint implements Constraint {
  /** 1 for each locale whose homes meet it. */
  readonly #meets: Uint8Array;
  readonly #cities: ReadonlySet<number> | undefined;

  constructor(locales: Locales, numbers: readonly number[], excluding = false) {
    this.#meets = new Uint8Array(locales.count).fill(excluding ? 1 : 0);
    for (const number of numbers) this.#meets[number] = excluding ? 0 : 1;
    this.#cities = excluding ? undefined : new Set(numbers.map((number) => locales.at(number).cityNumber));
  }

  narrow({ locale }: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const meets = this.#meets;
    for (let i = 0; i < count; i++) {
      const first = (words[i] as number) << 5;
      let met = 0;
      for (let left = masks[i] as number; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (meets[locale[first + 31 - Math.clz32(bit)] as number] === 1) met |= bit;
      }
      out[i] = met;
    }
  }

  ranges({ cities, citiesFrom, count }: Segment): readonly number[] {
    if (this.#cities === undefined) return [0, count];
    const ranges: number[] = [];
    for (let i = 0; i < cities.length; i++) {
      if (!this.#cities.has(cities[i] as number)) continue;
      if (ranges.at(-1) === citiesFrom[i]) ranges.pop();
      else ranges.push(citiesFrom[i] as number);
      ranges.push(citiesFrom[i + 1] as number);
    }
    return ranges;
  }
}
