import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { type Access, only } from '../../platform/serve/access.ts';
import type { Customer } from './ledger/recording.ts';
import type { Plan } from './subscription-status.ts';
import { customers, subscriptions } from './tables.ts';

export interface Paying {
  customer: Customer;
  plan: Plan;
}

/**
 * Allows the person who pays for a company to act on it. Needs no second factor: an invoice must be payable before it
 * is set up, and cards are never shown here.
 */
export const payer: Access<unknown, Paying> = only('whoever pays for a company', (me, db) => payingOf(db, me.id));

async function payingOf(db: Db, ownerId: number): Promise<Paying | undefined> {
  const [found] = await db
    .select({ customer: customers, plan: subscriptions })
    .from(customers)
    .innerJoin(subscriptions, eq(subscriptions.customerId, customers.id))
    .where(eq(customers.ownerId, ownerId))
    .orderBy(desc(customers.id))
    .limit(1);
  return found;
}

export async function payingById(db: Db, customerId: number): Promise<Paying | undefined> {
  const [found] = await db
    .select({ customer: customers, plan: subscriptions })
    .from(customers)
    .innerJoin(subscriptions, eq(subscriptions.customerId, customers.id))
    .where(eq(customers.id, customerId));
  return found;
}
