import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Log } from '../log/log.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Entries that Lintel creates in LINTEL_DATA_FOLDER: `database`, its lock and copies, emails, files, the index. */
const ours = /^(database(\..+)?|outbox|index|files)$/;

/** Makes all files and folders that this process creates readable only by its user, whatever umask it inherited. */
export function createPrivately(): void {
  process.umask(0o077);
}

/**
 * Removes other users' access to what an older version left in the data folder, and logs the number of changes.
 * Invariant: only files that Lintel made are changed; the folder itself only when it contains nothing else.
 */
export function repairDataFolder(folder: string, log: Log): void {
  const names = namesIn(folder);
  const all = names.filter((name) => ours.test(name)).map((name) => join(folder, name));
  const isOwn = names.length > 0 && all.length === names.length && !holdsOthers(resolve(folder));
  logRepair(log, folder, (isOwn ? makePrivate(folder) : 0) + all.reduce((sum, path) => sum + makeTreePrivate(path), 0));
}

/** Does the same for a backup folder; `isBackup` recognizes the names of backups. */
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

/** The working directory, its parents and the user's home folder are shared with other programs. */
const holdsOthers = (folder: string): boolean =>
  [process.cwd(), homedir()].some((place) => place === folder || place.startsWith(join(folder, '/')));

/** Removes other users' access to a folder and everything in it. Returns the number of changes. */
export function makeTreePrivate(path: string): number {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return 0;
  const changed = makePrivate(path);
  if (!entry.isDirectory()) return changed;
  return namesIn(path).reduce((sum, name) => sum + makeTreePrivate(join(path, name)), changed);
}

/** Windows has no such permissions. */
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
