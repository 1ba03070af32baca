import { Levels } from '../estimate/effects.ts';
import { sigmoid } from '../estimate/logistic.ts';
import { mixedLogit } from '../estimate/mixed-logit.ts';
import type { Posterior } from '../estimate/shrinkage.ts';
import { type DealRows, KINDS, type Roster } from '../roster.ts';

export interface Closing extends Posterior {
  /** Share of deals that would close for the average client, 0 to 1, by agent. */
  rate: Float64Array;
  /** Logit of closing for the average client with the average agent, by kind. */
  base: number[];
  spread: number[];
  /** Raw count of closed deals. */
  closed: Int32Array;
}

const FIXED = 7;

/**
 * Logistic regression closed ~ the client's situation, type and side + agent effect u ~ N(0, τ²), so that easy
 * cases give no advantage. The effect is the criterion.
 */
export function closingOf(roster: Roster, deals: DealRows): Closing {
  const count = roster.agents.length;
  const closing: Closing = {
    mean: new Float64Array(count),
    variance: new Float64Array(count).fill(1),
    n: new Int32Array(count),
    rate: new Float64Array(count),
    base: [],
    spread: [],
    closed: new Int32Array(count),
  };
  deals.rows.forEach(({ outcome, stated }, row) => {
    if (stated) return;
    closing.n[deals.agent[row]!]! += 1;
    if (outcome === 'closed') closing.closed[deals.agent[row]!]! += 1;
  });
  for (let kind = 0; kind < KINDS.length; kind++) fitKind(roster, deals, kind, closing);
  return closing;
}

function fitKind(roster: Roster, deals: DealRows, kind: number, closing: Closing): void {
  const picked: number[] = [];
  const types = new Levels();
  deals.rows.forEach((deal, row) => {
    if (roster.kind[deals.agent[row]!] !== kind || deal.stated) return;
    picked.push(row);
    types.of(deal.type);
  });
  const width = FIXED + types.size;
  const x = new Float64Array(picked.length * width);
  picked.forEach((row, at) => {
    const deal = deals.rows[row]!;
    x.set(
      [
        1,
        deal.preApproved ? 0.5 : -0.5,
        deal.cash ? 0.5 : -0.5,
        (deal.contingencies - 1.5) / 1.5,
        deal.firstTimeBuyer ? 0.5 : -0.5,
        deal.side === 'seller' ? 0.5 : -0.5,
        (deals.day[row]! - roster.asOf) / 365.25 + 1.5,
      ],
      at * width,
    );
    x[at * width + FIXED + types.of(deal.type)] = 1;
  });
  const fitted = mixedLogit({
    x,
    width,
    y: Uint8Array.from(picked, (row) => (deals.rows[row]!.outcome === 'closed' ? 1 : 0)),
    weight: weightsOf(roster, deals, picked),
    group: Int32Array.from(picked, (row) => deals.agent[row]!),
    groups: roster.agents.length,
    priorMean: Float64Array.from({ length: width }, (_, k) => (k === 0 ? 1 : 0)),
    priorPrecision: Float64Array.from({ length: width }, (_, k) => (k === 0 ? 0.1 : 1)),
    groupVariance: 0.15,
    rounds: 24,
  });
  const base = averageLogit(x, width, fitted.weights, picked.length);
  const spread = Math.sqrt(fitted.groupVariance);
  closing.base.push(base);
  closing.spread.push(spread);
  for (let a = 0; a < roster.agents.length; a++) {
    if (roster.kind[a] !== kind) continue;
    closing.mean[a] = fitted.effect[a]! / spread;
    closing.variance[a] = Math.min(1, fitted.effectVariance[a]! / fitted.groupVariance);
    closing.rate[a] = sigmoid(base + fitted.effect[a]!);
  }
}

/**
 * Recency weights within an agent, scaled to sum to the effective number of deals, (Σw)² / Σw²: old deals carry
 * less information, but an agent with only old deals is not unknown.
 */
function weightsOf(roster: Roster, deals: DealRows, picked: readonly number[]): Float64Array {
  const sum = new Float64Array(roster.agents.length);
  const square = new Float64Array(roster.agents.length);
  for (const row of picked) {
    const w = deals.weight[row]! / roster.ownShare[deals.agent[row]!]!;
    sum[deals.agent[row]!]! += w;
    square[deals.agent[row]!]! += w * w;
  }
  return Float64Array.from(
    picked,
    (row) => (deals.weight[row]! * sum[deals.agent[row]!]!) / square[deals.agent[row]!]!,
  );
}

function averageLogit(x: Float64Array, width: number, weights: Float64Array, rows: number): number {
  if (rows === 0) return weights[0]!;
  let sum = 0;
  for (let at = 0; at < x.length; at++) sum += x[at]! * weights[at % width]!;
  return sum / rows;
}
