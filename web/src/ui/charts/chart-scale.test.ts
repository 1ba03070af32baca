import { describe, expect, it } from 'vitest';
import { roundTicks, scale } from './chart-scale.ts';

describe('round ticks', () => {
  it.each([
    [412_000, 578_000, [400_000, 450_000, 500_000, 550_000, 600_000]],
    [0, 1, [0, 0.5, 1]],
    [0, 0.9, [0, 0.5, 1]],
    [7, 7, [7]],
  ])('cover %d to %d in round steps', (low, high, ticks) => {
    expect(roundTicks(low, high)).toEqual(ticks);
  });

  it('always include both ends of the range', () => {
    for (const [low, high] of [
      [3, 1_000_003],
      [-12, 4],
      [0.001, 0.0095],
    ] as const) {
      const ticks = roundTicks(low, high);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    }
  });
});

it('maps a range without extent to the middle', () => {
  expect(scale([5, 5], [0, 100])(5)).toBe(50);
  expect(scale([0, 10], [100, 0])(2.5)).toBe(75);
});
