import { useEffect, useRef } from 'react';

/** Scrolls a list of tabs sideways until the chosen tab is in view, also after a page opened with it. */
export function useChosenInView(value: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is read from the page
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const box = list.current?.getBoundingClientRect();
    if (!chosen || !box || (chosen.left >= box.left && chosen.right <= box.right)) return;
    list.current?.scrollBy({ left: (chosen.left + chosen.right - box.left - box.right) / 2 });
  }, [value]);
  return list;
}
