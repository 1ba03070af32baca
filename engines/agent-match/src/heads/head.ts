import type { Together } from '../criteria/joint-skills.ts';
import { mixedLogit } from '../estimate/mixed-logit.ts';
import { PAIRS } from '../pair/terms.ts';
import { AGENTS, CLIENTS, SKILLS } from './terms.ts';

/** One of the two models: whether a match closes, and whether the client is satisfied if it does. */
export interface Head {
  client: Float64Array;
  /** Indexed by kind × term. */
  agent: Float64Array;
  pair: Float64Array;
  /**
   * An agent's effect from their own outcomes beyond the criteria: posterior mean and variance on the logit,
   * including the uncertainty of the criteria.
   */
  effect: Float64Array;
  effectVariance: Float64Array;
  /** Variance of effects between agents whose criteria are known exactly. */
  between: number;
  /** Number of outcomes behind each effect. */
  n: Int32Array;
}

/** Outcomes as rows: the client's terms, then the agent's, then the pair's. */
export interface Outcomes {
  rows: number;
  client: Float64Array;
  agentTerms: Float64Array;
  pairTerms: Float64Array;
  agent: Int32Array;
  kind: Uint8Array;
  y: Uint8Array;
}

const SHARED = AGENTS + PAIRS;
const WIDTH = CLIENTS + 2 * SHARED;
const BETWEEN = 0.15;
/** Prior precisions: of the shared weights around their prior means, and of the lenders' differences. */
const SHARED_PRECISION = 25;
const APART_PRECISION = 60;
const ROUNDS = 22;

/** A head without outcomes: prior weights, and effects with their variance only. */
export function priorHead(prior: Float64Array, level: number, together: Together, kind: Uint8Array): Head {
  const agents = kind.length;
  const client = new Float64Array(CLIENTS);
  client[0] = level;
  return {
    client,
    agent: repeat(prior.subarray(0, AGENTS)),
    pair: repeat(prior.subarray(AGENTS)),
    effect: new Float64Array(agents),
    effectVariance: doubtOf(together, kind, repeat(prior.subarray(0, AGENTS))).map((doubt) => BETWEEN + doubt),
    between: BETWEEN,
    n: new Int32Array(agents),
  };
}

/**
 * Σ ββ′ Cov(skills) by agent: the uncertainty of the criteria on the logit.
 * @param weights by kind × term
 */
function doubtOf({ covariance }: Together, kind: Uint8Array, weights: Float64Array): Float64Array {
  const width = SKILLS.length;
  return Float64Array.from(kind, (one, a) => {
    const at = one * AGENTS;
    let doubt = 0;
    for (let k = 0; k < width; k++)
      for (let j = 0; j < width; j++)
        doubt += weights[at + k]! * weights[at + j]! * covariance[(a * width + k) * width + j]!;
    return doubt;
  });
}

const repeat = (weights: Float64Array): Float64Array => Float64Array.from([...weights, ...weights]);

/**
 * Logistic regression with agent effects on outcomes. Weights are shrunk toward the prior means with a precision
 * learned from the outcomes (empirical Bayes); lenders' differences from the shared weights are shrunk toward 0.
 */
export function learnHead(
  outcomes: Outcomes,
  prior: Float64Array,
  level: number,
  together: Together,
  kind: Uint8Array,
): Head {
  if (outcomes.rows === 0) return priorHead(prior, level, together, kind);
  const agents = kind.length;
  const priorMean = new Float64Array(WIDTH);
  priorMean[0] = level;
  priorMean.set(prior, CLIENTS);
  const fitted = mixedLogit({
    x: design(outcomes),
    width: WIDTH,
    y: outcomes.y,
    group: outcomes.agent,
    groups: agents,
    priorMean,
    priorPrecision: Float64Array.from({ length: WIDTH }, (_, k) =>
      k === 0 ? 0.25 : k < CLIENTS ? 2 : k < CLIENTS + SHARED ? SHARED_PRECISION : APART_PRECISION,
    ),
    block: Int8Array.from({ length: WIDTH }, (_, k) => (k < CLIENTS ? -1 : k < CLIENTS + SHARED ? 0 : 1)),
    groupVariance: BETWEEN,
    unsure: (weights) => doubtOf(together, kind, agentWeights(weights)),
    rounds: ROUNDS,
  });
  const [shared, lenders] = byKind(fitted.weights);
  const n = new Int32Array(agents);
  for (const agent of outcomes.agent) n[agent]! += 1;
  return {
    client: fitted.weights.slice(0, CLIENTS),
    agent: Float64Array.from([...shared.subarray(0, AGENTS), ...lenders.subarray(0, AGENTS)]),
    pair: Float64Array.from([...shared.subarray(AGENTS), ...lenders.subarray(AGENTS)]),
    effect: fitted.effect,
    effectVariance: fitted.effectVariance,
    between: fitted.groupVariance,
    n,
  };
}

/** Weights of all terms for both kinds. */
function byKind(weights: Float64Array): [Float64Array, Float64Array] {
  const shared = weights.subarray(CLIENTS, CLIENTS + SHARED);
  return [shared, shared.map((weight, k) => weight + weights[CLIENTS + SHARED + k]!)];
}

const agentWeights = (weights: Float64Array): Float64Array =>
  Float64Array.from(byKind(weights).flatMap((own) => [...own.subarray(0, AGENTS)]));

function design({ rows, client, agentTerms, pairTerms, kind }: Outcomes): Float64Array {
  const x = new Float64Array(rows * WIDTH);
  for (let row = 0; row < rows; row++) {
    const at = row * WIDTH;
    x.set(client.subarray(row * CLIENTS, (row + 1) * CLIENTS), at);
    for (const apart of kind[row] === 1 ? [0, SHARED] : [0]) {
      x.set(agentTerms.subarray(row * AGENTS, (row + 1) * AGENTS), at + CLIENTS + apart);
      x.set(pairTerms.subarray(row * PAIRS, (row + 1) * PAIRS), at + CLIENTS + apart + AGENTS);
    }
  }
  return x;
}
