import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** Returns the folder in memory for databases of tests, or undefined without one or without room in it. */
export function memoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM_BYTES ? memory : undefined;
}
