import { useSyncExternalStore } from 'react';

/**
 * The home under the pointer or with the focus, in the list or on the map; the other side highlights it too. Kept
 * outside React state, because each pointer move changes only two homes.
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

/** Homes opened since the page was loaded. */
export const seenHomes: ReadonlySet<number> = seen;
export const seeHome = (id: number): void => void seen.add(id);

const reveals = new Set<(id: number) => void>();

/** Scrolls the list to a home that was opened or focused on the map. */
export function revealHome(id: number): void {
  for (const reveal of reveals) reveal(id);
}

export function followReveals(reveal: (id: number) => void): () => void {
  reveals.add(reveal);
  return () => void reveals.delete(reveal);
}
