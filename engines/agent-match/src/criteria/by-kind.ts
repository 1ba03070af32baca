import { type Posterior, shrink } from '../estimate/shrinkage.ts';
import { KINDS } from '../roster.ts';

export interface Scaled extends Posterior {
  /** Mean and deviation of agents per kind, in the unit of the values. */
  centre: number[];
  spread: number[];
}

/**
 * Shrinks values within each kind and maps them to the latent scale: 0 is the average, 1 the deviation between
 * agents.
 */
export function shrinkByKind(value: Float64Array, noise: Float64Array, n: Int32Array, kind: Uint8Array): Scaled {
  const mean = new Float64Array(value.length);
  const variance = new Float64Array(value.length).fill(1);
  const centre: number[] = [];
  const spread: number[] = [];
  for (let one = 0; one < KINDS.length; one++) {
    const member = kind.map((each) => (each === one ? 1 : 0));
    const shrunk = shrink(value, noise, member);
    centre.push(shrunk.centre);
    spread.push(shrunk.spread);
    for (let a = 0; a < value.length; a++) {
      if (!member[a]) continue;
      mean[a] = (shrunk.mean[a]! - shrunk.centre) / shrunk.spread;
      variance[a] = shrunk.variance[a]! / shrunk.spread ** 2;
    }
  }
  return { mean, variance, n, centre, spread };
}

/** Facts are exact counts, so they are not shrunk. */
export function standardizeByKind(value: Float64Array, n: Int32Array, kind: Uint8Array): Scaled {
  const mean = new Float64Array(value.length);
  const centre: number[] = [];
  const spread: number[] = [];
  for (let one = 0; one < KINDS.length; one++) {
    let [count, sum, square] = [0, 0, 0];
    for (let a = 0; a < value.length; a++) {
      if (kind[a] !== one) continue;
      count += 1;
      sum += value[a]!;
      square += value[a]! ** 2;
    }
    const average = count > 0 ? sum / count : 0;
    const deviation = count > 0 ? Math.sqrt(Math.max(square / count - average ** 2, 0)) : 0;
    centre.push(average);
    spread.push(deviation);
    for (let a = 0; a < value.length; a++)
      if (kind[a] === one) mean[a] = deviation > 1e-9 ? (value[a]! - average) / deviation : 0;
  }
  return { mean, variance: new Float64Array(value.length), n, centre, spread };
}
