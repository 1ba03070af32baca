import { describe, expect, it } from 'vitest';
import { boxAround, type Cluster, clusterSize } from './map-canvas.ts';

const at = (longitude: number, latitude: number): Cluster => ({ longitude, latitude, count: 1, id: null, price: null });

describe('the map', () => {
  it('is fitted around all homes, with room for what the cells hold beyond their centres', () => {
    const [[west, south], [east, north]] = boxAround([at(-97.8, 30.2), at(-97.6, 30.5)])!;
    expect(west).toBeLessThan(-97.8);
    expect(south).toBeLessThan(30.2);
    expect(east).toBeGreaterThan(-97.6);
    expect(north).toBeGreaterThan(30.5);
    expect(boxAround([])).toBeUndefined();
  });

  it('draws circles whose area grows with the count, within a thumb and a bound', () => {
    expect(clusterSize(2)).toBeGreaterThanOrEqual(24);
    expect(clusterSize(100)).toBeGreaterThan(clusterSize(10));
    expect(clusterSize(1_000_000)).toBe(72);
  });
});
