import type { Map as MapLibre } from 'maplibre-gl';

/** What a program's own move of the map carries, so that it is not taken for a person's. */
export const quietly = { lintel: 'quiet' };

/** Pixels that a sheet covers of the map from below: the controls at its lower edge stand above them. */
export function coveredPixels(map: MapLibre): number {
  const lowest = map.getContainer().querySelector('.maplibregl-ctrl-bottom-left');
  return (lowest && Number.parseFloat(getComputedStyle(lowest).bottom)) || 0;
}
