/**
 * Speed of the watch alone: `node watch.ts [--searches 100000] [--seed 1]`. Generates typical saved searches: two
 * thirds in a city, one third in a box of the map; price, beds, some baths and types, one or two features. Prints build
 * time, memory, and the latency per home beside a plain scan of the same searches, and compares the results.
 */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createIndex, createWatch } from '@lintel/hypersearch';
import { homesOf, TODAY } from './homes.ts';
import { meets, questionOf, savedSearches } from './saved-searches.ts';

const { values } = parseArgs({
  options: { searches: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.searches), Number(values.seed)];
const HOMES = 2_000;
const PUTS = 20_000;
/** Number of searches generated at a time, to limit the benchmark's own memory. */
const CHUNK = 10_000;
/** The scan is slow and runs only for some of the homes. */
const SCANNED = count > 200_000 ? 20 : 100;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const memory = () => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Returns the CPU microseconds of this thread. */
const cpuOf = (run: () => void) => {
  const { user, system } = process.threadCpuUsage();
  run();
  const used = process.threadCpuUsage({ user, system });
  return used.user + used.system;
};

const savedSearch = savedSearches(seed);
const saved = Array.from({ length: count }, savedSearch);
const homes = homesOf(HOMES, seed + 1).map((home) => ({ ...home, status: 'active' as const }));
const watch = createWatch(createIndex([]));
for (const home of homes) watch.match(home, { today: TODAY });

const before = memory();
let built = 0;
for (let from = 0; from < count; from += CHUNK) {
  const questions = saved.slice(from, from + CHUNK).map(questionOf);
  built += cpuOf(() => {
    for (const [i, question] of questions.entries()) watch.put(from + i + 1, question);
  });
}
console.log(`${count.toLocaleString('en')} searches, seed ${seed}, Node ${process.version}`);
console.log(
  `build ${(built / 1e6).toFixed(2)} s (${(built / count).toFixed(1)} µs of CPU a put), ` +
    `${Math.round((memory() - before) / count)} bytes a search, rows alone ${Math.round(watch.bytes / count)}`,
);

const percentile = (times: Float64Array, share: number) => times[Math.ceil(share * times.length) - 1]!.toFixed(1);
function timed(runs: number, run: (i: number) => void): Float64Array {
  const times = new Float64Array(runs);
  for (let i = 0; i < runs; i++) {
    const from = performance.now();
    run(i);
    times[i] = (performance.now() - from) * 1000;
  }
  return times.sort();
}
const line = (name: string, times: Float64Array, further = '') =>
  console.log(
    `${name.padEnd(22)} p50 ${percentile(times, 0.5).padStart(9)} µs  p99 ${percentile(times, 0.99).padStart(9)} µs${further}`,
  );

let matches = 0;
const match = (i: number) => {
  matches += watch.match(homes[i % HOMES]!, { today: TODAY }).length;
};
timed(HOMES, match);
matches = 0;
const cpu = (cpuOf(() => timed(HOMES, match)) / HOMES).toFixed(1);
matches = 0;
const matched = timed(HOMES, match);
line('match a home', matched, `  CPU ${cpu} µs, ${Math.round(matches / HOMES)} matches a home`);
const scanned = timed(SCANNED, (i) => {
  saved.filter((search) => meets(search, homes[i]!));
});
line(
  'plain scan',
  scanned,
  `  ÷ watch ${(Number(percentile(scanned, 0.5)) / Number(percentile(matched, 0.5))).toFixed(0)}`,
);
const others = Array.from({ length: PUTS }, savedSearch).map(questionOf);
function change(name: string, run: (i: number) => void): void {
  let times: Float64Array = new Float64Array();
  const used = cpuOf(() => {
    times = timed(PUTS, run);
  });
  line(name, times, `  CPU ${(used / PUTS).toFixed(1)} µs`);
}
change('delete', (i) => watch.delete(i * 3 + 1));
change('put', (i) => watch.put(count + i + 1, others[i]!));
change('replace', (i) => watch.put(count + i + 1, others[PUTS - i - 1]!));

const wrong = homes.slice(0, SCANNED).filter((home) => {
  const ids = [...watch.match(home, { today: TODAY }).sort()].filter((id) => id <= count);
  const expected = saved.flatMap((search, i) => ((i % 3 === 0 && i / 3 < PUTS) || !meets(search, home) ? [] : i + 1));
  return String(ids) !== String(expected);
});
console.log(wrong.length === 0 ? `answers agree with the scan on ${SCANNED} homes` : `${wrong.length} ANSWERS DIFFER`);
if (wrong.length > 0) process.exitCode = 1;
