import { describe, expect, it } from 'vitest';
import { circleContains } from './distance.ts';
import type { PointE6 } from './point.ts';
import { pointInRing } from './ring.ts';
import { BoxShape, CircleShape, RingShape, type Shape } from './shape.ts';

/** Deterministic whole numbers below `end` (Lehmer). */
function numbers(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
}

const next = numbers(42);
const pointBelow = (end: number): PointE6 => ({ latE6: next(end), lonE6: next(end) });

const rings = Array.from({ length: 200 }, (_, i) =>
  Array.from({ length: 3 + next(12) }, () => pointBelow(i < 100 ? 30 : 100_000)),
);
const centres = Array.from({ length: 100 }, () => ({ centre: pointBelow(100_000), radius: next(6000) }));
const boxes = Array.from({ length: 100 }, () => {
  const [a, b] = [pointBelow(40), pointBelow(40)];
  return {
    southE6: Math.min(a.latE6, b.latE6),
    westE6: Math.min(a.lonE6, b.lonE6),
    northE6: Math.max(a.latE6, b.latE6),
    eastE6: Math.max(a.lonE6, b.lonE6),
  };
});
const shapes: Shape[] = [
  ...rings.map((ring) => new RingShape(ring)),
  ...centres.map(({ centre, radius }) => new CircleShape(centre, radius)),
  ...boxes.map((box) => new BoxShape(box)),
];

describe('shapes', () => {
  it('a ring contains the points of pointInRing, even one that crosses itself', () => {
    for (const [i, ring] of rings.entries())
      for (let n = 0; n < 300; n++) {
        const point = pointBelow(i < 100 ? 32 : 110_000);
        if ((shapes[i] as Shape).contains(point.latE6, point.lonE6) !== pointInRing(ring, point))
          expect.fail(`ring ${i} at ${point.latE6}, ${point.lonE6}`);
      }
  });

  it('a circle contains the points of circleContains', () => {
    for (const { centre, radius } of centres)
      for (let n = 0; n < 100; n++) {
        const point = pointBelow(110_000);
        expect(new CircleShape(centre, radius).contains(point.latE6, point.lonE6)).toBe(
          circleContains(centre, radius, point),
        );
      }
  });

  it('classify a box as inside or outside only when all its points are', () => {
    const counts = { inside: 0, outside: 0, edge: 0 };
    for (const shape of shapes)
      for (let n = 0; n < 100; n++) {
        const [south, west, size] = [next(100_000), next(100_000), next(2) === 0 ? next(9) : next(20_000)];
        const [low, left] = n < 50 ? [south % 32, west % 32] : [south, west];
        const relation = shape.relation(low, left, low + size, left + size);
        counts[relation] += 1;
        if (relation === 'edge') continue;
        for (let p = 0; p < 20; p++)
          if (shape.contains(low + next(size + 1), left + next(size + 1)) !== (relation === 'inside'))
            expect.fail(`box ${low}, ${left}, ${size} is not ${relation}`);
      }
    expect(Math.min(counts.inside, counts.outside, counts.edge)).toBeGreaterThan(50);
  });

  it('contain each of 32 points like a single one', () => {
    for (const shape of shapes) {
      const wide = next(2) === 0 ? 110_000 : 32;
      const [lats, lons] = [new Int32Array(256), new Int32Array(256)].map((e6) => e6.map(() => next(wide) - 5));
      for (let first = 0; first < 256; first += 32) {
        const points = first === 0 ? -1 : next(2 ** 31 - 1);
        let expected = 0;
        for (let bit = 0; bit < 32; bit++)
          if ((points >>> bit) & 1 && shape.contains(lats![first + bit] as number, lons![first + bit] as number))
            expected |= 1 << bit;
        if (shape.containing(lats!, lons!, first, points) !== expected) expect.fail(`from ${first}`);
      }
    }
  });

  it('that are degenerate contain nothing and never throw', () => {
    const odd: Shape[] = [
      new RingShape([]),
      new RingShape([{ latE6: Number.NaN, lonE6: 0 }]),
      new RingShape([
        { latE6: 0, lonE6: 0 },
        { latE6: Number.POSITIVE_INFINITY, lonE6: 1 },
        { latE6: 5, lonE6: 5 },
      ]),
      new CircleShape({ latE6: 0, lonE6: 0 }, Number.NaN),
      new BoxShape({ southE6: 5, westE6: 5, northE6: 1, eastE6: 1 }),
    ];
    for (const shape of odd) {
      expect(shape.contains(3, 3)).toBe(false);
      expect(shape.relation(0, 0, 9, 9)).not.toBe('inside');
    }
  });
});
