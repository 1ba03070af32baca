import type { StyleSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { withAdded } from './with-added.ts';

const empty = { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features: [] } };
const style = (source: string, ...layers: string[]): StyleSpecification => ({
  version: 8,
  sources: { [source]: empty },
  layers: layers.map((id) => ({ id, type: 'line', source })),
});

it('a change of the base style keeps added layers above the new base', () => {
  const base = style('streets', 'roads');
  const before = {
    ...base,
    sources: { ...base.sources, areas: empty },
    layers: [...base.layers, ...style('areas', 'drawn').layers],
  };
  const after = withAdded(before, base, style('plain', 'land', 'lakes'));
  expect(Object.keys(after.sources)).toEqual(['plain', 'areas']);
  expect(after.layers.map(({ id }) => id)).toEqual(['land', 'lakes', 'drawn']);
});

it('the first base style is used unchanged', () => {
  const first = style('plain', 'land');
  expect(withAdded(undefined, undefined, first)).toBe(first);
});
