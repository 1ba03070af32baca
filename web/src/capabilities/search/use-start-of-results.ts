import { type RefObject, useEffect, useRef } from 'react';

/** Another page of homes begins at their start, for the eyes and for the keyboard. */
export function useStartOfResults(page: number): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView();
  }, [page]);
  return start;
}
