import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { programmaticMove, roomAround } from '../../../ui/map/viewport.ts';
import { type Box, boundsText, boxOf, boxOfMap, sameBox } from './view.ts';

export interface View {
  box: Box;
  zoom: number;
}

/** Event data of a map movement the person requested with a button. */
export const requestedMove = { lintel: 'asked' };

interface CameraInput {
  map: MapLibre | undefined;
  /** The search without its map area; when it changes, the map moves. */
  searchKey: string;
  /** The searched part of the map. */
  bounds: string | undefined;
  /** Bounds of the whole result, once known. */
  whole: Box | undefined;
  onMoved: (bounds: string) => void;
}

/** Last map view of each search, for returning from a home. */
const lastViews = new Map<string, Box>();

/**
 * Shows the searched part of the map, or else all homes found. Manual moves persist until the search changes; `onMoved`
 * reports them once the map is idle.
 */
export function useCamera({ map, searchKey, bounds, whole, onMoved }: CameraInput): View | undefined {
  const [view, setView] = useState<View>();
  const fitted = useRef<string>(undefined);
  const placed = useRef(false);
  const latest = useRef({ searchKey, onMoved });
  useEffect(() => {
    latest.current = { searchKey, onMoved };
  });

  useEffect(() => {
    if (!map) return;
    const moved = (event: { originalEvent?: unknown; lintel?: string }) => {
      const box = boxOfMap(map);
      const byPerson = event.lintel === requestedMove.lintel || event.originalEvent instanceof Event;
      // The view before the first fit is not shown, so its cells are not needed.
      if (placed.current || byPerson) setView({ box, zoom: map.getZoom() });
      if (!byPerson) return;
      lastViews.set(latest.current.searchKey, box);
      latest.current.onMoved(boundsText(box));
    };
    map.on('moveend', moved);
    return () => {
      map.off('moveend', moved);
    };
  }, [map]);

  useEffect(() => {
    if (!map) return;
    const first = firstLook(map);
    if (bounds !== undefined) {
      fitted.current = undefined;
      placed.current = true;
      if (!sameBox(boxOf(bounds), boxOfMap(map))) map.fitBounds(boxOf(bounds), { animate: false }, programmaticMove);
      return;
    }
    if (fitted.current === searchKey) return;
    const before = first ? lastViews.get(searchKey) : undefined;
    if (!before && !whole) return;
    fitted.current = searchKey;
    placed.current = true;
    if (before) map.fitBounds(before, { animate: false }, programmaticMove);
    else if (whole) map.fitBounds(whole, { padding: roomAround(map), maxZoom: 14, animate: false }, programmaticMove);
  }, [map, searchKey, bounds, whole]);

  return view;
}

const looked = new WeakSet<MapLibre>();

function firstLook(map: MapLibre): boolean {
  const first = !looked.has(map);
  looked.add(map);
  return first;
}
