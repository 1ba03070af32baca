import { sql } from 'drizzle-orm';
import { loadSample } from '../sample/index.ts';
import type { Database } from './foundation/db.ts';
import { showProgress } from './foundation/progress.ts';

/** Fills a database without any listing with the sample network, dated relative to today, and shows how far it is. */
export async function loadSampleWhenEmpty(database: Database): Promise<void> {
  const { rowCount } = await database.db.execute(sql`select from listings limit 1`);
  if (rowCount) return;
  const progress = showProgress('Loading the sample network');
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  await loadSample(database, { today, onProgress: ({ done, total }) => progress.at(done, total) });
  progress.end();
}
