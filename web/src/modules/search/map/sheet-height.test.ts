import { expect, it } from 'vitest';
import { settledHeight } from './sheet-height.ts';

it.each([
  [0.1, 0, 'low'],
  [0.3, 0, 'middle'],
  [0.6, 0, 'middle'],
  [0.8, 0, 'high'],
  [0.3, 1, 'middle'],
  [0.5, 1, 'high'],
  [0.95, 1, 'high'],
  [0.6, -1, 'middle'],
  [0.4, -1, 'low'],
  [0.02, -1, 'low'],
])('a sheet released at %d of its frame with a speed of %d settles at %s', (share, speed, height) => {
  expect(settledHeight(share, speed)).toBe(height);
});
