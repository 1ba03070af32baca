import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during hydration, then true. Components in `Suspense` hydrate after the page around them, when the query cache
 * may have data the server lacked; this lets them render the server's output first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
