import { m } from '@lintel/messages';
import type { Match } from '@lintel/server/search';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { MarkLayer } from '../../../ui/map/mark-layer.ts';
import { nearest } from '../../../ui/map/spot.ts';
import { markElement, updateMark } from './mark-element.ts';
import { type Clusters, marksOf } from './marks.ts';
import { currentHome, followNearHome, nearHome, revealHome, seenHomes } from './near-home.ts';
import type { Mark } from './separate.ts';

interface MarksInput {
  map: MapLibre | undefined;
  answer: Clusters | undefined;
  /** The listed homes, in list order. */
  listed: readonly Match[];
  /** Zoom of the map, on which overlaps depend. */
  zoom: number | undefined;
  /** The mark with an open popup. */
  opened: Mark | undefined;
  onPress: (mark: Mark) => void;
}

/** Returns whether zooming in can no longer separate homes. */
export const isLast = (zoom: number): boolean => zoom >= nearest - 0.5;

/** Returns the state to highlight: pointed at in the list, or opened before. */
function lookOf({ home }: Mark): string {
  if (!home) return '';
  return home.id === currentHome() ? 'near' : seenHomes.has(home.id) ? 'seen' : '';
}

/** Places the marks on the map; the returned function focuses one. */
export function useMarks({ map, answer, listed, zoom, opened, onPress }: MarksInput): (mark: Mark) => boolean {
  const layer = useRef<MarkLayer<Mark>>(undefined);
  const latest = useRef({ onPress, open: opened?.key });
  useEffect(() => {
    latest.current = { onPress, open: opened?.key };
  });

  useEffect(() => {
    if (!map) return;
    const made = new MarkLayer<Mark>(map, m.search__homes_on_the_map_homes(), {
      make: markElement,
      write: updateMark,
      press: (mark) => latest.current.onPress(mark),
      // Ignores marks that move below a still pointer.
      near: (mark, focused) => {
        if (map.isMoving()) return;
        nearHome(mark?.home?.id);
        if (focused && mark?.home) revealHome(mark.home.id);
      },
    });
    layer.current = made;
    const unfollow = followNearHome(() => made.highlight(latest.current.open, lookOf));
    return () => {
      unfollow();
      made.remove();
      layer.current = undefined;
    };
  }, [map]);

  useEffect(() => {
    if (!map || !answer || zoom === undefined) return;
    const last = isLast(zoom);
    const marks = marksOf({
      answer,
      listed,
      last,
      project: ({ longitude, latitude }) => map.project([longitude, latitude]),
    });
    layer.current?.show(marks, last);
    layer.current?.highlight(latest.current.open, lookOf);
  }, [map, answer, listed, zoom]);

  useEffect(() => {
    layer.current?.highlight(opened?.key, lookOf);
  }, [opened]);

  return (mark) => layer.current?.focus(mark.key) ?? false;
}
