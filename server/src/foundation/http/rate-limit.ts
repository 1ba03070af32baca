/** Seconds to wait before the next request, 0 when this one may go on. */
export type RateLimit = (key: string) => number;

/** Visitors are looked through when their number has doubled, and not while they are so few. */
const LOOK_FROM = 10_000;

/**
 * `burst` requests at once and `perSecond` in the long run. Kept in the memory of each process: it protects the process,
 * and a visitor who meets several of them may send more.
 *
 * Of a visitor only one moment is kept: when all that was sent so far will have been paid for at `perSecond` (the generic
 * cell rate algorithm, ITU-T I.371). `now` is a clock in milliseconds.
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
    // Half a request of room: sums of milliseconds are not exact.
    if (early > each / 2) return Math.max(1, Math.ceil(early / 1_000));
    paidAt.set(key, paid);
    if (paidAt.size > lookAt) forgetWhoPaid(at);
    return 0;
  };
}
