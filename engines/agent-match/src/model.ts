import type { Scaled } from './criteria/by-kind.ts';
import type { Closing } from './criteria/closing.ts';
import type { Response } from './criteria/response.ts';
import type { Reviews } from './criteria/reviews.ts';
import { moderation } from './estimate/logistic.ts';
import type { Posterior } from './estimate/shrinkage.ts';
import type { Head } from './heads/head.ts';
import { AGENT_TERMS, AGENTS, agentCriterion, CLOSING, REVIEWS } from './heads/terms.ts';
import type { PairScale } from './pair/scale.ts';
import type { PairTables } from './pair/terms.ts';
import type { Buyer } from './records.ts';
import type { DealRows, Roster } from './roster.ts';

export type AgentCriteria = Record<(typeof AGENT_TERMS)[number], Posterior> & {
  closing: Closing;
  reviews: Reviews;
  response: Response;
  negotiation: Scaled;
  knowledge: Scaled;
};

/** An agent's contribution to one head, independent of the buyer. */
export interface Fixed {
  /** Terms and effect, on the logit. */
  logit: Float64Array;
  /** `moderation` of the variance. */
  kappa: Float64Array;
  variance: Float64Array;
  /** e^−lift of the optimistic position: one deviation, shared by both heads, κ √(v / 2). */
  bold: Float64Array;
}

/** A fitted model. Treat it as opaque; only `observe` changes it. */
export interface Model {
  asOf: string;
  roster: Roster;
  deals: DealRows;
  criteria: AgentCriteria;
  pair: PairTables;
  scale: PairScale;
  /** Agents × terms, posterior means on the latent scale. */
  terms: Float64Array;
  heads: { closing: Head; satisfaction: Head };
  fixed: { closing: Fixed; satisfaction: Fixed };
  /** Clients over whom percentile ranks are computed. */
  clients: readonly Buyer[];
  candidates: Candidates;
  /** Incremented with every observed outcome, to invalidate derived values. */
  version: number;
}

/** Eligible agents by kind and grid cell, best overall first. */
export interface Candidates {
  squares: Map<number, Int32Array>[];
  sortedAt: number;
}

export function termMatrix(criteria: AgentCriteria, agents: number): Float64Array {
  const terms = new Float64Array(agents * AGENTS);
  AGENT_TERMS.forEach((name, k) => {
    for (let a = 0; a < agents; a++) terms[a * AGENTS + k] = criteria[name].mean[a]!;
  });
  return terms;
}

export function fixedOf(roster: Roster, terms: Float64Array, head: Head): Fixed {
  const count = roster.agents.length;
  const fixed = {
    logit: new Float64Array(count),
    kappa: new Float64Array(count),
    variance: new Float64Array(count),
    bold: new Float64Array(count),
  };
  for (let a = 0; a < count; a++) fixAgent(roster, terms, head, fixed, a);
  return fixed;
}

/**
 * Recomputes an agent's contribution to a head; the uncertainty of the criteria is part of the effect's variance.
 */
export function fixAgent(roster: Roster, terms: Float64Array, head: Head, fixed: Fixed, agent: number): void {
  const weights = roster.kind[agent]! * AGENTS;
  let logit = head.effect[agent]!;
  const variance = head.effectVariance[agent]!;
  for (let k = 0; k < AGENTS; k++) {
    const weight = head.agent[weights + k]!;
    logit += weight * terms[agent * AGENTS + k]!;
  }
  fixed.logit[agent] = logit;
  fixed.variance[agent] = variance;
  fixed.kappa[agent] = moderation(variance);
  fixed.bold[agent] = Math.exp(-fixed.kappa[agent]! * Math.sqrt(variance / 2));
}

/** An agent's contribution to a head under the buyer's own criterion weights. */
export function weighedLogit(model: Model, head: Head, agent: number, weight: Float64Array, own: number): number {
  const weights = model.roster.kind[agent]! * AGENTS;
  let logit = head.effect[agent]! * weight[own]!;
  for (let k = 0; k < AGENTS; k++)
    logit += weight[agentCriterion[k]!]! * head.agent[weights + k]! * model.terms[agent * AGENTS + k]!;
  return logit;
}

/** The criterion of each head's agent effect: closing for closings, reviews for satisfaction. */
export const EFFECT_CRITERION = { closing: CLOSING, satisfaction: REVIEWS } as const;
