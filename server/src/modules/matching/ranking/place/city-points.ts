import { setImmediate } from 'node:timers/promises';
import type { Place } from '@lintel/agent-match';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db.ts';
import { agentProfiles } from '../../../companies/index.ts';
import { agentRecords } from '../../tables.ts';
import { cityKey } from '../model/records.ts';
import { spotOf } from './places.ts';

const known = new Map<string, Place | undefined>();

/** Returns the center of a city, or undefined when the gazetteer does not have it. Cached. */
export function cityPoint(city: string, state: string): Place | undefined {
  const key = cityKey(city, state);
  if (!known.has(key)) {
    const spot = spotOf(`${city}, ${state}`);
    known.set(key, spot && { lat: spot.lat, lon: spot.lon });
  }
  return known.get(key);
}

/** Returns the centers of the cities of professionals without an office location. */
export async function cityPoints(db: Db): Promise<[string, Place][]> {
  const { rows } = await db.execute<{ city: string; state: string }>(sql`
    select distinct agent_profiles.city, agent_profiles.state_or_province as state from ${agentProfiles}
      left join ${agentRecords} as own on own.agent_id = agent_profiles.id
    where own.office_lat is null order by 1, 2`);
  const points: [string, Place][] = [];
  for (const { city, state } of rows) {
    const point = cityPoint(city, state);
    if (point) points.push([cityKey(city, state), point]);
    // A look-up takes milliseconds, so other requests run in between.
    await setImmediate();
  }
  return points;
}
