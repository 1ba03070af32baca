import { m } from '@lintel/messages';
import { and, desc, eq, sql } from 'drizzle-orm';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type Paying, payer } from '../access.ts';
import { lastCheckout, storeSession } from '../checkout/begin-checkout.ts';
import { billingContract } from '../contract.ts';
import { dayOf } from '../emails.ts';
import { billingServices } from '../provider.ts';
import { checkouts, invoices } from '../tables.ts';
import { change } from './changing.ts';
import { paidOfPeriod, refundUntil } from './subscription.ts';

const RULE = (): string => m.billing__only_a_yearly_payment_can();

/** Cancels online at any time: at the end of the paid period, or immediately with a refund when the rule allows it. */
export const cancel = serve(billingContract.cancel, {
  access: payer,
  run(call) {
    const { refund } = call.input;
    return change(call, { action: 'subscription.cancel_asked', details: { refund } }, async (paying, provider) => {
      const { customer, plan } = paying;
      requireRunning(paying);
      if (!refund) {
        if (plan.cancelAtPeriodEnd)
          throw conflict(m.billing__this_plan_already_ends_on({ currentPeriodEnd: dayOf(plan.currentPeriodEnd!) }));
        return provider.setCancelling(customer, plan, true);
      }
      const paid = await paidOfPeriod(call.db, plan);
      if (!refundUntil(plan, paid)) throw conflict(m.billing__you_can_still_cancel_at({ rule: RULE() }));
      return provider.refund(customer, plan, paid);
    });
  },
});

export const resume = serve(billingContract.resume, {
  access: payer,
  run: (call) =>
    change(call, { action: 'subscription.resume_asked' }, async (paying, provider) => {
      requireRunning(paying);
      if (!paying.plan.cancelAtPeriodEnd) throw conflict(m.billing__this_plan_wasnt_canceled());
      return provider.setCancelling(paying.customer, paying.plan, false);
    }),
});

function requireRunning({ plan }: Paying): void {
  if (plan.status === 'pending_payment') throw conflict(m.billing__you_havent_paid_for_this());
  if (plan.status === 'cancelled') throw conflict(m.billing__this_plan_has_already_ended());
}

/** The page on which an open invoice is paid and, with a real provider, the card is changed. */
export const portal = serve(billingContract.portal, {
  access: payer,
  async run(call) {
    const { customer, plan } = call.subject;
    const { byName } = call.resolve(billingServices);
    const provider = byName[plan.provider ?? 'test'];
    if (!provider) throw conflict(m.billing__the_current_payment_provider_doesnt());
    if (plan.status === 'pending_payment') throw conflict(m.billing__you_havent_paid_for_this_2());
    const [open] = await call.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.customerId, customer.id), eq(invoices.status, 'open')))
      .orderBy(desc(invoices.issuedAt))
      .limit(1);
    const [checkout] = open ? await openFor(call.db, open.id) : [];
    if (checkout) return { url: checkout.url };
    const page = await provider.portal(customer, plan, open, `${await lastCheckout(call, customer)} bill`);
    if ('sessionId' in page) await storeSession(call, customer, plan.priceId, page, open!.id);
    return { url: page.url };
  },
});

const openFor = (db: Parameters<typeof paidOfPeriod>[0], invoiceId: number) =>
  db
    .select({ url: checkouts.url })
    .from(checkouts)
    .where(and(eq(checkouts.invoiceId, invoiceId), eq(checkouts.status, 'open'), sql`${checkouts.expiresAt} > now()`))
    .limit(1);
