/**
 * Compares the watch with a PostgreSQL table with the same keys: `npm run bench -- watch [--searches 100000]
 * [--seed 1]` prints it after the watch alone. Every answer is compared. CPU is the minimum of several passes for
 * both.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createIndex, createWatch, features, homeTypes, type Listing } from '@lintel/hypersearch';
import pg from 'pg';
import { homesOf, TODAY, townsOf } from '../../../engines/hypersearch/bench/homes.ts';
import { questionOf, type Saved, savedSearches } from '../../../engines/hypersearch/bench/saved-searches.ts';
import { cellAt, coverOf, LEVELS } from '../../../engines/hypersearch/src/watch/cover.ts';
import { findPostgres, startPostgres } from '../../../server/test/postgres-server.ts';
import { backendCpu, settings } from './peers/postgres-session.ts';

const { values } = parseArgs({
  options: { searches: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.searches), Number(values.seed)];
const HOMES = 300;
const PASSES = 7;
const HALF = 39;

const binaries = findPostgres();
if (!binaries) {
  console.error('!! The peer is LEFT OUT: no PostgreSQL of 15 or newer was found on this machine.');
  process.exit(0);
}

const saved = Array.from({ length: count }, savedSearches(seed));
const homes = homesOf(HOMES, seed + 1).map((home): Listing => ({ ...home, status: 'active' }));
const cities = new Map(townsOf(seed).map(({ name }, number) => [name, number]));
const featureNumbers = new Map(features.map((feature, number) => [feature, number]));

const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-watch-'));
chmodSync(folder, 0o777);
const server = await startPostgres(binaries, { settings });
const client = new pg.Client(server.socketUrl);
try {
  await client.connect();
  const levels = await fill();
  const { rows: sessions } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const watch = createWatch(createIndex([]));
  for (const home of homes) watch.match(home, { today: TODAY });
  for (const [i, search] of saved.entries()) watch.put(i + 1, questionOf(search));
  await measure(watch, levels, sessions[0]!.pid);
} finally {
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * One row for each key of a search: its city, or a cell of the few that cover its box; then the rarest required
 * feature and the lowest price. The index contains all filtered columns, so the table is not read. Returns the
 * levels of the cells.
 */
async function fill(): Promise<readonly number[]> {
  const levels = new Set<number>();
  const lines = saved.map((search, i) => {
    const { city, box, wanted } = search;
    const numbers = wanted.map((feature) => featureNumbers.get(feature)!);
    const sides = box ? [box.southE6, box.northE6, box.westE6, box.eastE6] : [-90e6, 90e6, -180e6, 180e6];
    const figures = [i + 1, search.high, search.beds, search.baths * 2, typesOf(search), ...masksOf(numbers), ...sides];
    // Features are drawn by index, so the highest is the rarest.
    const rest = `${Math.max(...numbers)},${search.low},${figures.join(',')}\n`;
    if (city !== undefined) return `${-1 - cities.get(city)!},${rest}`;
    const cover = coverOf([box!]);
    levels.add(cover.level);
    return cover.cells.map((cell) => `${keyOf(cover.level, cell)},${rest}`).join('');
  });
  const file = join(folder, 'searches.csv');
  writeFileSync(file, lines.join(''));
  await client.query(`create table searches (key int8, feature int2, low int, id int, high int, beds int2, half_baths int2,
    types int2, f0 int8, f1 int8, south int, north int, west int, east int)`);
  await client.query(`copy searches from '${file}' with (format csv)`);
  await client.query(`create index by_key on searches (key, feature, low) include (id, high, beds, half_baths, types, f0, f1,
    south, north, west, east)`);
  await client.query('vacuum (freeze, analyze) searches');
  return [...levels];
}

function keyOf(level: number, cell: number): number {
  return cell * LEVELS + level;
}

function typesOf({ types }: Saved): number {
  return types.reduce((bits, type) => bits | (1 << homeTypes.indexOf(type)), 0);
}

function masksOf(numbers: readonly number[]): [number, number] {
  const mask = (from: number) =>
    numbers.reduce((sum, n) => (n >= from && n < from + HALF ? sum + 2 ** (n - from) : sum), 0);
  return [mask(0), mask(HALF)];
}

function questionFor(home: Listing, levels: readonly number[]): pg.QueryArrayConfig {
  const numbers = home.features.map((feature) => featureNumbers.get(feature)!);
  const [lat, lon] = [home.latE6!, home.lonE6!];
  const keys = [-1 - cities.get(home.city)!, ...levels.map((level) => keyOf(level, cellAt(level, lat, lon)))];
  const lacks = masksOf(features.map((_, number) => number).filter((number) => !numbers.includes(number)));
  const figures = [
    home.priceCents / 100,
    home.beds,
    home.baths! * 2,
    1 << homeTypes.indexOf(home.type),
    ...lacks,
    lat,
    lon,
  ];
  return {
    name: 'match',
    rowMode: 'array',
    text: `select id from searches where key = any($1::int8[]) and feature = any($2::int2[]) and low <= $3::int and high >= $3::int
      and beds <= $4::int2 and half_baths <= $5::int2 and (types = 0 or types & $6::int2 <> 0) and f0 & $7::int8 = 0 and f1 & $8::int8 = 0
      and south <= $9::int and north >= $9::int and west <= $10::int and east >= $10::int`,
    values: [keys, numbers, ...figures],
  };
}

async function measure(
  watch: ReturnType<typeof createWatch>,
  levels: readonly number[],
  backend: number,
): Promise<void> {
  const questions = homes.map((home) => questionFor(home, levels));
  const [ours, theirs] = [homes.map((): number[] => []), homes.map((): number[] => [])];
  let [different, cpu, own] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let pass = 0; pass < PASSES; pass++) {
    const start = process.threadCpuUsage();
    for (const [i, home] of homes.entries()) {
      const from = performance.now();
      watch.match(home, { today: TODAY });
      ours[i]!.push((performance.now() - from) * 1000);
    }
    const { user, system } = process.threadCpuUsage(start);
    own = Math.min(own, (user + system) / HOMES);
    const before = backendCpu(backend);
    for (const [i, home] of homes.entries()) {
      const from = performance.now();
      const { rows } = await client.query<number[]>(questions[i]!);
      theirs[i]!.push((performance.now() - from) * 1000);
      if (pass > 0) continue;
      const ids = rows.map(([id]) => id!).sort((a, b) => a - b);
      if (String(ids) !== String(watch.match(home, { today: TODAY }).toSorted())) different++;
    }
    cpu = Math.min(cpu, (backendCpu(backend) - before) / HOMES);
  }
  const at = (times: readonly (readonly number[])[], share: number) =>
    times.map((of) => of.toSorted((a, b) => a - b)[of.length >> 1]!).sort((a, b) => a - b)[
      Math.ceil(share * HOMES) - 1
    ]!;
  const line = (name: string, times: readonly (readonly number[])[], rest = '') =>
    console.log(
      `${name.padEnd(22)} p50 ${at(times, 0.5).toFixed(1).padStart(9)} µs  p99 ${at(times, 0.99).toFixed(1).padStart(9)} µs${rest}`,
    );
  console.log(`\nbeside PostgreSQL, ${HOMES} homes`);
  line('match a home', ours, `  CPU ${own.toFixed(1)} µs`);
  line(
    'PostgreSQL',
    theirs,
    `  CPU of its backend ${cpu.toFixed(0)} µs; ÷ watch by CPU ${(cpu / own).toFixed(1)}, by p50 ${(at(theirs, 0.5) / at(ours, 0.5)).toFixed(1)}`,
  );
  console.log(different === 0 ? 'answers agree with PostgreSQL' : `${different} ANSWERS DIFFER`);
  if (different > 0) process.exitCode = 1;
}
