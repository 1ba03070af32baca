import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Its message tells the person who starts the server what to do. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Takes a data folder for this process and returns how to give it back.
 *
 * Invariant: at most one living process owns a folder. Two embedded databases on one folder open without complaint and
 * lose rows. The lock of a process that died is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  while (!takeLock(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner) && owner !== process.pid)
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${owner}: stop that one first, or delete ${file} if it is no Lintel.`,
      );
    rmSync(file, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** A link appears with its content in one step, so that nobody reads a lock that has no number yet. */
function takeLock(file: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, String(process.pid), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it lives.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
