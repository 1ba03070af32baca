import type Stripe from 'stripe';
import type { Fact } from '../ledger/facts.ts';
import type { Customer } from '../ledger/recording.ts';
import type { Plan } from '../subscription-status.ts';
import { callStripe } from './client.ts';
import { invoiceEvent, planEvent, polledFact, sessionEvent } from './provider-events.ts';

const INVOICES = 24;

/** Returns the facts of a checkout and of the plan that it started. Empty while it is open. */
export async function fetchSessionFacts(client: Stripe, customer: Customer, sessionId: string): Promise<Fact[]> {
  const session = await callStripe(() => client.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] }));
  const events = sessionEvent(session).filter((each) => each.customerId === customer.id);
  const subscription = session.subscription;
  if (events.length === 0) return [];
  const name = `${sessionId}:${session.status}:${session.payment_status}`;
  const facts = polledFact(name, clockOf(session), events);
  return subscription && typeof subscription !== 'string'
    ? [...facts, ...(await factsOf(client, subscription, clockOf(session)))]
    : facts;
}

/** Returns the current facts of a plan and its invoices at Stripe. */
export async function fetchPlanFacts(client: Stripe, _customer: Customer, plan: Plan): Promise<Fact[]> {
  if (!plan.providerSubscriptionId) return [];
  const subscription = await callStripe(() => client.subscriptions.retrieve(plan.providerSubscriptionId!));
  return factsOf(client, subscription, clockOf(subscription));
}

/** Returns a plan at a moment, and its invoices at theirs. */
async function factsOf(client: Stripe, subscription: Stripe.Subscription, now: Date): Promise<Fact[]> {
  const { data } = await callStripe(() =>
    client.invoices.list({ subscription: subscription.id, limit: INVOICES, expand: ['data.payments'] }),
  );
  return [...planFacts(subscription, now), ...data.flatMap(invoiceFacts)];
}

/** Returns the plan's current state. Its id is derived from the content, so that ten polls store it once. */
export function planFacts(subscription: Stripe.Subscription, now: Date): Fact[] {
  const events = planEvent(subscription);
  const [event] = events;
  if (event?.kind === 'plan.told' && event.terms.status === 'ended') {
    const { customerId, subscriptionId } = event;
    const endedAt = subscription.ended_at ? new Date(subscription.ended_at * 1_000) : now;
    return polledFact(`${subscription.id}:ended`, endedAt, [{ kind: 'plan.ended', customerId, subscriptionId }]);
  }
  return polledFact(`${subscription.id}:${now.getTime()}`, now, events);
}

export function invoiceFacts(invoice: Stripe.Invoice): Fact[] {
  const { id, status, status_transitions: moments, attempt_count: tries } = invoice;
  const at = (seconds: number | null) => new Date((seconds ?? invoice.created) * 1_000);
  if (status === 'paid') return polledFact(`${id}:paid`, at(moments.paid_at), invoiceEvent('invoice.paid', invoice));
  if (status === 'void')
    return polledFact(`${id}:void`, at(moments.voided_at), invoiceEvent('invoice.voided', invoice));
  if (status === 'open' && tries > 0)
    return polledFact(`${id}:failed`, at(moments.finalized_at), invoiceEvent('invoice.failed', invoice));
  return [];
}

/**
 * Returns the time of a reply by Stripe's clock, which its events use. That clock counts seconds; our clock, where it
 * agrees, orders two replies within one second.
 */
export function clockOf(response: unknown): Date {
  const headers = (response as { lastResponse?: { headers?: Record<string, string> } }).lastResponse?.headers;
  const theirs = Date.parse(headers?.date ?? '');
  const ours = Date.now();
  return new Date(Number.isNaN(theirs) || Math.abs(ours - theirs) < 2_000 ? ours : theirs + 500);
}
