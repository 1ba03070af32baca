import plainMap from 'virtual:plain-map';
import { m } from '@lintel/messages';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** Resolves a color token to a value that MapLibre can parse. */
export function tokenColor(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}

/** An empty style, shown until the base map has loaded. */
export const emptyStyle = (): StyleSpecification => ({
  version: 8,
  sources: {},
  layers: [{ id: 'paper', type: 'background', paint: { 'background-color': tokenColor('paper') } }],
});

const part = { west: -172, south: 14, east: -48, north: 75 };

/** Lines every tenth of a degree over North America, for orientation without streets. */
function graticule() {
  const lines: [number, number][][] = [];
  // Computed from whole steps, because adding tenths repeatedly accumulates errors.
  for (let n = part.west * 10; n <= part.east * 10; n++)
    lines.push([
      [n / 10, part.south],
      [n / 10, part.north],
    ]);
  for (let n = part.south * 10; n <= part.north * 10; n++)
    lines.push([
      [part.west, n / 10],
      [part.east, n / 10],
    ]);
  return { type: 'geojson' as const, data: { type: 'MultiLineString' as const, coordinates: lines } };
}

/**
 * The base map that ships with Lintel, in the colors of the tokens: coasts, borders, water and city names. Without
 * `glyphs` MapLibre renders text with the page's own font, so that no external request is made.
 */
export function plainStyle(): StyleSpecification {
  return {
    version: 8,
    sources: {
      plain: {
        type: 'geojson',
        data: new URL(plainMap, location.href).href,
        attribution: m.ui__basic_map_natural_earth_us(),
      },
      degrees: graticule(),
    },
    layers: [...areas(), ...lines(), names()],
  };
}

const areas = (): LayerSpecification[] => {
  const water = { 'fill-color': tokenColor('water') };
  return [
    // Until the data is loaded, all is land: homes are there.
    { id: 'paper', type: 'background', paint: { 'background-color': tokenColor('paper') } },
    { id: 'sea', ...shown('sea'), type: 'fill', paint: water },
    { id: 'land', ...shown('land'), type: 'fill', paint: { 'fill-color': tokenColor('paper') } },
    { id: 'lakes', ...shown('lake'), type: 'fill', paint: water },
  ];
};

const lines = (): LayerSpecification[] => {
  const [quiet, seen] = [tokenColor('line'), tokenColor('edge')];
  return [
    { id: 'degrees', type: 'line', source: 'degrees', minzoom: 9, paint: { 'line-color': quiet, 'line-width': 1 } },
    { id: 'rivers', ...shown('river'), type: 'line', paint: { 'line-color': tokenColor('water'), 'line-width': 2 } },
    { id: 'coasts', ...shown('land'), type: 'line', paint: { 'line-color': seen, 'line-width': 0.5 } },
    {
      id: 'states',
      ...shown('state'),
      type: 'line',
      paint: { 'line-color': seen, 'line-width': 0.75, 'line-dasharray': [4, 2] },
    },
    { id: 'countries', ...shown('country'), type: 'line', paint: { 'line-color': seen, 'line-width': 1.5 } },
  ];
};

const shown = (kind: string) => ({ source: 'plain', filter: ['==', ['get', 'kind'], kind] as never });

/** Minimum population of named cities, decreasing with the zoom. */
const leastPeople = ['step', ['zoom'], 1e6, 4, 5e5, 5, 2e5, 6, 1e5, 7, 4e4, 8, 1.5e4, 9, 5e3, 11, 0];

const names = (): LayerSpecification => ({
  id: 'places',
  type: 'symbol',
  source: 'plain',
  filter: ['all', ['==', ['get', 'kind'], 'place'], ['>=', ['get', 'people'], leastPeople]] as never,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['Inter Variable'],
    'text-size': ['interpolate', ['linear'], ['get', 'people'], 5e3, 12, 1e6, 16],
    'text-padding': 8,
    'symbol-sort-key': ['-', ['get', 'people']],
  },
  paint: { 'text-color': tokenColor('soft'), 'text-halo-color': tokenColor('paper'), 'text-halo-width': 1.5 },
});
