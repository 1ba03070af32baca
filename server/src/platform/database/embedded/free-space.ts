import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { DiskFull } from '../outage.ts';

/**
 * The embedded database crashes when it cannot extend its log, which grows in files of 16 MiB. Below this much free
 * space writes are rejected, so reads keep working and writes resume as soon as there is space.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;
const mebibytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MiB`;

/** Throws `DiskFull` when the disk of a folder has less free space than the reserve. The folder need not exist yet. */
export async function refuseWhenFull(folder: string): Promise<void> {
  const free = await freeBytes(folder);
  if (free < RESERVE_BYTES)
    throw new DiskFull(
      `The disk of ${folder} is full: ${mebibytes(free)} are free, and Lintel needs ${mebibytes(RESERVE_BYTES)}. ` +
        'Free some space, or move the folder to another disk and set LINTEL_DATA_FOLDER.',
    );
}

async function freeBytes(folder: string): Promise<number> {
  let place = resolve(folder);
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}
