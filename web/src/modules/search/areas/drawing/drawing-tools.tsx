import { boundsOf } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { Map as MapLibre } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { programmaticMove, roomAround } from '../../../../ui/map/viewport.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { useMap, useWithoutMap } from '../../map/map-context.ts';
import { requestedMove } from '../../map/use-camera.ts';
import type { SearchState } from '../../search-state.ts';
import { useGoTo } from '../../use-search.ts';
import { AreaDialog } from '../area-dialog.tsx';
import type { AreaActs } from '../area-item.tsx';
import { AreasPanel } from '../areas-panel.tsx';
import type { Tool } from '../draft.ts';
import {
  areasOf,
  limitFault,
  type SearchArea,
  withArea,
  withAreaChanged,
  withoutArea,
  withoutAreas,
} from '../search-areas.ts';
import type { Shape } from '../shape.ts';
import { sizeWords } from '../size-words.ts';
import { Drawing } from './drawing.tsx';
import { edgeOf } from './edge.ts';
import { type DrawnLine, MapDrawing } from './map-drawing.tsx';
import { Reshaping } from './reshaping.tsx';

type Mode = { kind: 'draw'; tool: Tool } | { kind: 'reshape'; area: SearchArea } | { kind: 'type'; area?: SearchArea };

/** Draws, enters, edits, excludes and clears the areas of a search. The URL holds them. */
export default function DrawingTools({ state }: { state: SearchState }) {
  const map = useMap();
  const withoutMap = useWithoutMap();
  const goTo = useGoTo();
  const [mode, setMode] = useState<Mode>();
  const [announcement, announce] = useState('');
  const [unfolded, setUnfolded] = useState<boolean>();
  const areas = useMemo(() => areasOf(state), [state]);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const leave = useCallback((words?: string) => {
    setMode(undefined);
    if (words) announce(words);
    // The focused drawing surface has been removed.
    requestAnimationFrame(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }));
  }, []);
  /** Adds a shape to the search, or returns an error message. */
  const put = (area: SearchArea | undefined, shape: Shape, out: boolean, into = state): string | undefined => {
    const keepsList = area && area.out === out && area.shape.kind === shape.kind;
    const rejected = keepsList ? undefined : limitFault(state, shape, out);
    if (rejected) return rejected;
    goTo(area ? withAreaChanged(into, area, shape, out) : withArea(into, shape, out));
    announce(
      `${area ? m.search__area_updated() : out ? m.search__area_excluded() : m.search__area_added()}: ${sizeWords(shape)}.`,
    );
    return undefined;
  };
  const putAndLeave = (area: SearchArea | undefined) => (shape: Shape, out: boolean) => {
    const rejected = put(area, shape, out);
    if (rejected) showToast({ title: rejected, tone: 'danger' });
    leave(rejected);
  };
  const undoable = (words: string, next: SearchState) => {
    const { polygon, circle, notPolygon, notCircle } = state;
    const before = { polygon, circle, notPolygon, notCircle };
    goTo(next);
    const run = () => goTo({ ...withoutAreas(latest.current), ...given(before) });
    showToast({ title: words, action: { label: m.search__undo(), run } });
  };

  const acts: AreaActs = {
    onShow: map && ((area) => show(map, area.shape, requestedMove)),
    onReshape:
      map &&
      ((area) => {
        show(map, area.shape, programmaticMove);
        setMode({ kind: 'reshape', area });
      }),
    onType: (area) => setMode({ kind: 'type', area }),
    onTurn: (area) => {
      const rejected = put(area, area.shape, !area.out);
      if (rejected) showToast({ title: rejected, tone: 'danger' });
    },
    onDelete: (area) => undoable(m.search__deleted({ name: area.name }), withoutArea(state, area.key)),
  };
  const edited = mode?.kind === 'reshape' ? mode.area.key : undefined;
  const lines = useMemo(() => areas.filter((area) => !area.fault && area.key !== edited).map(lineOf), [areas, edited]);
  const onMap = map && (mode?.kind === 'draw' || mode?.kind === 'reshape');

  return (
    <>
      {map && <MapDrawing map={map} lines={lines} />}
      {map && mode?.kind === 'draw' && (
        <Drawing
          key={mode.tool}
          map={map}
          tool={mode.tool}
          announce={announce}
          onDone={putAndLeave(undefined)}
          onCancel={() => leave(m.search__cancelled())}
        />
      )}
      {map && mode?.kind === 'reshape' && (
        <Reshaping
          map={map}
          area={mode.area}
          announce={announce}
          onDone={putAndLeave(mode.area)}
          onCancel={() => leave(m.search__cancelled())}
        />
      )}
      {!onMap && (
        <div
          ref={panel}
          className={
            withoutMap
              ? 'lintel max-w-120'
              : 'lintel absolute top-2 left-2 z-10 flex max-h-[calc(100%-var(--covered,0px)-1rem)] max-w-[calc(100%-1rem)] flex-col shadow-float'
          }
        >
          <AreasPanel
            state={state}
            areas={areas}
            acts={acts}
            unfolded={unfolded}
            onFold={setUnfolded}
            onDraw={withoutMap ? undefined : (tool) => map && setMode({ kind: 'draw', tool })}
            onEnter={() => setMode({ kind: 'type' })}
            onClear={() =>
              undoable(m.search__cleared({ value: m.count__areas({ count: areas.length }) }), withoutAreas(state))
            }
          />
        </div>
      )}
      {mode?.kind === 'type' && (
        <AreaDialog
          area={mode.area}
          onDone={(shape, out) => {
            // The area may be far from the searched part of the map.
            const { bounds: _, ...anywhere } = state;
            const rejected = put(mode.area, shape, out, anywhere);
            if (map && rejected === undefined) show(map, shape, programmaticMove);
            return rejected;
          }}
          onClose={() => setMode(undefined)}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

const given = <T extends object>(lists: T) =>
  Object.fromEntries(Object.entries(lists).filter(([, texts]) => texts !== undefined)) as Partial<SearchState>;

/** Puts the label at the highest point, where home marks cover it least. */
function lineOf({ key, name, out, shape }: SearchArea): DrawnLine {
  const line = edgeOf(shape);
  const at = line.reduce((top, point) => (point.latE6 > top.latE6 ? point : top));
  return { key, line, closed: true, look: out ? 'out' : 'in', label: { text: name, at } };
}

function show(map: MapLibre, shape: Shape, eventData: typeof requestedMove) {
  const box = boundsOf(edgeOf(shape));
  const options = {
    padding: roomAround(map),
    maxZoom: 17,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
  map.fitBounds([box.westE6 / 1e6, box.southE6 / 1e6, box.eastE6 / 1e6, box.northE6 / 1e6], options, eventData);
}
