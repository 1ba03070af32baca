import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { HOUR_MS } from '@lintel/geo';
import { checkKey, type FileStore } from './file-store.ts';

/** Age after which a half-written file is left over from a killed process; no write takes this long. */
const LEFT_MS = HOUR_MS;
const half = '.part';

/**
 * Files in a local or shared folder. Each file is written under a temporary name, synced to disk and renamed, so it
 * exists completely or not at all, even after a crash or a power cut.
 */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'));
  return {
    place: folder,
    put: async (key, bytes) => placeFile(pathOf(key), bytes),
    async get(key, firstBytes) {
      const path = pathOf(key);
      const file = await open(path).catch(orNothing);
      return file && createReadStream(path, { fd: file, ...(firstBytes ? { end: firstBytes - 1 } : {}) });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const listing = await opendir(folder, { recursive: true }).catch(orNothing);
      if (!listing) return;
      for await (const entry of listing) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(orNothing);
        if (!found) continue;
        if (!path.endsWith(half)) yield { key: relative(folder, path).split(sep).join('/'), storedAt: found.mtime };
        else if (found.mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true });
      }
    },
  };
}

/** Writes a file atomically from bytes or a stream. An existing file stays until the new one is complete. */
export async function placeFile(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const beside = `${path}.${randomUUID()}${half}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await onFile(await open(beside, 'wx', 0o600), async (file) => {
      for await (const piece of content instanceof Uint8Array ? [content] : content) await file.writeFile(piece);
      await file.sync();
    });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The name of a new file is durable only when its folder is synced. Some systems cannot sync a folder. */
const syncFolder = async (folder: string): Promise<void> => {
  const file = await open(folder).catch(() => undefined);
  if (file) await onFile(file, (each) => each.sync().catch(() => {}));
};

async function onFile(file: FileHandle, run: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await run(file);
  } finally {
    await file.close();
  }
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
