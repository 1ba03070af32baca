import { describe, expect, it } from 'vitest';
import { circleContains, distanceMetres } from './distance.ts';
import type { PointE6 } from './point.ts';

const at = (lat: number, lon: number): PointE6 => ({ latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) });

/** Great-circle distance on a sphere of 6,371,008.8 m (haversine), which the flat formula approximates. */
function greatCircle(a: PointE6, b: PointE6): number {
  const radians = (e6: number) => (e6 * Math.PI) / 180e6;
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const share =
    half(radians(b.latE6 - a.latE6)) +
    Math.cos(radians(a.latE6)) * Math.cos(radians(b.latE6)) * half(radians(b.lonE6 - a.lonE6));
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(share));
}

describe('distanceMetres', () => {
  it.each<[string, PointE6, PointE6]>([
    ['across Austin', at(30.2672, -97.7431), at(30.4, -97.65)],
    ['Seattle to Tacoma', at(47.6062, -122.3321), at(47.2529, -122.4443)],
    ['Toronto to Hamilton', at(43.6532, -79.3832), at(43.2557, -79.8711)],
    ['Edmonton, a few streets', at(53.5461, -113.4938), at(53.55, -113.5)],
    ['Honolulu', at(21.3069, -157.8583), at(21.4, -157.75)],
  ])('is within 0.5 %% of the great circle: %s', (_, a, b) => {
    expect(Math.abs(distanceMetres(a, b) / greatCircle(a, b) - 1)).toBeLessThan(0.005);
  });

  it('is the round figure that other engines share: 0.01° north is 1,111.95 m', () => {
    expect(distanceMetres(at(30, -97), at(30.01, -97))).toBe(1111.95);
    expect(distanceMetres(at(60, 10), at(60, 10.01))).toBe(10_000 * (0.111195 * 0.5));
  });

  it('never throws and is never negative, including at the poles and across the antimeridian', () => {
    for (const [a, b] of [
      [at(90, 0), at(-90, 180)],
      [at(0, 180), at(0, -180)],
      [at(90, 5), at(90, -5)],
    ] as [PointE6, PointE6][])
      expect(distanceMetres(a, b)).toBeGreaterThanOrEqual(0);
  });
});

describe('circleContains', () => {
  it('includes its rim, and is empty for a negative or NaN radius', () => {
    expect(circleContains(at(30, -97), 1111.95, at(30.01, -97))).toBe(true);
    expect(circleContains(at(30, -97), 1111.94, at(30.01, -97))).toBe(false);
    expect(circleContains(at(30, -97), 0, at(30, -97))).toBe(true);
    expect(circleContains(at(30, -97), -1, at(30, -97))).toBe(false);
    expect(circleContains(at(30, -97), Number.NaN, at(30, -97))).toBe(false);
  });
});
