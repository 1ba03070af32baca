import { BINS, type Bounds } from './bins.ts';
import type { Tree } from './tree.ts';

export interface Growth {
  leaves: number;
  /** Fewest rows of a leaf. */
  least: number;
  /** Weight of the assumption that a node's value is 0, in rows. */
  shrinkage: number;
}

interface Node {
  from: number;
  to: number;
  sum: number;
  histogram: Float64Array;
  gain: number;
  feature: number;
  bin: number;
}

/**
 * Grows one tree, the best leaf first, on the residuals of the rows `order[0 … count - 1]`; `order` is permuted.
 * A child's histogram is the parent's less the smaller child's, which saves the larger half of the work.
 */
export function growTree(
  columns: readonly Uint8Array[],
  bounds: readonly Bounds[],
  features: readonly number[],
  residuals: Float64Array,
  order: Int32Array,
  count: number,
  growth: Growth,
): Tree {
  const spare = new Int32Array(count);
  const tree = new TreeBuilder(growth.leaves * 2);
  const histogramOf = (from: number, to: number): Float64Array => {
    const histogram = new Float64Array(features.length * BINS * 2);
    for (let at = 0; at < features.length; at++) {
      const column = columns[features[at]!]!;
      const base = at * BINS * 2;
      for (let position = from; position < to; position++) {
        const row = order[position]!;
        const slot = base + column[row]! * 2;
        histogram[slot]! += residuals[row]!;
        histogram[slot + 1]!++;
      }
    }
    return histogram;
  };
  const findSplit = (node: Node): void => {
    const total = node.to - node.from;
    const own = (node.sum * node.sum) / (total + growth.shrinkage);
    node.gain = 0;
    if (total < growth.least * 2) return;
    for (let at = 0; at < features.length; at++) {
      const last = bounds[features[at]!]!.length;
      let sum = 0;
      let rows = 0;
      for (let bin = 0; bin <= last; bin++) {
        const slot = (at * BINS + bin) * 2;
        sum += node.histogram[slot]!;
        rows += node.histogram[slot + 1]!;
        if (rows < growth.least) continue;
        if (total - rows < growth.least) break;
        const rest = node.sum - sum;
        const gain = (sum * sum) / (rows + growth.shrinkage) + (rest * rest) / (total - rows + growth.shrinkage) - own;
        if (gain > node.gain) {
          node.gain = gain;
          node.feature = features[at]!;
          node.bin = bin;
        }
      }
    }
  };
  const nodeOf = (from: number, to: number, sum: number, histogram: Float64Array): Node => {
    const node = { from, to, sum, histogram, gain: 0, feature: -1, bin: 0 };
    findSplit(node);
    return node;
  };

  let sum = 0;
  for (let at = 0; at < count; at++) sum += residuals[order[at]!]!;
  const open: [Node, number][] = [
    [nodeOf(0, count, sum, histogramOf(0, count)), tree.add(sum / (count + growth.shrinkage))],
  ];
  for (let leaves = 1; leaves < growth.leaves; leaves++) {
    let best = 0;
    for (let at = 1; at < open.length; at++) if (open[at]![0].gain > open[best]![0].gain) best = at;
    const [node, place] = open[best]!;
    if (node.gain <= 1e-12) break;
    const column = columns[node.feature]!;
    let [middle, after, leftSum] = [node.from, 0, 0];
    for (let at = node.from; at < node.to; at++) {
      const row = order[at]!;
      if (column[row]! <= node.bin) {
        order[middle++] = row;
        leftSum += residuals[row]!;
      } else spare[after++] = row;
    }
    order.set(spare.subarray(0, after), middle);
    const leftSmaller = middle - node.from <= node.to - middle;
    const small = leftSmaller ? histogramOf(node.from, middle) : histogramOf(middle, node.to);
    const large = node.histogram;
    for (let slot = 0; slot < large.length; slot++) large[slot]! -= small[slot]!;
    const left = nodeOf(node.from, middle, leftSum, leftSmaller ? small : large);
    const right = nodeOf(middle, node.to, node.sum - leftSum, leftSmaller ? large : small);
    const threshold = node.bin === 0 ? Number.NEGATIVE_INFINITY : bounds[node.feature]![node.bin - 1]!;
    const children = tree.split(
      place,
      node.feature,
      threshold,
      leftSum / (middle - node.from + growth.shrinkage),
      (node.sum - leftSum) / (node.to - middle + growth.shrinkage),
    );
    open[best] = [left, children[0]];
    open.push([right, children[1]]);
  }
  return tree.finish();
}

class TreeBuilder {
  #size = 0;
  readonly #tree: Tree;

  constructor(capacity: number) {
    this.#tree = {
      feature: new Int16Array(capacity).fill(-1),
      threshold: new Float64Array(capacity),
      left: new Int16Array(capacity),
      right: new Int16Array(capacity),
      value: new Float64Array(capacity),
    };
  }

  add(value: number): number {
    this.#tree.value[this.#size] = value;
    return this.#size++;
  }

  split(node: number, feature: number, threshold: number, left: number, right: number): [number, number] {
    this.#tree.feature[node] = feature;
    this.#tree.threshold[node] = threshold;
    this.#tree.left[node] = this.add(left);
    this.#tree.right[node] = this.add(right);
    return [this.#tree.left[node]!, this.#tree.right[node]!];
  }

  finish(): Tree {
    const { feature, threshold, left, right, value } = this.#tree;
    const size = this.#size;
    return {
      feature: feature.slice(0, size),
      threshold: threshold.slice(0, size),
      left: left.slice(0, size),
      right: right.slice(0, size),
      value: value.slice(0, size),
    };
  }
}
