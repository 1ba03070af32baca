import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyQuery, listingOf } from '../../test/arbitraries.ts';
import type { ReaderReport, ReaderWork } from '../../test/reader.ts';
import { createIndex } from './create-index.ts';

const HOMES = 3000;
const BATCH = 100;
const everything = { facts: [], today: 20_000, statuses: ['active', 'pending', 'sold'] as const };

it('readers in other threads find exactly one version of each home while all homes are replaced and merged', {
  timeout: 30_000,
}, async () => {
  const drawn = fc.sample(listingOf(fc.constant(1)), { seed: 21, numRuns: HOMES + 1000 });
  const homeAt = (i: number) => ({ ...(drawn[i % drawn.length] as (typeof drawn)[number]), id: 1 + (i % HOMES) });
  const index = createIndex(Array.from({ length: HOMES }, (_, i) => homeAt(i)));
  // A payment rule is code, which no message carries.
  const questions = fc.sample(anyQuery, { seed: 22, numRuns: 50 }).map(({ payment: _, ...query }) => query);
  const workerData: ReaderWork = { snapshot: index.snapshot(), everything, homes: HOMES, questions };
  const readers = [0, 1].map(() => new Worker(new URL('../../test/reader.ts', import.meta.url), { workerData }));
  await Promise.all(readers.map((reader) => once(reader, 'message')));

  const reports = readers.map(async (reader) => (await once(reader, 'message'))[0] as ReaderReport);
  const batches = 40;
  for (let batch = 0; batch < batches; batch++) {
    const first = HOMES + batch * BATCH;
    const epoch = index.apply(Array.from({ length: BATCH }, (_, i) => ({ op: 'put', listing: homeAt(first + i) })));
    for (const reader of readers) reader.postMessage(epoch);
  }
  for (const reader of readers) reader.postMessage('end');

  const expected = questions.map((question) => index.ids(question));
  for (const report of await Promise.all(reports)) {
    expect(report).toMatchObject({ faults: 0, epochs: batches });
    expect(report.searches).toBeGreaterThan(batches);
    expect(report.answers).toEqual(expected);
  }
});
