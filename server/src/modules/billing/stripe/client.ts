import { setTimeout as sleep } from 'node:timers/promises';
import { m } from '@lintel/messages';
import Stripe from 'stripe';
import { ApiError, conflict } from '../../../platform/serve/errors.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

const TIMEOUT_MS = 20_000;

/** The official SDK, which retries failed requests with the same idempotency key. */
export function createClient({ LINTEL_STRIPE_SECRET_KEY: key, LINTEL_STRIPE_API_URL: url }: Settings): Stripe {
  const standIn = url ? new URL(url) : undefined;
  return new Stripe(key!, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(standIn
      ? {
          host: standIn.hostname,
          port: standIn.port || (standIn.protocol === 'https:' ? 443 : 80),
          protocol: standIn.protocol.slice(0, -1) as 'http' | 'https',
        }
      : {}),
  });
}

/** Delays between retries after a rate limit, which the SDK does not retry itself. */
const WAITS_MS = [500, 1_500, 4_000];

/** Calls Stripe. Stripe's errors become API errors; programming errors stay as they are. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await call();
    } catch (error) {
      const wait = WAITS_MS[tries];
      if (error instanceof Stripe.errors.StripeRateLimitError && wait !== undefined) await sleep(wait);
      else throw apiErrorOf(error);
    }
}

function apiErrorOf(error: unknown): unknown {
  const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  if (error instanceof StripeCardError)
    return conflict(m.billing__the_payment_didnt_go_through({ message: error.message }));
  if (
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError
  )
    return new ApiError('UNAVAILABLE', m.billing__the_payment_provider_does_not(), {
      cause: error,
    });
  return error;
}
