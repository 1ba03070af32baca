import type { Tx } from '../../platform/database/db.ts';
import { type Interval, priceOn, type Tier, tierFacts } from './catalog.ts';
import { customers, subscriptions } from './tables.ts';

export interface NewSubscription {
  /** The person who pays and may see and change billing. */
  ownerId: number;
  /** The company's name on invoices. */
  name: string;
  email: string;
  country: 'US' | 'CA';
  stateOrProvince: string;
  postalCode?: string | null;
  /** One line. */
  address?: string | null;
  tier: Tier;
  billingInterval: Interval;
  /** True when the customer agreed to automatic renewal. */
  renews: boolean;
  /** Expected number of agents in a custom plan. */
  seats?: number;
}

export interface OpenedSubscription {
  customerId: number;
  /** False for custom plans, whose price is agreed individually first. */
  requiresPayment: boolean;
}

/** Creates a customer with an unpaid plan. After the commit, `beginCheckout` returns the payment URL. */
export async function openSubscription(tx: Tx, wanted: NewSubscription): Promise<OpenedSubscription> {
  const { ownerId, name, email, country, stateOrProvince, postalCode, address, tier, billingInterval } = wanted;
  const [customer] = await tx
    .insert(customers)
    .values({ ownerId, name, email, country, stateOrProvince, postalCode, unparsedAddress: address })
    .returning({ id: customers.id });
  const price = priceOn(today(), tier, billingInterval);
  await tx.insert(subscriptions).values({
    customerId: customer!.id,
    priceId: price?.id ?? 'custom',
    tier,
    billingInterval,
    renews: wanted.renews,
    amountCents: price?.amountCents ?? 0,
    seats: price?.seatsMax ?? Math.max(wanted.seats ?? 0, tierFacts[tier].seatsMin),
  });
  return { customerId: customer!.id, requiresPayment: price !== undefined };
}

export const today = (): string => new Date().toISOString().slice(0, 10);
