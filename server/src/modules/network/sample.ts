import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { sampleSystemName } from './figures.ts';

/**
 * Returns true when the sample network is loaded: its accounts may use the demo sign-in, and visitors may read
 * emails.
 */
export async function isSampleLoaded(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ loaded: boolean }>(
    sql`select exists (select from listings where originating_system_name = ${sampleSystemName}) as loaded`,
  );
  return rows[0]!.loaded;
}
