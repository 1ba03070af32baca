import type { Tx } from '../../foundation/db.ts';
import { type Interval, priceOn, type Tier, tierFacts } from './catalogue.ts';
import { customers, subscriptions } from './tables.ts';

export interface NewSubscription {
  /** Who pays, and may see and change what is paid. */
  ownerId: number;
  /** Of the company, as it is printed on invoices. */
  name: string;
  email: string;
  country: 'US' | 'CA';
  stateOrProvince: string;
  postalCode?: string | null;
  /** One line. */
  address?: string | null;
  tier: Tier;
  billingInterval: Interval;
  /** Whether they agreed that it renews by itself. */
  renews: boolean;
  /** Of a custom plan: how many agents are expected. */
  seats?: number;
}

export interface OpenedSubscription {
  customerId: number;
  /** False for custom plans: their price is agreed with people first. */
  requiresPayment: boolean;
}

/**
 * Makes whoever it is a customer with a plan that is not paid yet. After the commit `beginCheckout` gives the address
 * where it is paid.
 */
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
