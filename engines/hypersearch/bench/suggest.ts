/**
 * Suggestions while typing, alone: `node suggest.ts [--listings 100000] [--seed 1]`. Prints build time and memory, the
 * time per query (noisy addresses whole and letter by letter, places), the CPU time of change batches, and how often
 * the intended address ranks first.
 */

import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSuggester } from '../src/suggest/create-suggester.ts';
import { homesFromTowns } from '../test/address-homes.ts';
import { noisyAddresses } from '../test/noisy-addresses.ts';

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.listings), Number(values.seed)];
const batch = 2_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** Returns the CPU milliseconds of this thread, for work that can run only once. */
function timed(run: () => void): number {
  const from = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000;
}

function report(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] as number).toFixed(2).padStart(7);
  console.log(`${name.padEnd(34)} n=${times.length}  p50${at(0.5)}  p95${at(0.95)}  p99${at(0.99)}  max${at(1)} ms`);
}

const homes = homesFromTowns(count, seed);
const before = heap();
const suggester = createSuggester({ places: [], postalCodes: [] });
const built = timed(() => {
  for (const home of homes) suggester.put({ ...home });
});
const bytes = Math.round((heap() - before) / count);
console.log(`${count.toLocaleString('en')} addresses, seed ${seed}, Node ${process.version}`);
console.log(`build ${(built / 1000).toFixed(2)} s, ${bytes} bytes a home\n`);

/** Returns the fastest of five runs by the clock, to exclude other load on the machine. */
function ask(typed: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const from = performance.now();
    suggester.suggest(typed, { limit: 8 });
    least = Math.min(least, performance.now() - from);
  }
  return least;
}
const warm = noisyAddresses(homes, 300, 90_000);
for (const { typed } of warm) ask(typed);

const noisy = noisyAddresses(homes, 2_000, 90_001);
report(
  'noisy addresses',
  noisy.map(({ typed }) => ask(typed)),
);
const begun = noisy
  .slice(0, 200)
  .flatMap(({ typed }) => Array.from({ length: Math.min(20, typed.length) }, (_, at) => typed.slice(0, at + 1)));
report('letter by letter', begun.map(ask));
const places = ['aus', 'montr', 'san fr', 'portland me', 'nyc', 'h2x', '787', 'saint lou', 'quebec'];
report(
  'places',
  Array.from({ length: 50 }, () => places)
    .flat()
    .map(ask),
);

let hits = 0;
for (const { home, typed } of noisy) {
  const first = suggester.suggest(typed, { limit: 1 })[0];
  if (first && 'home' in first && first.home.id === home.id) hits++;
}
console.log(`${'meant address comes first'.padEnd(34)} ${((100 * hits) / noisy.length).toFixed(2)} %\n`);

const batches = (change: (home: (typeof homes)[number]) => void) =>
  Array.from({ length: 10 }, (_, at) => timed(() => homes.slice(at * batch, (at + 1) * batch).forEach(change)));
report(
  `${batch} homes change status`,
  batches((home) => suggester.put({ ...home, status: 'sold' })),
);
report(
  `${batch} homes move`,
  batches((home) => suggester.put({ ...home, address: `${home.id} Elsewhere Rd` })),
);
report(
  `${batch} homes go`,
  batches((home) => suggester.delete(home.id)),
);
