import type { Segment } from '../store/segment.ts';

/**
 * A condition that each home meets or fails. The constraints of a query run in turn, each on the words of bits that the
 * previous ones left.
 */
export interface Constraint {
  /**
   * For each i below `count`: sets `out[i]` to the bits of `masks[i]` (homes of word `words[i]`) that meet the
   * constraint. `out` may be `masks`.
   */
  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void;
  /** Returns true only when no home of the block can meet the constraint. */
  rulesOut?(segment: Segment, block: number): boolean;
  /** Returns true only when no home of the segment can meet the constraint. */
  skips?(segment: Segment): boolean;
  /** The trait number, for a constraint that consists of exactly one trait. */
  trait?: number | undefined;
  /** Returns a slice of `segment.postings.homes` that contains every home that can meet the constraint, if one is known. */
  lead?(segment: Segment): { from: number; to: number } | undefined;
  /** Like `narrow`, for homes from `lead`. */
  narrowLed?: Constraint['narrow'];
}

/** Constraints that are evaluated together, grouped by their optional operations. */
export interface ConstraintSet {
  /** Traits that all homes must have, and the constraints that need more than one trait. */
  traits: readonly number[];
  constraints: readonly Constraint[];
  skipping: readonly Constraint[];
  ruling: readonly Constraint[];
  /** The constraint with a `lead` list. */
  leading: Constraint | undefined;
}

export function constraintSetOf(all: readonly Constraint[]): ConstraintSet {
  const set = {
    traits: [] as number[],
    constraints: [] as Constraint[],
    skipping: [] as Constraint[],
    ruling: [] as Constraint[],
    leading: undefined as Constraint | undefined,
  };
  for (const constraint of all) {
    if (constraint.trait === undefined) set.constraints.push(constraint);
    else set.traits.push(constraint.trait);
    if (constraint.skips) set.skipping.push(constraint);
    if (constraint.rulesOut) set.ruling.push(constraint);
    if (constraint.lead) set.leading ??= constraint;
  }
  return set;
}

/** Returns true when a constraint excludes the whole segment. */
export function isSkipped({ skipping }: ConstraintSet, segment: Segment): boolean {
  for (let c = 0; c < skipping.length; c++) if (skipping[c]?.skips?.(segment)) return true;
  return false;
}

/** Accepts no home. Used for a criterion that no home can meet. */
export const nothing: Constraint = {
  narrow: (_segment, _words, _masks, count, out) => void out.fill(0, 0, count),
  skips: () => true,
};
