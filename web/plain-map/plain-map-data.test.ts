import { expect, it } from 'vitest';
import { plainMapData } from './plain-map-data.ts';

interface Shape {
  properties: { kind: string; name?: string; people?: number };
  geometry: { type: string; coordinates: unknown };
}
const shapes = (JSON.parse(plainMapData()) as { features: Shape[] }).features;
const kinds = new Map(Map.groupBy(shapes, ({ properties }) => properties.kind));

const positions = (value: unknown): number[][] =>
  Array.isArray(value) && typeof value[0] === 'number' ? [value] : (value as unknown[]).flatMap(positions);
const rings = (kind: string) => (kinds.get(kind)![0]!.geometry.coordinates as number[][][][]).flat();

it('the plain map has sea, land, lakes, rivers, borders of countries, states and provinces, and cities', () => {
  expect([...kinds.keys()].sort()).toEqual(['country', 'lake', 'land', 'place', 'river', 'sea', 'state']);
  expect(kinds.get('state')).toHaveLength(2);
  const cities = new Set(kinds.get('place')?.map(({ properties }) => properties.name));
  for (const city of ['Austin', 'Toronto', 'Halifax', 'Honolulu', 'Anchorage'])
    expect(cities.has(city), city).toBe(true);
});

it('every shape can be drawn: rings are closed and have an inside, positions are on the earth', () => {
  for (const kind of ['sea', 'land', 'lake'])
    for (const ring of rings(kind)) {
      expect(ring.length).toBeGreaterThan(3);
      expect(ring.at(-1)).toEqual(ring[0]);
    }
  for (const { geometry } of shapes)
    for (const [lon, lat] of positions(geometry.coordinates))
      if (!(Math.abs(lon!) <= 180 && Math.abs(lat!) <= 90)) throw new Error(`${lon}, ${lat}`);
});
