import { DAY_MS } from '@lintel/geo';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { documentStoreToken } from '../document-store.ts';

/** A file is stored before its row is written; after this time no process writes the row anymore. */
const ORPHAN_MS = DAY_MS;

export interface Sweep {
  /** Deleted files without a row. */
  removed: number;
  /** Versions whose file is missing: a loss that the operator must investigate. */
  missing: number;
}

/**
 * Compares the storage with the rows in both directions. A process that dies between the two writes leaves a file
 * without a row.
 */
export async function sweep(app: AppContext, now = new Date()): Promise<Sweep> {
  const { files, log } = app.resolve(documentStoreToken);
  const named = await keysOfRows(app);
  let removed = 0;
  for await (const { key, storedAt } of files.list()) {
    if (!/^(documents|uploads)\//.test(key) || named.delete(key)) continue;
    if (storedAt.getTime() > now.getTime() - ORPHAN_MS) continue;
    await files.remove(key);
    removed += 1;
  }
  // Files stored or deleted during the listing are not losses.
  const still = await keysOfRows(app);
  const lost: string[] = [];
  for (const key of named) if (still.has(key) && !(await isThere(app, key))) lost.push(key);
  if (removed > 0) log.info({ removed }, 'files without a document were removed');
  if (lost.length > 0) log.error({ missing: lost.length, some: lost.slice(0, 20) }, 'document files are missing');
  return { removed, missing: lost.length };
}

async function keysOfRows({ database: { db } }: AppContext): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select file_key as key from document_versions
    union all select unnest(part_keys) from document_uploads
    union all select file_key from document_file_removals`);
  return new Set(rows.map(({ key }) => key));
}

/** A file that cannot be decrypted still exists. */
async function isThere(app: AppContext, key: string): Promise<boolean> {
  const file = await app
    .resolve(documentStoreToken)
    .files.get(key)
    .catch(() => null);
  file?.destroy();
  return file !== undefined;
}
