/** Points of a plane for searches of the nearest ones. The tree is implicit: the middle of a range is its root. */
export interface KdTree {
  rows: Int32Array;
  x: Float64Array;
  y: Float64Array;
}

export function kdTreeOf(x: Float64Array, y: Float64Array): KdTree {
  const rows = Int32Array.from(x.keys()).filter((row) => !Number.isNaN(x[row]! + y[row]!));
  const arrange = (from: number, to: number, axis: Float64Array, other: Float64Array): void => {
    if (to - from < 2) return;
    rows.subarray(from, to).sort((a, b) => axis[a]! - axis[b]! || a - b);
    const middle = (from + to) >> 1;
    arrange(from, middle, other, axis);
    arrange(middle + 1, to, other, axis);
  };
  arrange(0, rows.length, x, y);
  return { rows, x, y };
}

/** The coordinates in the order of the tree, so that a search reads them one beside the other. */
function orderedOf(tree: KdTree): Pick<KdTree, 'x' | 'y'> {
  const known = ordered.get(tree);
  if (known) return known;
  const made = {
    x: Float64Array.from(tree.rows, (row) => tree.x[row]!),
    y: Float64Array.from(tree.rows, (row) => tree.y[row]!),
  };
  ordered.set(tree, made);
  return made;
}

const ordered = new WeakMap<KdTree, Pick<KdTree, 'x' | 'y'>>();

/** Finds the nearest rows, the nearest first, with their squared distances. Instances are reused for speed. */
export class NearestSearch {
  readonly rows: Int32Array;
  readonly squares: Float64Array;
  readonly most: number;
  count = 0;
  /** Squared distance of the last row while all places are taken. */
  #farthest = Number.POSITIVE_INFINITY;

  constructor(most: number) {
    this.most = most;
    this.rows = new Int32Array(most);
    this.squares = new Float64Array(most);
  }

  run(tree: KdTree, x: number, y: number, accepts: (row: number) => boolean): void {
    this.count = 0;
    this.#farthest = Number.POSITIVE_INFINITY;
    this.#visit({ rows: tree.rows, ...orderedOf(tree) }, 0, tree.rows.length, x, y, true, accepts);
  }

  #visit(
    tree: KdTree,
    from: number,
    to: number,
    x: number,
    y: number,
    byX: boolean,
    accepts: (row: number) => boolean,
  ) {
    if (from >= to) return;
    const middle = (from + to) >> 1;
    const dx = tree.x[middle]! - x;
    const dy = tree.y[middle]! - y;
    const offset = byX ? -dx : -dy;
    if (offset <= 0) this.#visit(tree, from, middle, x, y, !byX, accepts);
    else this.#visit(tree, middle + 1, to, x, y, !byX, accepts);
    const square = dx * dx + dy * dy;
    if (square < this.#farthest && accepts(tree.rows[middle]!)) this.#insert(tree.rows[middle]!, square);
    if (offset * offset >= this.#farthest) return;
    if (offset <= 0) this.#visit(tree, middle + 1, to, x, y, !byX, accepts);
    else this.#visit(tree, from, middle, x, y, !byX, accepts);
  }

  #insert(row: number, square: number): void {
    let at = this.count < this.most ? this.count++ : this.most - 1;
    while (
      at > 0 &&
      (this.squares[at - 1]! > square || (this.squares[at - 1] === square && this.rows[at - 1]! > row))
    ) {
      this.squares[at] = this.squares[at - 1]!;
      this.rows[at] = this.rows[at - 1]!;
      at--;
    }
    this.squares[at] = square;
    this.rows[at] = row;
    if (this.count === this.most) this.#farthest = this.squares[this.most - 1]!;
  }
}
