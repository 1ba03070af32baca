import { binOf } from './bins.ts';
import { type Forest, NODE } from './forest.ts';

/**
 * A forest for fast walks. A split is one number: feature, bin of the threshold, and how far its left child is; the
 * right child follows the left one. A row is compared by the bins of its values, so a step loads few bytes and has no
 * branch to predict.
 */
interface PackedForest {
  /** Thresholds of each feature, ascending. */
  bounds: Float64Array[];
  /** −1 for a leaf. */
  splits: Int32Array;
  values: Float64Array;
  /** Value of a node less that of its parent, weighted. */
  steps: Float64Array;
  roots: Int32Array;
}

const [FEATURE_AT, BIN_AT, LEFT_MAX] = [20, 12, 0xfff];

const packed = new WeakMap<Forest, PackedForest>();

/** Packs a forest at its first walk: forests are stored unpacked. */
function packedOf(forest: Forest): PackedForest {
  const known = packed.get(forest);
  if (known) return known;
  const made = pack(forest);
  packed.set(forest, made);
  return made;
}

function pack({ nodes, roots, weight }: Forest): PackedForest {
  const size = nodes.length / NODE;
  const bounds = thresholdsOf(nodes).map((thresholds) => Float64Array.from(thresholds).sort());
  const splits = new Int32Array(size).fill(-1);
  const values = new Float64Array(size);
  const steps = new Float64Array(size);
  for (let node = 0; node < size; node++) {
    const at = node * NODE;
    const [feature, threshold, child] = [nodes[at]!, nodes[at + 1]!, nodes[at + 2]! / NODE];
    values[node] = nodes[at + 3]!;
    if (feature < 0) continue;
    const bin = threshold === Number.NEGATIVE_INFINITY ? 0 : bounds[feature]!.indexOf(threshold) + 1;
    splits[node] = (feature << FEATURE_AT) | (bin << BIN_AT) | (child - node);
    for (const next of [child, child + 1]) steps[next] = weight * (nodes[next * NODE + 3]! - nodes[at + 3]!);
  }
  return { bounds, splits, values, steps, roots: roots.map((root) => root / NODE) };
}

function thresholdsOf(nodes: Float64Array): Set<number>[] {
  const thresholds: Set<number>[] = [];
  for (let node = 0; node < nodes.length; node += NODE) {
    const feature = nodes[node]!;
    while (thresholds.length <= feature) thresholds.push(new Set());
    if (feature >= 0 && nodes[node + 1] !== Number.NEGATIVE_INFINITY) thresholds[feature]!.add(nodes[node + 1]!);
  }
  return thresholds;
}

/** Bins of the row that is walked; reused for speed. */
let bins = new Uint8Array(64);

function binRow(bounds: readonly Float64Array[], row: Float64Array): Uint8Array {
  if (bins.length < bounds.length) bins = new Uint8Array(bounds.length);
  for (let feature = 0; feature < bounds.length; feature++) bins[feature] = binOf(row[feature]!, bounds[feature]!);
  return bins;
}

/** The child that a row goes to: one whose bin is above that of the split goes right. */
const childOf = (node: number, split: number, bin: number): number =>
  node + (split & LEFT_MAX) + ((((split >>> BIN_AT) & 0xff) - bin) >>> 31);

export function forestValue(forest: Forest, row: Float64Array): number {
  const { bounds, splits, values, roots } = packedOf(forest);
  const own = binRow(bounds, row);
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree]!;
    for (let split = splits[node]!; split >= 0; split = splits[node]!)
      node = childOf(node, split, own[split >>> FEATURE_AT]!);
    sum += values[node]!;
  }
  return sum * forest.weight;
}

/** Adds each feature's contribution; their sum is the value less the base. */
export function addForestContributions(forest: Forest, row: Float64Array, into: Float64Array): void {
  const { bounds, splits, steps, roots } = packedOf(forest);
  const own = binRow(bounds, row);
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree]!;
    for (let split = splits[node]!; split >= 0; split = splits[node]!) {
      const feature = split >>> FEATURE_AT;
      node = childOf(node, split, own[feature]!);
      into[feature]! += steps[node]!;
    }
  }
}
