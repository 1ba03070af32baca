import { m } from '@lintel/messages';
import type Stripe from 'stripe';
import { readId } from '../../../platform/serve/contract.ts';
import type { Fact, InvoiceContent, ProviderEvent, Terms } from '../ledger/facts.ts';
import { monthlyOf } from '../period.ts';

/** Converts Stripe objects to Lintel's facts. Written for the API version of the SDK. */

const iso = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** Ignores objects that Lintel did not create. */
export function customerOf(metadata: Stripe.Metadata | null | undefined): number | undefined {
  return readId(metadata?.lintel_customer);
}

export function planEvent(subscription: Stripe.Subscription, metadata = subscription.metadata): ProviderEvent[] {
  const customerId = customerOf(metadata);
  const item = subscription.items.data[0];
  if (customerId === undefined || !item) return [];
  const { price } = item;
  const terms: Terms = {
    priceId: price.metadata.lintel_price ?? price.lookup_key ?? price.id,
    interval: price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    amountCents: price.unit_amount ?? 0,
    currency: price.currency,
    status: statuses[subscription.status] ?? 'incomplete',
    periodStart: iso(item.current_period_start),
    periodEnd: iso(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    // The next price is defined by the schedule, not by the subscription.
    ...(subscription.schedule ? {} : { nextPriceId: null }),
  };
  return [{ kind: 'plan.told', customerId, subscriptionId: subscription.id, terms }];
}

const statuses: Record<string, Terms['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  // Lintel defines the grace period, so this is another form of past due.
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

type InvoiceKind = 'invoice.paid' | 'invoice.failed' | 'invoice.voided' | 'invoice.refunded';

export function invoiceEvent(kind: InvoiceKind, invoice: Stripe.Invoice): ProviderEvent[] {
  const details = invoice.parent?.subscription_details;
  const customerId = customerOf(details?.metadata);
  if (!details || customerId === undefined) return [];
  return [{ kind, customerId, subscriptionId: idOf(details.subscription), invoice: contentOf(invoice) }];
}

export function contentOf(invoice: Stripe.Invoice): InvoiceContent {
  const taxes = invoice.total_taxes ?? [];
  const taxCents = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const payment = invoice.payments?.data.find((each) => each.payment.payment_intent)?.payment.payment_intent;
  return {
    providerInvoiceId: invoice.id,
    ...(invoice.number ? { number: invoice.number } : {}),
    currency: invoice.currency,
    lines: invoice.lines.data.map(lineOf),
    subtotalCents: invoice.total - taxCents,
    taxCents,
    taxLabel:
      taxCents === 0
        ? null
        : m.billing__tax_computed_by_stripe({ percentOf: percentOf(taxCents, invoice.total - taxCents) }),
    totalCents: invoice.total,
    issuedAt: iso(invoice.status_transitions?.finalized_at ?? invoice.created),
    ...(payment ? { paymentId: idOf(payment) } : {}),
  };
}

const percentOf = (taxCents: number, cents: number): number =>
  cents === 0 ? 0 : Math.round((taxCents / cents) * 1e5) / 1e3;

function lineOf(line: Stripe.InvoiceLineItem): InvoiceContent['lines'][number] {
  return {
    description: line.description ?? m.billing__plan(),
    quantity: line.quantity ?? 1,
    amountCents: line.amount,
    periodStart: iso(line.period.start),
    periodEnd: iso(line.period.end),
    ...monthly(line),
  };
}

/** A partial line does not show the monthly amount; the price of the line does. */
function monthly(line: Stripe.InvoiceLineItem): { monthlyCents?: number } {
  const price = line.pricing?.price_details?.price;
  if (line.amount <= 0 || !price || typeof price === 'string' || price.unit_amount === null) return {};
  return { monthlyCents: monthlyOf(price.unit_amount, price.recurring?.interval === 'year' ? 'yearly' : 'monthly') };
}

export function sessionEvent(session: Stripe.Checkout.Session): ProviderEvent[] {
  const customerId = customerOf(session.metadata);
  if (customerId === undefined) return [];
  const about = { customerId, sessionId: session.id };
  if (session.status === 'expired') return [{ kind: 'checkout.expired', ...about }];
  if (session.status !== 'complete' || !session.subscription) return [];
  const subscriptionId = idOf(session.subscription);
  if (session.payment_status === 'unpaid') return [{ kind: 'checkout.processing', ...about, subscriptionId }];
  return [
    {
      kind: 'checkout.paid',
      ...about,
      subscriptionId,
      ...(session.total_details ? { taxCents: session.total_details.amount_tax } : {}),
      ...(session.amount_total === null ? {} : { totalCents: session.amount_total }),
    },
  ];
}

export const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id);

/** Facts that were polled instead of sent as an event; a repeated poll gives the same fact. */
export const polledFact = (name: string, occurredAt: Date, events: readonly ProviderEvent[]): Fact[] =>
  events.map((event, n) => ({ id: `read:${name}:${n}`, occurredAt, event }));
