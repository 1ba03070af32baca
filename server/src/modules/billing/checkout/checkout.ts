import { m } from '@lintel/messages';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { payer } from '../access.ts';
import { priceById, tierFacts } from '../catalog.ts';
import { billingContract, type Checkout, type CheckoutState } from '../contract.ts';
import type { Customer } from '../ledger/recording.ts';
import { billingServices, type Provider } from '../provider.ts';
import { checkouts, customers } from '../tables.ts';
import { beginCheckout as begin } from './begin-checkout.ts';

export const beginCheckout = serve(billingContract.beginCheckout, {
  access: payer,
  async run(call) {
    const session = await begin(call, call.subject.customer.id, call.input);
    if (!session) throw conflict(m.billing__we_agree_on_a_price());
    return session;
  },
});

export const checkout = serve(billingContract.checkout, {
  access: signedIn,
  async run({ input, me, db, resolve }) {
    const { row, customer } = await checkoutOf(db, me.id, input.sessionId);
    const provider = resolve(billingServices).byName[row.provider];
    return present(row, await stateOf(row, customer, provider), provider?.tax(customer, row.subtotalCents, dayOf(row)));
  },
});

export type CheckoutRow = typeof checkouts.$inferSelect;

/** Returns one of the customer's own checkouts. Another customer's returns 404 like a nonexistent one. */
export async function checkoutOf(
  db: Db,
  ownerId: number,
  sessionId: string,
): Promise<{ row: CheckoutRow; customer: Customer }> {
  const [found] = await db
    .select({ row: getTableColumns(checkouts), customer: getTableColumns(customers) })
    .from(checkouts)
    .innerJoin(customers, eq(customers.id, checkouts.customerId))
    .where(and(eq(checkouts.sessionId, sessionId), eq(customers.ownerId, ownerId)));
  if (!found) throw notFound(m.billing__checkout_not_found());
  return found;
}

/**
 * A checkout is paid only after the provider sent a payment event; its answer to a request gives at most "processing".
 */
async function stateOf(row: CheckoutRow, customer: Customer, provider: Provider | undefined): Promise<CheckoutState> {
  if (row.status !== 'open' && row.status !== 'processing') return row.status;
  const facts = (await provider?.fetchCheckout(customer, row.sessionId).catch(() => [])) ?? [];
  const kinds = facts.map((fact) => fact.event.kind);
  if (kinds.includes('checkout.paid') || kinds.includes('checkout.processing')) return 'processing';
  if (row.status === 'open' && (kinds.includes('checkout.expired') || row.expiresAt < new Date())) return 'expired';
  return row.status;
}

const dayOf = (row: CheckoutRow): string => row.createdAt.toISOString().slice(0, 10);

function present(row: CheckoutRow, state: CheckoutState, tax: ReturnType<Provider['tax']> | undefined): Checkout {
  const price = priceById(row.priceId);
  const { sessionId, subtotalCents, taxCents, totalCents } = row;
  const asComputed = tax !== undefined && tax.taxCents === taxCents;
  return {
    sessionId,
    reference: sessionId.slice(-8),
    state,
    purpose: row.invoiceId === null ? 'plan' : 'invoice',
    isTest: row.provider === 'test',
    url: row.provider !== 'test' && state === 'open' ? row.url : null,
    plan: {
      tier: price?.tier ?? 'custom',
      name: tierFacts[price?.tier ?? 'custom'].name,
      billingInterval: price?.interval ?? 'monthly',
      seats: price?.seatsMax ?? 0,
    },
    currency: 'usd',
    ...{ subtotalCents, taxCents, totalCents },
    taxLabel: asComputed ? tax.taxLabel : taxCents > 0 ? 'Tax' : null,
    taxNote: asComputed ? tax.taxNote : m.billing__the_tax_was_computed_by(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Returns checkouts that are open here although the provider may have closed them. */
export const openCheckouts = (db: Db) =>
  db
    .select({ row: getTableColumns(checkouts), customer: getTableColumns(customers) })
    .from(checkouts)
    .innerJoin(customers, eq(customers.id, checkouts.customerId))
    .where(sql`${checkouts.status} in ('open', 'processing') and ${checkouts.createdAt} < now() - interval '2 minutes'`)
    .limit(500);
