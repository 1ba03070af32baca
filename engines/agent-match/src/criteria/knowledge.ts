import { explain } from '../estimate/effects.ts';
import { GroupMeans } from '../estimate/shrinkage.ts';
import type { DealRows, Roster } from '../roster.ts';
import { type Scaled, shrinkByKind } from './by-kind.ts';
import { dealLevels, pickDeals } from './terms.ts';
import { overpricing } from './worth.ts';

/** A buyer's agent has little influence on a home's days on market. */
const BUYER_SIDE = 0.15;

/**
 * Measures how much sooner the agent's homes sell than place, quarter, type, side and overpricing explain; for
 * lenders, how much sooner loans fund.
 */
export function knowledgeOf(roster: Roster, deals: DealRows): Scaled {
  const means = new GroupMeans(roster.agents.length);
  const noise = new Float64Array(roster.agents.length).fill(Infinity);
  for (const agentType of ['real_estate', 'mortgage'] as const) {
    const picked = pickDeals(roster, deals, agentType, (row) => {
      const { outcome, daysOnMarket } = deals.rows[row]!;
      return outcome === 'closed' && Number.isFinite(daysOnMarket ?? Number.NaN) && daysOnMarket! >= 0;
    });
    const y = Float64Array.from(picked, (row) => Math.log(1 + deals.rows[row]!.daysOnMarket!));
    const average = y.reduce((sum, one) => sum + one, 0) / Math.max(1, y.length);
    const levels = dealLevels(roster, deals, picked);
    const agent = Int32Array.from(picked, (row) => deals.agent[row]!);
    const share = Float64Array.from(picked, (row) => (deals.rows[row]!.side === 'buyer' ? BUYER_SIDE : 1));
    const fitted = explain(
      y.map((one) => one - average),
      new Float64Array(picked.length).fill(1),
      [
        { level: levels.what, levels: levels.sizes.what, hold: 1 },
        { level: levels.when, levels: levels.sizes.when, hold: 3 },
        { level: levels.where, levels: levels.sizes.where, hold: 4 },
        { level: agent, levels: roster.agents.length, hold: 12, sign: share },
      ],
      agentType === 'real_estate' ? [overpricing(roster, deals, picked)] : [],
    );
    picked.forEach((row, at) => {
      const a = agent[at]!;
      means.add(a, -(fitted.residual[at]! + share[at]! * fitted.effect[3]![a]!), share[at]! * deals.weight[row]!);
    });
    const own = means.noise(fitted.noise);
    for (const a of agent) noise[a] = own[a]!;
  }
  return shrinkByKind(means.mean(), noise, means.n, roster.kind);
}
