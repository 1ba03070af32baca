import type { Map as MapLibre } from 'maplibre-gl';
import type { Spot } from '../../../ui/map/spot.ts';
import type { MapPart } from '../calls.ts';

/** South-west and north-east corner, in the order MapLibre expects. */
export type Box = [west: number, south: number, east: number, north: number];

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Returns the zoom with cells of 64 to 128 pixels, one step finer than the map's. */
export const cellZoom = (mapZoom: number): number => clamp(Math.floor(mapZoom) + 1, 0, 20);

/** Number of cells around the world at a zoom, as on the server. */
export const cellsAcross = (zoom: number): number => 2 ** (zoom + 2);

/** Web Mercator; both axes from 0 to 1, starting at the north-west corner of the world. */
export function mercator({ longitude, latitude }: Spot): { x: number; y: number } {
  const sine = Math.sin((clamp(latitude, -85, 85) * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Returns the key of the cell that contains a place. */
export function cellOf(spot: Spot, zoom: number): string {
  const across = cellsAcross(zoom);
  const { x, y } = mercator(spot);
  return `${Math.floor(x * across)},${Math.floor(y * across)}`;
}

/** Returns the bounds of the cell that contains a place. */
export function boxOfCell(spot: Spot, zoom: number): Box {
  const across = cellsAcross(zoom);
  const { x, y } = mercator(spot);
  const [column, row] = [Math.floor(x * across), Math.floor(y * across)];
  const longitude = (steps: number) => (steps / across) * 360 - 180;
  return [longitude(column), latitudeOf((row + 1) / across), longitude(column + 1), latitudeOf(row / across)];
}

/**
 * Returns the bounds of whole cells that cover `box`, in blocks of `block` cells, so that small moves keep the same
 * bounds.
 */
export function wholeCells([west, south, east, north]: Box, zoom: number, block = 2): Box {
  const steps = cellsAcross(zoom) / block;
  const [low, high] = [mercator({ longitude: west, latitude: north }), mercator({ longitude: east, latitude: south })];
  return [
    (Math.floor(low.x * steps) / steps) * 360 - 180,
    latitudeOf(Math.ceil(high.y * steps) / steps),
    (Math.ceil(high.x * steps) / steps) * 360 - 180,
    latitudeOf(Math.floor(low.y * steps) / steps),
  ];
}

/** Formats a box for URLs and the API: west,south,east,north. */
export const boundsText = (box: Box): string =>
  box.map((degrees, n) => clamp(degrees, n % 2 ? -85 : -180, n % 2 ? 85 : 180).toFixed(5)).join(',');

export const boxOf = (bounds: string): Box => bounds.split(',').map(Number) as Box;

export function boxOfMap(map: MapLibre): Box {
  const seen = map.getBounds();
  return [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()];
}

/** Returns the request for marks that fill the map and a margin; the search's own `bounds` limit it already. */
export function partFor(box: Box, mapZoom: number, bounds: string | undefined): MapPart {
  const zoom = cellZoom(mapZoom);
  return bounds === undefined ? { zoom, bounds: boundsText(wholeCells(box, zoom)) } : { zoom };
}

/** Returns a box around all places, with a margin of half a cell; undefined without places. */
export function boxAround(spots: readonly Spot[], zoom: number): Box | undefined {
  if (spots.length === 0) return undefined;
  const half = 360 / cellsAcross(zoom) / 2;
  const lons = spots.map((spot) => spot.longitude);
  const lats = spots.map((spot) => spot.latitude);
  return [Math.min(...lons) - half, Math.min(...lats) - half, Math.max(...lons) + half, Math.max(...lats) + half];
}

/** Returns whether two boxes look the same on the screen, since URLs contain rounded degrees. */
export const sameBox = (a: Box, b: Box): boolean => {
  const tolerance = Math.max(2e-5, (a[2] - a[0]) / 500);
  return a.every((degrees, n) => Math.abs(degrees - b[n]!) <= tolerance);
};
