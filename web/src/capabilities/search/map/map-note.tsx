import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type Map as MapLibre, Popup } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { counted } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HomeNote } from '../../listings/index.ts';
import { homeQuery, homesInQuery } from '../queries.ts';
import type { SearchState } from '../search-state.ts';
import type { Mark } from './separate.ts';
import { coveredPixels, quietly } from './use-camera.ts';
import { boxOfCell } from './view.ts';

interface MapNoteProps {
  map: MapLibre;
  mark: Mark;
  state: SearchState;
  /** The zoom of the cells that the mark is one of. */
  zoom: number;
  /** `back`: by a key or a button, so that the keyboard goes back to the mark. */
  onClose: (back: boolean) => void;
}

/** What a mark stands for: a home, or a list of those at one place. It is told as a dialog and closes with Escape. */
export function MapNote({ map, mark, state, zoom, onClose }: MapNoteProps) {
  const { host, dialog } = useNote(map, mark, onClose);
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-label={mark.home ? 'Home on the map' : 'Homes at this place'}
      tabIndex={-1}
      className="relative outline-none"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(true);
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        aria-label="Close"
        onClick={() => onClose(true)}
        className="absolute top-2 right-2 z-1 grid size-8 place-items-center rounded-chip border border-line bg-raised text-ink hover:border-ink"
      >
        <X aria-hidden size={16} strokeWidth={1.5} />
      </button>
      {mark.home ? <OneHome id={mark.home.id} /> : <HomesHere mark={mark} state={state} zoom={zoom} />}
    </div>,
    host,
  );
}

/** A popup of the map that follows its mark, stays in sight and takes the focus. */
function useNote(map: MapLibre, { longitude, latitude, shift }: Mark, onClose: (back: boolean) => void) {
  const [host] = useState(() => document.createElement('div'));
  const dialog = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const { x, y } = map.project([longitude, latitude]);
    const at = map.unproject([x + (shift?.x ?? 0), y + (shift?.y ?? 0)]);
    const popup = new Popup({ offset: 20, maxWidth: 'none', closeButton: false, focusAfterOpen: false });
    const closed = () => close.current(false);
    popup.setLngLat(at).setDOMContent(host).addTo(map);
    popup.on('close', closed);
    dialog.current?.focus({ preventScroll: true });
    const grown = new ResizeObserver(() => {
      popup.setLngLat(at);
      bringInSight(map, popup.getElement());
    });
    grown.observe(host);
    return () => {
      grown.disconnect();
      popup.off('close', closed);
      popup.remove();
    };
  }, [map, host, longitude, latitude, shift]);

  return { host, dialog };
}

const margin = 8;

function bringInSight(map: MapLibre, note: HTMLElement): void {
  const [frame, shown] = [map.getContainer().getBoundingClientRect(), note.getBoundingClientRect()];
  const bottom = frame.bottom - coveredPixels(map);
  const over = (low: number, high: number) => (low < 0 ? low : Math.max(0, high));
  const x = over(shown.left - frame.left - margin, shown.right - frame.right + margin);
  const y = over(shown.top - frame.top - margin, shown.bottom - bottom + margin);
  if (x !== 0 || y !== 0) map.panBy([x, y], { animate: false }, quietly);
}

function OneHome({ id }: { id: number }) {
  const { data, isError } = useQuery(homeQuery(id));
  if (isError) return <p className="p-3 pr-12">This home could not be loaded. It may be off the market by now.</p>;
  return <div className="w-64">{data ? <HomeNote home={data} /> : <Skeleton className="h-64" />}</div>;
}

function HomesHere({ mark, state, zoom }: { mark: Mark; state: SearchState; zoom: number }) {
  const { data, isError } = useQuery(homesInQuery(state, boxOfCell(mark, zoom)));
  if (isError) return <p className="p-3 pr-12">These homes could not be loaded. Close this and try again.</p>;
  if (!data) return <Skeleton className="h-64 w-64" />;
  return (
    <div className="max-h-80 w-64 overflow-y-auto px-3">
      <h3 className="py-3 pr-10 font-sans text-14">
        {counted(data.total, 'home at this place', 'homes at this place')}
      </h3>
      <ul>
        {data.homes.map((home) => (
          <li key={home.id} className="border-t border-line">
            <HomeNote small home={home} />
          </li>
        ))}
      </ul>
      {data.total > data.homes.length && (
        <p className="border-t border-line py-2 text-12 text-soft">The first {data.homes.length}; the list has all.</p>
      )}
    </div>
  );
}
