import { type Market, markets } from '../markets/index.ts';
import { kmBetween } from '../terrain.ts';
import type { SampleAgent } from './network.ts';

/**
 * Who sells in a market: its own agents, or, where no reseller sits, those of the nearest market of the state. Their
 * licence is the state's.
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
