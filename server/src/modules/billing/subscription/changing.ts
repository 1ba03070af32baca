import { m } from '@lintel/messages';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { conflict } from '../../../platform/serve/errors.ts';
import type { Call } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { type Paying, payingById } from '../access.ts';
import type { Billing } from '../contract.ts';
import type { Fact } from '../ledger/facts.ts';
import { record } from '../ledger/record.ts';
import { billingServices, type Provider } from '../provider.ts';
import { subscriptions } from '../tables.ts';
import { billingAfter } from './subscription.ts';

type Changing = Pick<Call<unknown, Paying, Person>, 'db' | 'resolve' | 'transaction' | 'me' | 'subject'>;

/** Longer than any call to a provider with all its retries. */
const LOCK_MS = 90_000;

/**
 * Changes a plan at its provider, one change at a time: a concurrent request gets an error. `work` runs while no one
 * else can change the plan; its facts commit together with the audit entry.
 */
export async function change(
  call: Changing,
  auditEntry: { action: string; details?: Record<string, unknown> },
  work: (paying: Paying, provider: Provider) => Promise<Fact[]>,
): Promise<Billing> {
  const { customer, plan } = call.subject;
  const { byName, publicUrl } = call.resolve(billingServices);
  const provider = byName[plan.provider ?? 'test'];
  if (!provider) throw conflict(m.billing__the_current_payment_provider_doesnt());
  await claim(call, plan.id);
  try {
    const facts = await work((await payingById(call.db, customer.id))!, provider);
    await call.transaction(async ({ tx, emit, audit }) => {
      await audit({ action: auditEntry.action, object: `subscription:${plan.id}`, details: { ...auditEntry.details } });
      await record({ tx, emit, actor: call.me, publicUrl }, provider.name, facts);
    });
  } finally {
    await call.transaction(({ tx }) =>
      tx.update(subscriptions).set({ changingUntil: null }).where(eq(subscriptions.id, plan.id)),
    );
  }
  return billingAfter(call, customer.id);
}

const claim = (call: Changing, id: number) =>
  call.transaction(async ({ tx }) => {
    const isFree = or(isNull(subscriptions.changingUntil), lt(subscriptions.changingUntil, new Date()));
    const locked = await tx
      .update(subscriptions)
      .set({ changingUntil: new Date(Date.now() + LOCK_MS) })
      .where(and(eq(subscriptions.id, id), isFree))
      .returning({ id: subscriptions.id });
    if (locked.length === 0) throw conflict(m.billing__this_plan_is_already_being());
  });
