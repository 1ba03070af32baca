import { dayNumber, recency } from '../calendar.ts';
import { GroupMeans } from '../estimate/shrinkage.ts';
import type { Records } from '../records.ts';
import { inOrder, type Roster } from '../roster.ts';
import { shrinkByKind } from './by-kind.ts';

export const STYLE_SIDES = ['formality', 'detail', 'warmth'] as const;

/** Styles that buyers choose from, as points in formality, detail and warmth. */
export const STYLES: Record<string, readonly [number, number, number]> = {
  formal: [0.85, 0.6, 0.35],
  analytical: [0.55, 0.9, 0.3],
  friendly: [0.25, 0.45, 0.9],
  concise: [0.5, 0.15, 0.5],
};

/** Each agent's writing style: shrunk means, agents × 3, each from 0 to 1, and the number of threads. */
export interface Style {
  point: Float64Array;
  /** Variance of each of the three. */
  variance: Float64Array;
  n: Int32Array;
}

export function styleOf(records: Records, roster: Roster): Style {
  const count = roster.agents.length;
  const rows = inOrder(
    records.messages.filter(({ agentId, date }) => roster.indexOf.has(agentId) && dayNumber(date) <= roster.asOf),
    (row) => `${row.agentId} ${row.date} ${row.formality} ${row.detail} ${row.warmth}`,
  );
  const point = new Float64Array(count * 3);
  const variance = new Float64Array(count * 3);
  let n = new Int32Array(count);
  STYLE_SIDES.forEach((side, at) => {
    const means = new GroupMeans(count);
    for (const row of rows)
      means.add(roster.indexOf.get(row.agentId)!, row[side], recency(dayNumber(row.date), roster.asOf));
    const mean = means.mean();
    let [square, total] = [0, 0];
    for (const row of rows) {
      square += (row[side] - mean[roster.indexOf.get(row.agentId)!]!) ** 2;
      total += 1;
    }
    const noise = Math.max(square / Math.max(1, total - means.n.filter((one) => one > 0).length), 1e-4);
    const shrunk = shrinkByKind(mean, means.noise(noise), means.n, roster.kind);
    for (let a = 0; a < count; a++) {
      const kind = roster.kind[a]!;
      point[a * 3 + at] = rows.length === 0 ? 0.5 : shrunk.centre[kind]! + shrunk.mean[a]! * shrunk.spread[kind]!;
      variance[a * 3 + at] = shrunk.variance[a]! * shrunk.spread[kind]! ** 2;
    }
    n = means.n as Int32Array<ArrayBuffer>;
  });
  return { point, variance, n };
}
