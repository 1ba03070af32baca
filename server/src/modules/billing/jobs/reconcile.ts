import { and, eq, inArray } from 'drizzle-orm';
import { openCheckouts } from '../checkout/checkout.ts';
import { record } from '../ledger/record.ts';
import { billingServices } from '../provider.ts';
import { customers, subscriptions } from '../tables.ts';
import type { Clock } from './clock.ts';

/** Requests from the provider the status of checkouts that are open here, because a webhook may have been lost. */
export async function reconcileCheckouts({ app, now }: Clock): Promise<void> {
  const { byName, publicUrl } = app.resolve(billingServices);
  for (const { row, customer } of await openCheckouts(app.database.db))
    try {
      const looked = (await byName[row.provider]?.fetchCheckout(customer, row.sessionId)) ?? [];
      const { id: customerId } = customer;
      const { sessionId } = row;
      const isOver = looked.length === 0 && row.expiresAt < now();
      const expired = { kind: 'checkout.expired' as const, customerId, sessionId };
      const facts = isOver ? [{ id: `expired:${sessionId}`, occurredAt: row.expiresAt, event: expired }] : looked;
      await app.events.transaction((tx, emit) =>
        record({ tx, emit, actor: 'billing', publicUrl }, row.provider, facts),
      );
    } catch (err) {
      app.log.error({ err, checkout: row.id }, 'checkout skipped');
    }
}

/** Requests from the provider the status of plans, so that lost webhooks are corrected within a day. */
export async function reconcilePlans({ app }: Clock): Promise<number> {
  const { byName, publicUrl } = app.resolve(billingServices);
  const plans = await app.database.db
    .select({ plan: subscriptions, customer: customers })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(
      and(
        eq(subscriptions.provider, 'stripe'),
        inArray(subscriptions.status, ['pending_payment', 'trialing', 'active', 'past_due', 'suspended']),
      ),
    );
  const provider = byName.stripe;
  if (!provider) return 0;
  let done = 0;
  for (const { plan, customer } of plans)
    try {
      // Called before the transaction, so that a slow provider holds no locks.
      const facts = await provider.look(customer, plan);
      await app.events.transaction((tx, emit) =>
        record({ tx, emit, actor: 'billing', publicUrl }, provider.name, facts),
      );
      done += 1;
    } catch (err) {
      app.log.error({ err, subscription: plan.id }, 'plan skipped');
    }
  return done;
}
