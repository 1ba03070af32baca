import { describe, expect, it } from 'vitest';
import { distanceMetres, METRES_PER_MICRODEGREE } from './distance.ts';
import type { PointE6 } from './point.ts';
import { pathTouchesItself, validRing } from './ring.ts';
import { ringOfStroke } from './stroke.ts';

const centre = { latE6: 30_000_000, lonE6: -97_000_000 };
const at = (north: number, east: number): PointE6 => ({
  latE6: Math.round(centre.latE6 + north / METRES_PER_MICRODEGREE),
  lonE6: Math.round(centre.lonE6 + east / (METRES_PER_MICRODEGREE * Math.cos((30 * Math.PI) / 180))),
});

/** A noisy loop from `start` to `end` turns, from a seed. */
function loop(start: number, end: number, count: number, seed: number): PointE6[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, (_, i) => {
    const turned = 2 * Math.PI * (start + ((end - start) * i) / (count - 1));
    const radius = 1_000 + 40 * Math.sin(5 * turned) + 2 * random();
    return at(radius * Math.cos(turned), radius * Math.sin(turned));
  });
}

describe('the ring of a freehand stroke', () => {
  it('is valid, short, and within the tolerance of the drawn line', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const stroke = loop(0, 0.97, 400, seed);
      const ring = ringOfStroke(stroke, 10);
      expect(validRing(ring)).toBeUndefined();
      expect(ring.length).toBeLessThan(80);
      for (const point of stroke) expect(metresToRing(point, ring)).toBeLessThan(12);
    }
  });

  it('cuts the ends of a stroke that overshoots its start', () => {
    const corners = [at(1_000, 0), at(1_000, 1_000), at(0, 1_000)];
    const ring = ringOfStroke([at(-100, 0), ...corners, at(0, -200)], 5);
    expect(validRing(ring)).toBeUndefined();
    expect(ring).toHaveLength(4);
    for (const corner of [at(0, 0), ...corners])
      expect(Math.min(...ring.map((point) => distanceMetres(corner, point)))).toBeLessThan(2);
  });

  it('leaves a figure eight unchanged, with the violated rule', () => {
    const eight = Array.from({ length: 100 }, (_, i) => {
      const turned = (2 * Math.PI * (i + 13)) / 100;
      return at(800 * Math.sin(turned), 800 * Math.sin(2 * turned));
    });
    expect(validRing(ringOfStroke(eight, 5))).toBe('edges must not cross or touch each other');
  });

  it('stays within the maximum number of points, however irregular and long the stroke', () => {
    const wild = loop(0, 0.99, 5_000, 3).map(({ latE6, lonE6 }, i) => ({ latE6: latE6 + (i % 2) * 300, lonE6 }));
    expect(ringOfStroke(wild, 1).length).toBeLessThanOrEqual(150);
  });

  it.each([[[]], [[at(0, 0)]], [[at(0, 0), at(0, 0), at(0, 0)]]])('of next to nothing is no ring', (stroke) => {
    expect(validRing(ringOfStroke(stroke, 5))).toBe('at least 3 different points');
  });
});

function metresToRing(point: PointE6, ring: readonly PointE6[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[j] as PointE6, ring[i] as PointE6];
    for (let step = 0; step <= 50; step++) {
      const share = step / 50;
      const on = { latE6: a.latE6 + share * (b.latE6 - a.latE6), lonE6: a.lonE6 + share * (b.lonE6 - a.lonE6) };
      nearest = Math.min(nearest, distanceMetres(point, on));
    }
  }
  return nearest;
}

describe('a path that is still being drawn', () => {
  it.each<[string, PointE6[], boolean]>([
    ['nothing', [], false],
    ['one edge', [at(0, 0), at(0, 10)], false],
    ['a bend', [at(0, 0), at(0, 10), at(10, 10)], false],
    ['straight on', [at(0, 0), at(0, 10), at(0, 20)], false],
    ['straight back', [at(0, 0), at(0, 20), at(0, 10)], true],
    ['across an edge', [at(0, 0), at(0, 20), at(10, 10), at(-10, 10)], true],
    ['onto a corner', [at(0, 0), at(0, 20), at(10, 10), at(0, 0)], true],
  ])('%s', (_, path, touches) => {
    expect(pathTouchesItself(path)).toBe(touches);
  });
});
