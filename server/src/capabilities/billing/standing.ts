import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../foundation/db.ts';
import { priceById } from './catalogue.ts';
import { subscriptions } from './tables.ts';

export type Plan = typeof subscriptions.$inferSelect;

export interface Standing
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
  /** Paid, or within the days of grace. */
  isPaid: boolean;
  /** When an open bill suspends the plan. */
  graceEndsAt: Date | null;
}

/** How long work goes on while a bill is open. */
export const GRACE_DAYS = 14;
export const DAY_MS = 86_400_000;

export const graceEndOf = (pastDueSince: Date | null): Date | null =>
  pastDueSince && new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);

/** The plan of a customer and where it stands; undefined where there is none. */
export async function standingOf(db: Db, customerId: number): Promise<Standing | undefined> {
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
  return plan && standing(plan);
}

function standing(plan: Plan): Standing {
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
 * How many agents the plan of a customer holds (0 without a plan), and holds the plan until the transaction ends: whoever
 * counts the seats in use after this call, and only then takes one, never takes one too many, however many do so at once.
 * Where a smaller plan begins with the next period, its seats count already.
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
