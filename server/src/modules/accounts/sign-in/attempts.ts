import { setTimeout } from 'node:timers/promises';
import { m } from '@lintel/messages';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { ApiError } from '../../../platform/serve/errors.ts';
import { token } from '../../../platform/serve/registry.ts';

/**
 * Rate limits: `points` attempts within `duration` seconds, then blocked for a while. Counted in the database, so all
 * processes share the counters and a restart does not reset them.
 */
const limits = {
  /** Wrong passwords: for one account from one address, for any account from one address, and from a known device. */
  signInAccountFrom: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  signInAddress: { points: 50, duration: 15 * 60, blockDuration: 15 * 60 },
  signInDevice: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  /** Wrong passwords for one account from all addresses: beyond this a sign-in is delayed, never rejected. */
  signInAccount: { points: 100, duration: 15 * 60 },
  /** Passwords and codes re-entered by a signed-in person. */
  confirmation: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  /** Emails triggered to one address and from one address. */
  mailTo: { points: 5, duration: 60 * 60 },
  mailFrom: { points: 20, duration: 60 * 60 },
  signUpFrom: { points: 300, duration: 60 * 60 },
  /** Checks of agent codes from one address (ten a minute). */
  codeFrom: { points: 10, duration: 60 },
  /** Support requests from one address and in the name of one. */
  ticketFrom: { points: 20, duration: 60 * 60 },
  ticketOf: { points: 8, duration: 60 * 60 },
  /** Messages and reports by one person. */
  messagesOf: { points: 30, duration: 60 },
  /** Lead emails that arrive at the address of one agent. */
  leadEmailsOf: { points: 100, duration: 60 * 60 },
  reportsOf: { points: 10, duration: 60 * 60 },
  /** Lists of professionals requested from one address. */
  matchesFrom: { points: 120, duration: 60 },
  /** Questions to the assistant by one person. */
  chatOf: { points: 40, duration: 60 },
} as const;

export type Limit = keyof typeof limits;

export interface Attempts {
  /** Counts an attempt. Throws 429 when the limit is exceeded. */
  count(limit: Limit, who: string): Promise<void>;
  /** Counts an attempt. Returns false when the limit is exceeded. */
  allows(limit: Limit, who: string): Promise<boolean>;
  /** Counts an attempt. Waits when the limit is exceeded, longer for each further attempt. */
  delay(limit: Limit, who: string): Promise<void>;
  /** Refunds an attempt that does not count. */
  refund(limit: Limit, who: string): Promise<void>;
  forget(limit: Limit, who: string): Promise<void>;
}

const DELAY_MS_MAX = 5_000;
/** Maximum delayed requests per process. Beyond it no request waits, to save memory and slots. */
const DELAYED_MAX = 200;

export const attemptsToken = token<Attempts>('attempts');

export function createAttempts({ database }: AppContext): Attempts {
  const limiters = new Map(
    Object.entries(limits).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'attempts',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...rule,
      }),
    ]),
  );
  const limiter = (limit: Limit) => limiters.get(limit)!;
  const refuse = (state: RateLimiterRes): never => {
    const minutes = Math.max(1, Math.ceil(state.msBeforeNext / 60_000));
    throw new ApiError(
      'LIMIT_REACHED',
      m.accounts__too_many_attempts_please_try({
        value: minutes === 1 ? m.accounts__a_minute() : m.accounts__minutes({ minutes }),
      }),
      { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1_000)) },
    );
  };
  /** Counts an attempt. Returns the state of the limit when it is exceeded. */
  const consume = (limit: Limit, who: string): Promise<RateLimiterRes | undefined> =>
    limiter(limit)
      .consume(who)
      .then(
        () => undefined,
        (over: unknown) => {
          if (over instanceof RateLimiterRes) return over;
          throw over;
        },
      );
  let delayed = 0;
  return {
    async count(limit, who) {
      const over = await consume(limit, who);
      if (over) refuse(over);
    },
    allows: async (limit, who) => (await consume(limit, who)) === undefined,
    async delay(limit, who) {
      const over = await consume(limit, who);
      if (!over || delayed >= DELAYED_MAX) return;
      const { points } = limits[limit];
      delayed += 1;
      await setTimeout(Math.min(DELAY_MS_MAX, 1_000 * Math.ceil((over.consumedPoints - points) / points)));
      delayed -= 1;
    },
    async refund(limit, who) {
      await limiter(limit).reward(who, 1);
    },
    async forget(limit, who) {
      await limiter(limit).delete(who);
    },
  };
}
