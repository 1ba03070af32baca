import type { Map as MapLibre } from 'maplibre-gl';
import { middleOf, type Pixel } from '../map-place.ts';

/** Position of the pointer on the map. Fingers have a larger reach than a mouse. */
export interface Spot extends Pixel {
  /** Distance in pixels within which the pointer hits something. */
  reach: number;
}

/** Handlers for mouse, touch, pen and keyboard. */
export interface PointerHandlers {
  press: (at: Spot) => void;
  move: (at: Spot, pressed: boolean) => void;
  /** Called when a key moved the map; receives the crosshair's new position. */
  look: (at: Spot) => void;
  release: (at: Spot) => void;
  /** Called when a second finger touches or the browser takes over the gesture: undoes the press. */
  cancel: () => void;
  /** Handles a key at the crosshair. Returns false to leave it to the map: arrows pan, plus and minus zoom. */
  key: (key: string, at: Spot) => boolean;
}

const STEP = 40;
const FINE_STEP = 4;
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Adds listeners to an element over the map until the returned function is called. */
export function listen(
  on: HTMLElement,
  map: MapLibre,
  handlers: { current: PointerHandlers },
  setByKeys: (byKeys: boolean) => void,
): () => void {
  const away = new AbortController();
  const { signal } = away;
  const fingers = new Set<number>();
  const spot = (event: PointerEvent): Spot => {
    const box = on.getBoundingClientRect();
    const reach = event.pointerType === 'mouse' ? 10 : 22;
    return { x: event.clientX - box.left, y: event.clientY - box.top, reach };
  };
  const middle = (): Spot => ({ ...middleOf(map), reach: 6 });
  let pressed: number | undefined;

  on.addEventListener(
    'pointerdown',
    (event) => {
      fingers.add(event.pointerId);
      setByKeys(false);
      if (event.button !== 0) return;
      if (fingers.size > 1) {
        if (pressed !== undefined) handlers.current.cancel();
        pressed = undefined;
        return;
      }
      pressed = event.pointerId;
      on.setPointerCapture(event.pointerId);
      handlers.current.press(spot(event));
    },
    { signal },
  );
  on.addEventListener(
    'pointermove',
    (event) => {
      if (pressed !== undefined && event.pointerId !== pressed) return;
      if (pressed === undefined && event.pointerType !== 'mouse') return;
      setByKeys(false);
      handlers.current.move(spot(event), pressed !== undefined);
    },
    { signal },
  );
  const end = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (event.pointerId !== pressed) return;
    pressed = undefined;
    if (event.type === 'pointerup') handlers.current.release(spot(event));
    else handlers.current.cancel();
  };
  on.addEventListener('pointerup', end, { signal });
  on.addEventListener('pointercancel', end, { signal });

  on.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = steps[event.key];
      const zoom = { '+': 1, '=': 1, '-': -1, _: -1 }[event.key];
      if (event.key !== 'Escape') setByKeys(true);
      if (handlers.current.key(event.shiftKey && step ? `Shift+${event.key}` : event.key, middle()))
        event.preventDefault();
      else if (step) {
        const by = event.shiftKey ? FINE_STEP : STEP;
        map.panBy([step[0] * by, step[1] * by], { animate: false });
        handlers.current.look(middle());
        event.preventDefault();
      } else if (zoom) {
        map.zoomTo(map.getZoom() + zoom, { animate: false });
        handlers.current.look(middle());
        event.preventDefault();
      }
      event.stopPropagation();
    },
    { signal },
  );
  // The map listens for these on the surface's parent. Two-finger gestures belong to the map.
  const mine = ['mousedown', 'mousemove', 'mouseup', 'click', 'dblclick', 'contextmenu', 'keyup'] as const;
  for (const type of mine) on.addEventListener(type, (event) => event.stopPropagation(), { signal });
  for (const type of ['touchstart', 'touchmove'] as const)
    on.addEventListener(
      type,
      (event) => {
        if (event.touches.length < 2) event.stopPropagation();
        // Prevents the browser from emulating mouse events.
        if (type === 'touchstart' && event.touches.length < 2) event.preventDefault();
      },
      { signal, passive: false },
    );
  return () => away.abort();
}
