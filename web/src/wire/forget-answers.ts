const forgetters = new Set<() => void>();

/** Says how to forget what was asked for so far. */
export const onForget = (forget: () => void) => void forgetters.add(forget);

/** Called when another person is in front of the page than the one who asked. */
export function forgetAnswers() {
  for (const forget of forgetters) forget();
}
