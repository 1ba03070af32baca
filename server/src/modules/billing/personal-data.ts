import { m } from '@lintel/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { customers, invoices, subscriptions } from './tables.ts';

/** Plans that cost something now or later. */
const running = ['trialing', 'active', 'past_due', 'suspended'] as const;

/** The stored data about the payer. Invoices stay as issued, with name and address, for as long as the law requires. */
export const billingData: PersonalData = {
  name: 'billing',
  tables: ['customers', 'subscriptions', 'invoices'],
  async rows(db, personId) {
    const own = await db.select().from(customers).where(eq(customers.ownerId, personId));
    const ids = own.map(({ id }) => id);
    return {
      customers: own,
      plans: await db.select().from(subscriptions).where(inArray(subscriptions.customerId, ids)),
      invoices: await db.select().from(invoices).where(inArray(invoices.customerId, ids)),
    };
  },
  async erase(tx, personId) {
    await tx
      .update(customers)
      .set({ email: `deleted-${personId}@deleted.invalid` })
      .where(eq(customers.ownerId, personId));
  },
  async obstacle(db, personId) {
    const [plan] = await db
      .select({ endsAt: subscriptions.currentPeriodEnd, ending: subscriptions.cancelAtPeriodEnd })
      .from(subscriptions)
      .innerJoin(customers, eq(customers.id, subscriptions.customerId))
      .where(and(eq(customers.ownerId, personId), inArray(subscriptions.status, [...running])));
    if (!plan) return undefined;
    return plan.ending && plan.endsAt
      ? m.billing__your_plan_runs_until_your({ value: plan.endsAt.toISOString().slice(0, 10) })
      : m.billing__your_plan_is_running_please();
  },
};
