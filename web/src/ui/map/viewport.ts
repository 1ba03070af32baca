import type { Map as MapLibre } from 'maplibre-gl';

/** Event data of programmatic map movements, which distinguishes them from manual ones. */
export const programmaticMove = { lintel: 'quiet' };

/** Height in pixels of the map that a sheet covers from below. The map's bottom controls are placed above it. */
export function coveredPixels(map: MapLibre): number {
  const lowest = map.getContainer().querySelector('.maplibregl-ctrl-bottom-left');
  return (lowest && Number.parseFloat(getComputedStyle(lowest).bottom)) || 0;
}

/** Half the height of the largest mark. */
const MARK = 24;
/** The row of tools at the top and the column of zoom buttons at the right, with their distance from the edge. */
const TOOLS = 52;

/** Padding that keeps marks off the edges, the tools and the sheet over the map. */
export const roomAround = (map: MapLibre) => ({
  top: TOOLS + MARK,
  left: MARK + 16,
  right: TOOLS + MARK,
  bottom: MARK + 16 + coveredPixels(map),
});
