import type { Locales } from '../store/locales.ts';
import type { Measure } from '../store/measures.ts';
import type { Figure } from '../store/rows.ts';
import type { Segment } from '../store/segment.ts';
import type { Constraint } from './constraint.ts';

/** Both ends are included. */
export interface FigureRange {
  low: number;
  high: number;
}

/** Accepts homes whose figure is known and within both bounds. */
export class FigureConstraint implements Constraint {
  readonly #figure: Figure;
  readonly #range: FigureRange;
  /** The bounds as codes of the last segment. */
  #segment: Segment | undefined;
  #low = 0;
  #high = 0;

  constructor(figure: Figure, range: FigureRange) {
    this.#figure = figure;
    this.#range = range;
  }

  /** Returns whether both constraints bound the same figure. */
  isOf(other: Constraint): other is FigureConstraint {
    return other instanceof FigureConstraint && other.#figure === this.#figure;
  }

  /** Returns the intersection of both bounds. */
  and(bound: FigureConstraint): FigureConstraint {
    const [{ low, high }, other] = [this.#range, bound.#range];
    return new FigureConstraint(this.#figure, { low: Math.max(low, other.low), high: Math.min(high, other.high) });
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    this.#enter(segment);
    const { plane, shift, mask } = segment.figures[this.#figure];
    const [low, high] = [this.#low, this.#high];
    if (this.#figure !== 'price') {
      for (let i = 0; i < count; i++)
        out[i] = within(plane, shift, mask, low, high, words[i] as number, masks[i] as number);
      return;
    }
    const { lowestPrice, highestPrice } = segment.zones;
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      const lowest = lowestPrice[word >>> 3] as number;
      const highest = highestPrice[word >>> 3] as number;
      if (lowest >= low && highest <= high) out[i] = masks[i] as number;
      else if (highest < low || lowest > high) out[i] = 0;
      else out[i] = within(plane, shift, mask, low, high, word, masks[i] as number);
    }
  }

  rulesOut(segment: Segment, block: number): boolean {
    if (this.#figure !== 'price') return false;
    this.#enter(segment);
    const { lowestPrice, highestPrice } = segment.zones;
    return (lowestPrice[block] as number) > this.#high || (highestPrice[block] as number) < this.#low;
  }

  #enter(segment: Segment): void {
    if (segment === this.#segment) return;
    this.#segment = segment;
    const column = segment.figures[this.#figure];
    this.#low = column.codeFrom(this.#range.low);
    this.#high = column.codeUpTo(this.#range.high);
  }
}

/**
 * Returns the homes of a mask whose code lies within both bounds. Branch-free, because prices on either side of a bound
 * are unpredictable.
 */
function within(
  plane: Int32Array,
  shift: number,
  mask: number,
  low: number,
  high: number,
  word: number,
  homes: number,
): number {
  const last = (word << 5) + 31;
  let met = 0;
  for (let left = homes; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const code = ((plane[last - Math.clz32(bit)] as number) >>> shift) & mask;
    met |= bit & ~(((code - low) | (high - code)) >> 31);
  }
  return met;
}

/** Accepts homes for which a calculated figure is known and within both bounds. */
export class WorkedConstraint implements Constraint {
  readonly #valueIn: Measure['valueIn'];
  readonly #today: number;
  readonly #range: FigureRange;

  constructor(valueIn: Measure['valueIn'], today: number, range: FigureRange) {
    this.#valueIn = valueIn;
    this.#today = today;
    this.#range = range;
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const { low, high } = this.#range;
    const valueIn = this.#valueIn;
    for (let i = 0; i < count; i++) {
      const first = (words[i] as number) << 5;
      let met = 0;
      for (let left = masks[i] as number; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const value = valueIn(segment, first + 31 - Math.clz32(bit), this.#today);
        if (value >= low && value <= high) met |= bit;
      }
      out[i] = met;
    }
  }
}

/** A bound on the price that differs by country, such as a bound on the monthly payment. */
export class PaymentConstraint implements Constraint {
  readonly #locales: Locales;
  readonly #bounds: Readonly<Record<'US' | 'CA', FigureConstraint>>;

  constructor(locales: Locales, prices: Readonly<Record<'US' | 'CA', FigureRange>>) {
    this.#locales = locales;
    this.#bounds = { US: new FigureConstraint('price', prices.US), CA: new FigureConstraint('price', prices.CA) };
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const american = new Int32Array(count);
    for (let i = 0; i < count; i++)
      for (let left = masks[i] as number; left !== 0; left &= left - 1) {
        const home = ((words[i] as number) << 5) + 31 - Math.clz32(left & -left);
        if (this.#locales.at(segment.figures.locale.at(home)).country === 'US') american[i]! |= left & -left;
      }
    const canadian = american.map((bits, i) => (masks[i] as number) & ~bits);
    this.#bounds.US.narrow(segment, words, american, count, american);
    this.#bounds.CA.narrow(segment, words, canadian, count, canadian);
    for (let i = 0; i < count; i++) out[i] = (american[i] as number) | (canadian[i] as number);
  }
}
