import type { Field } from '../../facts.ts';
import type { FindOptions, Found, Query, Range } from '../../query.ts';
import type { Constraint } from '../constraints/constraint.ts';
import { costedHome, costRuleOf } from '../constraints/cost-constraint.ts';
import { rangeConstraint } from '../constraints/restrictions.ts';
import type { Selection } from '../selection.ts';
import type { Locales } from '../store/locales.ts';
import { type Measure, measures, scaled } from '../store/measures.ts';
import type { Segment } from '../store/segment.ts';

/** Counts the homes found within ranges of fields, segment by segment. */
export class StepCounter {
  readonly #counters: readonly FieldCounter[];

  constructor(steps: NonNullable<FindOptions['steps']>, query: Query, locales: Locales) {
    this.#counters = (Object.entries(steps) as [Field, readonly Range[]][]).flatMap(([field, ranges]) =>
      counterOf(field, ranges, query, locales),
    );
  }

  add(segment: Segment, selection: Selection, homes: Int32Array, count: number): void {
    for (const counter of this.#counters) counter.add(segment, selection, homes, count);
  }

  steps(): NonNullable<Found['steps']> {
    return Object.fromEntries(this.#counters.map(({ field, counts }) => [field, [...counts]]));
  }
}

function counterOf(field: Field, ranges: readonly Range[], query: Query, locales: Locales): FieldCounter[] {
  const costs = field === 'payment' || field === 'cost' ? costRuleOf(query) : undefined;
  if (costs) {
    // The form field `payment` means principal and interest, and its steps are counted accordingly.
    const basis = field === 'payment' ? 'pi' : undefined;
    const centsIn = (segment: Segment, home: number) => costs.monthlyCents(costedHome(segment, home, locales), basis);
    return [new ValueCounter(field, { scale: measures.cost.scale, valueIn: centsIn }, ranges, query.today)];
  }
  if (field === 'payment') return paymentCounter(ranges, query, locales);
  return [new ValueCounter(field, measures[field], ranges, query.today)];
}

interface FieldCounter {
  field: Field;
  counts: Float64Array;
  add(segment: Segment, selection: Selection, homes: Int32Array, count: number): void;
}

/** The values of one segment, reused for all fields. */
let values = new Float64Array(0);

/** Reads a field's value for a home in a segment. */
interface SegmentMeasure extends Pick<Measure, 'figure' | 'scale'> {
  valueIn(segment: Segment, home: number, today: number): number;
}

/** Reads the values of a field once, then compares them with each range. */
class ValueCounter implements FieldCounter {
  readonly field: Field;
  readonly counts: Float64Array;
  readonly #measure: SegmentMeasure;
  readonly #today: number;
  readonly #lows: Float64Array;
  readonly #highs: Float64Array;

  constructor(field: Field, measure: SegmentMeasure, ranges: readonly Range[], today: number) {
    const { scale } = measure;
    this.field = field;
    this.#measure = measure;
    this.#today = today;
    this.counts = new Float64Array(ranges.length);
    this.#lows = Float64Array.from(ranges, ({ min }) => (min === undefined ? -Infinity : scaled(min, scale)));
    this.#highs = Float64Array.from(ranges, ({ max }) => (max === undefined ? Infinity : scaled(max, scale)));
  }

  add(segment: Segment, _selection: Selection, homes: Int32Array, count: number): void {
    if (values.length < count) values = new Float64Array(count * 2);
    const { figure, valueIn } = this.#measure;
    if (figure) {
      const column = segment.figures[figure];
      for (let i = 0; i < count; i++) values[i] = column.at(homes[i] as number);
    } else for (let i = 0; i < count; i++) values[i] = valueIn(segment, homes[i] as number, this.#today);
    for (let r = 0; r < this.counts.length; r++)
      this.counts[r]! += within(values, count, this.#lows[r] as number, this.#highs[r] as number);
  }
}

function within(values: Float64Array, count: number, low: number, high: number): number {
  let homes = 0;
  // Branch-free, because the side of a bound is unpredictable and a wrong prediction costs more than an addition.
  for (let i = 0; i < count; i++) homes += Number((values[i] as number) >= low) & Number((values[i] as number) <= high);
  return homes;
}

/** Principal and interest are not a figure of the home, so each range is a constraint on the price by country. */
function paymentCounter(ranges: readonly Range[], query: Query, locales: Locales): FieldCounter[] {
  const constraints = ranges.map((range) => rangeConstraint('payment', range, query, locales, 'pi'));
  if (!constraints.every((constraint): constraint is Constraint => constraint !== undefined)) return [];
  const counts = new Float64Array(ranges.length);
  const add = (segment: Segment, selection: Selection) => {
    for (const [r, constraint] of constraints.entries()) counts[r]! += selection.homesThat(segment, constraint);
  };
  return [{ field: 'payment', counts, add }];
}
