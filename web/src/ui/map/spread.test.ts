import { expect, it } from 'vitest';
import { spread } from './spread.ts';

const gaps = (points: { x: number; y: number }[]) =>
  points.flatMap((one, at) => points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));

it('moves points apart, also those at one place, and keeps the fixed ones', () => {
  const points = [{ x: 50, y: 50 }, ...Array.from({ length: 7 }, (_, at) => ({ x: 50 + (at % 3), y: 50 }))];
  const offsets = spread(points, 1, 26);
  expect(offsets[0]).toEqual({ x: 0, y: 0 });
  const moved = points.map(({ x, y }, at) => ({ x: x + offsets[at]!.x, y: y + offsets[at]!.y }));
  expect(Math.min(...gaps(moved))).toBeGreaterThan(24);
  expect(Math.max(...offsets.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(90);
  expect(spread(points, 1, 26)).toEqual(offsets);
});

it('leaves points that are far apart where they are', () => {
  const far = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ];
  expect(spread(far, 1, 26)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});
