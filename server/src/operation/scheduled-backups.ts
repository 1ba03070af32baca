import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '@lintel/geo';
import type { AppContext } from '../platform/app/app-context.ts';
import { repairBackupFolder } from '../platform/secrets/private-folders.ts';
import { deleteBeside } from './files-beside.ts';

const command = fileURLToPath(new URL('backup.ts', import.meta.url));
const fileName = (at: Date): string => `lintel-${at.toISOString().replaceAll(':', '-')}.tar`;
const timeOf = (name: string): Date =>
  new Date(name.slice('lintel-'.length, -'.tar'.length).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
const isOurs = (name: string): boolean => /^lintel-\d{4}-\d\d-\d\dT[\d.-]+Z\.tar(\.part)?$/.test(name);

/** Schedules backups when a folder is configured: made in a separate process, by one of the servers. */
export function scheduleBackups({ settings, jobs, log }: Pick<AppContext, 'settings' | 'jobs' | 'log'>): void {
  const { LINTEL_BACKUP_FOLDER: folder, LINTEL_BACKUP_MINUTES: minutes, LINTEL_BACKUP_KEEP: keep } = settings;
  if (!folder) return;
  repairBackupFolder(folder, isOurs, log);
  jobs.schedule('back-up', `*/${minutes} * * * *`, async () => {
    const file = await backUpInto(folder, keep);
    log.info({ file }, 'backup made');
  });
}

/**
 * Makes a backup in a folder and deletes the oldest ones above the limit. Uploaded files are stored next to them once
 * and deleted with the last backup that needs them.
 */
export async function backUpInto(folder: string, keep: number, environment = process.env): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, fileName(new Date()));
  const child = spawn(process.execPath, [command, file, '--files-beside'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`The backup failed: ${errors.trim().split('\n').at(-1)}`);
  const ours = (await readdir(folder)).filter(isOurs).sort();
  const whole = ours.filter((name) => name.endsWith('.tar'));
  // Leftovers of a killed backup are not backups.
  const left = ours.filter((name) => name.endsWith('.part') && name < fileName(new Date(Date.now() - HOUR_MS)));
  for (const name of [...whole.slice(0, -keep), ...left]) await rm(join(folder, name), { force: true });
  const [oldest] = whole.slice(-keep);
  if (oldest) await deleteBeside(file, timeOf(oldest));
  return file;
}
