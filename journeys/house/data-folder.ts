import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/journeys/data');

/**
 * Where the journeys keep the sample network. It depends on what makes the network and, as its dates are relative, on
 * the day: so it is loaded once a day and again when it would come out different. Older ones are deleted.
 */
export function dataFolder(today: string): string {
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
