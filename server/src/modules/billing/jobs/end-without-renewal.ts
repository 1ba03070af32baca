import { and, eq, inArray } from 'drizzle-orm';
import { record } from '../ledger/record.ts';
import { billingServices } from '../provider.ts';
import { customers, subscriptions } from '../tables.ts';
import type { Clock } from './clock.ts';

/**
 * Cancels plans at the end of their first period when the customer did not agree to automatic renewal. A
 * provider's checkout can't be set up this way, so the provider is updated once the plan runs. A customer who
 * resumes the plan agrees by doing so.
 */
export async function endWithoutRenewal({ app }: Clock): Promise<number> {
  const { byName, publicUrl } = app.resolve(billingServices);
  const plans = await app.database.db
    .select({ plan: subscriptions, customer: customers })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(and(eq(subscriptions.renews, false), inArray(subscriptions.status, ['trialing', 'active'])));
  let done = 0;
  for (const { plan, customer } of plans)
    try {
      const provider = byName[plan.provider ?? 'test'];
      if (!provider) continue;
      const facts = plan.cancelAtPeriodEnd ? [] : await provider.setCancelling(customer, plan, true);
      await app.events.transaction(async (tx, emit) => {
        await record({ tx, emit, actor: 'billing', publicUrl }, provider.name, facts);
        await tx.update(subscriptions).set({ renews: true }).where(eq(subscriptions.id, plan.id));
      });
      done += 1;
    } catch (err) {
      app.log.error({ err, subscription: plan.id }, 'plan skipped');
    }
  return done;
}
