import { m } from '@lintel/messages';
import type Stripe from 'stripe';
import type { Fact } from '../ledger/facts.ts';
import type { Change, Quote } from '../provider.ts';
import { callStripe } from './client.ts';
import { clockOf, invoiceFacts, planFacts } from './fetch-facts.ts';
import { priceIdAt } from './prices.ts';
import { contentOf, idOf, polledFact } from './provider-events.ts';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/**
 * Returns what Stripe would charge for a change. Stripe computes the same amount from the same moment when the change
 * is made.
 */
export async function quoteFrom(client: Stripe, change: Change): Promise<Quote> {
  const isFree = change.effective === 'period_end' || change.price.id === change.plan.priceId;
  if (isFree)
    return {
      lines: [],
      subtotalCents: 0,
      taxCents: 0,
      taxLabel: null,
      taxNote: m.billing__nothing_is_charged_now(),
      totalCents: 0,
    };
  const { plan, customer, at, price } = change;
  const item = await itemOf(client, plan.providerSubscriptionId!);
  const to = await priceIdAt(client, price);
  const preview = await callStripe(() =>
    client.invoices.createPreview({
      customer: customer.providerCustomerId!,
      subscription: plan.providerSubscriptionId!,
      subscription_details: {
        items: [{ id: item.id, price: to }],
        proration_behavior: 'always_invoice',
        proration_date: seconds(at),
      },
    }),
  );
  const { lines, subtotalCents, taxCents, taxLabel, totalCents } = contentOf(preview);
  return { lines, subtotalCents, taxCents, taxLabel, taxNote: taxLabel ?? m.billing__no_tax_is_charged(), totalCents };
}

export async function changeAt(client: Stripe, change: Change, key: string): Promise<Fact[]> {
  const { plan, price, at, effective } = change;
  const id = plan.providerSubscriptionId!;
  if (effective === 'period_end') return schedule(client, change, key);
  const released = await release(client, id);
  if (price.id === plan.priceId) return scheduled(change, null, released);
  const item = await itemOf(client, id);
  const to = await priceIdAt(client, price);
  const after = await callStripe(() =>
    client.subscriptions.update(
      id,
      {
        items: [{ id: item.id, price: to }],
        proration_behavior: 'always_invoice',
        proration_date: seconds(at),
        // Either it is paid, or nothing has changed.
        payment_behavior: 'error_if_incomplete',
        expand: ['latest_invoice.payments'],
      },
      { idempotencyKey: `lintel-change-${key}` },
    ),
  );
  const invoice = after.latest_invoice;
  return [
    ...planFacts(after, clockOf(after)),
    ...(invoice && typeof invoice !== 'string' ? invoiceFacts(invoice) : []),
  ];
}

/** Changes the price at the end of the period through a Stripe schedule. */
async function schedule(client: Stripe, change: Change, key: string): Promise<Fact[]> {
  const { plan, price } = change;
  const id = plan.providerSubscriptionId!;
  await release(client, id);
  const to = await priceIdAt(client, price);
  const made = await callStripe(() =>
    client.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey: `lintel-schedule-${key}` }),
  );
  const [running] = made.phases;
  const present = running!.items[0]!;
  const after = await callStripe(() =>
    client.subscriptionSchedules.update(made.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: idOf(present.price), quantity: 1 }],
          start_date: running!.start_date,
          end_date: running!.end_date,
        },
        {
          items: [{ price: to, quantity: 1 }],
          duration: { interval: price.interval === 'yearly' ? 'year' : 'month', interval_count: 1 },
        },
      ],
    }),
  );
  return scheduled(change, price.id, clockOf(after));
}

const scheduled = ({ plan, customer }: Change, nextPriceId: string | null, at: Date): Fact[] =>
  polledFact(`${plan.providerSubscriptionId}:next:${nextPriceId}:${at.getTime()}`, at, [
    { kind: 'plan.scheduled', customerId: customer.id, subscriptionId: plan.providerSubscriptionId!, nextPriceId },
  ]);

/** Cancels the planned change. A plan with a schedule cannot be changed otherwise. */
export async function release(client: Stripe, subscriptionId: string): Promise<Date> {
  const subscription = await callStripe(() => client.subscriptions.retrieve(subscriptionId));
  if (subscription.schedule) {
    const schedule = idOf(subscription.schedule);
    await callStripe(() => client.subscriptionSchedules.release(schedule));
  }
  return clockOf(subscription);
}

async function itemOf(client: Stripe, subscriptionId: string): Promise<Stripe.SubscriptionItem> {
  const subscription = await callStripe(() => client.subscriptions.retrieve(subscriptionId));
  return subscription.items.data[0]!;
}
