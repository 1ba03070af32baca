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

/** What is fixed of an agent in one head, whoever asks. */
export interface Fixed {
  /** Terms and effect, on the logit. */
  logit: Float64Array;
  /** `moderation` of the variance. */
  keep: Float64Array;
  variance: Float64Array;
  /** e^−lift of the optimistic place: one deviation, of which each head takes its share, κ √(v / 2). */
  bold: Float64Array;
}

/** Everything fitted at one time. Treat as opaque; `observe` is the only thing that changes it. */
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
  /** Clients that agents' standing is taken over. */
  clients: readonly Buyer[];
  candidates: Candidates;
  /** Grows with every observed outcome, so that what is derived can tell that it is old. */
  version: number;
}

/** Agents that may be offered, by kind and square of the map, best first on the whole. */
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
    keep: new Float64Array(count),
    variance: new Float64Array(count),
    bold: new Float64Array(count),
  };
  for (let a = 0; a < count; a++) fixAgent(roster, terms, head, fixed, a);
  return fixed;
}

/** Takes an agent's part of a head anew; what criteria leave open is part of the effect's variance. */
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
  fixed.keep[agent] = moderation(variance);
  fixed.bold[agent] = Math.exp(-fixed.keep[agent]! * Math.sqrt(variance / 2));
}

/** The agent's part of a head under the buyer's own weights of criteria. */
export function weighedLogit(model: Model, head: Head, agent: number, weight: Float64Array, own: number): number {
  const weights = model.roster.kind[agent]! * AGENTS;
  let logit = head.effect[agent]! * weight[own]!;
  for (let k = 0; k < AGENTS; k++)
    logit += weight[agentCriterion[k]!]! * head.agent[weights + k]! * model.terms[agent * AGENTS + k]!;
  return logit;
}

/** The criterion that an effect of each head belongs to: closings to closings, satisfaction to reviews. */
export const EFFECT_CRITERION = { closing: CLOSING, satisfaction: REVIEWS } as const;
