/**
 * Speed of the watch, alone: `node watch.ts [--searches 100000] [--seed 1]`. Searches like the ones that people save: two
 * thirds in a city, one third in a box of the map; price, beds, some baths and types, one or two features. Prints build,
 * memory, and for homes one by one the latency beside a plain scan of the same searches; the answers are compared.
 */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  createIndex,
  createWatch,
  type Fact,
  features,
  homeTypes,
  type Listing,
  type Query,
} from '@lintel/hypersearch';
import { Dice } from './dice.ts';
import { homesOf, TODAY, townsOf } from './homes.ts';

const { values } = parseArgs({
  options: { searches: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.searches), Number(values.seed)];
const HOMES = 2_000;
const PUTS = 20_000;
/** The scan is slow: it gets a few of the homes. */
const SCANNED = count > 200_000 ? 20 : 100;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const memory = () => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

interface Saved {
  city: string | undefined;
  box: { southE6: number; westE6: number; northE6: number; eastE6: number } | undefined;
  low: number;
  high: number;
  beds: number;
  baths: number;
  types: readonly Listing['type'][];
  wanted: readonly (typeof features)[number][];
}

const dice = new Dice(seed + 7);
const towns = townsOf(seed);

function savedSearch(): Saved {
  const town = towns[Math.floor(dice.next() ** 1.5 * towns.length)]!;
  const quarter = dice.pick(town.neighbourhoods);
  const half = 4500 * 30 ** dice.next();
  const inCity = dice.chance(0.67);
  const low = Math.round(100 + dice.next() * 500) * 1000;
  return {
    city: inCity ? town.name : undefined,
    box: inCity
      ? undefined
      : {
          southE6: Math.round(quarter.latE6 - half),
          northE6: Math.round(quarter.latE6 + half),
          westE6: Math.round(quarter.lonE6 - half * 1.2),
          eastE6: Math.round(quarter.lonE6 + half * 1.2),
        },
    low,
    high: Math.round(low * (1.3 + dice.next())),
    beds: 1 + dice.below(4),
    baths: dice.chance(0.3) ? 1.5 : 0,
    types: dice.chance(0.3) ? [homeTypes[0], homeTypes[2]] : [],
    wanted: [...new Set(Array.from({ length: 1 + dice.below(2) }, () => features[Math.floor(dice.next() ** 2 * 30)]!))],
  };
}

function questionOf({ city, box, low, high, beds, baths, types, wanted }: Saved): Omit<Query, 'today'> {
  const bound = (field: 'price' | 'beds' | 'baths', op: '>=' | '<=', value: number): Fact => ({
    kind: 'bound',
    field,
    op,
    value,
  });
  return {
    facts: [
      ...(city ? [{ kind: 'place' as const, name: city.toLowerCase(), not: false }] : []),
      bound('price', '>=', low),
      bound('price', '<=', high),
      bound('beds', '>=', beds),
      ...(baths ? [bound('baths', '>=', baths)] : []),
      ...types.map((type): Fact => ({ kind: 'type', type, not: false })),
      ...wanted.map((feature): Fact => ({ kind: 'feature', feature, not: false })),
    ],
    ...(box ? { areas: [{ kind: 'box' as const, ...box }] } : {}),
  };
}

const meets = (search: Saved, home: Listing): boolean =>
  home.status === 'active' &&
  home.priceCents >= search.low * 100 &&
  home.priceCents <= search.high * 100 &&
  (home.beds ?? -1) >= search.beds &&
  (home.baths ?? -1) >= search.baths &&
  (search.city === undefined || search.city === home.city) &&
  (search.box === undefined ||
    (home.latE6! >= search.box.southE6 &&
      home.latE6! <= search.box.northE6 &&
      home.lonE6! >= search.box.westE6 &&
      home.lonE6! <= search.box.eastE6)) &&
  (search.types.length === 0 || search.types.includes(home.type)) &&
  search.wanted.every((feature) => home.features.includes(feature));

const saved = Array.from({ length: count }, savedSearch);
const homes = homesOf(HOMES, seed + 1).map((home) => ({ ...home, status: 'active' as const }));
const watch = createWatch(createIndex([]));
for (const home of homes) watch.match(home, { today: TODAY });

const before = memory();
const started = performance.now();
for (const [i, search] of saved.entries()) watch.put(i + 1, questionOf(search));
const built = performance.now() - started;
console.log(`${count.toLocaleString('en')} searches, seed ${seed}, Node ${process.version}`);
console.log(
  `build ${(built / 1000).toFixed(2)} s (${((built * 1000) / count).toFixed(1)} µs a put), ` +
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
const { user, system } = process.cpuUsage();
const matched = timed(HOMES, match);
const used = process.cpuUsage({ user, system });
const cpu = ((used.user + used.system) / HOMES).toFixed(1);
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
line(
  'delete',
  timed(PUTS, (i) => watch.delete(i * 3 + 1)),
);
line(
  'put',
  timed(PUTS, (i) => watch.put(count + i + 1, others[i]!)),
);
line(
  'replace',
  timed(PUTS, (i) => watch.put(count + i + 1, others[PUTS - i - 1]!)),
);

const wrong = homes.slice(0, SCANNED).filter((home) => {
  const ids = [...watch.match(home, { today: TODAY }).sort()].filter((id) => id <= count);
  const expected = saved.flatMap((search, i) => ((i % 3 === 0 && i / 3 < PUTS) || !meets(search, home) ? [] : i + 1));
  return String(ids) !== String(expected);
});
console.log(wrong.length === 0 ? `answers agree with the scan on ${SCANNED} homes` : `${wrong.length} ANSWERS DIFFER`);
if (wrong.length > 0) process.exitCode = 1;
