import { binned, boundsOf } from './bins.ts';
import { type Forest, NODE } from './forest.ts';
import { type Growth, growTree } from './grow.ts';
import { generator } from './random.ts';
import type { Tree } from './tree.ts';

export interface BoostOptions extends Growth {
  trees: number;
  rate: number;
  /** Share of the rows and of the features that a tree sees. */
  rowShare: number;
  featureShare: number;
  /** Residuals beyond this pull no harder (Huber), so that a wrong price does not bend the trees. */
  clip: number;
  /** Models of other random draws, averaged. */
  bags: number;
  seed: number;
}

export function boost(
  matrix: readonly Float64Array[],
  target: Float64Array,
  weights: Float64Array | undefined,
  options: BoostOptions,
): Forest {
  const bounds = matrix.map(boundsOf);
  const columns = matrix.map((column, at) => binned(column, bounds[at]!));
  const random = generator(options.seed);
  const usable = columns.flatMap((_, at) => (bounds[at]!.length > 0 ? [at] : []));
  const trees: Tree[] = [];
  for (let bag = 0; bag < options.bags; bag++) {
    const fitted = new Float64Array(target.length);
    const residuals = new Float64Array(target.length);
    for (let round = 0; round < options.trees; round++) {
      for (let row = 0; row < target.length; row++) {
        const residual = target[row]! - fitted[row]!;
        const pull = Math.max(-options.clip, Math.min(options.clip, residual));
        residuals[row] = weights ? pull * weights[row]! : pull;
      }
      const { order, count } = sampleRows(target.length, options.rowShare, random);
      const features = usable.filter(() => random() < options.featureShare);
      if (features.length === 0) features.push(...usable);
      const tree = growTree(columns, bounds, features, residuals, order, count, options);
      trees.push(tree);
      addBinned(tree, columns, bounds, options.rate, fitted);
    }
  }
  return forestOf(trees, options.rate / options.bags);
}

function sampleRows(size: number, share: number, random: () => number): { order: Int32Array; count: number } {
  const order = new Int32Array(size);
  let count = 0;
  for (let row = 0; row < size; row++) if (random() < share) order[count++] = row;
  return { order, count };
}

function addBinned(
  tree: Tree,
  columns: readonly Uint8Array[],
  bounds: readonly Float64Array[],
  rate: number,
  fitted: Float64Array,
): void {
  const { feature, threshold, left, right, value } = tree;
  // The bin of each threshold: a row goes left when its bin is at most this.
  const bins = Uint8Array.from(feature, (split, node) =>
    split < 0 || threshold[node] === Number.NEGATIVE_INFINITY ? 0 : bounds[split]!.indexOf(threshold[node]!) + 1,
  );
  for (let row = 0; row < fitted.length; row++) {
    let node = 0;
    for (let split = feature[0]!; split >= 0; split = feature[node]!)
      node = columns[split]![row]! > bins[node]! ? right[node]! : left[node]!;
    fitted[row]! += rate * value[node]!;
  }
}

function forestOf(trees: readonly Tree[], weight: number): Forest {
  const nodes = new Float64Array(trees.reduce((sum, { feature }) => sum + feature.length * NODE, 0));
  const roots = new Int32Array(trees.length);
  let [place, base] = [0, 0];
  trees.forEach((tree, at) => {
    roots[at] = place;
    base += tree.value[0]! * weight;
    for (let node = 0; node < tree.feature.length; node++) {
      const to = place + node * NODE;
      nodes[to] = tree.feature[node]!;
      nodes[to + 1] = tree.threshold[node]!;
      nodes[to + 2] = place + tree.left[node]! * NODE;
      nodes[to + 3] = tree.value[node]!;
    }
    place += tree.feature.length * NODE;
  });
  return { nodes, roots, weight, base };
}
