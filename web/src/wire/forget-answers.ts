const forgetters = new Set<() => void>();

/** Registers a function that clears cached data. */
export const onForget = (forget: () => void) => void forgetters.add(forget);

/** Clears all cached data after the signed-in person changed. */
export function forgetAnswers() {
  for (const forget of forgetters) forget();
}
