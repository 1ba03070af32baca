import type { PointE6 } from '@lintel/geo';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Map as MapLibre } from 'maplibre-gl';
import { useMemo, useRef, useState } from 'react';
import { pixelOf, pointAt } from '../map-place.ts';
import type { SearchArea } from '../search-areas.ts';
import { type Shape, shapeFault } from '../shape.ts';
import { pointWords, sizeWords } from '../size-words.ts';
import { edgeOf } from './edge.ts';
import { type DrawnDot, type DrawnLine, MapDrawing } from './map-drawing.tsx';
import { ModeBar } from './mode-bar.tsx';
import type { PointerHandlers, Spot } from './pointer-input.ts';
import { drag, type Grip, gripsOf, withoutCorner } from './reshape.ts';
import { Surface } from './surface.tsx';

const TREMBLE = 6;

const guides: Record<Shape['kind'], string> = texts({
  outline: m.search__drag_a_corner_or_press,
  circle: m.search__drag_the_edge_or_the,
});
const keys = m.search__page_down_selects_the_next;

interface ReshapingProps {
  map: MapLibre;
  area: SearchArea;
  announce: (text: string) => void;
  onDone: (shape: Shape, out: boolean) => void;
  onCancel: () => void;
}

/** Edits the corners, position or radius of an area on the map; the search updates when done. */
export function Reshaping({ map, area, announce, onDone, onCancel }: ReshapingProps) {
  const [shape, setShape] = useState(area.shape);
  const [out, setOut] = useState(area.out);
  const [chosen, setChosen] = useState<Grip>();
  const held = useRef<{ grip: Grip; from: Spot; shape: Shape; moved: boolean }>(undefined);
  const fault = shapeFault(shape);

  const gripAt = (spot: Spot): Grip | undefined => {
    let [best, distance]: [Grip | undefined, number] = [undefined, spot.reach];
    for (const { grip, point } of gripsOf(shape)) {
      const at = pixelOf(map, point);
      // Prefers a corner to the middle of an edge when both are near.
      const away = Math.hypot(at.x - spot.x, at.y - spot.y) + (grip.kind === 'edge' ? 4 : 0);
      if (away < distance) [best, distance] = [grip, away];
    }
    return best;
  };
  const finish = () => (fault ? announce(fault) : onDone(shape, out));
  const choose = (grip: Grip | undefined) => {
    setChosen(grip);
    const point = grip && gripsOf(shape).find((each) => same(each.grip, grip))?.point;
    if (point) announce(m.search__at({ grip: nameOf(grip), point: pointWords(point) }));
  };

  const handlers: PointerHandlers = {
    press(spot) {
      const grip = gripAt(spot) ?? (chosen ? undefined : { kind: 'whole' });
      if (grip) held.current = { grip, from: spot, shape, moved: false };
      else if (chosen) {
        const from = gripsOf(shape).find((each) => same(each.grip, chosen))?.point;
        if (from) setShape(drag(shape, chosen, from, pointAt(map, spot)));
        setChosen(undefined);
      }
    },
    move(spot, pressed) {
      const current = held.current;
      if (!current || !pressed) return;
      current.moved ||= Math.hypot(spot.x - current.from.x, spot.y - current.from.y) > TREMBLE;
      if (current.moved) setShape(drag(current.shape, current.grip, pointAt(map, current.from), pointAt(map, spot)));
    },
    look: () => {},
    release() {
      const current = held.current;
      held.current = undefined;
      if (!current) return;
      if (current.moved) announce(fault ?? sizeWords(shape));
      else
        choose(
          current.grip.kind === 'edge' || (current.grip.kind === 'whole' && shape.kind === 'outline')
            ? undefined
            : current.grip,
        );
    },
    cancel() {
      if (held.current) setShape(held.current.shape);
      held.current = undefined;
    },
    key(key) {
      const grips = gripsOf(shape).filter(({ grip }) => grip.kind !== 'edge');
      if (key === 'Escape') onCancel();
      else if (key === 'Enter') finish();
      else if (key === 'PageDown' || key === 'PageUp') {
        const at = grips.findIndex(({ grip }) => chosen && same(grip, chosen));
        const step = key === 'PageDown' ? 1 : -1;
        const next = at < 0 ? grips[0] : grips[(at + step + grips.length) % grips.length];
        choose(next?.grip);
        if (next) map.jumpTo({ center: [next.point.lonE6 / 1e6, next.point.latE6 / 1e6] });
      } else if (key === 'Delete' || key === 'Backspace') removeCorner();
      else if (chosen && /^(Shift\+)?Arrow/.test(key)) nudge(chosen, key);
      else return false;
      return true;
    },
  };

  function nudge(grip: Grip, key: string) {
    const from = gripsOf(shape).find((each) => same(each.grip, grip))?.point;
    if (!from) return;
    const by = key.startsWith('Shift') ? 1 : 12;
    const at = pixelOf(map, from);
    const [right, down] = [
      key.endsWith('Right') ? by : key.endsWith('Left') ? -by : 0,
      key.endsWith('Down') ? by : key.endsWith('Up') ? -by : 0,
    ];
    const to = pointAt(map, { x: at.x + right, y: at.y + down });
    const next = drag(shape, grip, from, to);
    setShape(next);
    announce(shapeFault(next) ?? `${pointWords(to)}.`);
  }

  function removeCorner() {
    if (chosen?.kind !== 'corner') return announce(m.search__select_a_corner_first());
    const next = withoutCorner(shape, chosen.at);
    if (next === shape) return announce(m.search__an_outline_needs_at_least_2());
    setShape(next);
    setChosen(undefined);
    announce(m.search__corner_removed());
  }

  const shown = useMemo(() => linesOf(shape, out, fault !== undefined, chosen), [shape, out, fault, chosen]);
  return (
    <>
      <MapDrawing map={map} lines={shown.lines} dots={shown.dots} />
      <Surface map={map} label={m.search__map_editing({ name: area.name, keys: keys() })} handlers={handlers} />
      <ModeBar
        guide={
          fault ?? (chosen ? m.search__selected_press_its_new_place({ chosen: nameOf(chosen) }) : guides[shape.kind])
        }
        rejected={fault !== undefined}
        keys={keys()}
        out={out}
        onOut={setOut}
        onRemoveCorner={chosen?.kind === 'corner' ? removeCorner : undefined}
        onDone={finish}
        doneUnavailable={fault}
        onCancel={onCancel}
      />
    </>
  );
}

const same = (a: Grip, b: Grip) => JSON.stringify(a) === JSON.stringify(b);

const nameOf = (grip: Grip): string =>
  grip.kind === 'corner'
    ? m.search__corner_3({ at: grip.at + 1 })
    : grip.kind === 'rim'
      ? m.search__edge()
      : m.search__center();

function linesOf(shape: Shape, out: boolean, wrong: boolean, chosen: Grip | undefined) {
  const line: DrawnLine = {
    key: 'shape',
    line: edgeOf(shape),
    closed: true,
    look: wrong ? 'rejected' : out ? 'out' : 'draft',
  };
  const dots = gripsOf(shape).map(({ grip, point }, index): DrawnDot => {
    const look = chosen && same(grip, chosen) ? 'chosen' : grip.kind === 'edge' ? 'between' : 'corner';
    return { key: String(index), at: point as PointE6, look };
  });
  return { lines: [line], dots: dots.toReversed() };
}
