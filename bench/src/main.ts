/** `npm run bench -- web | map | search | http | pages | start | cold-start | index | hypersearch | suggest | watch | recommend | smartmatch | alerts [--url URL]`: measures a running Lintel, or starts one on the data folder. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchAlerts } from './alerts.ts';
import { benchHttp } from './http.ts';
import { benchMap } from './map.ts';
import { benchPages } from './pages.ts';
import { benchRestore } from './restore.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchWeb } from './web.ts';
import { withServer } from './with-server.ts';

const benches = { web: benchWeb, map: benchMap, search: benchSearch } as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    url: { type: 'string' },
    searches: { type: 'string' },
    changes: { type: 'string' },
    seconds: { type: 'string' },
    listings: { type: 'string' },
    encoding: { type: 'string' },
    page: { type: 'boolean' },
    beside: { type: 'boolean' },
  },
});
const name = positionals[0];

/** Runs an engine's bench, from the engine's own package, with the remaining arguments. */
function benchEngine(file: string, engine = 'hypersearch'): void {
  const script = fileURLToPath(new URL(`../../engines/${engine}/bench/${file}`, import.meta.url));
  spawnSync(process.execPath, [script, ...process.argv.slice(3)], { stdio: 'inherit' });
}

/** Runs a script of this folder in a separate process with memory for millions of homes. */
function benchScript(file: string): void {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const words = ['--max-old-space-size=6144', '--no-flush-bytecode', script, ...process.argv.slice(3)];
  process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
}

if (name === 'start') await benchStart();
else if (name === 'hypersearch') benchScript('hypersearch/main.ts');
else if (name === 'http')
  await benchHttp({
    url: values.url as string | undefined,
    seconds: Number(values.seconds ?? 10),
    homes: values.listings === undefined ? undefined : Number(values.listings),
    encoding: values.encoding as string | undefined,
    page: values.page === true,
    beside: values.beside === true,
  });
else if (name === 'pages')
  await benchPages({
    seconds: Number(values.seconds ?? 10),
    homes: values.listings === undefined ? undefined : Number(values.listings),
    encoding: values.encoding as string | undefined,
  });
else if (name === 'restore') await benchRestore();
else if (name === 'alerts') await benchAlerts(Number(values.searches ?? 100_000), Number(values.changes ?? 1_000));
else if (name === 'index') benchEngine('find.ts');
else if (name === 'read') benchEngine('read.ts');
else if (name === 'suggest') benchEngine('suggest.ts');
else if (name === 'watch') {
  benchEngine('watch.ts');
  benchScript('hypersearch/watch-peer.ts');
} else if (name === 'recommend') benchEngine('recommend.ts');
else if (name === 'smartmatch') benchEngine('smartmatch.ts', 'agent-match');
else if (name === 'web' || name === 'map' || name === 'search')
  await withServer(values.url as string | undefined, benches[name]);
else {
  console.error(
    'Which bench? npm run bench -- web | map | search | http | pages | start | cold-start | index | hypersearch | suggest | watch | recommend | smartmatch | alerts [--url http://localhost:3000]',
  );
  process.exit(2);
}
