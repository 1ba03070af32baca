import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns the width of an element in pixels and follows its changes; `before` until it is known. */
export function useWidth<T extends Element>(before: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    if (!element.current) return;
    const follow = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    follow.observe(element.current);
    return () => follow.disconnect();
  }, []);
  return [element, width];
}
