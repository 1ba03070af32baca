import { sql } from 'drizzle-orm';
import type { Db } from '../../foundation/db.ts';
import { sampleSystemName } from './figures.ts';

/** Whether the sample network is loaded: its people may sign in by the demo, and letters may be read by visitors. */
export async function isSampleLoaded(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ loaded: boolean }>(
    sql`select exists (select from listings where originating_system_name = ${sampleSystemName}) as loaded`,
  );
  return rows[0]!.loaded;
}
