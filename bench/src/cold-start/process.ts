/**
 * One start of the index with its file and suggestions, in the same way as `search`; prints when each part was
 * ready.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createSuggester } from '@lintel/hypersearch';
import { gazetteer } from '../../../server/src/modules/places/index.ts';
import { indexFile } from '../../../server/src/modules/search/index/index-file.ts';
import { indexMeaning } from '../../../server/src/modules/search/index/index-meaning.ts';
import { openLiveIndex } from '../../../server/src/modules/search/index/live-index.ts';
import { suggestedHomes } from '../../../server/src/modules/search/suggestions/suggested-homes.ts';
import { openDatabase } from '../../../server/src/platform/database/db.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import { testRates } from '../../../server/test/rates.ts';

const [url = '', folder = ''] = process.argv.slice(2);
const rates = testRates('2026-11-19');
const clock = () => new Date();
const suggester = createSuggester(gazetteer());
const database = await openDatabase({ url, poolSize: 5, statementTimeoutMs: 60_000 });
const say = (what: string, figure: string) => console.log(`  ${what.padEnd(44)} ${figure}`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
/** Wall time, and this process's CPU time; the latter is comparable on a shared machine. */
const stopwatch = () => {
  const begun = [performance.now(), cpu()] as const;
  return () => `${seconds(performance.now() - begun[0])}, CPU ${seconds(cpu() - begun[1])}`;
};

const since = stopwatch();
// Loads the code as a server does, so that concurrent edits do not affect the measurement.
indexMeaning(rates);
const live = await openLiveIndex({
  db: database.db,
  rates: () => rates,
  clock,
  onError: console.error,
  followers: [suggestedHomes(suggester)],
  // Written on request, so that it can be measured separately.
  file: indexFile(
    { db: database.db, clock, log: createLog('silent') },
    folder,
    () => 'bench',
    Number.POSITIVE_INFINITY,
  ),
});
say(`searches are answered (${live.index.size.toLocaleString('en')} homes)`, since());
const pauses = monitorEventLoopDelay({ resolution: 1 });
pauses.enable();
while (suggester.size < live.index.size) await wait(10);
say('suggestions know every address', since());
say('  meanwhile the longest pause', `${(pauses.max / 1e6).toFixed(0).padStart(6)} ms`);
pauses.reset();
const saving = stopwatch();
await live.save();
say('the file is written, where something changed', saving());
say('  meanwhile the longest pause', `${(pauses.max / 1e6).toFixed(0).padStart(6)} ms`);
say('memory', `${(process.memoryUsage().rss / 1e6).toFixed(0).padStart(6)} MB`);
await live.stop();
await database.close();
