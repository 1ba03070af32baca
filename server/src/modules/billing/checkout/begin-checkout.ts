import { m } from '@lintel/messages';
import { and, desc, eq, gt, isNull, max } from 'drizzle-orm';
import { conflict } from '../../../platform/serve/errors.ts';
import type { Call } from '../../../platform/serve/serve.ts';
import { payingById } from '../access.ts';
import { type Interval, priceOn, type Tier } from '../catalog.ts';
import { record } from '../ledger/record.ts';
import type { Customer } from '../ledger/recording.ts';
import { today } from '../open-subscription.ts';
import { type BillingServices, billingServices, type Session } from '../provider.ts';
import { checkouts, customers } from '../tables.ts';

export interface StartedCheckout {
  sessionId: string;
  /** URL to which the browser is redirected. */
  url: string;
}

type Caller = Pick<Call<unknown, unknown>, 'db' | 'resolve' | 'transaction'>;

/**
 * Begins a checkout for a customer: for the plan in `target`, or else for the one chosen at sign-up. While a checkout
 * for the same is open, returns the same session. Call it after the commit that opened the plan, never inside a
 * transaction, because it calls the payment provider. Returns null for custom plans; throws 503 when the provider does
 * not respond.
 */
export async function beginCheckout(
  call: Caller,
  customerId: number,
  target?: { tier: Tier; billingInterval: Interval },
): Promise<StartedCheckout | null> {
  const paying = await payingById(call.db, customerId);
  if (!paying) throw new Error(`There is no customer ${customerId}`);
  const { customer, plan } = paying;
  const { tier, billingInterval } = target ?? plan;
  const price = priceOn(today(), tier, billingInterval);
  if (!price) return null;
  if (plan.status !== 'pending_payment' && plan.status !== 'cancelled')
    throw conflict(
      plan.status === 'past_due' || plan.status === 'suspended'
        ? m.billing__you_have_an_unpaid_invoice()
        : m.billing__you_already_have_a_plan_2(),
    );
  const { provider } = call.resolve(billingServices);
  // The key is read first: a session that is stored between the two reads is then found as open.
  const key = `${await lastCheckout(call, customer)} ${price.id}`;
  const open = await openPlanCheckouts(call, customer);
  const same = open.find((each) => each.priceId === price.id && each.provider === provider.name);
  if (same) return { sessionId: same.sessionId, url: same.url };
  const session = await provider.beginCheckout(customer, price, key);
  // If two were open, both could be paid.
  for (const each of open) await close(call, customer, each);
  return storeSession(call, customer, price.id, session);
}

const openPlanCheckouts = ({ db }: Caller, customer: Customer) =>
  db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.customerId, customer.id),
        eq(checkouts.status, 'open'),
        isNull(checkouts.invoiceId),
        gt(checkouts.expiresAt, new Date()),
      ),
    )
    .orderBy(desc(checkouts.id));

/** Two concurrent clicks share this id; two consecutive orders do not. */
export async function lastCheckout({ db }: Caller, { id }: Customer): Promise<string> {
  const [last] = await db
    .select({ id: max(checkouts.id) })
    .from(checkouts)
    .where(eq(checkouts.customerId, id));
  return `${id} ${last?.id ?? 0}`;
}

async function close(call: Caller, customer: Customer, each: typeof checkouts.$inferSelect): Promise<void> {
  const { byName, publicUrl } = call.resolve(billingServices);
  const facts = await byName[each.provider]?.closeCheckout(customer, each.sessionId);
  await call.transaction(({ tx, emit }) =>
    record({ tx, emit, actor: 'billing', publicUrl }, each.provider, facts ?? []),
  );
}

/** Stores a session created by the provider, so that its id is known to belong to this customer. */
export function storeSession(
  call: Caller,
  customer: Customer,
  priceId: string,
  session: Session,
  invoiceId: number | null = null,
): Promise<StartedCheckout> {
  const { provider }: BillingServices = call.resolve(billingServices);
  const { sessionId, url, subtotalCents, taxCents, totalCents, expiresAt, providerCustomerId } = session;
  return call.transaction(async ({ tx, audit }) => {
    if (providerCustomerId && customer.providerCustomerId !== providerCustomerId)
      await tx
        .update(customers)
        .set({ provider: provider.name, providerCustomerId })
        .where(eq(customers.id, customer.id));
    const stored = await tx
      .insert(checkouts)
      .values({
        ...{ sessionId, url, subtotalCents, taxCents, totalCents, expiresAt, priceId, invoiceId },
        customerId: customer.id,
        provider: provider.name,
      })
      // The provider returns the same session for the same order.
      .onConflictDoNothing()
      .returning({ id: checkouts.id });
    if (stored[0])
      await audit({
        action: 'checkout.begun',
        object: `checkout:${stored[0].id}`,
        details: { customer: customer.id, priceId, totalCents },
      });
    return { sessionId, url };
  });
}
