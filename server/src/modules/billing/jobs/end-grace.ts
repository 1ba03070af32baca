import { DAY_MS } from '@lintel/geo';
import { and, eq, lte } from 'drizzle-orm';
import { record, subscriptionIdOf } from '../ledger/record.ts';
import { GRACE_DAYS } from '../subscription-status.ts';
import { subscriptions } from '../tables.ts';
import { type Clock, each } from './clock.ts';

/** Suspends plans whose invoice has been open for longer than the grace period. */
export async function endGrace(clock: Clock): Promise<number> {
  const before = new Date(clock.now().getTime() - GRACE_DAYS * DAY_MS);
  const due = await clock.app.database.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'past_due'), lte(subscriptions.pastDueSince, before)));
  return each(clock, due, async (plan, recording) => {
    const endedAt = new Date(plan.pastDueSince!.getTime() + GRACE_DAYS * DAY_MS);
    const event = {
      kind: 'grace.ended' as const,
      customerId: plan.customerId,
      subscriptionId: subscriptionIdOf(plan),
    };
    // The id contains the day of the invoice, so repeated runs record one fact.
    const id = `grace:${event.subscriptionId}:${plan.pastDueSince!.getTime()}`;
    await record(recording, plan.provider ?? 'test', [{ id, occurredAt: endedAt, event }]);
  });
}
