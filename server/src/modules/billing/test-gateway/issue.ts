import { createHmac, randomBytes } from 'node:crypto';
import { m } from '@lintel/messages';
import { tierFacts } from '../catalog.ts';
import type { Fact, InvoiceContent, InvoiceLine, ProviderEvent, Terms } from '../ledger/facts.ts';
import type { Plan } from '../subscription-status.ts';
import type { TaxLine } from '../tax/tax.ts';

const id = (kind: string): string => `${kind}_test_${randomBytes(12).toString('hex')}`;

/** Unguessable without the secret. */
export const sessionIdOf = (key: string, secret: string): string =>
  `cs_test_${createHmac('sha256', secret).update(key).digest('hex').slice(0, 32)}`;

/** Creates facts of one moment. Each gets its own id, derived from `seed` when repetitions must give the same fact. */
export const createFacts = (at: Date, events: readonly ProviderEvent[], seed = id('evt')): Fact[] =>
  events.map((event, n) => ({ id: `${seed}_${n}`, occurredAt: at, event }));

export function bill(
  at: Date,
  lines: InvoiceLine[],
  tax: TaxLine,
  currency: string,
  invoiceId = id('in'),
): InvoiceContent {
  const subtotalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return {
    providerInvoiceId: invoiceId,
    currency,
    lines,
    subtotalCents,
    taxCents: tax.taxCents,
    taxLabel: tax.taxLabel,
    totalCents: subtotalCents + tax.taxCents,
    issuedAt: at.toISOString(),
  };
}

/** Now, but after all earlier facts of the plan, so that two clicks within a millisecond have an order. */
export const nextMomentOf = ({ updatedAt }: Plan): Date => new Date(Math.max(Date.now(), updatedAt.getTime() + 1));

/** Returns the terms of a plan's current row. */
export const termsOf = (plan: Plan): Terms => ({
  priceId: plan.priceId,
  interval: plan.billingInterval,
  amountCents: plan.amountCents,
  currency: plan.currency,
  status: plan.pastDueSince ? 'past_due' : plan.status === 'trialing' ? 'trialing' : 'active',
  periodStart: plan.currentPeriodStart!.toISOString(),
  periodEnd: plan.currentPeriodEnd!.toISOString(),
  cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
});

/** `Professional plan, monthly`. */
export const planLabel = (tier: keyof typeof tierFacts, interval: string): string =>
  m.billing__plan_2({ name: tierFacts[tier].name, interval });
