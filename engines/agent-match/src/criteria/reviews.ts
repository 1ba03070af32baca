import { dayNumber, recency } from '../calendar.ts';
import { explain } from '../estimate/effects.ts';
import { GroupMeans } from '../estimate/shrinkage.ts';
import type { Records, Review } from '../records.ts';
import { type DealRows, inOrder, type Roster } from '../roster.ts';
import { inBurst } from './bursts.ts';
import { type Scaled, shrinkByKind } from './by-kind.ts';
import { QUARTER_DAYS } from './terms.ts';

export interface Reviews extends Scaled {
  /** Raw number and mean stars of verified reviews, for display. */
  verified: Int32Array;
  stars: Float64Array;
}

const WEIGHT = { verified: 1, notVerified: 0.7, burst: 0.03 } as const;

/**
 * Stars minus the platform's trend and the effect of whether the deal closed. An unverified review has less
 * weight, one in a burst almost none, whether positive or negative.
 */
export function reviewsOf(records: Records, roster: Roster, deals: DealRows): Reviews {
  const rows = inOrder(
    records.reviews.filter(({ agentId, date }) => roster.indexOf.has(agentId) && dayNumber(date) <= roster.asOf),
    ({ id }) => id,
  );
  const outcome = new Map(deals.rows.map(({ id, outcome }) => [id, outcome]));
  const agent = Int32Array.from(rows, ({ agentId }) => roster.indexOf.get(agentId)!);
  const burst = inBurst(rows, agent, roster.agents.length);
  const trust = Float64Array.from(rows, (review, row) => trustIn(review, burst[row] === 1));
  const firstQuarter = rows.reduce((first, { date }) => Math.min(first, quarter(date)), Infinity);
  const when = Int32Array.from(rows, ({ date }) => quarter(date) - firstQuarter);
  const quarters = when.reduce((last, one) => Math.max(last, one), 0) + 1;
  const after = Int32Array.from(rows, ({ transactionId }) => {
    const known = transactionId ? outcome.get(transactionId) : undefined;
    return known === 'closed' ? 0 : known === 'fallen_through' ? 1 : 2;
  });
  const average = rows.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, rows.length);
  const fitted = explain(
    Float64Array.from(rows, ({ rating }) => rating - average),
    trust,
    [
      { level: when, levels: quarters, hold: 5 },
      { level: after, levels: 3, hold: 5 },
      { level: agent, levels: roster.agents.length, hold: 6 },
    ],
  );
  const means = new GroupMeans(roster.agents.length);
  rows.forEach(({ date }, row) => {
    const a = agent[row]!;
    means.add(a, fitted.residual[row]! + fitted.effect[2]![a]!, trust[row]! * recency(dayNumber(date), roster.asOf));
  });
  const scaled = shrinkByKind(means.mean(), means.noise(Math.max(fitted.noise, 0.05)), means.n, roster.kind);
  return { ...scaled, ...shown(rows, agent, roster.agents.length) };
}

const quarter = (date: string): number => Math.floor(dayNumber(date) / QUARTER_DAYS);

const trustIn = ({ transactionId }: Review, burst: boolean): number =>
  transactionId ? WEIGHT.verified : burst ? WEIGHT.burst : WEIGHT.notVerified;

function shown(rows: readonly Review[], agent: Int32Array, agents: number) {
  const verified = new Int32Array(agents);
  const stars = new Float64Array(agents);
  rows.forEach(({ transactionId, rating }, row) => {
    if (!transactionId) return;
    verified[agent[row]!]! += 1;
    stars[agent[row]!]! += rating;
  });
  return { verified, stars: stars.map((sum, a) => (verified[a]! > 0 ? sum / verified[a]! : Number.NaN)) };
}
