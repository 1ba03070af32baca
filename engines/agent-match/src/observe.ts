import { sigmoid } from './estimate/logistic.ts';
import { fixAgent, type Model } from './model.ts';
import { PAIRS, pairTerms } from './pair/terms.ts';
import { along, queryOf } from './query.ts';
import type { Buyer } from './records.ts';

export interface Outcome {
  buyer: Buyer;
  agentId: string;
  closed: boolean;
  /** The private answer; absent until it is given, and when the match did not close. */
  satisfied?: boolean | null | undefined;
}

/**
 * Updates the agent's effects with one outcome until the next fit: v' = 1 / (1/v + p(1 − p)), m' = m + v'(y − p)
 * (one step of assumed-density filtering). Ignores an unknown agent. Changes the model in place.
 */
export function observe(model: Model, { buyer, agentId, closed, satisfied }: Outcome): void {
  const agent = model.roster.indexOf.get(agentId);
  if (agent === undefined || model.roster.agents[agent]!.agentType !== buyer.agentType) return;
  learn(model, buyer, agent, 'closing', closed);
  if (closed && typeof satisfied === 'boolean') learn(model, buyer, agent, 'satisfaction', satisfied);
  model.version += 1;
}

const terms = new Float64Array(PAIRS);

function learn(model: Model, buyer: Buyer, agent: number, which: 'closing' | 'satisfaction', y: boolean): void {
  const head = model.heads[which];
  const query = queryOf(model, buyer);
  pairTerms(model.pair, query.prepared, agent, terms);
  const logit = query[which].base + along(query[which].slope, terms, 0) + model.fixed[which].logit[agent]!;
  const p = sigmoid(logit);
  const variance = 1 / (1 / head.effectVariance[agent]! + p * (1 - p));
  head.effect[agent]! += variance * ((y ? 1 : 0) - p);
  head.effectVariance[agent] = variance;
  head.n[agent]! += 1;
  fixAgent(model.roster, model.terms, head, model.fixed[which], agent);
}
