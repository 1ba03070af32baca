/**
 * A regression tree in parallel arrays. Node 0 is the root; a negative feature marks a leaf. Every node holds the
 * shrunken mean of its rows, so that a path decomposes a prediction by feature.
 */
export interface Tree {
  feature: Int16Array;
  /** Rows whose value is at most this, or is missing, go left. */
  threshold: Float64Array;
  left: Int16Array;
  right: Int16Array;
  value: Float64Array;
}

export function predict(tree: Tree, row: Float64Array): number {
  const { feature, threshold, left, right } = tree;
  let node = 0;
  for (let split = feature[0]!; split >= 0; split = feature[node]!)
    node = row[split]! > threshold[node]! ? right[node]! : left[node]!;
  return tree.value[node]!;
}

/** Adds what each feature of the path contributes; the sum is the prediction less the value of the root. */
export function addContributions(tree: Tree, row: Float64Array, weight: number, into: Float64Array): void {
  let node = 0;
  for (let split = tree.feature[0]!; split >= 0; split = tree.feature[node]!) {
    const next = row[split]! > tree.threshold[node]! ? tree.right[node]! : tree.left[node]!;
    into[split]! += weight * (tree.value[next]! - tree.value[node]!);
    node = next;
  }
}
