import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../foundation/errors.ts';
import type { House } from '../../foundation/house.ts';
import { part } from '../../foundation/part.ts';

/**
 * How often something may be tried: so many times within so many seconds, then blocked for a while. Counted in the
 * database, so that all processes count together and a restart forgives nothing.
 */
const limits = {
  /** Wrong passwords for one account, and from one address. */
  signInAccount: { points: 10, duration: 15 * 60, blockDuration: 15 * 60 },
  signInAddress: { points: 50, duration: 15 * 60, blockDuration: 15 * 60 },
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
  /** Takes one try back that was none. */
  giveBack(limit: Limit, who: string): Promise<void>;
  forget(limit: Limit, who: string): Promise<void>;
}

export const attemptsPart = part<Attempts>('attempts');

export function createAttempts({ database }: House): Attempts {
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
    throw new Refusal(
      'LIMIT_REACHED',
      `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1_000)) },
    );
  };
  return {
    async count(limit, who) {
      await limiter(limit)
        .consume(who)
        .catch((over: unknown) => {
          if (over instanceof RateLimiterRes) refuse(over);
          throw over;
        });
    },
    async giveBack(limit, who) {
      await limiter(limit).reward(who, 1);
    },
    async forget(limit, who) {
      await limiter(limit).delete(who);
    },
  };
}
