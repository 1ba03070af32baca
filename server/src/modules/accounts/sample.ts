import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';

/** Source system of the sample network's listings. */
export const sampleSystemName = 'Lintel sample';

/**
 * Returns true when the sample network is loaded: its accounts may use the demo sign-in, and visitors may read
 * emails.
 */
export async function isSampleLoaded(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ loaded: boolean }>(sql`select ${sampleIsLoaded} as loaded`);
  return rows[0]!.loaded;
}

/** `isSampleLoaded` as an SQL condition. */
export const sampleIsLoaded = sql<boolean>`exists (select from listings where originating_system_name = ${sampleSystemName})`;
