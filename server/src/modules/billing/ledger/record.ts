import { and, eq } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Plan } from '../subscription-status.ts';
import { billingEvents, customers, subscriptions } from '../tables.ts';
import { type Fact, ProviderEvent } from './facts.ts';
import { projectCheckouts } from './project-checkouts.ts';
import { projectInvoices } from './project-invoices.ts';
import { projectPlan } from './project-plan.ts';
import type { KnownFacts, ProviderName, Recording, RecordingContext } from './recording.ts';

/**
 * Stores provider events, each once, and updates plan, invoices and checkouts of the customers from all known facts.
 * Events about unknown customers are ignored.
 */
export async function record(recording: Recording, provider: ProviderName, facts: readonly Fact[]): Promise<void> {
  const auditEntries: AuditEntry[] = [];
  const context: RecordingContext = {
    ...recording,
    note: (action, object, details) => auditEntries.push({ action, object, details }),
  };
  const byCustomer = Map.groupBy(facts, (fact) => fact.event.customerId);
  // Locked in a fixed order, so that two calls about the same customers cannot deadlock.
  for (const customerId of [...byCustomer.keys()].sort((a, b) => a - b))
    await recordFor(context, provider, customerId, byCustomer.get(customerId)!);
  // Written last, because a writer of the audit log blocks all others until its transaction ends.
  for (const auditEntry of auditEntries) await writeAudit(recording.tx, recording.actor, auditEntry);
}

async function recordFor(
  recording: RecordingContext,
  provider: ProviderName,
  customerId: number,
  facts: readonly Fact[],
) {
  const { tx } = recording;
  // A call that waits here then sees the other's facts, so state is never computed from half of them.
  const [plan] = await tx.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)).for('update');
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
  if (!plan || !customer) return;
  const before = await factsOf(tx, customerId);
  const found = before.some((fact) => 'subscriptionId' in fact.event) ? [] : factOf(plan);
  const given = facts.map((fact) => ({ ...fact, provider }));
  const fresh: (Fact & { provider: ProviderName })[] = [];
  for (const fact of [...found, ...given]) if (await keep(tx, fact)) fresh.push(fact);
  if (fresh.length === 0) return;
  const known: KnownFacts = { customer, plan, facts: [...before, ...fresh], fresh };
  await projectInvoices(recording, known);
  await projectCheckouts(recording, known);
  await projectPlan(recording, known);
}

async function keep(tx: Tx, { id, occurredAt, event, provider }: Fact & { provider: ProviderName }): Promise<boolean> {
  const inserted = await tx
    .insert(billingEvents)
    .values({
      provider,
      providerEventId: id,
      type: event.kind,
      occurredAt,
      customerId: event.customerId,
      providerSubscriptionId: 'subscriptionId' in event ? event.subscriptionId : null,
      payload: event,
    })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return inserted.length > 0;
}

/** All facts about a customer. */
export async function factsOf(tx: Tx, customerId: number): Promise<(Fact & { provider: ProviderName })[]> {
  const rows = await tx
    .select()
    .from(billingEvents)
    .where(and(eq(billingEvents.customerId, customerId)));
  return rows.map((row) => ({
    provider: row.provider!,
    id: row.providerEventId,
    occurredAt: row.occurredAt,
    event: ProviderEvent.parse(row.payload),
  }));
}

/** A plan that was inserted by other means has no history; its row becomes its first fact. */
function factOf(plan: Plan): (Fact & { provider: ProviderName })[] {
  if (plan.status === 'pending_payment' || !plan.currentPeriodEnd) return [];
  const periodStart = plan.currentPeriodStart ?? plan.createdAt;
  const event: ProviderEvent = {
    kind: 'plan.found',
    customerId: plan.customerId,
    subscriptionId: subscriptionIdOf(plan),
    terms: {
      priceId: plan.priceId,
      interval: plan.billingInterval,
      amountCents: plan.amountCents,
      currency: plan.currency,
      status: statuses[plan.status],
      periodStart: periodStart.toISOString(),
      periodEnd: plan.currentPeriodEnd.toISOString(),
      cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
      nextPriceId: plan.nextPriceId,
    },
    pastDueSince: plan.pastDueSince?.toISOString() ?? null,
    suspended: plan.status === 'suspended',
  };
  const occurredAt = plan.cancelledAt ?? plan.pastDueSince ?? periodStart;
  return [{ provider: plan.provider ?? 'test', id: `found:${plan.id}`, occurredAt, event }];
}

const statuses = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  suspended: 'past_due',
  cancelled: 'ended',
} as const;

/** The plan's id at its provider. */
export const subscriptionIdOf = (plan: Plan): string => plan.providerSubscriptionId ?? `sub_test_found${plan.id}`;
