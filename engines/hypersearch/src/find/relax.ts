import { bitCount } from './bits.ts';
import type { Plan, Restriction } from './plan.ts';
import type { Segment } from './segment.ts';
import { Selection } from './selection.ts';

/**
 * The total without each restriction, in one pass: for every home it is known whether it misses none of the
 * restrictions, one, or more. Those that miss none count for all, those that miss one for that one.
 */
export function relaxations(plan: Plan, segments: readonly Segment[]): Map<string, number> {
  const total = { missNone: 0 };
  const tallies = plan.restrictions.map(({ without }) => ({
    missOnlyThis: 0,
    alternatives: [...(without?.() ?? [])].map(([name, constraint]) => ({ name, constraint, homes: 0 })),
  }));
  const misses = new Misses();
  for (const segment of segments) {
    misses.gather(segment, plan.restrictions);
    total.missNone += misses.missNone();
    for (const [r, tally] of tallies.entries()) {
      tally.missOnlyThis += misses.missOnly(r);
      for (const alternative of tally.alternatives)
        alternative.homes += misses.atMostMissing(r, segment, alternative.constraint);
    }
  }
  const totals = new Map<string, number>();
  for (const [r, { name }] of plan.restrictions.entries()) {
    const tally = tallies[r] as (typeof tallies)[number];
    for (const alternative of tally.alternatives) totals.set(alternative.name, alternative.homes);
    if (name !== undefined) totals.set(name, total.missNone + tally.missOnlyThis);
  }
  return totals;
}

/** For one segment at a time: which homes miss no restriction, exactly one, or more. */
class Misses {
  readonly #homes = new Selection();
  /** Homes that miss at least one, at least two. */
  #one = new Int32Array(0);
  #two = new Int32Array(0);
  #met: Int32Array[] = [];
  #left = new Int32Array(0);

  gather(segment: Segment, restrictions: readonly Restriction[]): void {
    this.#homes.select(segment, []);
    const { words, masks, count } = this.#homes;
    this.#one = new Int32Array(count);
    this.#two = new Int32Array(count);
    this.#left = masks.slice(0, count);
    this.#met = restrictions.map(({ constraint }) => {
      const met = new Int32Array(count);
      constraint.narrow(segment, words, this.#left, count, met);
      for (let i = 0; i < count; i++) {
        const missed = (this.#left[i] as number) & ~(met[i] as number);
        this.#two[i]! |= (this.#one[i] as number) & missed;
        this.#one[i]! |= missed;
        this.#left[i]! &= ~(this.#two[i] as number);
      }
      return met;
    });
  }

  missNone(): number {
    let homes = 0;
    for (let i = 0; i < this.#homes.count; i++)
      homes += bitCount((this.#left[i] as number) & ~(this.#one[i] as number));
    return homes;
  }

  missOnly(restriction: number): number {
    const met = this.#met[restriction] as Int32Array;
    let homes = 0;
    for (let i = 0; i < this.#homes.count; i++)
      homes += bitCount((this.#left[i] as number) & (this.#one[i] as number) & ~(met[i] as number));
    return homes;
  }

  /** Of the homes that miss none or only this restriction: those that meet the other constraint. */
  atMostMissing(restriction: number, segment: Segment, constraint: Restriction['constraint']): number {
    const met = this.#met[restriction] as Int32Array;
    const { words, count } = this.#homes;
    const candidates = new Int32Array(count);
    for (let i = 0; i < count; i++)
      candidates[i] = (this.#left[i] as number) & (~(this.#one[i] as number) | ~(met[i] as number));
    constraint.narrow(segment, words, candidates, count, candidates);
    let homes = 0;
    for (let i = 0; i < count; i++) homes += bitCount(candidates[i] as number);
    return homes;
  }
}
