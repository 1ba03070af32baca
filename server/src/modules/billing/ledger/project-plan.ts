import { eq } from 'drizzle-orm';
import { priceById } from '../catalog.ts';
import { notifyOfStatus } from '../emails.ts';
import { subscriptionChanged } from '../events.ts';
import type { Plan } from '../subscription-status.ts';
import { subscriptions } from '../tables.ts';
import { currentOf, fold, type SubscriptionState } from './fold.ts';
import type { KnownFacts, ProviderName, RecordingContext } from './recording.ts';

/** Updates the row of a plan from all facts about its customer. */
export async function projectPlan(recording: RecordingContext, known: KnownFacts): Promise<void> {
  const { tx, emit } = recording;
  const { plan: before } = known;
  const all = foldAll(known);
  const current = currentOf(all);
  if (!current) return;
  reportSecondPlan(recording, known, all, current);
  const after = { ...before, ...rowOf(current, before) };
  const changed = watched.filter((field) => String(before[field]) !== String(after[field]));
  if (changed.length === 0) return;
  await tx
    .update(subscriptions)
    .set({ ...rowOf(current, before), updatedAt: new Date() })
    .where(eq(subscriptions.id, before.id));
  recording.note('subscription.changed', `subscription:${before.id}`, {
    customer: before.customerId,
    ...Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
  });
  if (changed.some((field) => publishedFields.includes(field)))
    await emit(subscriptionChanged, {
      customerId: before.customerId,
      previousStatus: before.status,
      status: after.status,
      tier: after.tier,
      billingInterval: after.billingInterval,
      seats: after.seats,
    });
  if (before.status !== after.status) await notifyOfStatus(recording, known.customer, after);
}

type FoldedOf = SubscriptionState & { provider: ProviderName };

/**
 * Reports a payment for a second plan while another one runs, from a page that could not be closed in time. Support has
 * to resolve it.
 */
function reportSecondPlan(
  recording: RecordingContext,
  { plan, fresh }: KnownFacts,
  all: readonly FoldedOf[],
  current: SubscriptionState,
): void {
  for (const { subscriptionId, startedAt, cancelledAt } of all) {
    const isNew = fresh.some(({ event }) => event.kind === 'checkout.paid' && event.subscriptionId === subscriptionId);
    if (isNew && startedAt && !cancelledAt && subscriptionId !== current.subscriptionId)
      recording.note('subscription.paid_twice', `subscription:${plan.id}`, { second: subscriptionId });
  }
}

function foldAll({ facts }: KnownFacts): FoldedOf[] {
  const bySubscription = Map.groupBy(
    facts.filter((fact) => 'subscriptionId' in fact.event),
    (fact) => `${fact.provider} ${'subscriptionId' in fact.event ? fact.event.subscriptionId : ''}`,
  );
  return [...bySubscription].map(([key, own]) => {
    const [provider, subscriptionId] = key.split(' ') as [ProviderName, string];
    return { ...fold(subscriptionId, own), provider };
  });
}

function rowOf(current: SubscriptionState, before: Plan): Partial<Plan> {
  const { terms } = current;
  const row = {
    provider: (current as FoldedOf).provider,
    providerSubscriptionId: current.subscriptionId,
    status: current.status,
    nextPriceId: current.nextPriceId,
    pastDueSince: current.pastDueSince,
    cancelledAt: current.cancelledAt,
  };
  // The terms are unknown or nothing was ever paid, so the plan chosen at sign-up applies.
  if (!terms || current.status === 'pending_payment') return row;
  const price = priceById(terms.priceId);
  return {
    ...row,
    priceId: terms.priceId,
    billingInterval: terms.interval,
    amountCents: terms.amountCents,
    currency: terms.currency,
    // A custom plan is not in the catalog: tier and seats come from the agreement.
    tier: price?.tier ?? before.tier,
    seats: price?.seatsMax ?? before.seats,
    currentPeriodStart: new Date(terms.periodStart),
    currentPeriodEnd: new Date(terms.periodEnd),
    cancelAtPeriodEnd: terms.cancelAtPeriodEnd,
  };
}

const watched = [
  ...(['status', 'tier', 'billingInterval', 'priceId', 'amountCents', 'seats', 'nextPriceId'] as const),
  ...(['currentPeriodStart', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'pastDueSince', 'cancelledAt'] as const),
  ...(['provider', 'providerSubscriptionId'] as const),
] satisfies (keyof Plan)[];

const publishedFields: readonly (keyof Plan)[] = ['status', 'tier', 'billingInterval', 'seats'];
