import { documentCategories } from '@lintel/server/documents';
import { expect, it } from 'vitest';
import { categoryNames, fileSize, stateOf, stepOf } from './words.ts';

it.each([
  [0, '0 Bytes'],
  [512, '512 Bytes'],
  [1_023, '1023 Bytes'],
  [1_024, '1 KB'],
  [1_536, '1.5 KB'],
  [2_411_725, '2.3 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [1024 ** 3, '1 GB'],
  [5 * 1024 ** 4, '5120 GB'],
])('formats %s as %s', (bytes, written) => {
  expect(fileSize(bytes)).toBe(written);
});

it("states have the specification's labels, and unknown states are labeled as unknown", () => {
  expect(['pending', 'approved', 'rejected', 'x'].map((status) => stateOf(status).label)).toEqual([
    'Under Review',
    'Approved',
    'Needs Attention',
    'Unknown',
  ]);
  expect(['completed', 'in_progress', 'not_started', 'x'].map((status) => stepOf(status).label)).toEqual([
    'Completed',
    'In progress',
    'Not started',
    'Unknown',
  ]);
});

it('every document category of the server has a name', () => {
  expect(Object.keys(categoryNames)).toEqual(Object.keys(documentCategories));
});
