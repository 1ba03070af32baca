import { DAY_MS, HOUR_MS } from '@lintel/geo';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Call } from '../../../platform/serve/serve.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type Paying, payer, payingById } from '../access.ts';
import { type Interval, priceById, tierFacts } from '../catalog.ts';
import { type Billing, billingContract, type Subscription } from '../contract.ts';
import type { InvoiceRow } from '../ledger/recording.ts';
import { type BillingServices, billingServices } from '../provider.ts';
import { seatsInUse } from '../seats.ts';
import { graceEndOf, type Plan } from '../subscription-status.ts';
import { invoices } from '../tables.ts';

export const subscription = serve(billingContract.subscription, {
  access: payer,
  run: (call) => billingOf(call, call.subject),
});

type BillingReader = Pick<Call<unknown, unknown>, 'db' | 'resolve'>;

/** Returns the billing page after a change. */
export const billingAfter = async (call: BillingReader, customerId: number): Promise<Billing> =>
  billingOf(call, (await payingById(call.db, customerId))!);

async function billingOf({ db, resolve }: BillingReader, { customer, plan }: Paying): Promise<Billing> {
  const counters = resolve(billingServices);
  const paid = await paidOfPeriod(db, plan);
  const isOpen = plan.status === 'past_due' || plan.status === 'suspended';
  const isManaged = counters.byName[plan.provider ?? 'test'] !== undefined;
  const isRunning = (plan.status === 'active' || plan.status === 'trialing') && isManaged;
  const { name, email, country, stateOrProvince, postalCode, unparsedAddress, taxId } = customer;
  const next = plan.nextPriceId === null ? undefined : priceById(plan.nextPriceId);
  return {
    customer: { name, email, country, stateOrProvince, postalCode, unparsedAddress, taxId },
    subscription: {
      tier: plan.tier,
      name: tierFacts[plan.tier].name,
      priceId: plan.priceId,
      billingInterval: plan.billingInterval,
      currency: 'usd',
      amountCents: plan.amountCents,
      seats: plan.seats,
      seatsUsed: await resolve(seatsInUse).count(db, customer.id),
      status: plan.status,
      currentPeriodStart: isoTime(plan.currentPeriodStart),
      currentPeriodEnd: isoTime(plan.currentPeriodEnd),
      cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
      pastDueSince: isoTime(plan.pastDueSince),
      graceEndsAt: isoTime(graceEndOf(plan.pastDueSince)),
      nextPlan: next
        ? {
            tier: next.tier,
            name: tierFacts[next.tier].name,
            billingInterval: next.interval,
            amountCents: next.amountCents,
          }
        : null,
      nextBill: nextBillOf(counters, { customer, plan }, next?.amountCents ?? plan.amountCents),
      isTest: (plan.provider ?? counters.provider.name) === 'test',
      refundUntil: isoTime(refundUntil(plan, paid)),
      can: {
        checkout: (plan.status === 'pending_payment' && plan.tier !== 'custom') || plan.status === 'cancelled',
        change: isRunning && !plan.cancelAtPeriodEnd,
        cancel: (isRunning || isOpen) && isManaged && !plan.cancelAtPeriodEnd,
        resume: (isRunning || isOpen) && isManaged && plan.cancelAtPeriodEnd,
        portal: isManaged && (isOpen || (isRunning && plan.provider === 'stripe')),
      },
    },
  };
}

const isoTime = (at: Date | null): string | null => at?.toISOString() ?? null;

function nextBillOf({ byName }: BillingServices, { customer, plan }: Paying, cents: number): Subscription['nextBill'] {
  const end = plan.currentPeriodEnd;
  const provider = byName[plan.provider ?? 'test'];
  if (!end || !provider || plan.cancelAtPeriodEnd || !['active', 'trialing', 'past_due'].includes(plan.status))
    return null;
  const line = provider.tax(customer, cents, end.toISOString().slice(0, 10));
  return { at: end.toISOString(), currency: 'usd', subtotalCents: cents, ...line, totalCents: cents + line.taxCents };
}

const REFUND_DAYS = 30;

/** The paid invoices of the current period, first one first. */
export async function paidOfPeriod(db: Db, plan: Plan): Promise<InvoiceRow[]> {
  if (!plan.currentPeriodStart) return [];
  // A provider's clock counts seconds, and the invoice may be slightly older than the period that it opens.
  const since = new Date(plan.currentPeriodStart.getTime() - HOUR_MS);
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.customerId, plan.customerId), eq(invoices.status, 'paid'), gte(invoices.issuedAt, since)))
    .orderBy(asc(invoices.issuedAt));
}

/** Returns the end of the refund period: 30 days after a yearly payment; null otherwise. */
export function refundUntil(
  plan: { billingInterval: Interval; status: Plan['status'] },
  paid: readonly InvoiceRow[],
): Date | null {
  const paidAt = paid[0]?.paidAt;
  if (plan.billingInterval !== 'yearly' || plan.status === 'cancelled' || !paidAt) return null;
  const until = new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);
  return until > new Date() ? until : null;
}
