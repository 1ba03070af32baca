import { HOUR_MS } from '@lintel/geo';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { ownListingPhotos, ownListings } from '../tables.ts';
import { photoStoreToken } from './photo-store.ts';

const unfinishedHours = 24;

/** Job: deletes abandoned uploads, and files that neither a draft nor a public listing names. */
export async function tidyPhotos(app: AppContext, now = new Date()): Promise<number> {
  const { database, resolve } = app;
  const long = new Date(now.getTime() - unfinishedHours * HOUR_MS);
  await database.transaction((tx) =>
    tx.delete(ownListingPhotos).where(and(eq(ownListingPhotos.version, 0), lt(ownListingPhotos.createdAt, long))),
  );
  const { files } = resolve(photoStoreToken);
  let removed = 0;
  for await (const { key, storedAt } of files.list()) {
    const [, id] = /^listing-photos\/([0-9a-f-]{36})\//.exec(key) ?? [];
    // A file is stored before its row names it.
    if (!id || storedAt.getTime() > now.getTime() - HOUR_MS) continue;
    const { rows } = await database.db.execute<{ isUsed: boolean }>(sql`
      select exists (select from ${ownListingPhotos} where id = ${id}::uuid)
        or exists (select from ${ownListings} where published::text like ${`%${id}%`}) as "isUsed"`);
    if (rows[0]!.isUsed) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
