import { z } from 'zod';
import { Id } from '../../../platform/serve/contract.ts';

/**
 * The events of payment providers in Lintel's terms. Each adapter converts its events to these; they are stored
 * unchanged in `billing_events`, and the state of a plan is derived from them.
 */

const Cents = z.number().int();
const Instant = z.iso.datetime();

export const InvoiceLine = z.object({
  description: z.string(),
  quantity: z.number().int(),
  amountCents: Cents,
  periodStart: Instant,
  periodEnd: Instant,
  /** Monthly revenue of the plan of this line, when the line covers only part of a period. */
  monthlyCents: Cents.optional(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const InvoiceContent = z.object({
  providerInvoiceId: z.string(),
  /** The provider's number; by default the next of our own. */
  number: z.string().optional(),
  currency: z.string(),
  lines: z.array(InvoiceLine),
  subtotalCents: Cents,
  taxCents: Cents,
  taxLabel: z.string().nullable(),
  totalCents: Cents,
  issuedAt: Instant,
  paymentId: z.string().optional(),
});
export type InvoiceContent = z.infer<typeof InvoiceContent>;

/** The complete configuration of a plan at the provider; it overrides earlier values of these fields. */
const Terms = z.object({
  priceId: z.string(),
  interval: z.enum(['monthly', 'yearly']),
  amountCents: Cents,
  currency: z.string(),
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'ended']),
  periodStart: Instant,
  periodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  /** The price that a schedule switches to at the end of the period. Absent when the provider's event does not say. */
  nextPriceId: z.string().nullable().optional(),
});
export type Terms = z.infer<typeof Terms>;

const about = { customerId: Id, subscriptionId: z.string() };

export const ProviderEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('checkout.processing'), ...about, sessionId: z.string() }),
  z.object({
    kind: z.literal('checkout.paid'),
    ...about,
    sessionId: z.string(),
    taxCents: Cents.optional(),
    totalCents: Cents.optional(),
  }),
  z.object({ kind: z.literal('checkout.failed'), customerId: Id, sessionId: z.string() }),
  z.object({ kind: z.literal('checkout.expired'), customerId: Id, sessionId: z.string() }),
  z.object({ kind: z.literal('checkout.cancelled'), customerId: Id, sessionId: z.string() }),
  z.object({ kind: z.literal('plan.told'), ...about, terms: Terms }),
  z.object({ kind: z.literal('plan.scheduled'), ...about, nextPriceId: z.string().nullable() }),
  z.object({ kind: z.literal('plan.ended'), ...about }),
  /** Created by Lintel: a plan that existed without a history, as of then. */
  z.object({
    kind: z.literal('plan.found'),
    ...about,
    terms: Terms,
    pastDueSince: Instant.nullable(),
    suspended: z.boolean(),
  }),
  /** Created by Lintel: the grace period is over. Counts only if it was over by all known facts. */
  z.object({ kind: z.literal('grace.ended'), ...about }),
  z.object({ kind: z.literal('invoice.failed'), ...about, invoice: InvoiceContent }),
  z.object({ kind: z.literal('invoice.paid'), ...about, invoice: InvoiceContent }),
  z.object({ kind: z.literal('invoice.voided'), ...about, invoice: InvoiceContent }),
  z.object({ kind: z.literal('invoice.refunded'), ...about, invoice: InvoiceContent }),
]);
export type ProviderEvent = z.infer<typeof ProviderEvent>;

/** A provider event with its id and the provider's timestamp. */
export interface Fact {
  id: string;
  occurredAt: Date;
  event: ProviderEvent;
}
