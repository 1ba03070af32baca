import { createReadStream } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../platform/files/file-store.ts';
import { localFiles } from '../platform/files/local-files.ts';
import type { Manifest } from './archive-format.ts';

export type Beside = NonNullable<Manifest['beside']>;

/**
 * Uploaded files of scheduled backups, in the folder `files` next to them. Each file is stored once for all backups,
 * because it changes only when its key is rewrapped. A file's modification time is that of the last backup that
 * contained it.
 */
const folderOf = (archive: string): string => join(dirname(archive), 'files');
const pathOf = (archive: string, key: string): string => join(folderOf(archive), ...key.split('/'));

/** Copies files that are new or rewrapped since the last backup, and lists those that this backup needs. */
export async function storeBeside(archive: string, store: FileStore, now = new Date()): Promise<Beside> {
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

/** Deletes files that no remaining backup needs; `oldest` is the start of the oldest one. */
export async function deleteBeside(archive: string, oldest: Date): Promise<void> {
  const kept = localFiles(folderOf(archive));
  for await (const { key, storedAt } of kept.list()) if (storedAt < oldest) await kept.remove(key);
}

/** Returns files that a backup needs and that are missing or differ. */
export async function missingBeside(archive: string, beside: Beside): Promise<string[]> {
  const missing: string[] = [];
  for (const { key, bytes } of beside) {
    const found = await stat(pathOf(archive, key)).catch(() => undefined);
    if (found?.size !== bytes) missing.push(key);
  }
  return missing;
}

/** Yields the files next to a backup; missing ones are skipped. */
export async function* filesBeside(archive: string, beside: Beside): AsyncGenerator<{ key: string; bytes: Buffer }> {
  const missing = new Set(await missingBeside(archive, beside));
  for (const { key } of beside)
    if (!missing.has(key)) yield { key, bytes: await buffer(createReadStream(pathOf(archive, key))) };
}
