import Stripe from 'stripe';
import { invalid } from '../../../foundation/errors.ts';
import type { Fact, Telling } from '../ledger/facts.ts';
import { customerOf, invoiceTold, planTold, sessionTold } from './tellings.ts';

/** Converts a Stripe webhook to facts. The SDK verifies the signature over the raw bytes. */
export function readWebhook(client: Stripe, body: Buffer, headers: Headers, secret: string): Fact[] {
  const event = verified(client, body, headers.get('stripe-signature') ?? '', secret);
  return tellingsOf(event).map((telling, n) => ({
    id: n === 0 ? event.id : `${event.id}:${n}`,
    occurredAt: new Date(event.created * 1_000),
    telling,
  }));
}

function verified(client: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return client.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw invalid('signature', 'is not right, or too old');
    throw error;
  }
}

function tellingsOf(event: Stripe.Event): Telling[] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionTold(event.data.object);
    case 'checkout.session.async_payment_failed': {
      const { id: sessionId, metadata } = event.data.object;
      const customerId = customerOf(metadata);
      return customerId === undefined ? [] : [{ kind: 'checkout.failed', customerId, sessionId }];
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return planTold(event.data.object);
    case 'customer.subscription.deleted': {
      const { id: subscriptionId, metadata } = event.data.object;
      const customerId = customerOf(metadata);
      return customerId === undefined ? [] : [{ kind: 'plan.ended', customerId, subscriptionId }];
    }
    case 'invoice.paid':
      return invoiceTold('invoice.paid', event.data.object);
    case 'invoice.payment_failed':
      return invoiceTold('invoice.failed', event.data.object);
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return invoiceTold('invoice.voided', event.data.object);
    default:
      return [];
  }
}
