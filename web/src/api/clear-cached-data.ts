const listeners = new Set<() => void>();

/** Registers a function that clears cached data. */
export const onClear = (forget: () => void) => void listeners.add(forget);

/** Clears all cached data after the signed-in person changed. */
export function clearCachedData() {
  for (const forget of listeners) forget();
}
