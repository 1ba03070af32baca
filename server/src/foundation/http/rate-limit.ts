import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds to wait before the next request, 0 when this one may go on. */
export type RateLimit = (key: string) => Promise<number>;

/**
 * `burst` requests at once and `perSecond` in the long run. Kept in the memory of each process: it protects the process,
 * and a visitor who meets several of them may send more.
 */
export function createRateLimit({ perSecond, burst }: { perSecond: number; burst: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: burst, duration: Math.max(1, burst / perSecond) });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      throw refused;
    }
  };
}
