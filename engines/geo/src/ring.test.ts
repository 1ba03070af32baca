import { describe, expect, it } from 'vitest';
import type { PointE6 } from './point.ts';
import { MAX_RING_POINTS, pointInRing, validRing } from './ring.ts';

const ringOf = (...corners: [lat: number, lon: number][]): PointE6[] =>
  corners.map(([latE6, lonE6]) => ({ latE6, lonE6 }));
const at = (latE6: number, lonE6: number) => ({ latE6, lonE6 });
const square = ringOf([0, 0], [0, 10], [10, 10], [10, 0]);

describe('pointInRing', () => {
  it.each<[string, PointE6, boolean]>([
    ['the middle', at(5, 5), true],
    ['the western edge', at(5, 0), true],
    ['the southern edge', at(0, 5), true],
    ['the south-western corner', at(0, 0), true],
    ['the eastern edge', at(5, 10), false],
    ['the northern edge', at(10, 5), false],
    ['the other corners', at(10, 10), false],
    ['outside', at(5, 11), false],
  ])('of a square: %s', (_, point, inside) => {
    expect(pointInRing(square, point)).toBe(inside);
    expect(pointInRing(square.toReversed(), point)).toBe(inside);
    expect(pointInRing([...square, square[0] as PointE6], point)).toBe(inside);
  });

  it('assigns each point to exactly one of two areas that share an edge', () => {
    const left = ringOf([0, 0], [0, 5], [4, 7], [10, 3], [10, 0]);
    const right = ringOf([0, 5], [0, 10], [10, 10], [10, 3], [4, 7]);
    for (let lat = 0; lat < 10; lat++)
      for (let lon = 0; lon < 10; lon++)
        expect(Number(pointInRing(left, at(lat, lon))) + Number(pointInRing(right, at(lat, lon)))).toBe(1);
  });

  it('is exact where products of coordinates exceed the precision of doubles', () => {
    const [south, west, right] = [-90_000_000, -180_000_000, 359_999_999];
    for (let up = 179_999_900; up < 180_000_000; up++) {
      const beside = latticePointBeside(up, right);
      if (beside === undefined) continue;
      const { lat, lon } = beside;
      const eastern = ringOf([south, west], [south + up, west + right], [south, west + right]);
      expect(pointInRing(eastern, at(south + lat, west + lon))).toBe(false);
      expect(pointInRing(eastern, at(south + up - lat, west + right - lon))).toBe(true);
    }
  });
});

/**
 * The lattice point next to the line from 0, 0 to `up`, `right`, on its left (Euclid: right × lat − up × lon = 1),
 * if any.
 */
function latticePointBeside(up: number, right: number): { lat: number; lon: number } | undefined {
  let [a, b] = [right, up];
  let [lat, nextLat, lon, nextLon] = [1, 0, 0, -1];
  while (b !== 0) {
    const times = Math.floor(a / b);
    [a, b] = [b, a - times * b];
    [lat, nextLat] = [nextLat, lat - times * nextLat];
    [lon, nextLon] = [nextLon, lon - times * nextLon];
  }
  if (a !== 1) return undefined;
  return lat > 0 ? { lat, lon } : { lat: lat + up, lon: lon + right };
}

describe('validRing', () => {
  const circle = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      at(Math.round(1e6 * Math.sin((2 * Math.PI * i) / count)), Math.round(1e6 * Math.cos((2 * Math.PI * i) / count))),
    );

  it.each<[string, PointE6[]]>([
    ['a square', square],
    ['a closed one', [...square, square[0] as PointE6]],
    ['the other way round', square.toReversed()],
    ['a repeated corner', ringOf([0, 0], [0, 0], [0, 10], [10, 10])],
    ['a corner on a straight edge', ringOf([0, 0], [0, 5], [0, 10], [10, 10])],
    ['a bay', ringOf([0, 0], [0, 10], [10, 10], [2, 5], [10, 0])],
    ['the most points', circle(MAX_RING_POINTS)],
    ['across the antimeridian, which means the long way round', ringOf([0, 179e6], [0, -179e6], [10e6, -179e6])],
  ])('accepts %s', (_, ring) => {
    expect(validRing(ring)).toBeUndefined();
  });

  it.each<[string, PointE6[], string]>([
    ['nothing', [], 'at least 3 different points'],
    ['two points', ringOf([0, 0], [1, 1]), 'at least 3 different points'],
    ['one point three times', ringOf([1, 1], [1, 1], [1, 1]), 'at least 3 different points'],
    ['a line', ringOf([0, 0], [1, 1], [2, 2]), 'an area larger than zero'],
    ['there and back', ringOf([0, 0], [0, 9], [0, 4], [9, 4]), 'edges must not cross or touch each other'],
    ['a bow tie', ringOf([0, 0], [10, 10], [10, 0], [0, 9]), 'edges must not cross or touch each other'],
    ['an even bow tie', ringOf([0, 0], [10, 10], [10, 0], [0, 10]), 'edges must not cross or touch each other'],
    [
      'a corner on another edge',
      ringOf([0, 0], [0, 10], [10, 10], [0, 5], [10, 0]),
      'edges must not cross or touch each other',
    ],
    [
      'a corner on another corner',
      ringOf([0, 0], [5, 5], [0, 10], [10, 10], [5, 5], [10, 0]),
      'edges must not cross or touch each other',
    ],
    ['too many points', circle(MAX_RING_POINTS + 2), 'at most 1000 points'],
    ['ten thousand points', circle(10_000), 'at most 1000 points'],
    [
      'latitude 900',
      ringOf([0, 0], [900e6, 0], [0, 9]),
      'latitude between −90 and 90 and longitude between −180 and 180',
    ],
    [
      'no number',
      ringOf([0, 0], [Number.NaN, 0], [0, 9]),
      'latitude between −90 and 90 and longitude between −180 and 180',
    ],
    [
      'infinity',
      ringOf([0, 0], [0, Number.POSITIVE_INFINITY], [9, 9]),
      'latitude between −90 and 90 and longitude between −180 and 180',
    ],
  ])('rejects %s with the reason', (_, ring, rule) => {
    expect(validRing(ring)).toBe(rule);
  });
});
