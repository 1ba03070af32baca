import { createHash } from 'node:crypto';
import { constants, cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/journeys/data');

/**
 * Where the journeys keep the sample network as it is when it was just loaded. It depends on what makes the network and,
 * as its dates are relative, on the day: so it is loaded once a day and again when it would come out different. Older
 * ones are deleted.
 */
export function untouchedData(today: string): string {
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

/** A copy of its own for each run: what people do in one journey is not there any more in the next run. */
export function copyOf(untouched: string): string {
  const copy = `${untouched}.run`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(untouched, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}
