import { sql } from 'drizzle-orm';
import { loadSample, storePapers } from '../sample/index.ts';
import { namesBy } from './capabilities/documents/papers.ts';
import type { Database } from './foundation/db.ts';
import { openFiles } from './foundation/files/files.ts';
import { showProgress } from './foundation/progress.ts';
import { secretOf } from './foundation/secret.ts';
import type { Settings } from './foundation/settings.ts';

/** Fills a database without any listing with the sample network, dated relative to today, and shows how far it is. */
export async function loadSampleWhenEmpty(database: Database, settings: Settings): Promise<void> {
  const { rowCount } = await database.db.execute(sql`select from listings limit 1`);
  if (rowCount) return;
  const progress = showProgress('Loading the sample network');
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const house = { settings, database };
  const also = await storePapers({ files: await openFiles(house), names: namesBy(await secretOf(house)) });
  await loadSample(database, { today, also, onProgress: ({ done, total }) => progress.at(done, total) });
  progress.end();
}
