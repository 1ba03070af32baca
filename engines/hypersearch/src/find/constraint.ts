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
  /** A list of the homes that alone can meet it, where it knows one: a part of `segment.postings.homes`. */
  lead?(segment: Segment): { from: number; to: number } | undefined;
}

/** Constraints that are asked together, and which of them can do more than narrow. */
export interface Asked {
  constraints: readonly Constraint[];
  skipping: readonly Constraint[];
  ruling: readonly Constraint[];
  leading: readonly Constraint[];
}

export const asking = (constraints: readonly Constraint[]): Asked => ({
  constraints,
  skipping: constraints.filter((constraint) => constraint.skips),
  ruling: constraints.filter((constraint) => constraint.rulesOut),
  leading: constraints.filter((constraint) => constraint.lead),
});

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
