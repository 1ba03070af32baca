import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to and focuses the start of the results after a change of page. */
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
