/**
 * `npm run bench -- hypersearch [--listings 1000000] [--passes 4] [--peers postgres,sqlite,duckdb,pglite |
 * none] [--seed 1] [--remarks FOLDER] [--updates] [--threads 2] [--out FILE]`: Lintel's index compared with common
 * alternatives, on the same homes and searches, in one process and in turn. Prints Markdown tables; fails when
 * answers differ.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { bandwidths } from './bandwidth.ts';
import { type Touched, touched } from './bound.ts';
import type { Engine } from './engine.ts';
import { homesOf } from './homes.ts';
import { measure } from './measure.ts';
import { Lintel, type Parts } from './peers/lintel.ts';
import { startPeers } from './peers/peers.ts';
import { Postgres } from './peers/postgres.ts';
import { type Built, boundTable, buildTable, ratioTable, threadTable } from './report.ts';
import { sortedRows } from './rows.ts';
import { type Kind, searchesOf } from './searches.ts';
import { measureThreads } from './threads.ts';
import { compareAfterUpdates } from './updates.ts';
import { realWords, zipfWords } from './words.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    listings: { type: 'string', default: '1000000' },
    passes: { type: 'string', default: '4' },
    peers: { type: 'string', default: 'postgres,sqlite,duckdb,pglite' },
    seed: { type: 'string', default: '1' },
    remarks: { type: 'string' },
    updates: { type: 'boolean', default: false },
    threads: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const [listings, seed] = [Number(values.listings), Number(values.seed)];
const passes = Number(values.passes);
if (!(listings >= 1 && passes >= 2)) throw new Error('At least one listing and two passes: the first warms up.');
const words = values.remarks ? realWords(values.remarks) : zipfWords;
const say = (text: string) => console.log(`${text}\n`);
const grouped = (count: number) => count.toLocaleString('en-US');

const searches = searchesOf(seed, 1_000, words);
const loadBefore = loadavg()[0]!.toFixed(1);
const ours = new Lintel();
const peers = await startPeers(values.peers.split(','));
const engines: Engine[] = [ours as Engine, ...peers];
let wrong = 0;
try {
  await run();
} finally {
  // Prevents a server from outliving an error.
  for (const engine of engines.toReversed()) await engine.close();
}
if (wrong > 0) process.exitCode = 1;

async function run(): Promise<void> {
  const { built, parts, reads } = await load();

  const measured = await measure(engines, searches, passes);
  const memory = bandwidths();
  const fastest = Math.max(...memory.map(({ gibPerSecond }) => gibPerSecond));

  say(`### ${grouped(listings)} listings, ${grouped(searches.length)} searches`);
  say(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} threads, ${Math.round(totalmem() / 2 ** 30)} GiB; ` +
      `Node ${process.version}; load ${loadBefore} before, ${loadavg()[0]!.toFixed(1)} after; seed ${seed}, ${passes} passes, ` +
      `${values.remarks ? 'real remarks' : 'drawn words'}. Microseconds; CPU is a query's, of PostgreSQL the backend's alone. ` +
      'Facets are type, bedrooms and price.',
  );
  say(ratioTable(measured));
  say(
    `Of the CPU of ${ours.name}, all classes, ${measured[0]!.threadCpu.toFixed(1)} µs are the searching thread's; the rest is V8's compilers and collectors.`,
  );
  say(buildTable(built, listings));
  say(`Words take ${parts.bytesPerPosting.toFixed(2)} bytes a posting.`);
  say(
    `Read bandwidth of one thread: ${memory.map(({ name, gibPerSecond }) => `${name} ${gibPerSecond.toFixed(1)} GiB/s`).join(', ')}.`,
  );
  say(boundTable(measured[0]!, reads, fastest));

  for (const { name, different } of measured.slice(1)) printDifferences(name, different);

  const postgres = peers.find((peer) => peer instanceof Postgres);
  const updated =
    values.updates && postgres
      ? await compareAfterUpdates(ours, postgres, { listings, seed, remarks: values.remarks, words, searches })
      : undefined;
  if (updated) {
    say(
      `${grouped(updated.changes)} changes in batches: ${updated.cpu.toFixed(2)} µs of the writer's CPU each, the longest batch ${updated.longestMs.toFixed(1)} ms; two readers made ${grouped(updated.readerSearches)} searches meanwhile.`,
    );
    printDifferences('PostgreSQL after the changes', updated.different);
  } else if (values.updates) say('!! Updates are LEFT OUT: there is no PostgreSQL to compare with.');

  const threads =
    Number(values.threads) > 0
      ? await measureThreads(ours, Number(values.threads), { seed, remarks: values.remarks })
      : undefined;
  if (threads) say(threadTable(threads));

  if (values.out) {
    const result = {
      listings,
      seed,
      node: process.version,
      measured,
      built,
      memory,
      reads: Object.fromEntries(reads),
      updated,
    };
    writeFileSync(values.out, `${JSON.stringify(result, undefined, 2)}\n`);
  }
}

/** Loads all engines, and releases the homes afterwards. */
async function load(): Promise<{ built: Built[]; parts: Parts; reads: ReadonlyMap<Kind, Touched> }> {
  const rows = sortedRows(homesOf(listings, seed, words));
  const built: Built[] = [];
  for (const engine of engines) {
    const took = await engine.load(rows);
    built.push({ name: engine.name, seconds: took, ...(await engine.size()) });
    console.error(`${engine.name} is ready (${took.toFixed(1)} s)`);
  }
  const parts = await ours.partsOf(rows);
  built.splice(1, 0, { name: `${ours.name}, no words`, of: 'memory', ...parts });
  const totals = searches.map((search) => ours.ask(search).total);
  return { built, parts, reads: touched(rows, searches, totals) };
}

function printDifferences(name: string, different: readonly string[]): void {
  wrong += different.length;
  say(
    different.length === 0
      ? `${name}: the same totals, facets, cells and, but for words, the same first 24.`
      : `${name}: ${different.length} ANSWERS DIFFER: ${different.slice(0, 9).join('; ')}`,
  );
}
