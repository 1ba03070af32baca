import type { Map as MapLibre } from 'maplibre-gl';
import type { Spot } from '../../../ui/map/spot.ts';
import type { MapPart } from '../calls.ts';

/** South-west and north-east corner, as the map takes them. */
export type Box = [west: number, south: number, east: number, north: number];

/** The cells that the whole result is fitted by: 0.02 degrees wide, fine enough for a quarter; wider for a country. */
export const wholeResult: MapPart = { zoom: 12 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Cells of 64 to 128 pixels: one step finer than the map's own zoom. */
export const cellZoom = (mapZoom: number): number => clamp(Math.floor(mapZoom) + 1, 0, 20);

/** Cells across the world at a zoom, as the server counts them. */
export const cellsAcross = (zoom: number): number => 2 ** (zoom + 2);

/** Web-mercator, both axes 0–1 from the north-west corner of the world. */
export function mercator({ longitude, latitude }: Spot): { x: number; y: number } {
  const sine = Math.sin((clamp(latitude, -85, 85) * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Names the cell that a place lies in. */
export function cellOf(spot: Spot, zoom: number): string {
  const across = cellsAcross(zoom);
  const { x, y } = mercator(spot);
  return `${Math.floor(x * across)},${Math.floor(y * across)}`;
}

/** The extent of the cell that a place lies in. */
export function boxOfCell(spot: Spot, zoom: number): Box {
  const across = cellsAcross(zoom);
  const { x, y } = mercator(spot);
  const [column, row] = [Math.floor(x * across), Math.floor(y * across)];
  const longitude = (steps: number) => (steps / across) * 360 - 180;
  return [longitude(column), latitudeOf((row + 1) / across), longitude(column + 1), latitudeOf(row / across)];
}

/** The box of whole cells that covers `box`, in blocks of `block` cells: a little way further it stays the same. */
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

/** The box as the address and the API write it: west,south,east,north. */
export const boundsText = (box: Box): string =>
  box.map((degrees, n) => clamp(degrees, n % 2 ? -85 : -180, n % 2 ? 85 : 180).toFixed(5)).join(',');

export const boxOf = (bounds: string): Box => bounds.split(',').map(Number) as Box;

export function boxOfMap(map: MapLibre): Box {
  const seen = map.getBounds();
  return [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()];
}

/** What to ask for so that the marks fill the map and a little beyond; nothing of it beyond `bounds` of the search. */
export function partFor(box: Box, mapZoom: number, bounds: string | undefined): MapPart {
  const zoom = cellZoom(mapZoom);
  return bounds === undefined ? { zoom, bounds: boundsText(wholeCells(box, zoom)) } : { zoom };
}

/** A box around all places, with what cells of this zoom may reach beyond their centres; undefined where there are none. */
export function boxAround(spots: readonly Spot[], zoom: number): Box | undefined {
  if (spots.length === 0) return undefined;
  const half = 360 / cellsAcross(zoom) / 2;
  const lons = spots.map((spot) => spot.longitude);
  const lats = spots.map((spot) => spot.latitude);
  return [Math.min(...lons) - half, Math.min(...lats) - half, Math.max(...lons) + half, Math.max(...lats) + half];
}

/** Whether two boxes are the same on the screen: written degrees are rounded. */
export const sameBox = (a: Box, b: Box): boolean => {
  const tolerance = Math.max(2e-5, (a[2] - a[0]) / 500);
  return a.every((degrees, n) => Math.abs(degrees - b[n]!) <= tolerance);
};
