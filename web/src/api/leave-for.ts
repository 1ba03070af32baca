/**
 * Loads a page, also one of another site, or one for the newly signed-in person. Never settles: the calling form or
 * action stays pending until the page unloads, which prevents a second submission.
 */
export function leaveFor(address: string): Promise<never> {
  // A page restored from the back/forward cache would still be pending, so it is reloaded.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(address);
  return new Promise(() => {});
}
