/** Cholesky factor of a positive definite matrix (row-major, `size` × `size`), written over its lower triangle. */
export function factorize(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k]! * matrix[j * size + k]!;
      // The lower bound prevents a division by zero for columns without data.
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[j * size + j]!;
    }
  }
}

/** Solves with a factor from `factorize`; writes the solution over `right`. */
export function solveWith(factor: Float64Array, size: number, right: Float64Array): void {
  for (let i = 0; i < size; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= factor[i * size + k]! * right[k]!;
    right[i] = sum / factor[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i]!;
    for (let k = i + 1; k < size; k++) sum -= factor[k * size + i]! * right[k]!;
    right[i] = sum / factor[i * size + i]!;
  }
}

/** Diagonal of the inverse, from a factor. */
export function inverseDiagonal(factor: Float64Array, size: number): Float64Array {
  const diagonal = new Float64Array(size);
  const unit = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    unit.fill(0);
    unit[i] = 1;
    solveWith(factor, size, unit);
    diagonal[i] = unit[i]!;
  }
  return diagonal;
}

/** Full inverse of a positive definite matrix. */
export function inverseOf(matrix: Float64Array, size: number): Float64Array {
  const factor = matrix.slice();
  factorize(factor, size);
  const inverse = new Float64Array(size * size);
  const unit = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    unit.fill(0);
    unit[i] = 1;
    solveWith(factor, size, unit);
    inverse.set(unit, i * size);
  }
  return inverse;
}

/** Diagonal matrix of `value`. */
export const diagonal = (size: number, value: number): Float64Array =>
  Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? value : 0));
