import type { Field } from '../../facts.ts';
import type { FindOptions, Found, Query, Range } from '../../query.ts';
import { costedHome, costRuleOf } from '../constraints/cost-constraint.ts';
import { rangeInStoredUnits } from '../constraints/restrictions.ts';
import type { Selection } from '../selection.ts';
import type { Column } from '../store/columns.ts';
import type { Locales } from '../store/locales.ts';
import { type Measure, measures } from '../store/measures.ts';
import type { Figure } from '../store/rows.ts';
import type { Segment } from '../store/segment.ts';

/** Counts the homes found within ranges of fields, segment by segment. */
export class StepCounter {
  readonly #counters: readonly FieldCounter[];

  constructor(steps: NonNullable<FindOptions['steps']>, query: Query, locales: Locales) {
    const counters: FieldCounter[] = [];
    for (const name in steps) {
      const field = name as Field;
      const counter = counterOf(field, steps[field] as readonly Range[], query, locales);
      if (counter) counters.push(counter);
    }
    this.#counters = counters;
  }

  add(segment: Segment, _selection: Selection, homes: Int32Array, count: number): void {
    for (const counter of this.#counters) counter.add(segment, homes, count);
  }

  steps(): NonNullable<Found['steps']> {
    const steps: NonNullable<Found['steps']> = {};
    for (const { field, counts } of this.#counters) steps[field] = counts;
    return steps;
  }
}

function counterOf(field: Field, ranges: readonly Range[], query: Query, locales: Locales): FieldCounter | undefined {
  const costs = field === 'payment' || field === 'cost' ? costRuleOf(query) : undefined;
  if (costs) {
    // The form field `payment` means principal and interest, and its steps are counted accordingly.
    const basis = field === 'payment' ? 'pi' : undefined;
    const centsIn = (segment: Segment, home: number) => costs.monthlyCents(costedHome(segment, home, locales), basis);
    return new ValueCounter(field, centsIn, boundsOf(ranges, measures.cost.scale), query.today);
  }
  if (field === 'payment') return query.payment && new PaymentCounter(ranges, query.payment, locales);
  const { figure, scale, valueIn } = measures[field];
  const bounds = boundsOf(ranges, scale);
  return figure ? new FigureCounter(field, figure, bounds) : new ValueCounter(field, valueIn, bounds, query.today);
}

interface FieldCounter {
  field: Field;
  counts: number[];
  add(segment: Segment, homes: Int32Array, count: number): void;
}

/** Ranges in stored units, both ends included. */
interface Bounds {
  lows: Float64Array;
  highs: Float64Array;
  /** The ranges as codes of a column, which never changes in a segment. */
  codes: WeakMap<Column, Int32Array>;
}

/** Bounds by ranges: forms offer the same ranges in each search. */
const knownBounds = new WeakMap<readonly Range[], Bounds>();

function boundsOf(ranges: readonly Range[], scale: number): Bounds {
  const known = knownBounds.get(ranges);
  if (known) return known;
  const stored = ranges.map((range) => rangeInStoredUnits(range, scale));
  const bounds = {
    lows: Float64Array.from(stored, ({ low }) => low),
    highs: Float64Array.from(stored, ({ high }) => high),
    codes: new WeakMap<Column, Int32Array>(),
  };
  knownBounds.set(ranges, bounds);
  return bounds;
}

/** Returns for each range its lowest and highest code in a column. */
function codesOf({ lows, highs, codes }: Bounds, column: Column): Int32Array {
  const known = codes.get(column);
  if (known) return known;
  const bounds = new Int32Array(lows.length * 2);
  for (let r = 0; r < lows.length; r++) {
    bounds[2 * r] = column.codeFrom(lows[r] as number);
    bounds[2 * r + 1] = column.codeUpTo(highs[r] as number);
  }
  codes.set(column, bounds);
  return bounds;
}

/** The codes and values of the homes of a segment, reused for all fields. */
const read = new Int32Array(2 ** 16);
const values = new Float64Array(2 ** 16);

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** Compares the codes of a stored figure with each range. */
class FigureCounter implements FieldCounter {
  readonly field: Field;
  readonly counts: number[];
  readonly #figure: Figure;
  readonly #bounds: Bounds;

  constructor(field: Field, figure: Figure, bounds: Bounds) {
    this.field = field;
    this.counts = zeros(bounds.lows.length);
    this.#figure = figure;
    this.#bounds = bounds;
  }

  add(segment: Segment, homes: Int32Array, count: number): void {
    const column = segment.figures[this.#figure];
    const { plane, shift, mask } = column;
    // No home of the segment has a known value.
    if (mask === 0) return;
    const codes = codesOf(this.#bounds, column);
    for (let i = 0; i < count; i++) read[i] = ((plane[homes[i] as number] as number) >>> shift) & mask;
    for (let r = 0; r < this.counts.length; r++)
      this.counts[r]! += codesWithin(count, codes[2 * r] as number, codes[2 * r + 1] as number);
  }
}

/** Branch-free, because the side of a bound is unpredictable and a wrong prediction costs more than an addition. */
function codesWithin(count: number, low: number, high: number): number {
  let outside = 0;
  for (let i = 0; i < count; i++) outside += (((read[i] as number) - low) | (high - (read[i] as number))) >>> 31;
  return count - outside;
}

/** Calculates the values of a field once, then compares them with each range. */
class ValueCounter implements FieldCounter {
  readonly field: Field;
  readonly counts: number[];
  readonly #valueIn: (segment: Segment, home: number, today: number) => number;
  readonly #today: number;
  readonly #bounds: Bounds;

  constructor(field: Field, valueIn: Measure['valueIn'], bounds: Bounds, today: number) {
    this.field = field;
    this.counts = zeros(bounds.lows.length);
    this.#valueIn = valueIn;
    this.#today = today;
    this.#bounds = bounds;
  }

  add(segment: Segment, homes: Int32Array, count: number): void {
    const valueIn = this.#valueIn;
    const { lows, highs } = this.#bounds;
    let known = 0;
    for (let i = 0; i < count; i++) {
      const value = valueIn(segment, homes[i] as number, this.#today);
      values[known] = value;
      if (!Number.isNaN(value)) known += 1;
    }
    for (let r = 0; r < this.counts.length; r++)
      this.counts[r]! += valuesWithin(known, lows[r] as number, highs[r] as number);
  }
}

function valuesWithin(count: number, low: number, high: number): number {
  let homes = 0;
  for (let i = 0; i < count; i++) homes += Number((values[i] as number) >= low) & Number((values[i] as number) <= high);
  return homes;
}

/** Principal and interest are not a figure of the home, so each range is a range of prices by country. */
class PaymentCounter implements FieldCounter {
  readonly field = 'payment';
  readonly counts: number[];
  readonly #locales: Locales;
  readonly #prices: PaymentPrices;

  constructor(ranges: readonly Range[], payment: NonNullable<Query['payment']>, locales: Locales) {
    this.counts = zeros(ranges.length);
    this.#locales = locales;
    this.#prices = pricesOf(payment, ranges);
  }

  add({ figures: { price, locale } }: Segment, homes: Int32Array, count: number): void {
    let canadian = 0;
    let american = 0;
    // Sorts by country: American prices from the front, Canadian ones from the back.
    for (let i = 0; i < count; i++) {
      const home = homes[i] as number;
      const isCanadian = this.#locales.at(locale.at(home)).country === 'CA';
      values[isCanadian ? count - ++canadian : american++] = price.at(home);
    }
    this.#count('US', 0, american);
    this.#count('CA', american, count);
  }

  #count(country: 'US' | 'CA', from: number, to: number): void {
    if (from === to) return;
    const { lows, highs } = this.#prices[country];
    for (let i = from; i < to; i++)
      for (let r = 0; r < this.counts.length; r++)
        this.counts[r]! +=
          Number((values[i] as number) >= (lows[r] as number)) & Number((values[i] as number) <= (highs[r] as number));
  }
}

type PaymentPrices = Readonly<Record<'US' | 'CA', Pick<Bounds, 'lows' | 'highs'>>>;

/** Prices of the ranges by rule: a rule is used for many searches. */
const knownPrices = new WeakMap<NonNullable<Query['payment']>, WeakMap<readonly Range[], PaymentPrices>>();

function pricesOf(payment: NonNullable<Query['payment']>, ranges: readonly Range[]): PaymentPrices {
  const byRanges = knownPrices.get(payment) ?? new WeakMap<readonly Range[], PaymentPrices>();
  knownPrices.set(payment, byRanges);
  const known = byRanges.get(ranges);
  if (known) return known;
  const of = (country: 'US' | 'CA') => ({
    lows: Float64Array.from(ranges, ({ min }) => (min === undefined ? -Infinity : payment.priceAtLeast(min, country))),
    highs: Float64Array.from(ranges, ({ max }) => (max === undefined ? Infinity : payment.priceAtMost(max, country))),
  });
  const prices = { US: of('US'), CA: of('CA') };
  byRanges.set(ranges, prices);
  return prices;
}
