/** A grouping of rows: by quarter, by place, by agent. */
export interface Factor {
  level: Int32Array;
  levels: number;
  /** Pseudo-rows that shrink a level's mean toward zero. */
  hold: number;
  /** Sign of the effect, which reverses for an agent between sellers and buyers. */
  sign?: Float64Array;
}

export interface Effects {
  /** Residual of each row after all factors and covariates. */
  residual: Float64Array;
  /** Effect of each level, in the order of the factors. */
  effect: Float64Array[];
  /** Variance of the residual. */
  noise: number;
}

/**
 * Explains y by the sum of shrunk means of its factors and a linear function of its covariates, iterated to
 * convergence (backfitting; Breiman and Friedman 1985). Means are shrunk as in ridge regression: Σ w r / (Σ w +
 * hold).
 */
export function explain(
  y: Float64Array,
  weight: Float64Array,
  factors: readonly Factor[],
  covariates: readonly Float64Array[] = [],
  rounds = 8,
): Effects {
  const residual = y.slice();
  const effect = factors.map((factor) => new Float64Array(factor.levels));
  const slope = new Float64Array(covariates.length);
  for (let round = 0; round < rounds; round++) {
    factors.forEach((factor, at) => {
      takeMeans(residual, weight, factor, effect[at]!);
    });
    covariates.forEach((covariate, at) => {
      slope[at] = takeLine(residual, weight, covariate, slope[at]!);
    });
  }
  let [sum, total] = [0, 0];
  for (let row = 0; row < y.length; row++) {
    sum += weight[row]! * residual[row]! ** 2;
    total += weight[row]!;
  }
  return { residual, effect, noise: total > 0 ? sum / total : 1 };
}

function takeMeans(residual: Float64Array, weight: Float64Array, factor: Factor, effect: Float64Array): void {
  const { level, sign } = factor;
  const sum = new Float64Array(factor.levels);
  const total = new Float64Array(factor.levels);
  for (let row = 0; row < residual.length; row++) {
    const l = level[row]!;
    const s = sign ? sign[row]! : 1;
    sum[l]! += weight[row]! * s * (residual[row]! + s * effect[l]!);
    total[l]! += weight[row]! * s * s;
  }
  for (let row = 0; row < residual.length; row++) {
    const l = level[row]!;
    residual[row]! += (sign ? sign[row]! : 1) * (effect[l]! - sum[l]! / (total[l]! + factor.hold));
  }
  for (let l = 0; l < effect.length; l++) effect[l] = sum[l]! / (total[l]! + factor.hold);
}

function takeLine(residual: Float64Array, weight: Float64Array, covariate: Float64Array, slope: number): number {
  let [sum, total] = [0, 1e-9];
  for (let row = 0; row < residual.length; row++) {
    sum += weight[row]! * covariate[row]! * (residual[row]! + slope * covariate[row]!);
    total += weight[row]! * covariate[row]! ** 2;
  }
  const next = sum / total;
  for (let row = 0; row < residual.length; row++) residual[row]! += (slope - next) * covariate[row]!;
  return next;
}

/** Assigns consecutive numbers to values in order of first use; for levels of factors. */
export class Levels {
  private readonly known = new Map<string | number, number>();

  of(key: string | number): number {
    const found = this.known.get(key);
    if (found !== undefined) return found;
    this.known.set(key, this.known.size);
    return this.known.size - 1;
  }

  get size(): number {
    return this.known.size;
  }
}
