import { DAY_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import { priceById } from './catalog.ts';
import { subscriptions } from './tables.ts';

export type Plan = typeof subscriptions.$inferSelect;

export interface SubscriptionStatus
  extends Pick<
    Plan,
    | 'tier'
    | 'billingInterval'
    | 'priceId'
    | 'amountCents'
    | 'currency'
    | 'seats'
    | 'status'
    | 'currentPeriodEnd'
    | 'cancelAtPeriodEnd'
    | 'pastDueSince'
  > {
  /** Paid, or within the grace period. */
  isPaid: boolean;
  /** Time at which an open invoice suspends the plan. */
  graceEndsAt: Date | null;
}

/** Days that the service continues while an invoice is open. */
export const GRACE_DAYS = 14;

export const graceEndOf = (pastDueSince: Date | null): Date | null =>
  pastDueSince && new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);

/** Returns the plan of a customer and its status; undefined when there is none. */
export async function subscriptionStatusOf(db: Db, customerId: number): Promise<SubscriptionStatus | undefined> {
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
  return plan && statusOf(plan);
}

function statusOf(plan: Plan): SubscriptionStatus {
  const { tier, billingInterval, priceId, amountCents, currency, seats, status } = plan;
  const { currentPeriodEnd, cancelAtPeriodEnd, pastDueSince } = plan;
  return {
    ...{ tier, billingInterval, priceId, amountCents, currency, seats, status },
    ...{ currentPeriodEnd, cancelAtPeriodEnd, pastDueSince },
    isPaid: ['trialing', 'active', 'past_due'].includes(status),
    graceEndsAt: graceEndOf(pastDueSince),
  };
}

/**
 * Returns how many agents the customer's plan allows (0 without a plan) and locks the plan until the transaction ends:
 * a caller that counts the used seats after this call and then takes one never exceeds the limit, even with concurrent
 * callers. When a smaller plan begins with the next period, its seats already apply.
 */
export async function lockSeats(tx: Tx, customerId: number): Promise<number> {
  const [plan] = await tx
    .select({ seats: subscriptions.seats, nextPriceId: subscriptions.nextPriceId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .for('update');
  if (!plan) return 0;
  const next = plan.nextPriceId === null ? undefined : priceById(plan.nextPriceId);
  return Math.min(plan.seats, next?.seatsMax ?? plan.seats);
}
