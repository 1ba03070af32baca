/** Returns seconds until the next request is allowed, or 0 when this one is. */
export type RateLimit = (key: string) => number;

/** Expired visitors are removed whenever the map has doubled in size, starting at this size. */
const LOOK_FROM = 10_000;

/**
 * Allows `burst` requests at once and `perSecond` in the long run. Kept in memory per process: the limit protects the
 * process, so a visitor of several processes may send more. Stores one time per visitor: when all requests so far will
 * have been paid for at `perSecond` (the generic cell rate algorithm, ITU-T I.371; decision 52). `now` is a clock in milliseconds.
 */
export function createRateLimit(
  { perSecond, burst }: { perSecond: number; burst: number },
  now: () => number = () => performance.now(),
): RateLimit {
  const each = 1_000 / perSecond;
  const paidAt = new Map<string, number>();
  let lookAt = LOOK_FROM;

  const forgetWhoPaid = (at: number): void => {
    for (const [key, paid] of paidAt) if (paid <= at) paidAt.delete(key);
    lookAt = Math.max(LOOK_FROM, 2 * paidAt.size);
  };

  return (key) => {
    const at = now();
    const paid = Math.max(at, paidAt.get(key) ?? 0) + each;
    const early = paid - at - burst * each;
    // Tolerates half a request, because sums of milliseconds are not exact.
    if (early > each / 2) return Math.max(1, Math.ceil(early / 1_000));
    paidAt.set(key, paid);
    if (paidAt.size > lookAt) forgetWhoPaid(at);
    return 0;
  };
}
