import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMapHost } from '../map-place.ts';
import { listen, type PointerHandlers } from './pointer-input.ts';

/**
 * A transparent surface over the map that receives pointers and keys while drawing. The map ignores one finger and the
 * mouse, but follows the wheel, two fingers and the arrow keys.
 */
export function Surface({ map, label, handlers }: { map: MapLibre; label: string; handlers: PointerHandlers }) {
  const host = useMapHost(map, 'over-marks');
  const sheet = useRef<HTMLDivElement>(null);
  const [byKeys, setByKeys] = useState(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const on = sheet.current;
    if (!host || !on) return;
    // Scrolls the whole map into view before the first press.
    on.scrollIntoView({ block: 'nearest' });
    on.focus({ preventScroll: true });
    return listen(on, map, latest, setByKeys);
  }, [map, host]);

  return (
    host &&
    createPortal(
      <div
        ref={sheet}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys draw here, as in an application
        tabIndex={0}
        className="absolute inset-0 z-1 cursor-crosshair touch-none -outline-offset-4 select-none"
      >
        {byKeys && <Crosshair />}
      </div>,
      host,
    )
  );
}

const Crosshair = () => (
  <svg
    aria-hidden
    viewBox="-20 -20 40 40"
    className="pointer-events-none absolute top-[calc((100%-var(--covered,0px))/2)] left-1/2 size-10 -translate-1/2 fill-none"
  >
    <path d="M-18 0H-4M4 0H18M0-18V-4M0 4V18" className="stroke-raised stroke-5" />
    <path d="M-18 0H-4M4 0H18M0-18V-4M0 4V18" className="stroke-ink stroke-2" />
    <circle r="2" className="fill-accent" />
  </svg>
);
