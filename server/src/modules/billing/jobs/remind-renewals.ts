import { DAY_MS } from '@lintel/geo';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { remind } from '../emails.ts';
import { customers, subscriptions } from '../tables.ts';
import { type Clock, each } from './clock.ts';

/** Days before a renewal. */
const AHEAD = [30, 7] as const;

/**
 * Sends renewal reminders 30 and 7 days ahead, each once. If the server was down on day 30, that email is still sent
 * until day 7; its text is still true then.
 */
export async function remindRenewals(clock: Clock): Promise<number> {
  let sent = 0;
  for (const days of AHEAD) {
    const now = clock.now();
    const due = await clock.app.database.db
      .select()
      .from(subscriptions)
      .where(
        and(
          inArray(subscriptions.status, ['active', 'trialing']),
          eq(subscriptions.cancelAtPeriodEnd, false),
          lte(subscriptions.currentPeriodEnd, new Date(now.getTime() + days * DAY_MS)),
          gt(subscriptions.currentPeriodEnd, new Date(now.getTime() + (days === 30 ? 7 : 0) * DAY_MS)),
        ),
      );
    await each(clock, due, async (plan, recording) => {
      const [customer] = await recording.tx.select().from(customers).where(eq(customers.id, plan.customerId));
      if (await remind(recording, customer!, plan, days)) sent += 1;
    });
  }
  return sent;
}
