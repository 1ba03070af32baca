import { and, eq } from 'drizzle-orm';
import { type Actor, type AuditEntry, writeAudit } from '../../../foundation/audit.ts';
import type { Tx } from '../../../foundation/db.ts';
import type { Emit } from '../../../foundation/events.ts';
import type { Plan } from '../standing.ts';
import { billingEvents, customers, subscriptions } from '../tables.ts';
import { type Fact, Telling } from './facts.ts';
import { projectCheckouts } from './project-checkouts.ts';
import { projectInvoices } from './project-invoices.ts';
import { projectPlan } from './project-plan.ts';

export type ProviderName = 'test' | 'stripe';
export type Customer = typeof customers.$inferSelect;

export interface Recording {
  tx: Tx;
  emit: Emit;
  /** In whose name what follows is audited. */
  actor: Actor;
  publicUrl: string;
}

/** Within one recording: what is to be told in the audit log at its end. */
export interface Noting extends Recording {
  note(action: string, object: string, details: Record<string, unknown>): void;
}

/** All that is known of a customer, and what of it is new. */
export interface Known {
  customer: Customer;
  plan: Plan;
  facts: readonly (Fact & { provider: ProviderName })[];
  fresh: readonly (Fact & { provider: ProviderName })[];
}

/**
 * Keeps what a provider told, each fact once, and brings plan, invoices and checkouts of the customers to the state that
 * follows from all that is known. Facts about customers that we do not have are passed over.
 */
export async function record(recording: Recording, provider: ProviderName, facts: readonly Fact[]): Promise<void> {
  const auditEntries: AuditEntry[] = [];
  const noting: Noting = {
    ...recording,
    note: (action, object, details) => auditEntries.push({ action, object, details }),
  };
  const byCustomer = Map.groupBy(facts, (fact) => fact.telling.customerId);
  // In one order, so that two calls about the same customers do not wait for each other crosswise.
  for (const customerId of [...byCustomer.keys()].sort((a, b) => a - b))
    await recordFor(noting, provider, customerId, byCustomer.get(customerId)!);
  // Last of all: whoever writes into the log holds back all others who do until its transaction ends.
  for (const auditEntry of auditEntries) await writeAudit(recording.tx, recording.actor, auditEntry);
}

async function recordFor(recording: Noting, provider: ProviderName, customerId: number, facts: readonly Fact[]) {
  const { tx } = recording;
  // Whoever waits here sees afterwards what the other one kept: no state is computed from half of the facts.
  const [plan] = await tx.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)).for('update');
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
  if (!plan || !customer) return;
  const before = await factsOf(tx, customerId);
  const found = before.some((fact) => 'subscriptionId' in fact.telling) ? [] : foundAs(plan);
  const given = facts.map((fact) => ({ ...fact, provider }));
  const fresh: (Fact & { provider: ProviderName })[] = [];
  for (const fact of [...found, ...given]) if (await keep(tx, fact)) fresh.push(fact);
  if (fresh.length === 0) return;
  const known: Known = { customer, plan, facts: [...before, ...fresh], fresh };
  await projectInvoices(recording, known);
  await projectCheckouts(recording, known);
  await projectPlan(recording, known);
}

async function keep(
  tx: Tx,
  { id, occurredAt, telling, provider }: Fact & { provider: ProviderName },
): Promise<boolean> {
  const kept = await tx
    .insert(billingEvents)
    .values({
      provider,
      providerEventId: id,
      type: telling.kind,
      occurredAt,
      customerId: telling.customerId,
      providerSubscriptionId: 'subscriptionId' in telling ? telling.subscriptionId : null,
      payload: telling,
    })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return kept.length > 0;
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
    telling: Telling.parse(row.payload),
  }));
}

/** A plan that was put into the table by other means has no history: what stands in the row is its first fact. */
function foundAs(plan: Plan): (Fact & { provider: ProviderName })[] {
  if (plan.status === 'pending_payment' || !plan.currentPeriodEnd) return [];
  const periodStart = plan.currentPeriodStart ?? plan.createdAt;
  const telling: Telling = {
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
  return [{ provider: plan.provider ?? 'test', id: `found:${plan.id}`, occurredAt, telling }];
}

const statuses = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  suspended: 'past_due',
  cancelled: 'ended',
} as const;

/** What a plan is known by at its provider. */
export const subscriptionIdOf = (plan: Plan): string => plan.providerSubscriptionId ?? `sub_test_found${plan.id}`;
