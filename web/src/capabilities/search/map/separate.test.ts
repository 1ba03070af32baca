import { expect, it } from 'vitest';
import { type Cluster, clusterSize } from './map-canvas.ts';
import { separate } from './separate.ts';

const many = (longitude: number, latitude: number, count: number): Cluster => ({
  longitude,
  latitude,
  count,
  id: null,
  price: null,
});
/** A degree is a hundred pixels. */
const project = ({ longitude, latitude }: Cluster) => ({ x: longitude * 100, y: latitude * 100 });

it('marks that lie apart stay as they are', () => {
  const apart = [many(0, 0, 5), many(3, 0, 7), { ...many(0, 3, 1), id: 9, price: 500_000 }];
  expect(separate(apart, project)).toHaveLength(3);
});

it('marks that would cover each other become one, between them, with the sum of their counts', () => {
  const [one, ...rest] = separate([many(0, 0, 30), many(0.1, 0, 10)], project);
  expect(rest).toEqual([]);
  expect(one).toMatchObject({ count: 40, id: null });
  expect(one?.longitude).toBeCloseTo(0.025);
});

it('no two marks overlap in the end, and no home is lost', () => {
  const grid = Array.from({ length: 400 }, (_, n) => many((n % 20) * 0.25, Math.floor(n / 20) * 0.25, 1 + (n % 7)));
  const shown = separate(grid, project);
  const sum = (clusters: readonly Cluster[]) => clusters.reduce((total, cluster) => total + cluster.count, 0);
  expect(sum(shown)).toBe(sum(grid));
  for (const a of shown)
    for (const b of shown)
      if (a !== b) {
        const touch = clusterSize(a.count) / 2 + clusterSize(b.count) / 2;
        const [p, q] = [project(a), project(b)];
        expect(Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y))).toBeGreaterThanOrEqual(touch);
      }
});
