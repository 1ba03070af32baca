import { explain } from '../estimate/effects.ts';
import { GroupMeans } from '../estimate/shrinkage.ts';
import type { DealRows, Roster } from '../roster.ts';
import { type Scaled, shrinkByKind } from './by-kind.ts';
import { dealLevels, pickDeals } from './terms.ts';
import { overpricing } from './worth.ts';

/**
 * Measures the agent's effect on price: for sellers the residual of log(sale ÷ list) after market, quarter, place,
 * type, overpricing and days on market; for buyers the same with the opposite sign; for lenders the rate spread
 * below that of the loan type and quarter.
 */
export function negotiationOf(roster: Roster, deals: DealRows): Scaled {
  const means = new GroupMeans(roster.agents.length);
  const noise = new Float64Array(roster.agents.length).fill(Infinity);
  homes(roster, deals, means, noise);
  loans(roster, deals, means, noise);
  return shrinkByKind(means.mean(), noise, means.n, roster.kind);
}

function homes(roster: Roster, deals: DealRows, means: GroupMeans, noise: Float64Array): void {
  const picked = pickDeals(roster, deals, 'real_estate', (row) => {
    const { outcome, salePrice, listPrice } = deals.rows[row]!;
    return outcome === 'closed' && (salePrice ?? 0) > 0 && (listPrice ?? 0) > 0;
  });
  const y = Float64Array.from(picked, (row) => Math.log(deals.rows[row]!.salePrice! / deals.rows[row]!.listPrice!));
  const sign = Float64Array.from(picked, (row) => (deals.rows[row]!.side === 'seller' ? 1 : -1));
  const wait = Float64Array.from(picked, (row) => Math.log(2 + Math.max(0, deals.rows[row]!.daysOnMarket ?? 0)));
  const usual = wait.reduce((sum, one) => sum + one, 0) / Math.max(1, wait.length);
  const covariates = [overpricing(roster, deals, picked), wait.map((one) => one - usual)];
  settle(roster, deals, picked, y, sign, covariates, means, noise);
}

function loans(roster: Roster, deals: DealRows, means: GroupMeans, noise: Float64Array): void {
  const picked = pickDeals(
    roster,
    deals,
    'mortgage',
    (row) => deals.rows[row]!.outcome === 'closed' && Number.isFinite(deals.rows[row]!.rateSpreadBp ?? Number.NaN),
  );
  const y = Float64Array.from(picked, (row) => deals.rows[row]!.rateSpreadBp! / 100);
  settle(roster, deals, picked, y, new Float64Array(picked.length).fill(-1), [], means, noise);
}

function settle(
  roster: Roster,
  deals: DealRows,
  picked: readonly number[],
  y: Float64Array,
  sign: Float64Array,
  covariates: Float64Array[],
  means: GroupMeans,
  noise: Float64Array,
): void {
  const levels = dealLevels(roster, deals, picked);
  const agent = Int32Array.from(picked, (row) => deals.agent[row]!);
  const fitted = explain(
    y,
    new Float64Array(picked.length).fill(1),
    [
      { level: levels.what, levels: levels.sizes.what, hold: 1 },
      { level: levels.when, levels: levels.sizes.when, hold: 3 },
      { level: levels.where, levels: levels.sizes.where, hold: 4 },
      { level: agent, levels: roster.agents.length, hold: 12, sign },
    ],
    covariates,
  );
  picked.forEach((row, at) => {
    const a = agent[at]!;
    means.add(a, sign[at]! * fitted.residual[at]! + fitted.effect[3]![a]!, deals.weight[row]!);
  });
  const own = means.noise(fitted.noise);
  for (const a of agent) noise[a] = own[a]!;
}
