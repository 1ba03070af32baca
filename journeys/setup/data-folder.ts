import { createHash } from 'node:crypto';
import { constants, cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from '../../tools/memory-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/journeys/data');

/**
 * Folder of the freshly loaded sample network. It depends on the code that creates the network and, because its
 * dates are relative, on the day: it is loaded once a day and whenever the code changes. Older folders are
 * deleted.
 */
export function loadedFolder(today: string): string {
  const hash = createHash('sha256').update(today);
  for (const path of globSync('server/{sample,migrations}/**/*', { cwd: root }).sort()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file));
  }
  const name = hash.digest('hex').slice(0, 16);
  mkdirSync(cache, { recursive: true });
  for (const other of readdirSync(cache)) if (other !== name) rmSync(join(cache, other), { recursive: true });
  return join(cache, name);
}

/**
 * Copies the folder for a run, so that its changes do not affect the next run. The copy is in memory where there is
 * room: on a disk the database waits for it at each commit, a sixth of its working time.
 */
export function copyFolder(loaded: string): string {
  const memory = memoryFolder();
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const copy = memory ? join(memory, `lintel-journeys-${checkout}`) : `${loaded}.run`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(loaded, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}
