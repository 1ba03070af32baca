import { binned, boundsOf } from './bins.ts';
import { type Growth, growTree } from './grow.ts';
import { generator } from './random.ts';
import { addContributions, predict, type Tree } from './tree.ts';

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

/** Gradient-boosted regression trees; the mean of several models with different random draws. */
export interface Forest {
  trees: Tree[];
  /** Weight of each tree. */
  weight: number;
  /** Prediction before any split. */
  base: number;
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
  const forest: Forest = { trees: [], weight: options.rate / options.bags, base: 0 };
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
      forest.trees.push(tree);
      forest.base += tree.value[0]! * forest.weight;
      addBinned(tree, columns, bounds, options.rate, fitted);
    }
  }
  return forest;
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

export function forestValue(forest: Forest, row: Float64Array): number {
  let sum = 0;
  for (const tree of forest.trees) sum += predict(tree, row);
  return sum * forest.weight;
}

/** Adds each feature's contribution; their sum is the value less the base. */
export function addForestContributions(forest: Forest, row: Float64Array, into: Float64Array): void {
  for (const tree of forest.trees) addContributions(tree, row, forest.weight, into);
}
