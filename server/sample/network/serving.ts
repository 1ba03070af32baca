import { type Market, markets } from '../markets/index.ts';
import { kmBetween } from '../terrain.ts';
import type { SampleAgent } from './sample-people.ts';

/**
 * Returns the agents for each market: its own or, without a reseller there, those of the nearest market of
 * the state, whose license is valid there.
 */
export function sellersByMarket(agents: readonly SampleAgent[]): Map<Market, SampleAgent[]> {
  const selling = agents.filter(({ agentType }) => agentType === 'real_estate');
  const local = Map.groupBy(selling, ({ reseller }) => reseller.market);
  return new Map(
    markets.map((market) => [market, local.get(market) ?? local.get(nearest(market, [...local.keys()]))!]),
  );
}

const nearest = (market: Market, seats: readonly Market[]): Market =>
  seats
    .filter(({ state }) => state === market.state)
    .reduce((best, each) => (kmBetween(market, each) < kmBetween(market, best) ? each : best));
