import { createReadStream } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../foundation/files/file-store.ts';
import { localFiles } from '../foundation/files/local-files.ts';
import type { Manifest } from './archive-format.ts';

export type Beside = NonNullable<Manifest['beside']>;

/**
 * Uploaded files of backups that are made by the clock: in the folder `files` beside them, each once for all of them, since
 * a file never changes but when its key is wrapped anew. The time of a file there is that of the last backup that saw it.
 */
const folderOf = (archive: string): string => join(dirname(archive), 'files');
const pathOf = (archive: string, key: string): string => join(folderOf(archive), ...key.split('/'));

/** Copies what is new or was wrapped anew since the last backup, and says what this one needs. */
export async function keepBeside(archive: string, store: FileStore, now = new Date()): Promise<Beside> {
  const kept = localFiles(folderOf(archive));
  const seenAt = new Map<string, Date>();
  for await (const { key, storedAt } of kept.list()) seenAt.set(key, storedAt);
  const beside: Beside = [];
  for await (const { key, storedAt } of store.list()) {
    const seen = seenAt.get(key);
    if (!seen || storedAt >= seen) {
      const file = await store.get(key);
      // Destroyed meanwhile.
      if (!file) continue;
      await kept.put(key, await buffer(file));
    }
    const path = pathOf(archive, key);
    await utimes(path, now, now);
    beside.push({ key, bytes: (await stat(path)).size });
  }
  return beside;
}

/** Removes what none of the backups needs that are left, the oldest of which began at this time. */
export async function dropBeside(archive: string, oldest: Date): Promise<void> {
  const kept = localFiles(folderOf(archive));
  for await (const { key, storedAt } of kept.list()) if (storedAt < oldest) await kept.remove(key);
}

/** Those that a backup needs and that are not beside it as they were. */
export async function missingBeside(archive: string, beside: Beside): Promise<string[]> {
  const missing: string[] = [];
  for (const { key, bytes } of beside) {
    const found = await stat(pathOf(archive, key)).catch(() => undefined);
    if (found?.size !== bytes) missing.push(key);
  }
  return missing;
}

/** The files beside a backup, one after the other; those that are missing are left out. */
export async function* filesBeside(archive: string, beside: Beside): AsyncGenerator<{ key: string; bytes: Buffer }> {
  const missing = new Set(await missingBeside(archive, beside));
  for (const { key } of beside)
    if (!missing.has(key)) yield { key, bytes: await buffer(createReadStream(pathOf(archive, key))) };
}
