import type { Span } from '../catalogue.ts';
import { type Constraint, type ConstraintSet, constraintSetOf, isSkipped } from '../constraints/constraint.ts';
import type { Plan } from '../plan.ts';
import type { Selection } from '../selection.ts';
import { bitCount } from '../store/bits.ts';
import type { Segment } from '../store/segment.ts';

/**
 * Calculates the total without each restriction in one pass: each home misses none of the restrictions, one, or more. A
 * home that misses none counts for every total, a home that misses one counts for that one. Where a restriction
 * excludes a whole segment, as a place excludes all others, its homes only have to meet the rest.
 */
export function relaxations({ restrictions }: Plan, spans: readonly Span[], selection: Selection): Map<string, number> {
  let missNone = 0;
  const tallies = restrictions.map(({ without }) => ({
    missOnlyThis: 0,
    alternatives: [...(without?.() ?? [])].map(([name, constraint]) => ({ name, constraint, homes: 0 })),
  }));
  const constraints = restrictions.map(({ constraint }) => constraint);
  const others = constraints.map((constraint) => constraintSetOf(constraints.filter((other) => other !== constraint)));
  for (const { segment, ranges } of spans) {
    const ruling = constraints.findIndex((constraint) => constraint.skips?.(segment));
    if (ruling < 0) {
      const misses = new Misses(segment, ranges, constraints, selection);
      missNone += misses.missNone();
      for (const [r, tally] of tallies.entries()) {
        tally.missOnlyThis += misses.missOnly(r);
        for (const each of tally.alternatives) each.homes += misses.atMostMissing(r, each.constraint);
      }
      continue;
    }
    const rest = others[ruling] as ConstraintSet;
    if (isSkipped(rest, segment)) continue;
    selection.select(segment, ranges, rest);
    const tally = tallies[ruling] as (typeof tallies)[number];
    tally.missOnlyThis += selection.homes();
    for (const each of tally.alternatives) each.homes += selection.homesThat(segment, each.constraint);
  }
  const totals = new Map<string, number>();
  for (const [r, { name }] of restrictions.entries()) {
    const { alternatives, missOnlyThis } = tallies[r] as (typeof tallies)[number];
    for (const alternative of alternatives) totals.set(alternative.name, alternative.homes);
    if (name !== undefined) totals.set(name, missNone + missOnlyThis);
  }
  return totals;
}

const everything = constraintSetOf([]);

/** Tracks which homes of a segment miss no restriction, exactly one, or more. Drops words whose homes all miss more. */
class Misses {
  readonly #segment: Segment;
  #words: Int32Array;
  /**
   * Homes that miss none or one, the homes among them that miss one, and for each restriction the homes that miss only
   * it.
   */
  #left: Int32Array;
  #one: Int32Array;
  readonly #only: { words: Int32Array; homes: Int32Array }[] = [];

  constructor(segment: Segment, ranges: readonly number[], constraints: readonly Constraint[], all: Selection) {
    all.select(segment, ranges, everything);
    this.#segment = segment;
    this.#words = all.words.slice(0, all.count);
    this.#left = all.masks.slice(0, all.count);
    this.#one = new Int32Array(all.count);
    const met = new Int32Array(all.count);
    let count = all.count;
    for (const constraint of constraints) {
      constraint.narrow(segment, this.#words, this.#left, count, met);
      const missed = new Int32Array(count);
      let kept = 0;
      for (let i = 0; i < count; i++) {
        const miss = (this.#left[i] as number) & ~(met[i] as number);
        const left = (this.#left[i] as number) & ~(miss & (this.#one[i] as number));
        this.#words[kept] = this.#words[i] as number;
        this.#left[kept] = left;
        this.#one[kept] = ((this.#one[i] as number) | miss) & left;
        missed[kept] = miss & left;
        if (left !== 0) kept += 1;
      }
      count = kept;
      this.#only.push({ words: this.#words.slice(0, count), homes: missed.subarray(0, count) });
    }
    this.#words = this.#words.subarray(0, count);
    this.#left = this.#left.subarray(0, count);
    this.#one = this.#one.subarray(0, count);
  }

  missNone(): number {
    let homes = 0;
    for (let i = 0; i < this.#left.length; i++)
      homes += bitCount((this.#left[i] as number) & ~(this.#one[i] as number));
    return homes;
  }

  missOnly(restriction: number): number {
    let homes = 0;
    for (const bits of this.#missing(restriction)) homes += bitCount(bits);
    return homes;
  }

  /** Counts the homes that miss no restriction or only this one and meet the other constraint. */
  atMostMissing(restriction: number, constraint: Constraint): number {
    const candidates = this.#missing(restriction).map(
      (bits, i) => bits | ((this.#left[i] as number) & ~(this.#one[i] as number)),
    );
    constraint.narrow(this.#segment, this.#words, candidates, candidates.length, candidates);
    let homes = 0;
    for (const bits of candidates) homes += bitCount(bits);
    return homes;
  }

  /** Returns the homes that miss this restriction and no later one, word by word. */
  #missing(restriction: number): Int32Array {
    const { words, homes } = this.#only[restriction] as { words: Int32Array; homes: Int32Array };
    let at = 0;
    return this.#words.map((word, i) => {
      while ((words[at] as number) < word) at += 1;
      return (homes[at] as number) & (this.#left[i] as number);
    });
  }
}
