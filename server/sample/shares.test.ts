import { expect, it } from 'vitest';
import { shareOut } from './shares.ts';

it.each([
  [10, [1, 1, 1], [3, 4, 3]],
  [892, [2, 1, 1], [446, 223, 223]],
  [0, [1, 2], [0, 0]],
])('%i distributed by %j sums to the whole', (total, weights, parts) => {
  expect(shareOut(total, weights)).toEqual(parts);
});
