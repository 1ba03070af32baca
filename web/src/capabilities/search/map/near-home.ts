import { useSyncExternalStore } from 'react';

/**
 * The home that the pointer or the keyboard is on, in the list or on the map: the other side shows it too. Beside
 * React's state, since on every move of the pointer only two homes change their look.
 */
let near: number | undefined;
const seen = new Set<number>();
const listeners = new Set<() => void>();

export function nearHome(id: number | undefined): void {
  if (near === id) return;
  near = id;
  for (const listener of listeners) listener();
}

export const currentHome = (): number | undefined => near;

export function followNearHome(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsNear = (id: number): boolean =>
  useSyncExternalStore(
    followNearHome,
    () => near === id,
    () => false,
  );

/** Homes that were opened since the page was loaded. */
export const seenHomes: ReadonlySet<number> = seen;
export const seeHome = (id: number): void => void seen.add(id);
