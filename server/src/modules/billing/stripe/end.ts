import Stripe from 'stripe';
import type { Fact } from '../ledger/facts.ts';
import type { Customer, InvoiceRow } from '../ledger/recording.ts';
import type { Plan } from '../subscription-status.ts';
import { release } from './change.ts';
import { callStripe } from './client.ts';
import { clockOf, planFacts } from './fetch-facts.ts';
import { contentOf, idOf, polledFact } from './provider-events.ts';

export async function setCancellingAt(
  client: Stripe,
  _customer: Customer,
  plan: Plan,
  cancelling: boolean,
): Promise<Fact[]> {
  const id = plan.providerSubscriptionId!;
  await release(client, id);
  const after = await callStripe(() => client.subscriptions.update(id, { cancel_at_period_end: cancelling }));
  return planFacts(after, clockOf(after));
}

/** Refunds each payment in full, then ends the plan. A repeated call refunds nothing twice. */
export async function refundAt(
  client: Stripe,
  customer: Customer,
  plan: Plan,
  paid: readonly InvoiceRow[],
): Promise<Fact[]> {
  const subscriptionId = plan.providerSubscriptionId!;
  const facts: Fact[] = [];
  for (const row of paid)
    facts.push(...(await refundInvoice(client, customer, subscriptionId, row.providerInvoiceId!)));
  const ended = await end(client, subscriptionId);
  return [...facts, ...planFacts(ended, clockOf(ended))];
}

async function refundInvoice(client: Stripe, { id: customerId }: Customer, subscriptionId: string, invoiceId: string) {
  const invoice = await callStripe(() => client.invoices.retrieve(invoiceId, { expand: ['payments'] }));
  const content = contentOf(invoice);
  // An invoice of zero has no payment.
  if (!content.paymentId) return [];
  const refund = await callStripe(() =>
    client.refunds.create(
      { payment_intent: content.paymentId!, reason: 'requested_by_customer', metadata: { lintel_invoice: invoiceId } },
      { idempotencyKey: `lintel-refund-${invoiceId}` },
    ),
  );
  return polledFact(`${idOf(refund)}:refunded`, clockOf(refund), [
    { kind: 'invoice.refunded', customerId, subscriptionId, invoice: content },
  ]);
}

async function end(client: Stripe, subscriptionId: string): Promise<Stripe.Subscription> {
  await release(client, subscriptionId);
  try {
    return await callStripe(() => client.subscriptions.cancel(subscriptionId));
  } catch (error) {
    // It ended already, by a call of ours whose reply was lost.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      return callStripe(() => client.subscriptions.retrieve(subscriptionId));
    throw error;
  }
}
