import { describe, expect, it } from 'vitest';
import { circleContains } from './distance.ts';
import { circleOutline, extentMetres, ringSquareMetres } from './extent.ts';
import type { PointE6 } from './point.ts';

const ringOf = (...corners: [lat: number, lon: number][]): PointE6[] =>
  corners.map(([lat, lon]) => ({ latE6: lat * 1e6, lonE6: lon * 1e6 }));

describe('the area of a ring', () => {
  it('equals that of the square on the sphere, in either direction, open or closed', () => {
    const degree = ringOf([30, -97], [30, -96], [31, -96], [31, -97]);
    // Closed form of a cell between parallels: R² · Δλ · (sin 31° − sin 30°), R = 111195 · 180 / π.
    const radius = (111_195 * 180) / Math.PI;
    const exact = radius ** 2 * (Math.PI / 180) * (Math.sin((31 * Math.PI) / 180) - Math.sin((30 * Math.PI) / 180));
    for (const ring of [degree, degree.toReversed(), [...degree, degree[0] as PointE6]])
      expect(ringSquareMetres(ring) / exact).toBeCloseTo(1, 9);
  });

  it('of a circle’s rim is π r²', () => {
    const outline = circleOutline({ latE6: 45_500_000, lonE6: -73_600_000 }, 2_000, 720);
    expect(ringSquareMetres(outline) / (Math.PI * 2_000 ** 2)).toBeCloseTo(1, 3);
    const extent = extentMetres(outline);
    expect(extent.eastMetres).toBeCloseTo(4_000, 0);
    expect(extent.northMetres).toBeCloseTo(4_000, 0);
  });

  it('has a rim at the circle’s edge, within a meter', () => {
    const centre = { latE6: 61_200_000, lonE6: -149_900_000 };
    for (const [scale, inside] of [
      [0.9999, true],
      [1.0001, false],
    ] as const)
      for (const { latE6, lonE6 } of circleOutline(centre, 10_000 * scale))
        expect(circleContains(centre, 10_000, { latE6, lonE6 })).toBe(inside);
  });
});
