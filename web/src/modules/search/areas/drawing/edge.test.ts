import { distanceMetres, METRES_PER_MICRODEGREE, type PointE6 } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import { edgeOf } from './edge.ts';

const mercator = (latE6: number) => Math.log(Math.tan(Math.PI / 4 + (latE6 * Math.PI) / 360e6));
const latitude = (y: number) => ((2 * Math.atan(Math.exp(y)) - Math.PI / 2) * 180e6) / Math.PI;

/**
 * Maximum distance in meters between two points' straight line on a Mercator map and their straight line in degrees.
 */
function missMeters(a: PointE6, b: PointE6): number {
  let most = 0;
  for (let share = 0.05; share < 1; share += 0.05) {
    const drawn = latitude(mercator(a.latE6) + share * (mercator(b.latE6) - mercator(a.latE6)));
    most = Math.max(most, Math.abs(drawn - (a.latE6 + share * (b.latE6 - a.latE6))) * METRES_PER_MICRODEGREE);
  }
  return most;
}

const edges = (line: readonly PointE6[]) => line.map((a, i) => [a, line[(i + 1) % line.length] as PointE6] as const);

describe('a drawn edge matches the edge used by the search within a meter', () => {
  it.each([30, 45, 60])('for outlines as large as a county at %s degrees north', (lat) => {
    const ring = [
      { latE6: lat * 1e6, lonE6: -97e6 },
      { latE6: lat * 1e6 + 900_000, lonE6: -96e6 },
      { latE6: lat * 1e6 + 100_000, lonE6: -95e6 },
    ];
    expect(Math.max(...edges(ring).map(([a, b]) => missMeters(a, b)))).toBeGreaterThan(20);
    const drawn = edgeOf({ kind: 'outline', ring });
    expect(Math.max(...edges(drawn).map(([a, b]) => missMeters(a, b)))).toBeLessThan(1);
    for (const corner of ring) expect(drawn).toContainEqual(corner);
  });

  it.each([50, 1_609.3, 20_000])('for a circle of %s meters', (radiusMeters) => {
    const center = { latE6: 49_000_000, lonE6: -123_000_000 };
    for (const [a, b] of edges(edgeOf({ kind: 'circle', center, radiusMeters }))) {
      const middle = { latE6: (a.latE6 + b.latE6) / 2, lonE6: (a.lonE6 + b.lonE6) / 2 };
      expect(radiusMeters - distanceMetres(center, middle)).toBeLessThan(1);
    }
  });
});
