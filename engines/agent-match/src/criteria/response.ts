import { DAY_MS, HOUR_MS } from '@lintel/geo';
import { instantMs, recency } from '../calendar.ts';
import { explain } from '../estimate/effects.ts';
import { meanAbove } from '../estimate/normal.ts';
import { GroupMeans } from '../estimate/shrinkage.ts';
import type { LeadAnswer, Records } from '../records.ts';
import { inOrder, type Roster } from '../roster.ts';
import { type Scaled, shrinkByKind } from './by-kind.ts';

export interface Response extends Scaled {
  /** Minutes: median and 80th percentile of the response time, at an average hour. */
  medianMinutes: Float64Array;
  p80Minutes: Float64Array;
}

const MS_A_MINUTE = 60_000;
const LEAST_MINUTES = 0.5;
const ROUNDS = 8;
/** Information of a censored response time, relative to an observed one. */
const CUT_OFF = 0.5;

/**
 * Log-normal response times with an effect of the hour and of weekends, by EM: a lead without an answer, or
 * withdrawn before one, is a censored time and is replaced by its conditional expectation (Tobin's model).
 */
export function responseOf(records: Records, roster: Roster): Response {
  const end = (roster.asOf + 1) * DAY_MS;
  const rows = inOrder(
    records.responses.filter(({ agentId, createdAt }) => roster.indexOf.has(agentId) && instantMs(createdAt) < end),
    ({ leadId, agentId }) => `${leadId} ${agentId}`,
  );
  const agent = Int32Array.from(rows, ({ agentId }) => roster.indexOf.get(agentId)!);
  const waits = rows.map((row) => waitOf(row, end));
  const hour = Int32Array.from(rows, ({ createdAt }, row) => hourOfWeek(createdAt, roster, agent[row]!));
  const { y, fitted, deviation } = censoredFit(waits, agent, hour, roster.agents.length);
  const means = new GroupMeans(roster.agents.length);
  rows.forEach(({ createdAt }, row) => {
    const a = agent[row]!;
    const value = -(fitted.residual[row]! + fitted.effect[1]![a]!);
    const weight = recency(Math.floor(instantMs(createdAt) / DAY_MS), roster.asOf);
    means.add(a, value, weight * (waits[row]!.ended ? 1 : CUT_OFF));
  });
  const scaled = shrinkByKind(means.mean(), means.noise(deviation ** 2), means.n, roster.kind);
  const usual = typical(y, fitted.residual, fitted.effect[1]!, agent);
  const middle = scaled.mean.map((mean, a) => {
    const kind = roster.kind[a]!;
    return usual - (scaled.centre[kind]! + mean * scaled.spread[kind]!);
  });
  return {
    ...scaled,
    medianMinutes: middle.map((log) => Math.exp(log)),
    p80Minutes: middle.map((log) => Math.exp(log + 0.84 * deviation)),
  };
}

interface Wait {
  log: number;
  ended: boolean;
}

function waitOf({ createdAt, respondedAt, withdrawnAt }: LeadAnswer, end: number): Wait {
  const from = instantMs(createdAt);
  const until = respondedAt ? instantMs(respondedAt) : withdrawnAt ? instantMs(withdrawnAt) : end;
  return { log: Math.log(Math.max(LEAST_MINUTES, (until - from) / MS_A_MINUTE)), ended: !!respondedAt };
}

/** Solar hour at the office, 0–23, plus 24 on weekends: leads at night wait for the morning. */
function hourOfWeek(createdAt: string, roster: Roster, agent: number): number {
  const local = instantMs(createdAt) / HOUR_MS + roster.agents[agent]!.office.lon / 15;
  const day = Math.floor(local / 24) % 7;
  // January 1, 1970 was a Thursday: 2 and 3 are Saturday and Sunday.
  return (Math.floor(local) % 24) + (day === 2 || day === 3 ? 24 : 0);
}

function censoredFit(waits: readonly Wait[], agent: Int32Array, hour: Int32Array, agents: number) {
  const y = Float64Array.from(waits, ({ log, ended }) => (ended ? log : log + 0.7));
  const ones = new Float64Array(waits.length).fill(1);
  const factors = [
    { level: hour, levels: 48, hold: 5 },
    { level: agent, levels: agents, hold: 2 },
  ];
  let fitted = explainAround(y, ones, factors);
  let deviation = Math.sqrt(fitted.noise);
  for (let round = 0; round < ROUNDS; round++) {
    let cut = 0;
    waits.forEach(({ log, ended }, row) => {
      if (ended) return;
      const expected = y[row]! - fitted.residual[row]!;
      const z = (log - expected) / deviation;
      const above = meanAbove(z);
      y[row] = expected + deviation * above;
      cut += Math.max(0, 1 - above * (above - z)) * deviation ** 2;
    });
    fitted = explainAround(y, ones, factors);
    deviation = Math.sqrt(Math.max(fitted.noise + cut / Math.max(1, waits.length), 0.01));
  }
  return { y, fitted, deviation };
}

const explainAround = (y: Float64Array, weight: Float64Array, factors: Parameters<typeof explain>[2]) => {
  const average = y.reduce((sum, one) => sum + one, 0) / Math.max(1, y.length);
  return explain(
    y.map((one) => one - average),
    weight,
    factors,
    [],
    4,
  );
};

/** Mean logarithm of the response time of the average agent, over all hours. */
function typical(y: Float64Array, residual: Float64Array, effect: Float64Array, agent: Int32Array): number {
  let sum = 0;
  for (let row = 0; row < y.length; row++) sum += y[row]! - residual[row]! - effect[agent[row]!]!;
  return y.length > 0 ? sum / y.length : Number.NaN;
}
