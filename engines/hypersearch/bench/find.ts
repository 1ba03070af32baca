/**
 * Speed of the listing index, alone: `node find.ts [--listings 60000] [--seed 1] [--relaxations]`.
 * Prints build time, memory, and per kind of search the latency and CPU, beside two scans without an index
 * on the same homes in the same run. Every total is compared with the scans.
 */

import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createIndex, type ListingIndex } from '@lintel/hypersearch';
import { homesOf } from './homes.ts';
import { columnScan, objectScan, type Scan } from './scans.ts';
import { kinds, type Search, searchesOf } from './searches.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '60000' },
    seed: { type: 'string', default: '1' },
    relaxations: { type: 'boolean', default: false },
  },
});
const [count, seed] = [Number(values.listings), Number(values.seed)];
const PASSES = 4;
/** The scans are slow and run only for every n-th search. */
const SCAN_EVERY = count > 200_000 ? 50 : 10;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const memory = () => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const homes = homesOf(count, seed);
const searches = searchesOf(seed).map((search) => ({
  ...search,
  options: { ...search.options, relaxations: values.relaxations },
}));

const before = memory();
const started = performance.now();
const index = createIndex(homes);
const built = performance.now() - started;
console.log(`${count.toLocaleString('en')} listings, seed ${seed}, Node ${process.version}`);
console.log(`build ${(built / 1000).toFixed(2)} s, ${Math.round((memory() - before) / count)} bytes a listing\n`);

interface Figures {
  p50: number;
  p99: number;
  cpu: number;
}

function measure(run: (search: Search) => void, set: readonly Search[]): Figures {
  const latencies = new Float64Array(set.length);
  const { user, system } = process.cpuUsage();
  for (const [i, search] of set.entries()) {
    const from = performance.now();
    run(search);
    latencies[i] = (performance.now() - from) * 1000;
  }
  const used = process.cpuUsage({ user, system });
  latencies.sort();
  const at = (share: number) => latencies[Math.ceil(share * set.length) - 1] as number;
  return { p50: at(0.5), p99: at(0.99), cpu: (used.user + used.system) / set.length };
}

/** Returns the best of several passes. The first one is a warm-up. */
function best(run: (search: Search) => void, set: readonly Search[], passes: number): Figures {
  measure(run, set);
  const figures = Array.from({ length: passes }, () => measure(run, set));
  return figures.reduce((a, b) => (b.cpu < a.cpu ? b : a));
}

const find = (on: ListingIndex) => (search: Search) => on.find(search.query, search.options).total;
const scans: [string, Scan, readonly Search[]][] = [
  ['typed arrays', columnScan(homes), searches.filter(({ kind }) => kind !== 'text')],
  ['objects', objectScan(homes), searches],
];

const micros = (figure: number) => figure.toFixed(1).padStart(10);
console.log('microseconds'.padEnd(26), '       p50        p99        CPU');
const ofIndex = new Map<string, Figures>();
for (const kind of [...kinds, 'all'] as const) {
  const set = searches.filter((search) => kind === 'all' || search.kind === kind);
  const figures = best(find(index), set, PASSES);
  ofIndex.set(kind, figures);
  console.log(`index, ${kind}`.padEnd(26), micros(figures.p50), micros(figures.p99), micros(figures.cpu));
}
for (const [name, scan, able] of scans) {
  const set = able.filter((_, i) => i % SCAN_EVERY === 0);
  const figures = best(scan, set, 1);
  const same = best(find(index), set, PASSES);
  const wrong = set.filter((search) => scan(search) !== index.find(search.query, search.options).total);
  console.log(
    `${name}, ${set.length} searches`.padEnd(26),
    micros(figures.p50),
    micros(figures.p99),
    micros(figures.cpu),
  );
  console.log(
    `  ÷ index`.padEnd(26),
    micros(figures.p50 / same.p50),
    micros(figures.p99 / same.p99),
    micros(figures.cpu / same.cpu),
    wrong.length === 0 ? '  totals agree' : `  ${wrong.length} TOTALS DIFFER`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}
