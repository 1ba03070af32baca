/**
 * Gradient-boosted regression trees; the mean of several models with different random draws. All nodes are in one
 * array: feature, threshold, place of the left child and value. The right child follows the left one, and a leaf has a
 * negative feature.
 */
export interface Forest {
  nodes: Float64Array;
  roots: Int32Array;
  /** Weight of each tree. */
  weight: number;
  /** Prediction before any split. */
  base: number;
}

/** Numbers of a node. */
export const NODE = 4;
