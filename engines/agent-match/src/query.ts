import { clientLogit, clientTerms } from './heads/client.ts';
import { CRITERIA, type Criterion } from './heads/criteria.ts';
import { pairCriterion } from './heads/terms.ts';
import type { Model } from './model.ts';
import { PAIRS, type PreparedBuyer, prepareBuyer } from './pair/terms.ts';
import type { Buyer } from './records.ts';

/** Multipliers of criteria, 0 to 2; missing ones are 1. */
export type OwnWeights = Partial<Record<Criterion, number>>;

/** A buyer's query with all values that do not depend on the agent. */
export interface Query {
  prepared: PreparedBuyer;
  closing: QueryHead;
  satisfaction: QueryHead;
  /** Multiplier by criterion. */
  weight: Float64Array;
  weighed: boolean;
}

interface QueryHead {
  /** Raw pair terms times this, plus `base`, give the pair's and the client's contribution to the logit. */
  slope: Float64Array;
  base: number;
  /** The same under the buyer's own weights. */
  ownSlope: Float64Array;
  ownBase: number;
  /** The client's contribution alone. */
  client: number;
}

export function queryOf(model: Model, buyer: Buyer, own: OwnWeights = {}): Query {
  const prepared = prepareBuyer(model.pair, buyer);
  const client = clientTerms(buyer);
  const weight = Float64Array.from(CRITERIA, (name) => {
    const value = own[name] ?? 1;
    return Number.isFinite(value) ? Math.min(2, Math.max(0, value)) : 1;
  });
  const head = (which: 'closing' | 'satisfaction') => {
    const { pair, client: weights } = model.heads[which];
    return headOf(model, pair, clientLogit(weights, client), prepared, weight);
  };
  return {
    ...{ prepared, weight, weighed: weight.some((one) => one !== 1) },
    ...{ closing: head('closing'), satisfaction: head('satisfaction') },
  };
}

function headOf(
  model: Model,
  pair: Float64Array,
  client: number,
  prepared: PreparedBuyer,
  weight: Float64Array,
): QueryHead {
  const head: QueryHead = {
    slope: new Float64Array(PAIRS),
    base: client,
    ownSlope: new Float64Array(PAIRS),
    ownBase: client,
    client,
  };
  const { mean, inverse } = model.scale;
  for (let k = 0; k < PAIRS; k++) {
    if (k === (prepared.style ? 7 : 6)) continue;
    const at = prepared.kind * PAIRS + k;
    const slope = pair[at]! * inverse[at]!;
    const own = slope * weight[pairCriterion[k]!]!;
    head.slope[k] = slope;
    head.base -= slope * mean[at]!;
    head.ownSlope[k] = own;
    head.ownBase -= own * mean[at]!;
  }
  return head;
}

export function along(slope: Float64Array, terms: Float64Array, from: number): number {
  let sum = 0;
  for (let k = from; k < PAIRS; k++) sum += slope[k]! * terms[k]!;
  return sum;
}
