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

/** Meets nothing; the fate of a wish that no home can fulfil. */
export const nothing: Constraint = {
  narrow: (_segment, _words, _masks, count, out) => void out.fill(0, 0, count),
  skips: () => true,
};
