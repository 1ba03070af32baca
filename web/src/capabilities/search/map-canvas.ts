import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import type { Api } from '../../wire/client.ts';
import type { MapPart } from './calls.ts';

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

const degreesBetweenLines = 1;

/** Meridians and parallels over North America: the base where no map tiles are set up. */
function graticule() {
  const lines: [number, number][][] = [];
  for (let lon = -170; lon <= -50; lon += degreesBetweenLines)
    lines.push([
      [lon, 15],
      [lon, 75],
    ]);
  for (let lat = 15; lat <= 75; lat += degreesBetweenLines)
    lines.push([
      [-170, lat],
      [-50, lat],
    ]);
  return { type: 'MultiLineString' as const, coordinates: lines };
}

/** A style that calls nothing outside: paper, and a fine grid to move by. */
export const plainStyle = (): StyleSpecification => ({
  version: 8,
  sources: { grid: { type: 'geojson', data: graticule() } },
  layers: [
    { id: 'paper', type: 'background', paint: { 'background-color': tokenColour('sunk') } },
    { id: 'grid', type: 'line', source: 'grid', paint: { 'line-color': tokenColour('line'), 'line-width': 1 } },
  ],
});

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

/** The smallest box around all clusters; undefined where there are none. */
export function boxAround(clusters: readonly Cluster[]): [[number, number], [number, number]] | undefined {
  if (clusters.length === 0) return undefined;
  const lons = clusters.map((cluster) => cluster.longitude);
  const lats = clusters.map((cluster) => cluster.latitude);
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}

/** Pixels across: the area of a circle grows with its count. */
export const clusterSize = (count: number): number => Math.min(72, 28 + 3 * Math.sqrt(count));
