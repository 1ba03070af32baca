import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import type { Api } from '../../../wire/client.ts';
import type { MapPart } from '../calls.ts';

export type Cluster = Awaited<ReturnType<Api['search']['clusters']>>['clusters'][number];

/** A colour of the tokens as the drawing library reads it. */
function tokenColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

const land = { west: -170, south: 15, east: -50, north: 75 };

/** Meridians and parallels over North America: something to move by where no map tiles are set up. */
function graticule(degreesApart: number) {
  const lines: [number, number][][] = [];
  // Counted in whole steps: adding a tenth again and again would drift.
  for (let n = Math.round(land.west / degreesApart); n * degreesApart <= land.east; n++)
    lines.push([
      [n * degreesApart, land.south],
      [n * degreesApart, land.north],
    ]);
  for (let n = Math.round(land.south / degreesApart); n * degreesApart <= land.north; n++)
    lines.push([
      [land.west, n * degreesApart],
      [land.east, n * degreesApart],
    ]);
  return { type: 'geojson' as const, data: { type: 'MultiLineString' as const, coordinates: lines } };
}

/** A style that calls nothing outside: paper, and a grid of whole degrees, nearer by also of tenths. */
export function plainStyle(): StyleSpecification {
  const paint = { 'line-color': tokenColour('line'), 'line-width': 1 };
  return {
    version: 8,
    sources: { degrees: graticule(1), tenths: graticule(0.1) },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': tokenColour('sunk') } },
      { id: 'tenths', type: 'line', source: 'tenths', minzoom: 7, paint },
      { id: 'degrees', type: 'line', source: 'degrees', maxzoom: 7, paint },
    ],
  };
}

/** The part that a map shows, with cells of 64 to 128 pixels: one step finer than the map's own zoom. */
export function viewOf(map: MapLibre): MapPart {
  const box = map.getBounds();
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const bounds = [
    clamp(box.getWest(), -180, 180),
    clamp(box.getSouth(), -85, 85),
    clamp(box.getEast(), -180, 180),
    clamp(box.getNorth(), -85, 85),
  ].map((degrees) => degrees.toFixed(5));
  return { zoom: clamp(Math.floor(map.getZoom()) + 1, 0, 20), bounds: bounds.join(',') };
}

/** The cells that the whole result is fitted by: 0.18 degrees wide, fine enough for one city. */
export const wholeResult: MapPart = { zoom: 9 };

const halfCell = 360 / 2 ** 9 / 4 / 2;

/** A box around all clusters, with what their cells may reach beyond their centres; undefined where there are none. */
export function boxAround(clusters: readonly Cluster[]): [[number, number], [number, number]] | undefined {
  if (clusters.length === 0) return undefined;
  const lons = clusters.map((cluster) => cluster.longitude);
  const lats = clusters.map((cluster) => cluster.latitude);
  return [
    [Math.min(...lons) - halfCell, Math.min(...lats) - halfCell],
    [Math.max(...lons) + halfCell, Math.max(...lats) + halfCell],
  ];
}

/** Pixels across: the area of a circle grows with its count. */
export const clusterSize = (count: number): number => Math.min(72, 28 + 3 * Math.sqrt(count));
