import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingOf } from '../../../test/arbitraries.ts';
import { createIndex } from '../create-index.ts';
import { snapshotBytes, snapshotOf } from './snapshot-file.ts';

it.each(['', 'Straße Łódź øst', 'plain words', 'plain Straße'])('a snapshot preserves the words of "%s"', (text) => {
  const [home] = fc.sample(listingOf(fc.constant(1)), { seed: 1, numRuns: 1 });
  const snapshot = createIndex([{ ...home!, text }]).snapshot();
  expect(snapshotOf(Buffer.concat(snapshotBytes(snapshot)))).toEqual(snapshot);
});
