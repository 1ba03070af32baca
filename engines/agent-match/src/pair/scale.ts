import type { Buyer } from '../records.ts';
import { KINDS, type Roster } from '../roster.ts';
import { PAIR_TERMS, PAIRS, type PairTables, pairTerms, prepareBuyer } from './terms.ts';

const QUANTILES = 101;

/**
 * Mean and deviation of each pair term by kind, over clients and agents of their market, and its quantiles for
 * percentiles.
 */
export interface PairScale {
  mean: Float64Array;
  /** 1 / deviation. */
  inverse: Float64Array;
  /** Per kind × term: 101 values from the minimum to the maximum. */
  quantiles: Float64Array;
}

/** Terms that are facts keep their own zero and unit. */
const KEPT = new Set<(typeof PAIR_TERMS)[number]>(['language', 'urgentAnswer']);
const MOST_CLIENTS = 300;
const AGENTS_EACH = 40;
/** Pseudo-pairs with deviation 1, because the few similar pairs of a new network have hardly any deviation. */
const FEW_PAIRS = 50;

/** Samples clients and agents evenly, so that the cost does not grow with the network. */
export function pairScaleOf(roster: Roster, tables: PairTables, clients: readonly Buyer[]): PairScale {
  const scale: PairScale = {
    mean: new Float64Array(KINDS.length * PAIRS),
    inverse: new Float64Array(KINDS.length * PAIRS).fill(1),
    quantiles: new Float64Array(KINDS.length * PAIRS * QUANTILES),
  };
  const agents = agentsByMarket(roster);
  KINDS.forEach((name, kind) => {
    const own = clients.filter(({ agentType }) => agentType === name);
    const every = Math.max(1, Math.floor(own.length / MOST_CLIENTS));
    const values: number[][] = Array.from({ length: PAIRS }, () => []);
    const out = new Float64Array(PAIRS);
    for (let at = 0; at < own.length; at += every) {
      const prepared = prepareBuyer(tables, own[at]!);
      const near = agents(kind, own[at]!);
      const step = Math.max(1, Math.floor(near.length / AGENTS_EACH));
      for (let i = at % step; i < near.length; i += step) {
        pairTerms(tables, prepared, near[i]!, out);
        // Each style term uses only the clients it applies to: with or without a stated style.
        for (let k = 0; k < PAIRS; k++)
          if (!(k === 6 && !prepared.style) && !(k === 7 && prepared.style)) values[k]!.push(out[k]!);
      }
    }
    values.forEach((list, k) => {
      put(scale, kind * PAIRS + k, list, KEPT.has(PAIR_TERMS[k]!));
    });
  });
  return scale;
}

function put(scale: PairScale, at: number, values: number[], keep: boolean): void {
  if (values.length === 0) return;
  const sorted = Float64Array.from(values).sort();
  for (let q = 0; q < QUANTILES; q++)
    scale.quantiles[at * QUANTILES + q] = sorted[Math.round((q / (QUANTILES - 1)) * (sorted.length - 1))]!;
  if (keep) return;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const deviation = Math.sqrt((squares + FEW_PAIRS) / (values.length + FEW_PAIRS));
  scale.mean[at] = mean;
  scale.inverse[at] = 1 / Math.max(deviation, 0.02);
}

/** Share of pairs, 0 to 100, with a lower raw term. */
export function pairPercentile({ quantiles }: PairScale, kind: number, term: number, value: number): number {
  const at = (kind * PAIRS + term) * QUANTILES;
  let below = 0;
  while (below < QUANTILES && quantiles[at + below]! < value) below += 1;
  let same = 0;
  while (below + same < QUANTILES && quantiles[at + below + same]! === value) same += 1;
  return (100 * (below + same / 2)) / QUANTILES;
}

/** Agents of a kind in the market whose office is nearest to the client. */
function agentsByMarket(roster: Roster): (kind: number, at: { lat: number; lon: number }) => readonly number[] {
  const lists = new Map<number, number[]>();
  const middle = Array.from({ length: roster.markets }, () => ({ lat: 0, lon: 0, n: 0 }));
  roster.agents.forEach(({ office }, index) => {
    const market = roster.market[index]!;
    const key = market * KINDS.length + roster.kind[index]!;
    const list = lists.get(key);
    if (list) list.push(index);
    else lists.set(key, [index]);
    middle[market]!.lat += office.lat;
    middle[market]!.lon += office.lon;
    middle[market]!.n += 1;
  });
  return (kind, { lat, lon }) => {
    let [best, least] = [0, Infinity];
    middle.forEach((one, market) => {
      const off = (one.lat / one.n - lat) ** 2 + (one.lon / one.n - lon) ** 2;
      if (off < least) [best, least] = [market, off];
    });
    return lists.get(best * KINDS.length + kind) ?? [];
  };
}
