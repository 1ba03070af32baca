import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; on the server, and until the page runs, it does not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
