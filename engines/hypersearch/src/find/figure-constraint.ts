import type { Constraint } from './constraint.ts';
import type { Locales } from './locales.ts';
import type { Measure } from './measures.ts';
import type { Figure } from './rows.ts';
import type { Segment } from './segment.ts';

/** Homes whose figure is known and lies within both bounds, both included. */
export class FigureConstraint implements Constraint {
  readonly #figure: Figure;
  readonly #low: number;
  readonly #high: number;

  constructor(figure: Figure, low: number, high: number) {
    this.#figure = figure;
    this.#low = low;
    this.#high = high;
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const column = segment.figures[this.#figure];
    const [low, high] = [this.#low, this.#high];
    for (let i = 0; i < count; i++) {
      const first = (words[i] as number) << 5;
      let met = 0;
      for (let left = masks[i] as number; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const value = column[first + 31 - Math.clz32(bit)] as number;
        if (value >= low && value <= high) met |= bit;
      }
      out[i] = met;
    }
  }

  rulesOut({ zones }: Segment, block: number): boolean {
    if (this.#figure !== 'price') return false;
    return (zones.lowestPrice[block] as number) > this.#high || (zones.highestPrice[block] as number) < this.#low;
  }
}

/** Homes of which a figure that is worked out from others is known and lies within both bounds. */
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

/** A bound on the price that differs by country, as one on the monthly payment does. */
export class PaymentConstraint implements Constraint {
  readonly #locales: Locales;
  readonly #US: FigureRange;
  readonly #CA: FigureRange;

  constructor(locales: Locales, prices: Readonly<Record<'US' | 'CA', FigureRange>>) {
    this.#locales = locales;
    this.#US = prices.US;
    this.#CA = prices.CA;
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const { price } = segment.figures;
    for (let i = 0; i < count; i++) {
      const first = (words[i] as number) << 5;
      let met = 0;
      for (let left = masks[i] as number; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const home = first + 31 - Math.clz32(bit);
        const range = this.#locales.at(segment.locale[home] as number).country === 'US' ? this.#US : this.#CA;
        if ((price[home] as number) >= range.low && (price[home] as number) <= range.high) met |= bit;
      }
      out[i] = met;
    }
  }
}

export interface FigureRange {
  low: number;
  high: number;
}
