import { priceById } from '../catalog.ts';
import type { Fact, ProviderEvent } from '../ledger/facts.ts';
import { subscriptionIdOf } from '../ledger/record.ts';
import type { Customer, InvoiceRow } from '../ledger/recording.ts';
import { monthlyOf, periodAfter } from '../period.ts';
import type { Plan } from '../subscription-status.ts';
import type { checkouts } from '../tables.ts';
import type { TaxLine } from '../tax/tax.ts';
import { contentOf } from './gateway.ts';
import { bill, createFacts, planLabel, termsOf } from './issue.ts';

export interface CheckoutResult {
  customer: Customer;
  plan: Plan;
  checkout: typeof checkouts.$inferSelect;
  tax: TaxLine;
  /** The open invoice to pay; without one, a plan starts. */
  open: InvoiceRow | undefined;
  at: Date;
}

/** Handles a button of the test gateway's page. */
export function settle(answer: 'pay' | 'decline' | 'cancel', answered: CheckoutResult): Fact[] {
  const { customer, checkout, open, at } = answered;
  const session = { customerId: customer.id, sessionId: checkout.sessionId };
  if (answer === 'decline') return createFacts(at, [{ kind: 'checkout.failed', ...session }], seed(checkout));
  if (answer === 'cancel') return createFacts(at, [{ kind: 'checkout.cancelled', ...session }], seed(checkout));
  return createFacts(at, open ? billPaid(answered, open) : planBegins(answered), seed(checkout));
}

/** One result per session, whichever buttons are pressed. */
const seed = (checkout: CheckoutResult['checkout']): string => `evt_${checkout.sessionId}`;

function planBegins({ customer, plan, checkout, tax, at }: CheckoutResult): ProviderEvent[] {
  const price = priceById(checkout.priceId)!;
  const { sessionId } = checkout;
  const about = { customerId: customer.id, subscriptionId: sessionId.replace(/^cs_/, 'sub_') };
  const periodStart = at.toISOString();
  const periodEnd = periodAfter(at, price.interval).toISOString();
  const line = {
    description: planLabel(price.tier, price.interval),
    quantity: 1,
    amountCents: price.amountCents,
    ...{ periodStart, periodEnd },
    monthlyCents: monthlyOf(price.amountCents, price.interval),
  };
  return [
    { kind: 'checkout.paid', ...about, sessionId, taxCents: checkout.taxCents, totalCents: checkout.totalCents },
    {
      kind: 'plan.told',
      ...about,
      terms: {
        priceId: price.id,
        interval: price.interval,
        amountCents: price.amountCents,
        currency: price.currency,
        status: 'active',
        ...{ periodStart, periodEnd },
        cancelAtPeriodEnd: !plan.renews,
      },
    },
    { kind: 'invoice.paid', ...about, invoice: bill(at, [line], tax, price.currency) },
  ];
}

function billPaid({ customer, plan, checkout }: CheckoutResult, open: InvoiceRow): ProviderEvent[] {
  const about = { customerId: customer.id, subscriptionId: subscriptionIdOf(plan) };
  const { sessionId, taxCents, totalCents } = checkout;
  return [
    { kind: 'checkout.paid', ...about, sessionId, taxCents, totalCents },
    { kind: 'invoice.paid', ...about, invoice: contentOf(open) },
    { kind: 'plan.told', ...about, terms: { ...termsOf(plan), status: 'active' } },
  ];
}
