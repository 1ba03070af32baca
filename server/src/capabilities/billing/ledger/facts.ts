import { z } from 'zod';
import { Id } from '../../../foundation/contract.ts';

/**
 * What payment providers tell, in our words. Each adapter turns its events into these; they are kept as they are in
 * `billing_events`, and all that is known of a plan follows from them.
 */

const Cents = z.number().int();
const Instant = z.iso.datetime();

export const InvoiceLine = z.object({
  description: z.string(),
  quantity: z.number().int(),
  amountCents: Cents,
  periodStart: Instant,
  periodEnd: Instant,
  /** What the plan of this line brings in a month, where the line is only a part of a period. */
  monthlyCents: Cents.optional(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const InvoiceContent = z.object({
  providerInvoiceId: z.string(),
  /** Of the provider; without one the next of our own is given. */
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

/** How a plan is set up at the provider, all of it: the last word on these fields. */
const Terms = z.object({
  priceId: z.string(),
  interval: z.enum(['monthly', 'yearly']),
  amountCents: Cents,
  currency: z.string(),
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'ended']),
  periodStart: Instant,
  periodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  /** The price that a schedule turns to at the end of the period. Not said where the provider's event does not tell. */
  nextPriceId: z.string().nullable().optional(),
});
export type Terms = z.infer<typeof Terms>;

const about = { customerId: Id, subscriptionId: z.string() };

export const Telling = z.discriminatedUnion('kind', [
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
  /** Ours: a row that came without a history, as of then. */
  z.object({
    kind: z.literal('plan.found'),
    ...about,
    terms: Terms,
    pastDueSince: Instant.nullable(),
    suspended: z.boolean(),
  }),
  /** Ours: the days of grace are over. It holds only if they truly were, by all that is known. */
  z.object({ kind: z.literal('grace.ended'), ...about }),
  z.object({ kind: z.literal('invoice.failed'), ...about, invoice: InvoiceContent }),
  z.object({ kind: z.literal('invoice.paid'), ...about, invoice: InvoiceContent }),
  z.object({ kind: z.literal('invoice.voided'), ...about, invoice: InvoiceContent }),
  z.object({ kind: z.literal('invoice.refunded'), ...about, invoice: InvoiceContent }),
]);
export type Telling = z.infer<typeof Telling>;

/** A telling, with its id and the provider's clock. */
export interface Fact {
  id: string;
  occurredAt: Date;
  telling: Telling;
}
