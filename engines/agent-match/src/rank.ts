import { Best } from './best.ts';
import { visitCandidates } from './candidates.ts';
import { sigmoid } from './estimate/logistic.ts';
import { EFFECT_CRITERION, type Model, weighedLogit } from './model.ts';
import { inMarket, kmToOffice } from './pair/places.ts';
import { COSTLY, cheapTerms, localTerms, localTermsAtLeast, localTermsAtMost, PAIRS } from './pair/terms.ts';
import { along, type OwnWeights, type Query, queryOf } from './query.ts';
import type { Buyer } from './records.ts';

export interface RankOptions {
  /** Length of the list; from six on, the sixth position is the optimistic one. */
  size?: number;
  /** The buyer's own multipliers of criteria, 0 to 2. They change the order and never p. */
  weights?: OwnWeights;
  /** Prices of agents' time from `assign`, subtracted from p in the order. */
  prices?: ReadonlyMap<string, number>;
  /** Ids of agents to exclude, such as those at capacity. */
  without?: ReadonlySet<string>;
  /** Evaluates every candidate in full; for comparison. */
  plain?: boolean;
}

export interface Entry {
  agentId: string;
  /** Probability that the match closes with a satisfied client, 0 to 1. */
  p: number;
  /** round(100 p). */
  matchScore: number;
  pCloses: number;
  /** Probability of satisfaction if it closes. */
  pSatisfied: number;
  /** True for the position given for the agent's potential: mean + 1 deviation. */
  optimistic: boolean;
}

export const LIST_SIZE = 6;
const OPTIMISTIC_PLACE = 6;
/** Tolerance for rounding between a bound and the exact value. */
const SLACK = 1e-9;

/**
 * Ranks the eligible agents of the requested kind and market, best first. p = σ(κ η) of closing × the same of
 * satisfaction; κ is the moderation of the logit by uncertainty. Exact: only agents whose upper bound is too low
 * are skipped.
 */
export function rank(model: Model, buyer: Buyer, options: RankOptions = {}): Entry[] {
  const size = Math.max(0, Math.min(options.size ?? LIST_SIZE, model.roster.agents.length));
  if (size === 0 || !Number.isFinite(buyer.lat) || !Number.isFinite(buyer.lon)) return [];
  const query = queryOf(model, buyer, options.weights);
  const { best, bold } = search(model, query, size, options);
  const places = [...best.agents.subarray(0, best.size)];
  let optimistic = -1;
  if (size >= OPTIMISTIC_PLACE && places.length >= OPTIMISTIC_PLACE) {
    const sure = new Set(places.slice(0, OPTIMISTIC_PLACE - 1));
    optimistic = bold.agents.subarray(0, bold.size).find((agent) => !sure.has(agent))!;
    const rest = places.slice(OPTIMISTIC_PLACE - 1).filter((agent) => agent !== optimistic);
    places.splice(OPTIMISTIC_PLACE - 1, places.length, optimistic, ...rest);
    places.length = Math.min(places.length, size);
  }
  return places.map((agent) => entryOf(model, query, agent, agent === optimistic));
}

const terms = new Float64Array(PAIRS);
const least = new Float64Array(PAIRS);

function search(model: Model, query: Query, size: number, options: RankOptions): { best: Best; bold: Best } {
  const { prepared } = query;
  const { pair, fixed } = model;
  const { prices, without, plain } = options;
  const best = new Best(size);
  const bold = new Best(size >= OPTIMISTIC_PLACE ? OPTIMISTIC_PLACE : 0);
  const closing = lineOf(query, 'closing');
  const satisfaction = lineOf(query, 'satisfaction');

  // A learned weight may be negative; then fewer nearby deals are the better end.
  const falling =
    closing.slope[0]! < 0 || closing.slope[1]! < 0 || satisfaction.slope[0]! < 0 || satisfaction.slope[1]! < 0;

  // p = 1 / ((1 + e^−c)(1 + e^−s)), so the products below are compared: two exponentials, no division. The optimistic
  // position raises both logits, which is a factor on each exponential.
  const judge = (agent: number): void => {
    const km = kmToOffice(pair.places, agent, prepared.spot);
    if (!inMarket(pair.places, agent, prepared.spot, km)) return;
    const kappaC = fixed.closing.kappa[agent]!;
    const kappaS = fixed.satisfaction.kappa[agent]!;
    const boldC = fixed.closing.bold[agent]!;
    const boldS = fixed.satisfaction.bold[agent]!;
    const id = prices || without ? model.roster.agents[agent]!.id : '';
    if (without?.has(id)) return;
    const price = prices?.get(id) ?? 0;
    const pruning = !plain && best.size === size;
    const mostP = best.least + price - SLACK;
    const mostBold = bold.values.length > 0 ? bold.least + price - SLACK : Infinity;
    cheapTerms(pair, prepared, agent, km, terms);
    const c = closing.base + along(closing.slope, terms, COSTLY) + fixedPart(model, query, 'closing', agent);
    const s =
      satisfaction.base + along(satisfaction.slope, terms, COSTLY) + fixedPart(model, query, 'satisfaction', agent);
    if (pruning) {
      if (falling) localTermsAtLeast(pair, prepared, agent, km, least);
      localTermsAtMost(pair, prepared, agent, km, terms);
      const againstC = Math.exp(-kappaC * (c + localAtMost(closing.slope)));
      const againstS = Math.exp(-kappaS * (s + localAtMost(satisfaction.slope)));
      if ((1 + againstC) * (1 + againstS) * mostP > 1 && (1 + againstC * boldC) * (1 + againstS * boldS) * mostBold > 1)
        return;
    }
    localTerms(pair, prepared, agent, km, terms);
    const againstC = Math.exp(-kappaC * (c + closing.slope[0]! * terms[0]! + closing.slope[1]! * terms[1]!));
    const againstS = Math.exp(-kappaS * (s + satisfaction.slope[0]! * terms[0]! + satisfaction.slope[1]! * terms[1]!));
    best.offer(agent, 1 / ((1 + againstC) * (1 + againstS)) - price);
    bold.offer(agent, 1 / ((1 + againstC * boldC) * (1 + againstS * boldS)) - price);
  };

  visitCandidates(model, prepared.kind, prepared.spot.lat, prepared.spot.lon, (agents) => {
    for (let at = 0; at < agents.length; at++) judge(agents[at]!);
  });
  return { best, bold };
}

/** Upper bound of the two local terms' contribution to a logit, from their extremes. */
const localAtMost = (slope: Float64Array): number =>
  slope[0]! * (slope[0]! > 0 ? terms[0]! : least[0]!) + slope[1]! * (slope[1]! > 0 ? terms[1]! : least[1]!);

const lineOf = (query: Query, head: 'closing' | 'satisfaction') =>
  query.weighed
    ? { slope: query[head].ownSlope, base: query[head].ownBase }
    : { slope: query[head].slope, base: query[head].base };

const fixedPart = (model: Model, query: Query, head: 'closing' | 'satisfaction', agent: number): number =>
  query.weighed
    ? weighedLogit(model, model.heads[head], agent, query.weight, EFFECT_CRITERION[head])
    : model.fixed[head].logit[agent]!;

/** Probabilities of closing and satisfaction of one pair, without the buyer's own weights. */
export function probabilityOf(model: Model, query: Query, agent: number): { closes: number; satisfied: number } {
  const { pair, fixed } = model;
  const km = kmToOffice(pair.places, agent, query.prepared.spot);
  cheapTerms(pair, query.prepared, agent, km, terms);
  localTerms(pair, query.prepared, agent, km, terms);
  const of = (head: 'closing' | 'satisfaction') =>
    sigmoid(
      fixed[head].kappa[agent]! * (query[head].base + along(query[head].slope, terms, 0) + fixed[head].logit[agent]!),
    );
  return { closes: of('closing'), satisfied: of('satisfaction') };
}

function entryOf(model: Model, query: Query, agent: number, optimistic: boolean): Entry {
  const { closes, satisfied } = probabilityOf(model, query, agent);
  const p = closes * satisfied;
  return {
    agentId: model.roster.agents[agent]!.id,
    ...{ p, matchScore: Math.round(100 * p), pCloses: closes, pSatisfied: satisfied, optimistic },
  };
}
