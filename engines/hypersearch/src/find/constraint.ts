import type { Segment } from './segment.ts';

/**
 * A part of a query that a home meets or does not. All constraints of a query are asked in turn about the
 * words of bits that the ones before left over.
 */
export interface Constraint {
  /**
   * For each i below `count`: sets `out[i]` to those bits of `masks[i]` (homes of word `words[i]`) that
   * meet the constraint. `out` may be `masks`.
   */
  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void;
  /** True only when no home of the block can meet it. */
  rulesOut?(segment: Segment, block: number): boolean;
  /** True only when no home of the segment can meet it. */
  skips?(segment: Segment): boolean;
  /** The number of the only trait that it asks for, where it asks for no more than that. */
  trait?: number | undefined;
  /** A list of the homes that alone can meet it, where it knows one: a part of `segment.postings.homes`. */
  lead?(segment: Segment): { from: number; to: number } | undefined;
  /** As `narrow`, of homes that its `lead` gave. */
  narrowLed?: Constraint['narrow'];
}

/** Constraints that are asked together, and which of them can do more than narrow. */
export interface Asked {
  /** Traits that all homes must have, and the constraints that ask for more than that. */
  traits: readonly number[];
  constraints: readonly Constraint[];
  skipping: readonly Constraint[];
  ruling: readonly Constraint[];
  /** The one that knows such a list. */
  leading: Constraint | undefined;
}

export function asking(all: readonly Constraint[]): Asked {
  const asked = {
    traits: [] as number[],
    constraints: [] as Constraint[],
    skipping: [] as Constraint[],
    ruling: [] as Constraint[],
    leading: undefined as Constraint | undefined,
  };
  for (const constraint of all) {
    if (constraint.trait === undefined) asked.constraints.push(constraint);
    else asked.traits.push(constraint.trait);
    if (constraint.skips) asked.skipping.push(constraint);
    if (constraint.rulesOut) asked.ruling.push(constraint);
    if (constraint.lead) asked.leading ??= constraint;
  }
  return asked;
}

/** Whether one of them says that no home of the segment meets it. */
export function isSkipped({ skipping }: Asked, segment: Segment): boolean {
  for (let c = 0; c < skipping.length; c++) if (skipping[c]?.skips?.(segment)) return true;
  return false;
}

/** Meets nothing; the fate of a wish that no home can fulfil. */
export const nothing: Constraint = {
  narrow: (_segment, _words, _masks, count, out) => void out.fill(0, 0, count),
  skips: () => true,
};
