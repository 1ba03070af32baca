import { m } from '@lintel/messages';
import type { Match } from '@lintel/server/search';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { MarkLayer } from '../../../ui/map/mark-layer.ts';
import { nearest } from '../../../ui/map/spot.ts';
import { markElement, tellMark } from './mark-element.ts';
import { type Clusters, marksOf } from './marks.ts';
import { currentHome, followNearHome, nearHome, seenHomes } from './near-home.ts';
import type { Mark } from './separate.ts';

interface MarksInput {
  map: MapLibre | undefined;
  answer: Clusters | undefined;
  /** The homes of the list, in its order. */
  listed: readonly Match[];
  /** Where the map is: what lies on each other depends on it. */
  zoom: number | undefined;
  /** The mark whose note is open. */
  opened: Mark | undefined;
  onPress: (mark: Mark) => void;
}

/** Whether no nearer look can part homes any more. */
export const isLast = (zoom: number): boolean => zoom >= nearest - 0.5;

/** The home that is looked at elsewhere, and those that were opened. */
function lookOf({ home }: Mark): string {
  if (!home) return '';
  return home.id === currentHome() ? 'near' : seenHomes.has(home.id) ? 'seen' : '';
}

/** Draws the homes over the map, and gives the focus back to a mark. */
export function useMarks({ map, answer, listed, zoom, opened, onPress }: MarksInput): (mark: Mark) => boolean {
  const layer = useRef<MarkLayer<Mark>>(undefined);
  const latest = useRef({ onPress, open: opened?.key });
  useEffect(() => {
    latest.current = { onPress, open: opened?.key };
  });

  useEffect(() => {
    if (!map) return;
    const made = new MarkLayer<Mark>(map, m.search__homes_on_the_map_those(), {
      make: markElement,
      write: tellMark,
      press: (mark) => latest.current.onPress(mark),
      // Marks that pass below a still pointer are not looked at.
      near: (mark) => !map.isMoving() && nearHome(mark?.home?.id),
    });
    layer.current = made;
    const unfollow = followNearHome(() => made.tell(latest.current.open, lookOf));
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
    layer.current?.tell(latest.current.open, lookOf);
  }, [map, answer, listed, zoom]);

  useEffect(() => {
    layer.current?.tell(opened?.key, lookOf);
  }, [opened]);

  return (mark) => layer.current?.focus(mark.key) ?? false;
}
