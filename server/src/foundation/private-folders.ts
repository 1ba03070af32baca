import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Log } from './log.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** What Lintel itself lays into LINTEL_DATA_FOLDER: `database`, its lock and copies beside it, emails, files, the index. */
const ours = /^(database(\..+)?|outbox|index|files)$/;

/** Makes all files and folders that this process creates readable by its own user only, whatever it inherited. */
export function createPrivately(): void {
  process.umask(0o077);
}

/**
 * Takes the rights of other users away from what an older version left in the data folder, and logs how much that was.
 * Invariant: nothing is touched that Lintel did not make; the folder itself only where it holds nothing else.
 */
export function repairDataFolder(folder: string, log: Log): void {
  const names = namesIn(folder);
  const all = names.filter((name) => ours.test(name)).map((name) => join(folder, name));
  const isOwn = names.length > 0 && all.length === names.length && !holdsOthers(resolve(folder));
  logRepair(log, folder, (isOwn ? makePrivate(folder) : 0) + all.reduce((sum, path) => sum + makeTreePrivate(path), 0));
}

/** The same for a folder of backups, of which `isBackup` knows the names. */
export function repairBackupFolder(folder: string, isBackup: (name: string) => boolean, log: Log): void {
  const backups = namesIn(folder).filter((name) => isBackup(name) || name === 'files');
  logRepair(
    log,
    folder,
    backups.reduce((sum, name) => sum + makeTreePrivate(join(folder, name)), 0),
  );
}

function logRepair(log: Log, folder: string, repaired: number): void {
  if (repaired > 0)
    log.warn(
      { folder, repaired },
      'files and folders were open to other users of this machine; they are private now (0600, 0700)',
    );
}

/** The folder that the process runs in, its parents and the home of its user are for more than Lintel. */
const holdsOthers = (folder: string): boolean =>
  [process.cwd(), homedir()].some((place) => place === folder || place.startsWith(join(folder, '/')));

/** Takes the rights of other users away from a folder and all that is in it, and returns from how many. */
export function makeTreePrivate(path: string): number {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return 0;
  const changed = makePrivate(path);
  if (!entry.isDirectory()) return changed;
  return namesIn(path).reduce((sum, name) => sum + makeTreePrivate(join(path, name)), changed);
}

/** Windows knows no such rights. */
function makePrivate(path: string): number {
  if (process.platform === 'win32') return 0;
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || (entry.mode & 0o077) === 0) return 0;
  chmodSync(path, entry.isDirectory() ? FOLDER_MODE : FILE_MODE);
  return 1;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
