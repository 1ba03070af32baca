import type { Posterior } from '../estimate/shrinkage.ts';
import { diagonal, factorize, inverseOf, solveWith } from '../estimate/solve.ts';
import { KINDS } from '../roster.ts';

/** Joint estimate of all skills of each agent, on the latent scale. */
export interface Together {
  skills: number;
  /** Agents × skills. */
  mean: Float64Array;
  /** Agents × skills × skills. */
  covariance: Float64Array;
}

const ROUNDS = 20;
/** Weight in agents of the prior that skills are uncorrelated with each other and with facts. */
const PRIOR_AGENTS = 20;

/**
 * Estimates skills jointly. Skills are correlated: agents who answer fast tend to please clients, agents with few
 * reviews may have many deals. An agent's skills are a linear function of facts plus a normal residual with a
 * covariance; both are learned by EM over the agents of a kind, and each agent is then estimated from all their
 * records at once (multivariate shrinkage; Efron and Morris 1972). Skills with many records hardly change.
 * @param skills each from its own records, with prior N(0, 1)
 */
export function readTogether(skills: readonly Posterior[], facts: readonly Posterior[], kind: Uint8Array): Together {
  const size = skills.length;
  const together = {
    skills: size,
    mean: new Float64Array(kind.length * size),
    covariance: new Float64Array(kind.length * size * size),
  };
  KINDS.forEach((_, one) => {
    const members = Array.from(kind, (_, a) => a).filter((a) => kind[a] === one);
    let line: Line = { slope: new Float64Array(size * facts.length), covariance: diagonal(size, 1) };
    for (let round = 0; round < ROUNDS; round++) line = learned(members, skills, facts, line, together);
    const inverse = inverseOf(line.covariance, size);
    for (const a of members) readAgent(a, skills, guessOf(a, size, facts, line), inverse, together);
  });
  return together;
}

/** Returns one skill of all agents. */
export function skillOf({ skills, mean, covariance }: Together, skill: number): Pick<Posterior, 'mean' | 'variance'> {
  const agents = mean.length / skills;
  return {
    mean: Float64Array.from({ length: agents }, (_, a) => mean[a * skills + skill]!),
    variance: Float64Array.from({ length: agents }, (_, a) => covariance[(a * skills + skill) * skills + skill]!),
  };
}

interface Line {
  /** Skills × facts. */
  slope: Float64Array;
  covariance: Float64Array;
}

/** Prior mean of each skill of an agent. */
function guessOf(agent: number, size: number, facts: readonly Posterior[], { slope }: Line): Float64Array {
  const guess = new Float64Array(size);
  for (let k = 0; k < guess.length; k++)
    facts.forEach(({ mean }, j) => {
      guess[k]! += slope[k * facts.length + j]! * mean[agent]!;
    });
  return guess;
}

const LEAST_VARIANCE = 1e-6;

/**
 * Combines own records, which are the posterior without its prior N(0, 1): precision 1/v − 1, weighted mean m/v.
 */
function readAgent(
  agent: number,
  skills: readonly Posterior[],
  guess: Float64Array,
  prior: Float64Array,
  { mean, covariance }: Together,
): void {
  const size = skills.length;
  const precision = prior.slice();
  const pull = new Float64Array(size);
  skills.forEach((skill, k) => {
    const variance = Math.max(LEAST_VARIANCE, skill.variance[agent]!);
    precision[k * size + k]! += Math.max(0, 1 / variance - 1);
    pull[k] = skill.mean[agent]! / variance;
    for (let j = 0; j < size; j++) pull[k]! += prior[k * size + j]! * guess[j]!;
  });
  const own = inverseOf(precision, size);
  covariance.set(own, agent * size * size);
  for (let k = 0; k < size; k++) {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += own[k * size + j]! * pull[j]!;
    mean[agent * size + k] = sum;
  }
}

/** One iteration of EM. */
function learned(
  members: readonly number[],
  skills: readonly Posterior[],
  facts: readonly Posterior[],
  line: Line,
  together: Together,
): Line {
  const [size, wide] = [skills.length, facts.length];
  const inverse = inverseOf(line.covariance, size);
  const rest = diagonal(size, PRIOR_AGENTS);
  const square = diagonal(wide, PRIOR_AGENTS);
  const across = new Float64Array(size * wide);
  const { mean, covariance } = together;
  for (const a of members) {
    const guess = guessOf(a, size, facts, line);
    readAgent(a, skills, guess, inverse, together);
    for (let k = 0; k < size; k++) {
      const off = mean[a * size + k]! - guess[k]!;
      for (let j = 0; j < size; j++)
        rest[k * size + j]! += covariance[(a * size + k) * size + j]! + off * (mean[a * size + j]! - guess[j]!);
      for (let j = 0; j < wide; j++) across[k * wide + j]! += facts[j]!.mean[a]! * mean[a * size + k]!;
    }
    for (let i = 0; i < wide; i++)
      for (let j = 0; j < wide; j++) square[i * wide + j]! += facts[i]!.mean[a]! * facts[j]!.mean[a]!;
  }
  factorize(square, wide);
  const slope = new Float64Array(size * wide);
  for (let k = 0; k < size; k++) {
    const row = across.slice(k * wide, (k + 1) * wide);
    solveWith(square, wide, row);
    slope.set(row, k * wide);
  }
  return { slope, covariance: rest.map((one) => one / (PRIOR_AGENTS + members.length)) };
}
