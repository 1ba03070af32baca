/**
 * A regression tree in parallel arrays. Node 0 is the root; a negative feature marks a leaf. Every node holds the
 * shrunken mean of its rows, so that a path decomposes a prediction by feature.
 */
export interface Tree {
  feature: Int16Array;
  /** Rows whose value is at most this, or is missing, go left. */
  threshold: Float64Array;
  left: Int16Array;
  /** Always the node after the left one. */
  right: Int16Array;
  value: Float64Array;
}
