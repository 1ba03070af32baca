import { distanceMetres, type PointE6 } from '@lintel/geo';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Map as MapLibre } from 'maplibre-gl';
import { useMemo, useRef, useState } from 'react';
import {
  circleThrough,
  type Draft,
  emptyDraft,
  finish,
  finishStroke,
  place,
  removeLastCorner,
  type Step,
  type Tool,
} from '../draft.ts';
import { metersPerPixel, pixelOf, pointAt } from '../map-place.ts';
import type { Shape } from '../shape.ts';
import { lengthWords, pointWords, sizeWords } from '../size-words.ts';
import { dense, edgeOf } from './edge.ts';
import { type DrawnDot, type DrawnLine, MapDrawing } from './map-drawing.tsx';
import { ModeBar } from './mode-bar.tsx';
import type { PointerHandlers, Spot } from './pointer-input.ts';
import { Surface } from './surface.tsx';

/** Movement in pixels that still counts as a press. */
const PRESS_TOLERANCE = 8;

const guides: Record<Tool, string> = texts({
  corners: m.search__press_each_corner_then_done,
  freehand: m.search__draw_around_the_area_in,
  circle: m.search__press_the_center_then_the,
});

const keyGuides: Record<Tool, string> = texts({
  corners: m.search__arrow_keys_move_the_map,
  freehand: m.search__freehand_needs_a_mouse_or,
  circle: m.search__arrow_keys_move_the_map_2,
});

interface DrawingProps {
  map: MapLibre;
  tool: Tool;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  onDone: (shape: Shape, out: boolean) => void;
  onCancel: () => void;
}

/** Draws an area by mouse, touch or keyboard. */
export function Drawing({ map, tool, announce, onDone, onCancel }: DrawingProps) {
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(tool));
  const [next, setNext] = useState<PointE6>();
  const [rejected, setRejected] = useState<string>();
  const [out, setOut] = useState(false);
  const pressedAt = useRef<Spot>(undefined);
  /** A ref, because a freehand line grows faster than React renders. */
  const line = useRef<PointE6[]>([]);
  const { path } = draft;

  const take = (step: Step) => {
    if ('shape' in step) return onDone(step.shape, out);
    if ('rejected' in step) {
      setRejected(step.rejected);
      return announce(step.rejected);
    }
    setRejected(undefined);
    setDraft(step.draft);
    const last = step.draft.path.at(-1) as PointE6;
    announce(
      m.search__set_at({
        value: tool === 'circle' ? m.search__center() : m.search__corner({ value: step.draft.path.length }),
        last: pointWords(last),
      }),
    );
  };
  const back = () => {
    if (path.length === 0) return announce(m.search__theres_nothing_to_undo());
    setDraft(removeLastCorner(draft));
    setRejected(undefined);
    announce(m.search__undone_left({ value: path.length - 1 }));
  };
  const near = (spot: Spot, point: PointE6 | undefined) => {
    if (!point) return false;
    const at = pixelOf(map, point);
    return Math.hypot(at.x - spot.x, at.y - spot.y) <= spot.reach;
  };
  const setAt = (spot: Spot) => {
    const ends =
      tool === 'corners' && path.length >= 3 && (near(spot, path[0]) || near({ ...spot, reach: 6 }, path.at(-1)));
    take(ends ? finish(draft) : place(draft, pointAt(map, spot)));
  };

  const handlers: PointerHandlers = {
    press(spot) {
      pressedAt.current = spot;
      if (tool === 'freehand') {
        setRejected(undefined);
        line.current = [pointAt(map, spot)];
      } else if (tool === 'circle' && path.length === 0) take(place(draft, pointAt(map, spot)));
    },
    move(spot, pressed) {
      const point = pointAt(map, spot);
      if (tool !== 'freehand') return setNext(point);
      if (!pressed || near({ ...spot, reach: 3 }, line.current.at(-1))) return;
      line.current.push(point);
      setDraft({ tool, path: [...line.current] });
    },
    look(spot) {
      const point = pointAt(map, spot);
      const last = path.at(-1);
      if (tool !== 'freehand') setNext(point);
      announce(
        `${pointWords(point)}${last ? m.search__away({ lengthWords: lengthWords(distanceMetres(last, point)) }) : ''}.`,
      );
    },
    release(spot) {
      const from = pressedAt.current;
      pressedAt.current = undefined;
      if (!from) return;
      if (tool === 'freehand') return take(finishStroke(line.current, metersPerPixel(map)));
      const moved = Math.hypot(spot.x - from.x, spot.y - from.y) > PRESS_TOLERANCE;
      // The press has already set the circle's center; only releasing a drag sets the radius.
      if (tool === 'circle' && path.length === 1 && !moved && near({ ...from, reach: 1 }, path[0])) return;
      setAt(spot);
    },
    cancel() {
      const from = pressedAt.current;
      pressedAt.current = undefined;
      // Removes the point that the press added.
      const set = tool === 'freehand' || (tool === 'circle' && from && near({ ...from, reach: 1 }, path[0]));
      if (set) setDraft(emptyDraft(tool));
    },
    key(key, spot) {
      if (key === 'Escape') onCancel();
      else if (key === 'Backspace' || key === 'Delete') back();
      else if (key === 'Enter' || key === ' ') tool === 'freehand' ? announce(keyGuides.freehand) : setAt(spot);
      else if (key === 'f' || key === 'F') take(finish(draft));
      else return false;
      return true;
    },
  };

  const shown = useMemo(() => linesOf(draft, next), [draft, next]);
  const preview = tool === 'circle' && path[0] && next ? circleThrough(path[0], next) : undefined;
  const size = preview && 'shape' in preview ? sizeWords(preview.shape) : undefined;

  return (
    <>
      <MapDrawing map={map} lines={shown.lines} dots={shown.dots} />
      <Surface map={map} label={m.search__map_drawing({ keyGuides: keyGuides[tool] })} handlers={handlers} />
      <ModeBar
        guide={rejected ?? size ?? guides[tool]}
        rejected={rejected !== undefined}
        keys={keyGuides[tool]}
        out={out}
        onOut={setOut}
        onBack={tool === 'freehand' ? undefined : back}
        onDone={tool === 'corners' ? () => take(finish(draft)) : undefined}
        doneUnavailable={path.length < 3 ? m.search__an_outline_needs_at_least() : undefined}
        onCancel={onCancel}
      />
    </>
  );
}

/**
 * Returns the lines drawn so far, and a dashed preview of the next point, in the danger color if it would be rejected.
 */
function linesOf(draft: Draft, next: PointE6 | undefined): { lines: DrawnLine[]; dots: DrawnDot[] } {
  const { tool, path } = draft;
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return { lines: [], dots: [] };
  if (tool === 'freehand') return { lines: [{ key: 'line', line: path, closed: false, look: 'next' }], dots: [] };
  const dots = path.map((at, index): DrawnDot => ({ key: String(index), at, look: 'corner' }));
  if (tool === 'circle') {
    const step = next && circleThrough(first, next);
    return {
      lines: step && 'shape' in step ? [{ key: 'rim', line: edgeOf(step.shape), closed: true, look: 'draft' }] : [],
      dots,
    };
  }
  const look = next && 'rejected' in place(draft, next) ? 'rejected' : 'next';
  const ahead = next ? [last, next, ...(path.length > 1 ? [first] : [])] : [];
  return {
    lines: [
      { key: 'set', line: dense(path, false), closed: false, look: 'draft' },
      { key: 'ahead', line: dense(ahead, false), closed: false, look },
    ],
    dots,
  };
}
