import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** From the lowest to the highest. */
export const heightNames = ['low', 'middle', 'high'] as const;
export type HeightName = (typeof heightNames)[number];

/** Of the frame, which is a container: so it is the same length for all that stands in it. */
const heights: Record<HeightName, string> = { low: '3.5rem', middle: '45cqh', high: 'calc(100cqh - 3rem)' };

/** How much of the frame the sheet takes, 0–1, about. */
const shareOf: Record<HeightName, number> = { low: 0.08, middle: 0.45, high: 0.9 };

/** A flick of so many pixels a millisecond goes one height on. */
const flick = 0.5;

/** The height nearest to where the sheet was let go, as a share of its frame; a flick leads on in its direction. */
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
  /** The height for the style: a name's, or where the finger is. */
  css: string;
  dragged: boolean;
  /** What the part takes that the sheet is dragged by. */
  handle: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>;
}

/** One of three heights of a sheet within `frame`, dragged or set. */
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
