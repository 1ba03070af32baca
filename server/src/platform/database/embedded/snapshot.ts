import { constants, readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type pg from 'pg';
import { FolderInUse, lockFolder } from './folder-lock.ts';

/** Folders that are recreated at each start or are not data (as in PostgreSQL's base backups). */
const left = new Set(['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_subtrans']);

/**
 * Copies the folder of a running embedded database to `target`, which opens in the state at the end of the copy. Works
 * like a PostgreSQL base backup: between `pg_backup_start` and `pg_backup_stop`, files are copied while they change,
 * and the log of that time makes them consistent. Requests wait only for the initial checkpoint. Invariant: no
 * checkpoint runs meanwhile (`Maintenance.paused`), because it could recycle log that the copy needs.
 */
export async function copyRunningFolder(pool: pg.Pool, folder: string, target: string): Promise<void> {
  await pool.query(`select pg_backup_start('lintel', true)`);
  let label: string | undefined;
  try {
    await copyTree(folder, target, (name) => !left.has(name));
  } finally {
    const { rows } = await pool.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    label = rows[0]!.labelfile;
  }
  for (const name of left) await mkdir(join(target, name), { recursive: true, mode: 0o700 });
  await copyTree(join(folder, 'pg_wal'), join(target, 'pg_wal'), () => true);
  await writeFile(join(target, 'backup_label'), label, { mode: 0o600 });
}

async function copyTree(from: string, to: string, wanted: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!wanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target, () => true);
    else if (entry.isFile()) await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone);
  }
}

/** The table was dropped during the copy; the log records that too. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Deletes copies that were left behind by killed processes. */
export function removeLeftCopies(folder: string): void {
  const [parent, beginning] = [dirname(folder), `${basename(folder)}.snapshot-`];
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith(beginning)) continue;
    const copy = join(parent, entry.name);
    try {
      const unlock = lockFolder(copy);
      rmSync(copy, { recursive: true, force: true });
      for (const left of ['door', 'sock']) rmSync(`${copy}.${left}`, { force: true });
      unlock();
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
  }
}
