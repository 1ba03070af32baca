import type { AnalysisQuery, Around } from './analysis-query.ts';
import type { Empty } from './contract.ts';
import { nearestMarket } from './place/markets.ts';
import type { Spot } from './place/places.ts';

const names = { real_estate: 'agents', mortgage: 'mortgage agents' } as const;

/** Explains why the list is empty, and names the nearest city with a match. */
export async function emptyOf(
  { db, now }: Pick<Around, 'db' | 'now'>,
  { agentType, location }: AnalysisQuery,
  spot: Spot | undefined,
  reason: Empty['reason'],
): Promise<Empty> {
  const near = spot && (await nearestMarket(db, agentType, spot, now));
  const [who, place] = [names[agentType], spot ? `${spot.name}, ${spot.state}` : ''];
  const words: Record<Empty['reason'], string> = {
    unknown_place: location
      ? `We know no place called “${location}” in the USA or Canada. Try a city with its state, or a postal code.`
      : `There are no ${who} in the network yet.`,
    nobody_in_area: `There are no ${who} of this network within 60 km of ${place}.`,
    all_at_capacity: `All ${who} around ${place} who may be offered have as many new clients as they can take. Places open up when requests are answered; try again in a few days.`,
    nobody_eligible: `None of the ${who} around ${place} may be offered now: their licences are of another state or not in order, or they take no new clients.`,
  };
  return {
    reason,
    message: words[reason],
    nearest: near
      ? {
          place: `${near.market.name}, ${near.market.state}`,
          distanceKm: Math.round(near.km),
          professionals: near.market.professionals,
        }
      : null,
  };
}
