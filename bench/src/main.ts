/** `npm run bench -- web | search | start | index [--url URL]`: measures a running Lintel, or starts one on the data folder. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchWeb } from './web.ts';
import { withServer } from './with-server.ts';

const benches = { web: benchWeb, search: benchSearch } as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { url: { type: 'string' } },
});
const name = positionals[0];

/** The index has its bench in its own package; what stands behind `index` goes to it. */
function benchIndex(): void {
  const script = fileURLToPath(new URL('../../engines/hypersearch/bench/find.ts', import.meta.url));
  spawnSync(process.execPath, [script, ...process.argv.slice(3)], { stdio: 'inherit' });
}

if (name === 'start') await benchStart();
else if (name === 'index') benchIndex();
else if (name === 'web' || name === 'search') await withServer(values.url as string | undefined, benches[name]);
else {
  console.error('Which bench? npm run bench -- web | search | start | index [--url http://localhost:3000]');
  process.exit(2);
}
