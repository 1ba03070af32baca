import type { AgentType } from '@lintel/agent-match';

/** The truth, known to the grader and not to the ranker. */
export interface Truth {
  pools: Record<string, readonly string[]>;
  /** p[i] belongs to the pool's i-th agent; 0 for an ineligible agent. */
  buyers: Record<string, { pool: string; p: readonly number[] }>;
  agents: Record<string, { quality: number; percentile: number; top5: boolean }>;
}

export interface ListEntry {
  agentId: string;
  matchScore: number;
  p?: number;
}

export interface Ranked {
  lists: Record<string, readonly ListEntry[]>;
  agents: Record<string, { percentile?: number; top5Percent?: boolean }>;
  assignment: Record<string, string>;
}

export interface Graded {
  buyers: number;
  top1: number;
  top6: number;
  oracle: [number, number];
  random: number;
  regret1: number;
  regret6: number;
  ndcg: number;
  ece: number;
  rankCorrelation: number;
  labels: number;
  labelPrecision: number;
  percentileCorrelation: number;
  assigned: number;
  wrongEntries: number;
}

const LIST = 6;

/** The measures defined by the data set's README, over the buyers with a known truth. */
export function grade(truth: Truth, ranked: Ranked): Graded {
  const pairs: [number, number][] = [];
  const sums = { top1: 0, top6: 0, oracle1: 0, oracle6: 0, random: 0, ndcg: 0, assigned: 0 };
  let [wrong, count] = [0, 0];
  for (const [id, { pool, p }] of Object.entries(truth.buyers)) {
    const actual = new Map(truth.pools[pool]!.map((agent, at) => [agent, p[at]!]));
    const offered = p.filter((one) => one > 0).sort((a, b) => b - a);
    const list = (ranked.lists[id] ?? []).slice(0, LIST);
    const got = list.map(({ agentId }) => actual.get(agentId) ?? 0);
    wrong += got.filter((one) => one === 0).length + Math.max(0, Math.min(LIST, offered.length) - list.length);
    list.forEach(({ p: own, matchScore }, at) => {
      pairs.push([own ?? matchScore / 100, got[at]!]);
    });
    count += 1;
    sums.top1 += got[0] ?? 0;
    sums.top6 += mean(got, LIST);
    sums.oracle1 += offered[0] ?? 0;
    sums.oracle6 += mean(offered.slice(0, LIST), LIST);
    sums.random += mean(offered, offered.length);
    sums.ndcg += ndcgOf(got, offered);
    sums.assigned += actual.get(ranked.assignment[id] ?? '') ?? 0;
  }
  const per = (sum: number) => sum / Math.max(1, count);
  return {
    buyers: count,
    ...{ top1: per(sums.top1), top6: per(sums.top6), oracle: [per(sums.oracle1), per(sums.oracle6)] },
    random: per(sums.random),
    regret1: (sums.oracle1 - sums.top1) / (sums.oracle1 - sums.random),
    regret6: (sums.oracle6 - sums.top6) / (sums.oracle6 - sums.random),
    ndcg: per(sums.ndcg),
    ece: calibrationError(pairs),
    rankCorrelation: rankCorrelation(pairs),
    ...labelsOf(truth, ranked),
    assigned: per(sums.assigned),
    wrongEntries: wrong,
  };
}

const mean = (values: readonly number[], n: number): number =>
  n > 0 ? values.reduce((sum, one) => sum + one, 0) / n : 0;

/** Grades 4, 3, 2, 1 for the true best 1, 5, 15, 40%; gain 2^grade − 1; discount log2(rank + 1). */
function ndcgOf(got: readonly number[], offered: readonly number[]): number {
  const gradeAt = (place: number) =>
    [0.01, 0.05, 0.15, 0.4].filter((share) => place < Math.max(1, Math.ceil(share * offered.length))).length;
  const gain = (place: number, at: number) => (2 ** gradeAt(place) - 1) / Math.log2(at + 2);
  let [own, ideal] = [0, 0];
  for (let at = 0; at < LIST; at++) {
    if (at < offered.length) ideal += gain(at, at);
    if (got[at]) own += gain(offered.indexOf(got[at]!), at);
  }
  return ideal > 0 ? own / ideal : 1;
}

/** Mean difference of predicted and true probability over 15 bins of equal count by prediction. */
export function calibrationError(pairs: readonly [number, number][], bins = 15): number {
  const sorted = [...pairs].sort((a, b) => a[0] - b[0]);
  let error = 0;
  for (let bin = 0; bin < bins; bin++) {
    const part = sorted.slice(Math.floor((bin * sorted.length) / bins), Math.floor(((bin + 1) * sorted.length) / bins));
    if (part.length === 0) continue;
    const off = part.reduce((sum, [predicted, is]) => sum + predicted - is, 0);
    error += Math.abs(off) / sorted.length;
  }
  return error;
}

/** Spearman's rank correlation. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [ranks(pairs.map(([one]) => one)), ranks(pairs.map(([, two]) => two))];
  const middle = (pairs.length - 1) / 2;
  let [both, first, second] = [0, 0, 0];
  for (let at = 0; at < pairs.length; at++) {
    both += (a[at]! - middle) * (b[at]! - middle);
    first += (a[at]! - middle) ** 2;
    second += (b[at]! - middle) ** 2;
  }
  return both / Math.sqrt(first * second);
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!);
  const out = new Array<number>(values.length);
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (end + 1 < order.length && values[order[end + 1]!] === values[order[at]!]) end += 1;
    for (let i = at; i <= end; i++) out[order[i]!] = (at + end) / 2;
    at = end + 1;
  }
  return out;
}

function labelsOf(truth: Truth, { agents }: Ranked) {
  const known = Object.entries(truth.agents);
  const labelled = known.filter(([id]) => agents[id]?.top5Percent);
  return {
    labels: Object.values(agents).filter(({ top5Percent }) => top5Percent).length,
    labelPrecision: labelled.filter(([, { top5 }]) => top5).length / Math.max(1, labelled.length),
    percentileCorrelation: rankCorrelation(
      known.map(([id, { percentile }]): [number, number] => [agents[id]?.percentile ?? 50, percentile]),
    ),
  };
}

/** Highest ratio of load to capacity in an assignment; at most 1 is valid. */
export function highestLoad(
  assignment: Record<string, string>,
  agents: readonly { id: string; capacity: number; agentType: AgentType }[],
): number {
  const load = new Map<string, number>();
  for (const id of Object.values(assignment)) load.set(id, (load.get(id) ?? 0) + 1);
  return Math.max(0, ...agents.map(({ id, capacity }) => (load.get(id) ?? 0) / Math.max(capacity, 1e-9)));
}
