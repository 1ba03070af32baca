import { type Map as MapLibre, Popup } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { Pixel, Spot } from './spot.ts';
import { coveredPixels, programmaticMove } from './viewport.ts';

/** A map popup that follows its mark, stays in view and takes the focus. `host` is the element for its content. */
export function useMapPopup(
  map: MapLibre,
  { longitude, latitude, shift }: Spot & { shift?: Pixel },
  onClose: (back: boolean) => void,
) {
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
      scrollIntoSight(map, popup.getElement());
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

function scrollIntoSight(map: MapLibre, note: HTMLElement): void {
  const [frame, shown] = [map.getContainer().getBoundingClientRect(), note.getBoundingClientRect()];
  const bottom = frame.bottom - coveredPixels(map);
  const over = (low: number, high: number) => (low < 0 ? low : Math.max(0, high));
  const x = over(shown.left - frame.left - margin, shown.right - frame.right + margin);
  const y = over(shown.top - frame.top - margin, shown.bottom - bottom + margin);
  if (x !== 0 || y !== 0) map.panBy([x, y], { animate: false }, programmaticMove);
}
