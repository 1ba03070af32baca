import { setTimeout } from 'node:timers/promises';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from '../../foundation/app-context.ts';
import { ApiError } from '../../foundation/errors.ts';
import { token } from '../../foundation/registry.ts';

/**
 * How often something may be tried: so many times within so many seconds, then blocked for a while. Counted in the
 * database, so that all processes count together and a restart forgives nothing.
 */
const limits = {
  /** Wrong passwords for one account from one address, for any account from one address, and from a known device. */
  signInAccountFrom: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  signInAddress: { points: 50, duration: 15 * 60, blockDuration: 15 * 60 },
  signInDevice: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  /** Wrong passwords for one account from everywhere: more of them delay a sign-in and never refuse it. */
  signInAccount: { points: 100, duration: 15 * 60 },
  /** Passwords and codes that somebody who is signed in gives once more. */
  confirmation: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  /** Mails that somebody makes us send to one address, and from one address. */
  mailTo: { points: 5, duration: 60 * 60 },
  mailFrom: { points: 20, duration: 60 * 60 },
  signUpFrom: { points: 300, duration: 60 * 60 },
  /** Checks of agent codes from one address (ten a minute). */
  codeFrom: { points: 10, duration: 60 },
  /** Questions to support from one address, and in the name of one. */
  ticketFrom: { points: 20, duration: 60 * 60 },
  ticketOf: { points: 8, duration: 60 * 60 },
  /** Messages and reports of one person. */
  messagesOf: { points: 30, duration: 60 },
  reportsOf: { points: 10, duration: 60 * 60 },
  /** Lists of professionals that are asked for from one address. */
  matchesFrom: { points: 120, duration: 60 },
  /** Questions of one person to the assistant. */
  chatOf: { points: 40, duration: 60 },
} as const;

export type Limit = keyof typeof limits;

export interface Attempts {
  /** Counts one try; refuses with 429 when there were too many. */
  count(limit: Limit, who: string): Promise<void>;
  /** Counts one try; returns whether there were not too many. */
  allows(limit: Limit, who: string): Promise<boolean>;
  /** Counts one try; waits when there were too many, the longer the more there were. */
  delay(limit: Limit, who: string): Promise<void>;
  /** Takes one try back that was none. */
  giveBack(limit: Limit, who: string): Promise<void>;
  forget(limit: Limit, who: string): Promise<void>;
}

const DELAY_MS_MAX = 5_000;
/** Requests of one process that are delayed at a time. Beyond it none waits: memory and places of others are worth more. */
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
      `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1_000)) },
    );
  };
  /** Counts one try; returns the state of the limit where it is exceeded. */
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
    async giveBack(limit, who) {
      await limiter(limit).reward(who, 1);
    },
    async forget(limit, who) {
      await limiter(limit).delete(who);
    },
  };
}
