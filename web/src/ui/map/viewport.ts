import type { Map as MapLibre } from 'maplibre-gl';

/** Event data of programmatic map movements, which distinguishes them from manual ones. */
export const programmaticMove = { lintel: 'quiet' };

/** Height in pixels of the map that a sheet covers from below. The map's bottom controls are placed above it. */
export function coveredPixels(map: MapLibre): number {
  const lowest = map.getContainer().querySelector('.maplibregl-ctrl-bottom-left');
  return (lowest && Number.parseFloat(getComputedStyle(lowest).bottom)) || 0;
}
