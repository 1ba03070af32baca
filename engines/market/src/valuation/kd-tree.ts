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

/** Finds the nearest rows, the nearest first, with their squared distances. Instances are reused for speed. */
export class NearestSearch {
  readonly rows: Int32Array;
  readonly squares: Float64Array;
  readonly most: number;
  count = 0;

  constructor(most: number) {
    this.most = most;
    this.rows = new Int32Array(most);
    this.squares = new Float64Array(most);
  }

  run(tree: KdTree, x: number, y: number, accepts: (row: number) => boolean): void {
    this.count = 0;
    this.#visit(tree, 0, tree.rows.length, x, y, true, accepts);
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
    const row = tree.rows[middle]!;
    const [dx, dy] = [tree.x[row]! - x, tree.y[row]! - y];
    const offset = byX ? -dx : -dy;
    if (offset <= 0) this.#visit(tree, from, middle, x, y, !byX, accepts);
    else this.#visit(tree, middle + 1, to, x, y, !byX, accepts);
    const square = dx * dx + dy * dy;
    if ((this.count < this.most || square < this.squares[this.count - 1]!) && accepts(row)) this.#insert(row, square);
    if (this.count === this.most && offset * offset >= this.squares[this.count - 1]!) return;
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
  }
}
