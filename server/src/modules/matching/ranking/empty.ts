import { m } from '@lintel/messages';
import type { AnalysisQuery, Around } from './analysis-query.ts';
import type { Empty } from './contract.ts';
import { nearestMarket } from './place/markets.ts';
import type { Spot } from './place/places.ts';

const names = {
  real_estate: 'agents',
  get mortgage() {
    return m.matching__mortgage_agents();
  },
} as const;

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
      ? m.matching__we_know_no_place_called({ location })
      : m.matching__there_are_no_in_the({ who }),
    nobody_in_area: m.matching__there_are_no_of_this({ who, place }),
    all_at_capacity: m.matching__all_around_who_may_be({ who, place }),
    nobody_eligible: m.matching__none_of_the_around_may({ who, place }),
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
