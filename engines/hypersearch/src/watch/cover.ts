import { boundsOf } from '@lintel/geo';
import type { Area } from '../query.ts';

/** Level n divides the world into 2^n columns. Cells smaller than 1.2 km (at the equator) are not worth a lookup. */
const FINEST = 15;
export const LEVELS = FINEST + 1;
/** Maximum number of cells that cover an area. More would slow down `put`; fewer would admit too many homes. */
const CELLS_OF_AN_AREA = 4;

export interface Bounds {
  southE6: number;
  westE6: number;
  northE6: number;
  eastE6: number;
}

/** Returns the cell of a level that contains a point; below 2^30. */
export function cellAt(level: number, latE6: number, lonE6: number): number {
  const width = 360e6 / 2 ** level;
  return Math.floor((latE6 + 90e6) / width) * 2 ** FINEST + Math.floor((lonE6 + 180e6) / width);
}

/** Returns the cells of the finest level that covers each box with few cells. Empty boxes have none. */
export function coverOf(boxes: readonly Bounds[]): { level: number; cells: number[] } {
  const real = boxes.filter(({ southE6, northE6, westE6, eastE6 }) => southE6 <= northE6 && westE6 <= eastE6);
  let level = FINEST;
  while (level > 0 && real.some((box) => countAt(level, box) > CELLS_OF_AN_AREA)) level -= 1;
  const cells = new Set<number>();
  const width = 360e6 / 2 ** level;
  for (const { southE6, westE6, northE6, eastE6 } of real)
    for (let lat = rowOf(southE6, width); lat <= rowOf(northE6, width); lat++)
      for (let lon = columnOf(westE6, width); lon <= columnOf(eastE6, width); lon++) cells.add(lat * 2 ** FINEST + lon);
  return { level, cells: [...cells] };
}

const rowOf = (latE6: number, width: number) => Math.floor((clamped(latE6, 90e6) + 90e6) / width);
const columnOf = (lonE6: number, width: number) => Math.floor((clamped(lonE6, 180e6) + 180e6) / width);
const clamped = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

function countAt(level: number, { southE6, westE6, northE6, eastE6 }: Bounds): number {
  const width = 360e6 / 2 ** level;
  return (rowOf(northE6, width) - rowOf(southE6, width) + 1) * (columnOf(eastE6, width) - columnOf(westE6, width) + 1);
}

const METRES_PER_MICRODEGREE = 0.111;

/** Returns the bounding box of an area. A circle gets a margin, so that rounding excludes no point of it. */
export function boxAround(area: Area): Bounds {
  switch (area.kind) {
    case 'box':
      return area;
    case 'polygon': {
      const { southE6, westE6, northE6, eastE6 } = boundsOf(area.ring);
      return {
        southE6: Math.floor(southE6),
        westE6: Math.floor(westE6),
        northE6: Math.ceil(northE6),
        eastE6: Math.ceil(eastE6),
      };
    }
    case 'circle': {
      const { latE6, lonE6 } = area.centre;
      const high = Math.ceil(area.radiusMetres / METRES_PER_MICRODEGREE) + 2;
      const shrink = Math.cos((Math.min(89.9, Math.abs(latE6) / 1e6) * Math.PI) / 180);
      const wide = Math.ceil((high * 1.01) / shrink) + 2;
      if (!(area.radiusMetres >= 0)) return { southE6: 1, northE6: 0, westE6: 1, eastE6: 0 };
      return {
        southE6: Math.floor(latE6 - high),
        northE6: Math.ceil(latE6 + high),
        westE6: Math.floor(lonE6 - wide),
        eastE6: Math.ceil(lonE6 + wide),
      };
    }
  }
}
