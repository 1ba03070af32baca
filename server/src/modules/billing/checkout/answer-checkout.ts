import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import { signedIn } from '../../../platform/serve/access.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { payingById } from '../access.ts';
import { billingContract } from '../contract.ts';
import { billingServices } from '../provider.ts';
import { receive } from '../receive.ts';
import { checkouts, invoices, subscriptions } from '../tables.ts';
import { nextMomentOf } from '../test-gateway/issue.ts';
import { settle } from '../test-gateway/settle.ts';
import { testGateway } from '../test-gateway/test-gateway.ts';
import { type CheckoutRow, checkoutOf } from './checkout.ts';

/** Handles the buttons of the test gateway's page. The gateway sends the result as a signed webhook. */
export const answerCheckout = serve(billingContract.answerCheckout, {
  access: signedIn,
  writes: true,
  async run({ input: { sessionId, answer }, me, tx, emit, resolve }) {
    const { row, customer } = await checkoutOf(tx, me.id, sessionId);
    const gateway = resolve(testGateway);
    if (row.provider !== 'test' || !gateway) throw notFound(m.billing__this_checkout_is_on_the());
    // A second click, also in another window, waits here and then finds the result.
    await tx.select().from(subscriptions).where(eq(subscriptions.customerId, customer.id)).for('update');
    const [now] = await tx.select().from(checkouts).where(eq(checkouts.id, row.id));
    if (now!.status === 'paid' && answer === 'pay') return answered(now!);
    if (now!.status !== 'open') throw conflict(m.billing__this_checkout_is_already_complete());
    if (now!.expiresAt < new Date()) throw conflict(m.billing__this_checkout_has_expired_please());
    const { plan } = (await payingById(tx, customer.id))!;
    if (row.invoiceId === null && plan.status !== 'pending_payment' && plan.status !== 'cancelled')
      throw conflict(m.billing__you_already_have_a_plan());
    const open = row.invoiceId === null ? undefined : await openBill(tx, row.invoiceId);
    const { publicUrl } = resolve(billingServices);
    const at = nextMomentOf(plan);
    const tax = gateway.tax(customer, row.subtotalCents, row.createdAt.toISOString().slice(0, 10));
    const facts = settle(answer, { customer, plan, checkout: row, tax, open, at });
    await receive({ tx, emit, actor: me, publicUrl }, gateway, gateway.pack(facts, at));
    const [after] = await tx.select().from(checkouts).where(eq(checkouts.id, row.id));
    return answered(after!);
  },
});

function answered({ sessionId, status }: CheckoutRow) {
  const cancelled = status === 'cancelled' ? '&cancelled=true' : '';
  return { state: status, next: `/payment-result?session_id=${sessionId}${cancelled}` };
}

async function openBill(tx: Parameters<typeof checkoutOf>[0], id: number) {
  // An invoice created outside the gateway gets its provider id here.
  const [bill] = await tx
    .update(invoices)
    .set({
      provider: 'test',
      providerInvoiceId: sql`coalesce(${invoices.providerInvoiceId}, 'in_test_found' || ${invoices.id})`,
    })
    .where(eq(invoices.id, id))
    .returning();
  if (bill?.status !== 'open') throw conflict(m.billing__this_invoice_is_no_longer());
  return bill;
}
