import { visitCandidates } from './candidates.ts';
import { normalQuantile } from './estimate/normal.ts';
import type { Model } from './model.ts';
import { inMarket, kmToOffice } from './pair/places.ts';
import { queryOf } from './query.ts';
import { probabilityOf } from './rank.ts';
import { KINDS } from './roster.ts';

export interface PercentileRank {
  /** Mean p over clients of the agent's own market, with more weight for nearer ones. */
  quality: number;
  /** Share of agents of the kind below, 0 to 100. */
  percentile: number;
  /** 80% interval of the percentile. */
  low: number;
  high: number;
  /** Probability of being among the best 5% of the kind. */
  pTop5: number;
  /**
   * True for the most probable agents with at least 8 deals: at most 5% of the kind, and only as many as keep the
   * expected precision at one half.
   */
  top5Percent: boolean;
}

export const TOP_SHARE = 0.05;
export const TOP_DEALS = 8;
/** Minimum expected precision of the label. */
const EXPECTED_RIGHT = 0.5;
const DRAWS = 400;
const NEAR_SQUARE_KM = 128;
const FAR = 0.02;

const cache = new WeakMap<Model, { version: number; percentileRanks: Map<string, PercentileRank> }>();

/** Percentile rank of an eligible agent; undefined for others and without peers. */
export const percentileRank = (model: Model, agentId: string): PercentileRank | undefined =>
  percentileRanks(model).get(agentId);

/** Standings of all eligible agents by id; cached until the next outcome. */
export function percentileRanks(model: Model): ReadonlyMap<string, PercentileRank> {
  const known = cache.get(model);
  if (known && known.version === model.version) return known.percentileRanks;
  const { quality, deviation, weight } = qualities(model);
  const all = new Map<string, PercentileRank>();
  KINDS.forEach((_, kind) => {
    const members: number[] = [];
    for (let a = 0; a < quality.length; a++)
      if (model.roster.kind[a] === kind && model.roster.eligible[a] === 1 && weight[a]! > 0) members.push(a);
    for (const [agent, one] of rankKind(model, members, quality, deviation))
      all.set(model.roster.agents[agent]!.id, one);
  });
  cache.set(model, { version: model.version, percentileRanks: all });
  return all;
}

/**
 * Mean p and its deviation by the delta method: the derivative of p by each head's logit, times that logit's
 * deviation.
 */
function qualities(model: Model) {
  const count = model.roster.agents.length;
  const [sum, weight] = [new Float64Array(count), new Float64Array(count)];
  const [byClosing, bySatisfaction] = [new Float64Array(count), new Float64Array(count)];
  const { closing, satisfaction } = model.fixed;
  for (const client of model.clients) {
    const query = queryOf(model, client);
    visitCandidates(model, query.prepared.kind, client.lat, client.lon, (agents) => {
      for (const agent of agents) {
        const km = kmToOffice(model.pair.places, agent, query.prepared.spot);
        if (!inMarket(model.pair.places, agent, query.prepared.spot, km)) continue;
        const { closes, satisfied } = probabilityOf(model, query, agent);
        const w = Math.exp((-km * km) / NEAR_SQUARE_KM) + FAR;
        const p = closes * satisfied;
        sum[agent]! += w * p;
        weight[agent]! += w;
        byClosing[agent]! += w * p * (1 - closes) * closing.kappa[agent]!;
        bySatisfaction[agent]! += w * p * (1 - satisfied) * satisfaction.kappa[agent]!;
      }
    });
  }
  const deviation = sum.map((_, a) =>
    weight[a]! > 0
      ? Math.sqrt(byClosing[a]! ** 2 * closing.variance[a]! + bySatisfaction[a]! ** 2 * satisfaction.variance[a]!) /
        weight[a]!
      : 0,
  );
  return { quality: sum.map((one, a) => (weight[a]! > 0 ? one / weight[a]! : 0)), deviation, weight };
}

function rankKind(model: Model, members: readonly number[], quality: Float64Array, deviation: Float64Array) {
  const count = members.length;
  const labels = Math.ceil(TOP_SHARE * count);
  const places = members.map(() => new Float64Array(DRAWS));
  const top = new Float64Array(count);
  const drawn = new Float64Array(count);
  const order = Array.from(members, (_, at) => at);
  const next = sequence();
  for (let draw = 0; draw < DRAWS; draw++) {
    members.forEach((agent, at) => {
      drawn[at] = quality[agent]! + deviation[agent]! * normalQuantile(next());
    });
    order.sort((a, b) => drawn[b]! - drawn[a]! || a - b);
    order.forEach((at, place) => {
      if (place < labels) top[at]! += 1 / DRAWS;
      places[at]![draw] = percentileAt(place, count);
    });
  }
  const byQuality = Array.from(members, (_, at) => at).sort(
    (a, b) => quality[members[b]!]! - quality[members[a]!]! || a - b,
  );
  const percentile = new Float64Array(count);
  byQuality.forEach((at, place) => {
    percentile[at] = percentileAt(place, count);
  });
  const proven = (at: number) => model.criteria.closing.closed[members[at]!]! >= TOP_DEALS;
  const labelled = new Set(
    trusted(
      Array.from(members, (_, at) => at)
        .filter(proven)
        .sort((a, b) => top[b]! - top[a]! || percentile[b]! - percentile[a]! || a - b)
        .slice(0, labels),
      top,
    ),
  );
  return members.map((agent, at): [number, PercentileRank] => {
    const sorted = places[at]!.sort();
    return [
      agent,
      {
        quality: quality[agent]!,
        percentile: percentile[at]!,
        low: Math.min(percentile[at]!, sorted[Math.floor(DRAWS * 0.1)]!),
        high: Math.max(percentile[at]!, sorted[Math.floor(DRAWS * 0.9)]!),
        pTop5: top[at]!,
        top5Percent: labelled.has(at),
      },
    ];
  });
}

/** Longest prefix of `ranked` of which at least half are expected to be among the best. */
function trusted(ranked: readonly number[], top: Float64Array): readonly number[] {
  let expected = 0;
  const from = ranked.findIndex((at, before) => {
    expected += top[at]!;
    return expected < EXPECTED_RIGHT * (before + 1);
  });
  return from < 0 ? ranked : ranked.slice(0, from);
}

const percentileAt = (place: number, count: number): number => (100 * (count - 1 - place + 0.5)) / count;

/** Deterministic numbers between 0 and 1 (mulberry32). */
function sequence(): () => number {
  let state = 0x5eed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
}
