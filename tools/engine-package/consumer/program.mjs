// Uses the installed package in plain JavaScript; the test runs it in an empty folder.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import {
  createIndex,
  createSuggester,
  createWatch,
  factText,
  openIndex,
  placeNames,
  read,
  snapshotBytes,
  snapshotOf,
} from '@lintel/hypersearch';
import { parseFact } from '@lintel/hypersearch/facts';
import { boundFilters } from '@lintel/hypersearch/filters';

const austin = {
  name: 'Austin',
  kind: 'city',
  country: 'US',
  state: 'TX',
  population: 961_855,
  lat: 30.27,
  lon: -97.74,
};
const today = 20_500;
const homeOf = (id) => ({
  id,
  country: 'US',
  state: 'TX',
  city: 'Austin',
  latE6: 30_270_000 + id,
  lonE6: -97_740_000,
  status: 'active',
  type: 'single_family',
  priceCents: id * 1_000_000,
  beds: id % 6,
  listedDay: today - 3,
  features: id % 2 ? ['pool'] : [],
  text: `${id} Oak Street, a quiet house`,
});

const context = { places: placeNames([austin]), today: { year: 2026, month: 2, day: 16 } };
const facts = read('3 beds in Austin under 500k with a pool', context).facts.map(({ fact }) => fact);
assert.deepEqual(facts.map(factText), ['beds>=3', 'place:austin', 'price<=500000', 'has:pool']);
assert.deepEqual(parseFact('beds>=3'), facts[0]);
assert.ok(boundFilters.price.steps.length > 0);

const index = createIndex(Array.from({ length: 100 }, (_, n) => homeOf(n + 1)));
const query = { facts, today };
const wanted = Array.from({ length: 50 }, (_, n) => n + 1).filter((id) => id % 2 === 1 && id % 6 >= 3);
assert.deepEqual([...index.ids(query)], wanted);

const worker = new Worker(new URL('searcher.mjs', import.meta.url), { workerData: index.snapshot() });
const answer = () => new Promise((done) => worker.once('message', done));
worker.postMessage({ query });
assert.deepEqual(await answer(), wanted);
worker.postMessage({ epoch: index.apply([{ op: 'delete', id: wanted[0] }]), query });
assert.deepEqual(await answer(), wanted.slice(1));
await worker.terminate();

await writeFile('homes', snapshotBytes(index.snapshot()));
const opened = openIndex(snapshotOf(await readFile('homes')));
assert.deepEqual([...opened.ids(query)], wanted.slice(1));
assert.throws(() => snapshotOf(new Uint8Array(20)));

const watch = createWatch(opened);
watch.put(7, { facts });
assert.deepEqual([...watch.match(homeOf(wanted[1]), { today })], [7]);
assert.deepEqual([...watch.match(homeOf(2), { today })], []);

const suggester = createSuggester({ places: [austin], postalCodes: [] });
assert.equal(suggester.suggest('aust', { limit: 1 })[0].name, 'Austin');
