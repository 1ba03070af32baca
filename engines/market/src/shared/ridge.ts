/** A row of a sparse design matrix. */
export interface SparseRow {
  columns: number[];
  values: number[];
}

/**
 * Weighted ridge regression by the normal equations. `penalties` holds the penalty of each column; `smooth` lists
 * pairs of columns whose coefficients are pulled together with a weight.
 */
export function ridge(
  rows: readonly SparseRow[],
  target: Float64Array,
  weights: Float64Array,
  penalties: Float64Array,
  smooth: readonly (readonly [number, number, number])[],
): Float64Array {
  const size = penalties.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  rows.forEach(({ columns, values }, row) => {
    const weight = weights[row]!;
    for (let i = 0; i < columns.length; i++) {
      const scaled = weight * values[i]!;
      const base = columns[i]! * size;
      right[columns[i]!]! += scaled * target[row]!;
      for (let j = 0; j < columns.length; j++) matrix[base + columns[j]!]! += scaled * values[j]!;
    }
  });
  for (let column = 0; column < size; column++) matrix[column * size + column]! += penalties[column]!;
  for (const [one, other, weight] of smooth) {
    matrix[one * size + one]! += weight;
    matrix[other * size + other]! += weight;
    matrix[one * size + other]! -= weight;
    matrix[other * size + one]! -= weight;
  }
  return solve(matrix, right, size);
}

/** Solves a symmetric positive definite system by Cholesky, in place. */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k]! * matrix[j * size + k]!;
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-10)) : sum / matrix[j * size + j]!;
    }
  }
  for (let i = 0; i < size; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= matrix[i * size + k]! * right[k]!;
    right[i] = sum / matrix[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i]!;
    for (let k = i + 1; k < size; k++) sum -= matrix[k * size + i]! * right[k]!;
    right[i] = sum / matrix[i * size + i]!;
  }
  return right;
}
