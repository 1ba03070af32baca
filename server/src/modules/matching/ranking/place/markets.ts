import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db.ts';
import { agentProfiles } from '../../../companies/index.ts';
import { takesLeads } from '../../../licensing/index.ts';
import { cityPoint } from './city-points.ts';
import type { Spot } from './places.ts';

export interface MarketOfKind extends Spot {
  professionals: number;
}

type Row = { city: string; state: string; country: 'US' | 'CA'; n: number };

/** Returns cities with professionals of the kind who take clients now, most of them first; ties by name. */
async function marketsOf(db: Db, agentType: 'real_estate' | 'mortgage', now: Date): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select city, state_or_province as state, coalesce(min(countries[1]), 'US') as country, count(*)::integer as n
    from ${agentProfiles} where agent_type = ${agentType} and ${takesLeads(now)}
    group by 1, 2 order by 4 desc, 1, 2`);
  return rows;
}

const spotted = ({ city, state, country, n }: Row): MarketOfKind | undefined => {
  const point = cityPoint(city, state);
  return point && { name: city, state, country, ...point, professionals: n };
};

/** Returns the city with the most professionals of the kind, as the default location. */
export async function largestMarket(
  db: Db,
  agentType: 'real_estate' | 'mortgage',
  now: Date,
): Promise<Spot | undefined> {
  for (const row of await marketsOf(db, agentType, now)) {
    const spot = spotted(row);
    if (spot) return spot;
  }
  return undefined;
}

/**
 * Returns the nearest city of the country with a professional of the kind, outside the market of the place itself.
 */
export async function nearestMarket(
  db: Db,
  agentType: 'real_estate' | 'mortgage',
  from: Spot,
  now: Date,
): Promise<{ market: MarketOfKind; km: number } | undefined> {
  const all = (await marketsOf(db, agentType, now)).flatMap((row) => spotted(row) ?? []);
  return all
    .map((market) => ({ market, km: kmBetween(from, market) }))
    .filter(({ market, km }) => km > 60 && market.country === from.country)
    .sort((a, b) => a.km - b.km || a.market.name.localeCompare(b.market.name))[0];
}

/** Great-circle distance. */
function kmBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(half)));
}
