import { describe, expect, it } from 'vitest';
import { Random } from '../../test/random.ts';
import type { Posterior } from '../estimate/shrinkage.ts';
import { readTogether, skillOf } from './joint-skills.ts';

const AGENTS = 400;
const kind = new Uint8Array(AGENTS);

/**
 * Two skills correlated by `tie`; the first has few records (every eighth agent has none, or many), the second has
 * many.
 */
function seen(tie: number) {
  const random = new Random(5);
  const truth = Float64Array.from({ length: AGENTS }, () => random.normal());
  const other = truth.map((one) => tie * one + Math.sqrt(1 - tie * tie) * random.normal());
  const noise = truth.map((_, a) => (a % 8 === 0 ? Infinity : a % 8 === 1 ? 0.01 : 2));
  return {
    truth,
    skills: [
      shrunk(random, truth, noise),
      shrunk(
        random,
        other,
        truth.map(() => 0.1),
      ),
    ],
  };
}

/** Posterior from own records: prior N(0, 1), records with the given variance. */
function shrunk(random: Random, truth: Float64Array, noise: Float64Array): Posterior {
  const keep = noise.map((one) => (Number.isFinite(one) ? 1 / (1 + one) : 0));
  return {
    mean: truth.map((one, a) => (keep[a]! > 0 ? keep[a]! * (one + Math.sqrt(noise[a]!) * random.normal()) : 0)),
    variance: keep.map((one) => 1 - one),
    n: new Int32Array(AGENTS),
  };
}

const errorOf = (estimate: Float64Array, truth: Float64Array, own = (_: number) => true): number => {
  const rows = [...truth.keys()].filter(own);
  return rows.reduce((sum, a) => sum + (estimate[a]! - truth[a]!) ** 2, 0) / rows.length;
};

describe('skills estimated jointly', () => {
  it('are improved most for agents without records, then for agents with few, with a correct uncertainty', () => {
    const { truth, skills } = seen(0.7);
    const estimate = skillOf(readTogether(skills, [], kind), 0);
    expect(errorOf(estimate.mean, truth)).toBeLessThan(0.85 * errorOf(skills[0]!.mean, truth));
    const none = (a: number) => a % 8 === 0;
    expect(errorOf(estimate.mean, truth, none)).toBeLessThan(0.75 * errorOf(skills[0]!.mean, truth, none));
    const expectedError = estimate.variance.reduce((sum, one) => sum + one, 0) / AGENTS;
    expect(errorOf(estimate.mean, truth) / expectedError).toBeGreaterThan(0.7);
    expect(errorOf(estimate.mean, truth) / expectedError).toBeLessThan(1.3);
  });

  it('are hardly changed for agents with many records', () => {
    const { skills } = seen(0.7);
    const estimate = skillOf(readTogether(skills, [], kind), 0);
    for (let a = 1; a < AGENTS; a += 8) expect(Math.abs(estimate.mean[a]! - skills[0]!.mean[a]!)).toBeLessThan(0.06);
  });

  it('are unchanged when they are uncorrelated', () => {
    const { truth, skills } = seen(0);
    const estimate = skillOf(readTogether(skills, [], kind), 0);
    expect(errorOf(estimate.mean, truth)).toBeLessThan(1.03 * errorOf(skills[0]!.mean, truth));
  });

  it('are predicted from facts, separately for each kind', () => {
    const { truth, skills } = seen(0);
    const half = Uint8Array.from(kind, (_, a) => a % 2);
    const facts = [
      { mean: truth.map((one, a) => (half[a] ? one : -one)), variance: kind.map(() => 0), n: skills[0]!.n },
    ];
    const estimate = skillOf(readTogether(skills, facts as never, half), 0);
    expect(errorOf(estimate.mean, truth)).toBeLessThan(0.3);
  });
});
