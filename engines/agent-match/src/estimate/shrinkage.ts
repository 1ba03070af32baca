/** Posterior of each agent on one scale: 0 is the average of the kind, 1 the deviation between agents. */
export interface Posterior {
  mean: Float64Array;
  variance: Float64Array;
  /** Number of records. */
  n: Int32Array;
}

export interface Shrunk {
  mean: Float64Array;
  variance: Float64Array;
  /** Deviation between agents in the unit of the values. */
  spread: number;
  centre: number;
}

/**
 * Normal–normal shrinkage of group means: θ̂ = center + k(x̄ − center), k = τ²/(τ² + s²), variance τ²(1 − k);
 * center and τ² by EM over groups that have records (Lin, Louis et al., PMC2709867, on ranking under unequal
 * evidence).
 * @param value weighted mean of a group
 * @param noise variance of that mean; Infinity without records
 * @param least lower bound of τ, so that equal groups do not divide by zero
 */
export function shrink(value: Float64Array, noise: Float64Array, member: Uint8Array, least = 1e-3): Shrunk {
  const groups: number[] = [];
  for (let g = 0; g < value.length; g++) if (member[g] && Number.isFinite(noise[g]!)) groups.push(g);
  let { centre, tau2 } = firstGuess(value, noise, groups, least);
  for (let round = 0; round < 40; round++) {
    let [sum, weight] = [0, 0];
    for (const g of groups) {
      const w = 1 / (tau2 + noise[g]!);
      sum += w * value[g]!;
      weight += w;
    }
    if (weight > 0) centre = sum / weight;
    let total = 0;
    for (const g of groups) {
      const k = tau2 / (tau2 + noise[g]!);
      total += (k * (value[g]! - centre)) ** 2 + tau2 * (1 - k);
    }
    if (groups.length > 1) tau2 = Math.max(total / groups.length, least * least);
  }
  const mean = new Float64Array(value.length).fill(centre);
  const variance = new Float64Array(value.length).fill(tau2);
  for (const g of groups) {
    const k = tau2 / (tau2 + noise[g]!);
    mean[g] = centre + k * (value[g]! - centre);
    variance[g] = tau2 * (1 - k);
  }
  return { mean, variance, spread: Math.sqrt(tau2), centre };
}

function firstGuess(value: Float64Array, noise: Float64Array, groups: readonly number[], least: number) {
  if (groups.length === 0) return { centre: 0, tau2: least * least };
  const centre = groups.reduce((sum, g) => sum + value[g]!, 0) / groups.length;
  const spread = groups.reduce((sum, g) => sum + (value[g]! - centre) ** 2, 0) / groups.length;
  const noisy = groups.reduce((sum, g) => sum + noise[g]!, 0) / groups.length;
  return { centre, tau2: Math.max(spread - noisy, spread * 0.1, least * least) };
}

/** Weighted sums by group, with the variance of their means. */
export class GroupMeans {
  readonly sum: Float64Array;
  readonly weight: Float64Array;
  readonly square: Float64Array;
  readonly n: Int32Array;

  constructor(groups: number) {
    this.sum = new Float64Array(groups);
    this.weight = new Float64Array(groups);
    this.square = new Float64Array(groups);
    this.n = new Int32Array(groups);
  }

  add(group: number, value: number, weight: number): void {
    this.sum[group]! += weight * value;
    this.weight[group]! += weight;
    this.square[group]! += weight * weight;
    this.n[group]! += 1;
  }

  mean(): Float64Array {
    return this.sum.map((sum, g) => (this.weight[g]! > 0 ? sum / this.weight[g]! : 0));
  }

  /** Variance of each mean when one value has variance `noise`: noise / n effective, n effective = (Σw)² / Σw². */
  noise(noise: number): Float64Array {
    return this.weight.map((w, g) => (w > 0 ? (noise * this.square[g]!) / (w * w) : Infinity));
  }
}
