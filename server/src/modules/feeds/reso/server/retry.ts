import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@lintel/geo';
import { FeedError } from './feed-error.ts';

/** Upper bound for a pause, whatever the server sends. */
const PAUSE_MS_MAX = 15 * MINUTE_MS;

/** A transient failure: retrying the same request may succeed. */
export class PassingFailure extends Error {
  override name = 'PassingFailure';
  /** The server's Retry-After. */
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;

  constructor(message: string, { retryAfterMs, status }: { retryAfterMs?: number | undefined; status?: number } = {}) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.status = status;
  }
}

interface RetryOptions {
  retries: number;
  firstPauseMs: number;
  onRetry(): void;
  stop?: AbortSignal;
}

/**
 * Retries after a transient failure: after the server's Retry-After, else with exponential backoff and
 * jitter.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { retries, firstPauseMs, onRetry, stop }: RetryOptions,
): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (stop?.aborted) throw new FeedError('The import was stopped; the next one continues from there.');
      if (!(error instanceof PassingFailure)) throw error;
      failures++;
      if (failures > retries) throw new FeedError(`${error.message}, ${failures} times in a row.`, error.status);
      const pause = error.retryAfterMs ?? Math.min(firstPauseMs * 2 ** (failures - 1) * (0.5 + Math.random()), 60_000);
      if (pause > PAUSE_MS_MAX)
        throw new FeedError(`${error.message} and asks to wait ${Math.round(pause / 60_000)} minutes.`, error.status);
      onRetry();
      await wait(pause, undefined, stop ? { signal: stop } : {}).catch(() => {});
    }
  }
}

/** Parses `Retry-After` (seconds or a date) into milliseconds. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1_000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now.getTime());
}

/** Transient statuses: overload, rate limit, restart. */
export const isPassing = (status: number): boolean => [408, 425, 429, 500, 502, 503, 504].includes(status);
