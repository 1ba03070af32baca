import type { PointE6 } from '@lintel/geo';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { coveredPixels } from '../../../ui/map/viewport.ts';

export interface Pixel {
  x: number;
  y: number;
}

/** Mercator maps end near 85.05° north and south. */
const LATITUDE_MAX = 85;

export function pixelOf(map: MapLibre, { latE6, lonE6 }: PointE6): Pixel {
  const lat = Math.min(LATITUDE_MAX, Math.max(-LATITUDE_MAX, latE6 / 1e6));
  return map.project([Number.isFinite(lonE6) ? lonE6 / 1e6 : 0, lat]);
}

export function pointAt(map: MapLibre, { x, y }: Pixel): PointE6 {
  const { lat, lng } = map.unproject([x, y]).wrap();
  return { latE6: Math.round(lat * 1e6), lonE6: Math.round(lng * 1e6) };
}

/** The center of the visible map: the position of the keyboard's crosshair. */
export function middleOf(map: MapLibre): Pixel {
  const { clientWidth, clientHeight } = map.getContainer();
  return { x: clientWidth / 2, y: (clientHeight - coveredPixels(map)) / 2 };
}

export function metersPerPixel(map: MapLibre): number {
  const { lat } = map.getCenter();
  return (Math.cos((lat * Math.PI) / 180) * 40_030_200) / (512 * 2 ** map.getZoom());
}

/** Creates an element inside the map, below or above its marks, until the component unmounts. */
export function useMapHost(map: MapLibre, place: 'under-marks' | 'over-marks'): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const made = document.createElement('div');
    const container = map.getCanvasContainer();
    if (place === 'under-marks') container.insertBefore(made, map.getCanvas().nextSibling);
    else container.append(made);
    setHost(made);
    return () => made.remove();
  }, [map, place]);
  return host;
}
