import { sql } from 'drizzle-orm';
import { loadSample, storeSampleDocuments } from '../sample/index.ts';
import { isSampleLoaded } from './modules/accounts/index.ts';
import { createNames } from './modules/documents/index.ts';
import type { Database, Db } from './platform/database/db.ts';
import { openFiles } from './platform/files/files.ts';
import { isLoopbackHost } from './platform/http/local-request.ts';
import { showProgress } from './platform/jobs/progress.ts';
import { setSecret } from './platform/secrets/at-rest.ts';
import { secretOf } from './platform/secrets/secret.ts';
import { SettingError, type Settings } from './platform/settings/settings.ts';

/**
 * Refuses a start that would expose the sample network to others: its passwords are printed in the README.
 * The message says which setting to change.
 */
export async function refusePublicSample({ db }: Database, settings: Settings): Promise<void> {
  const { LINTEL_PUBLIC_URL: url, LINTEL_TRUST_PROXY: proxied, LINTEL_SAMPLE: sample } = settings;
  const isPublic = !isLoopbackHost(new URL(url).hostname);
  if (!isPublic && !proxied) return;
  const because = `The sample network is for this machine only, because anyone knows its passwords, and ${
    isPublic ? `LINTEL_PUBLIC_URL is ${url}` : 'LINTEL_TRUST_PROXY is set'
  }.`;
  if (await isSampleLoaded(db))
    throw new SettingError(
      `${because} This database holds the sample network: set ${
        settings.DATABASE_URL ? 'DATABASE_URL to an empty database' : 'LINTEL_DATA_FOLDER to an empty folder'
      } and LINTEL_SAMPLE=off.`,
    );
  if (sample === 'auto' && (await isEmpty(db)))
    throw new SettingError(`${because} Set LINTEL_SAMPLE=off to start with an empty database.`);
}

/** Fills a database without any listing with the sample network, dated relative to today, and shows how far it is. */
export async function loadSampleWhenEmpty(database: Database, settings: Settings): Promise<void> {
  if (!(await isEmpty(database.db))) return;
  const progress = showProgress('Loading the sample network');
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const app = { settings, database };
  const secret = await secretOf(app);
  setSecret(secret);
  const also = await storeSampleDocuments({ files: await openFiles(app), names: createNames(secret) });
  await loadSample(database, {
    ...{ today, also, homes: settings.LINTEL_SAMPLE_HOMES },
    onProgress: ({ done, total }) => progress.at(done, total),
  });
  progress.end();
}

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.execute(sql`select from listings limit 1`)).rowCount === 0;
