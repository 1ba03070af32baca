import { m } from '@lintel/messages';
import Stripe from 'stripe';
import { invalid } from '../../../platform/serve/errors.ts';
import type { Fact, ProviderEvent } from '../ledger/facts.ts';
import { customerOf, invoiceEvent, planEvent, sessionEvent } from './provider-events.ts';

/** Converts a Stripe webhook to facts. The SDK verifies the signature over the raw bytes. */
export function readWebhook(client: Stripe, body: Buffer, headers: Headers, secret: string): Fact[] {
  const webhook = verified(client, body, headers.get('stripe-signature') ?? '', secret);
  return eventsOf(webhook).map((event, n) => ({
    id: n === 0 ? webhook.id : `${webhook.id}:${n}`,
    occurredAt: new Date(webhook.created * 1_000),
    event,
  }));
}

function verified(client: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return client.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw invalid('signature', m.billing__isnt_valid_or_is_too());
    throw error;
  }
}

function eventsOf(event: Stripe.Event): ProviderEvent[] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionEvent(event.data.object);
    case 'checkout.session.async_payment_failed': {
      const { id: sessionId, metadata } = event.data.object;
      const customerId = customerOf(metadata);
      return customerId === undefined ? [] : [{ kind: 'checkout.failed', customerId, sessionId }];
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return planEvent(event.data.object);
    case 'customer.subscription.deleted': {
      const { id: subscriptionId, metadata } = event.data.object;
      const customerId = customerOf(metadata);
      return customerId === undefined ? [] : [{ kind: 'plan.ended', customerId, subscriptionId }];
    }
    case 'invoice.paid':
      return invoiceEvent('invoice.paid', event.data.object);
    case 'invoice.payment_failed':
      return invoiceEvent('invoice.failed', event.data.object);
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return invoiceEvent('invoice.voided', event.data.object);
    default:
      return [];
  }
}
