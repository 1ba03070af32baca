/** `npm run bench -- web | search | start [--url URL]`: measures a running Lintel, or starts one on the data folder. */
import { parseArgs } from 'node:util';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchWeb } from './web.ts';
import { withServer } from './with-server.ts';

const benches = { web: benchWeb, search: benchSearch } as const;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
const name = positionals[0];

if (name === 'start') await benchStart();
else if (name === 'web' || name === 'search') await withServer(values.url, benches[name]);
else {
  console.error('Which bench? npm run bench -- web | search | start [--url http://localhost:3000]');
  process.exit(2);
}
