/** The server that `bench -- http` measures: Lintel as it is, which also tells what it spent and replays searches. */
import { createApp } from '../../server/src/app.ts';
import { Filters } from '../../server/src/capabilities/search/filters/contract.ts';
import { ask, type Finder, find, finderPart } from '../../server/src/capabilities/search/index.ts';
import { loadSampleWhenEmpty } from '../../server/src/first-start.ts';
import { builtPages } from '../../server/src/foundation/http/pages.ts';
import { runServer } from '../../server/src/foundation/run-server.ts';

export type Wish = { ask: 'cpu' } | { ask: 'replay'; paths: readonly string[]; limit: number };

/** Microseconds of CPU of the whole process, with all its threads. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

let finder: Finder | undefined;

/** What the index alone takes for the same questions, microseconds of CPU each: no HTTP, no parsing, no homes shown. */
function replay(paths: readonly string[], limit: number): { microseconds: number; homes: number } {
  const living = finder!;
  const asked = paths.map((path) => {
    const given: Record<string, string | string[]> = {};
    const { searchParams } = new URL(path, 'http://lintel');
    for (const name of new Set(searchParams.keys())) {
      const all = searchParams.getAll(name);
      given[name] = all.length > 1 ? all : all[0]!;
    }
    return ask(living, Filters.parse(given));
  });
  for (const each of asked) find(living, each, { limit: limit + 1 });
  const before = cpu();
  let homes = 0;
  for (const each of asked) homes += find(living, each, { limit: limit + 1 }).total;
  return { microseconds: (cpu() - before) / paths.length, homes: homes / paths.length };
}

process.on('message', (wish: Wish) => {
  process.send!(wish.ask === 'cpu' ? cpu() : replay(wish.paths, wish.limit));
});

await runServer({
  environment: process.env,
  createApp: async (ground) => {
    const app = await createApp(ground);
    finder = app.house.use(finderPart);
    return app;
  },
  pages: builtPages,
  prepare: async (database, settings) => {
    if (settings.LINTEL_SAMPLE === 'auto') await loadSampleWhenEmpty(database, settings);
  },
});
