/**
 * Opens a page anew, as the person who has just been signed in. Never settles: the form that calls it stays pending until
 * it is gone, so that no second press is one too many.
 */
export function leaveFor(address: string): Promise<never> {
  // Whoever comes back by the browser's own way would find the page as it was left: pending.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(address);
  return new Promise(() => {});
}
