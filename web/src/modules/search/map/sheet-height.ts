import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Sorted from lowest to highest. */
export const heightNames = ['low', 'middle', 'high'] as const;
export type HeightName = (typeof heightNames)[number];

/** Relative to the frame, a container, so that the lengths are the same for all its content. */
const heights: Record<HeightName, string> = { low: '3.5rem', middle: '50cqh', high: 'calc(100cqh - 3rem)' };

/** Approximate share of the frame that the sheet covers, 0 to 1. */
const shareOf: Record<HeightName, number> = { low: 0.08, middle: 0.5, high: 0.9 };

/** Speed in pixels per millisecond from which a flick moves to the next height. */
const flick = 0.5;

/** Returns the height nearest to the released position, as a share of the frame; a flick moves on in its direction. */
export function settledHeight(share: number, speed: number): HeightName {
  const shares = heightNames.map((name) => shareOf[name]);
  const nearest = shares.reduce((best, each, n) => {
    const nearer = Math.abs(each - share) < Math.abs((shares[best] as number) - share);
    return nearer ? n : best;
  }, 0);
  const above = shares.findIndex((each) => each > share);
  const below = shares.findLastIndex((each) => each < share);
  const to = speed > flick ? (above < 0 ? shares.length - 1 : above) : speed < -flick ? Math.max(0, below) : nearest;
  return heightNames[to] as HeightName;
}

interface SheetHeight {
  frame: RefObject<HTMLDivElement | null>;
  height: HeightName;
  set: (height: HeightName) => void;
  /** CSS height: a named height's, or the pointer's position. */
  css: string;
  dragged: boolean;
  /** Pointer handlers of the drag handle. */
  handle: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>;
}

/** Controls a sheet with three heights in `frame`, by dragging or by name. */
export function useSheetHeight(): SheetHeight {
  const frame = useRef<HTMLDivElement>(null);
  const [height, set] = useState<HeightName>('middle');
  const [dragged, setDragged] = useState<number>();
  const last = useRef({ y: 0, at: 0, speed: 0 });

  const heightAt = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    return box ? Math.min(box.height, Math.max(0, box.bottom - event.clientY)) : 0;
  };
  const end = (event: PointerEvent) => {
    if (dragged === undefined) return;
    setDragged(undefined);
    set(settledHeight(heightAt(event) / (frame.current?.clientHeight || 1), last.current.speed));
  };
  return {
    frame,
    height,
    set,
    css: dragged === undefined ? heights[height] : `${dragged}px`,
    dragged: dragged !== undefined,
    handle: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { y: event.clientY, at: event.timeStamp, speed: 0 };
        setDragged(heightAt(event));
      },
      onPointerMove: (event) => {
        if (dragged === undefined) return;
        const { y, at } = last.current;
        const speed = (y - event.clientY) / Math.max(1, event.timeStamp - at);
        last.current = { y: event.clientY, at: event.timeStamp, speed };
        setDragged(heightAt(event));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
