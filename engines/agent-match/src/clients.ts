import type { Buyer, Deal, Records } from './records.ts';
import { type DealRows, KINDS, type Roster } from './roster.ts';

const MOST = 1_500;

/**
 * Returns the clients by whose purchases agents are evaluated: past ones, or without a log the clients of past
 * deals. A long list is sampled evenly, so that all markets keep their share.
 */
export function clientsOf({ matches }: Records, roster: Roster, deals: DealRows, given?: readonly Buyer[]): Buyer[] {
  const own = given && given.length > 0 ? given : matches;
  const list =
    own.length > 0
      ? [...own].sort(byId)
      : deals.rows.map((deal, row) => fromDeal(deal, roster.kind[deals.agent[row]!]!));
  const every = Math.max(1, list.length / MOST);
  return Array.from({ length: Math.min(MOST, list.length) }, (_, at) => list[Math.floor(at * every)]!);
}

const byId = (a: Buyer, b: Buyer): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const fromDeal = (deal: Deal, kind: number): Buyer => ({
  id: deal.id,
  agentType: KINDS[kind]!,
  ...{ lat: deal.lat, lon: deal.lon, budget: deal.price, timelineMonths: 4, preferences: {} },
  ...(kind === 1 ? { loanType: deal.type } : { propertyType: deal.type }),
  ...{ preApproved: deal.preApproved, cash: deal.cash },
  ...{ contingencies: deal.contingencies, firstTimeBuyer: deal.firstTimeBuyer },
});
