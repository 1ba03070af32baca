import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over what the server rendered, then true. Parts inside `Suspense` are taken over after the page
 * around them, when answers may be there that the server did not have; with this they render the server's words first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
