import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The message says what the person who starts the server should do. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Locks a data folder for this process and returns a function that releases it. Invariant: at most one living process
 * owns a folder, because two embedded databases on one folder open without an error and lose rows. The lock of a dead
 * process is taken over.
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

/**
 * Creates a hard link, which appears together with its content, so no process reads a lock file without a process id.
 */
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
    // EPERM means that the process belongs to another user and is alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
