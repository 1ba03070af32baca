import { createHash } from 'node:crypto';
import { m } from '@lintel/messages';
import Stripe from 'stripe';
import { type Price, tierFacts } from '../catalog.ts';
import { callStripe } from './client.ts';

/** Returns Stripe's id of a catalog price, creating the price when it is first needed. */
export async function priceIdAt(client: Stripe, price: Price): Promise<string> {
  const { data } = await callStripe(() => client.prices.list({ lookup_keys: [price.id], active: true, limit: 1 }));
  const found = data[0];
  if (found?.unit_amount === price.amountCents && found.currency === price.currency) return found.id;
  const product = await productFor(client, price);
  const made = {
    product,
    currency: price.currency,
    unit_amount: price.amountCents,
    recurring: { interval: price.interval === 'yearly' ? ('year' as const) : ('month' as const) },
    lookup_key: price.id,
    // If the amount was changed at Stripe, the catalog wins.
    transfer_lookup_key: true,
    tax_behavior: 'exclusive' as const,
    metadata: { lintel_price: price.id },
  };
  const created = await callStripe(() =>
    client.prices.create(made, { idempotencyKey: keyFor('price', [made, found?.id]) }),
  );
  return created.id;
}

async function productFor(client: Stripe, { tier }: Price): Promise<string> {
  const id = `lintel_${tier}`;
  const product = { id, name: m.billing__lintel({ name: tierFacts[tier].name }), tax_code: 'txcd_10103001' };
  try {
    await callStripe(() => client.products.create(product));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_already_exists')
      throw error;
  }
  return id;
}

/** Derives an idempotency key from the content: identical calls share it, different calls do not. */
export const keyFor = (name: string, parts: unknown): string =>
  `lintel-${name}-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`;
