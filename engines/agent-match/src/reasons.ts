import { sigmoid } from './estimate/logistic.ts';
import { normalBelow } from './estimate/normal.ts';
import { evidenceOf } from './evidence.ts';
import { CRITERIA, type Criterion } from './heads/criteria.ts';
import { AGENTS, agentCriterion, pairCriterion } from './heads/terms.ts';
import { EFFECT_CRITERION, type Model } from './model.ts';
import { PAIRS, pairTerms } from './pair/terms.ts';
import { queryOf } from './query.ts';
import { probabilityOf } from './rank.ts';
import type { Buyer } from './records.ts';

/** One criterion as shown: the agent's score, its uncertainty, and its effect on this match. */
export interface CriterionReading {
  criterion: Criterion;
  /** Posterior mean: 0 is the average agent of the kind, 1 one deviation better. */
  score: number;
  /** 80% interval of the score. */
  low: number;
  high: number;
  /** Number of records. */
  n: number;
  /**
   * 0 to 100 among agents of the kind; for criteria that depend on the buyer, among pairs of buyers and agents.
   */
  percentile: number;
  /** Points of the match score added or removed by this criterion, compared with the average agent. */
  points: number;
}

export interface Reasons {
  /** 100 p, unrounded: exactly `base` + `evidence` + all points. */
  score: number;
  /** 100 p of the average agent for this buyer. */
  base: number;
  /** Points for having more or less evidence than the average agent. */
  evidence: number;
  /** The twelve in the order of `CRITERIA`. */
  criteria: CriterionReading[];
}

/** Quantile of the 80% interval. */
const Z80 = 1.2815515655446004;

/**
 * Explains p. Both heads are linear in their terms, so each criterion has one sum per head. The difference from
 * the average agent (all terms 0) is attributed without remainder: p − p₀ = ΔC·(S + S₀)/2 + ΔS·(C + C₀)/2 (the
 * Shapley value of two factors), and each head's Δ is split over its terms along the secant of the logistic curve.
 */
export function reasons(model: Model, buyer: Buyer, agentId: string): Reasons | undefined {
  const agent = model.roster.indexOf.get(agentId);
  if (agent === undefined || model.roster.agents[agent]!.agentType !== buyer.agentType) return undefined;
  const query = queryOf(model, buyer);
  const raw = new Float64Array(PAIRS);
  pairTerms(model.pair, query.prepared, agent, raw);
  const { closes, satisfied } = probabilityOf(model, query, agent);
  const closing = partOf(
    model,
    'closing',
    agent,
    query.prepared.kind,
    query.prepared.style !== undefined,
    raw,
    query.closing.client,
  );
  const content = partOf(
    model,
    'satisfaction',
    agent,
    query.prepared.kind,
    query.prepared.style !== undefined,
    raw,
    query.satisfaction.client,
  );
  const shareC = 50 * (satisfied + content.averageP);
  const shareS = 50 * (closes + closing.averageP);
  const points = CRITERIA.map((_, k) => shareC * closing.points[k]! + shareS * content.points[k]!);
  const base = 100 * closing.averageP * content.averageP;
  const evidence = shareC * closing.evidence + shareS * content.evidence;
  return {
    score: 100 * closes * satisfied,
    base,
    evidence,
    criteria: CRITERIA.map((criterion, k) => {
      const { score, variance, n, percentile } = evidenceOf(model, query.prepared, agent, criterion, raw);
      const deviation = Math.sqrt(variance);
      return {
        criterion,
        ...{ score, low: score - Z80 * deviation, high: score + Z80 * deviation, n },
        percentile: percentile ?? 100 * normalBelow(score),
        points: points[k]!,
      };
    }),
  };
}

interface Part {
  averageP: number;
  /** Indexed by criterion, in probability of the head. */
  points: Float64Array;
  evidence: number;
}

function partOf(
  model: Model,
  which: 'closing' | 'satisfaction',
  agent: number,
  kind: number,
  stated: boolean,
  raw: Float64Array,
  client: number,
): Part {
  const head = model.heads[which];
  const sums = new Float64Array(CRITERIA.length);
  sums[EFFECT_CRITERION[which]]! += head.effect[agent]!;
  for (let k = 0; k < AGENTS; k++)
    sums[agentCriterion[k]!]! += head.agent[kind * AGENTS + k]! * model.terms[agent * AGENTS + k]!;
  for (let k = 0; k < PAIRS; k++) {
    if (k === (stated ? 7 : 6)) continue;
    const at = kind * PAIRS + k;
    sums[pairCriterion[k]!]! += head.pair[at]! * (raw[k]! - model.scale.mean[at]!) * model.scale.inverse[at]!;
  }
  const logit = client + sums.reduce((sum, one) => sum + one, 0);
  const kappa = model.fixed[which].kappa[agent]!;
  const usual = averageKappa(model, which, kind);
  const [from, to] = [usual * client, kappa * logit];
  const averageP = sigmoid(from);
  const slope = Math.abs(to - from) > 1e-7 ? (sigmoid(to) - averageP) / (to - from) : averageP * (1 - averageP);
  // κ η − κ₀ η₀ = (κ + κ₀)/2 · (η − η₀) + (κ − κ₀) · (η + η₀)/2: the first summand comes from the criteria, the
  // second from the evidence.
  const middle = (kappa + usual) / 2;
  return {
    averageP,
    points: sums.map((sum) => slope * middle * sum),
    evidence: slope * (kappa - usual) * ((logit + client) / 2),
  };
}

const usualKappas = new WeakMap<Model, { version: number; keeps: Map<string, number> }>();

/** κ of the average agent of a kind. */
function averageKappa(model: Model, which: 'closing' | 'satisfaction', kind: number): number {
  let known = usualKappas.get(model);
  if (!known || known.version !== model.version) {
    known = { version: model.version, keeps: new Map() };
    usualKappas.set(model, known);
  }
  const key = `${which} ${kind}`;
  const found = known.keeps.get(key);
  if (found !== undefined) return found;
  let [sum, count] = [0, 0];
  model.fixed[which].kappa.forEach((kappa, agent) => {
    if (model.roster.kind[agent] !== kind) return;
    sum += kappa;
    count += 1;
  });
  known.keeps.set(key, sum / count);
  return sum / count;
}
