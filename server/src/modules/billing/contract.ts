import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber } from '../../platform/serve/contract.ts';

export const Tier = z.enum(['starter', 'professional', 'enterprise', 'custom'], {
  error: () => m.billing__please_select_a_subscription_plan(),
});
export type Tier = z.infer<typeof Tier>;
export const BillingInterval = z.enum(['monthly', 'yearly'], { error: () => m.billing__must_be_monthly_or_yearly() });
export type BillingInterval = z.infer<typeof BillingInterval>;
const PayableTier = Tier.exclude(['custom'], { error: () => m.billing__must_be_starter_professional_or() });

const Currency = z.literal('usd');
const Cents = z.number().int();
const Instant = z.iso.datetime();

/** Tax on top of a price, in words, with the reason for it or for its absence. */
const Tax = { taxCents: Cents, taxLabel: z.string().nullable(), taxNote: z.string() };

export const Price = z.object({
  priceId: z.string(),
  amountCents: Cents,
  /** Tax for the customer's location when known; otherwise zero. */
  taxCents: Cents,
  totalCents: Cents,
});
export const Plan = z.object({
  id: Tier,
  name: z.string(),
  seatsMin: z.number().int(),
  /** Null means unlimited. */
  seatsMax: z.number().int().nullable(),
  popular: z.boolean(),
  features: z.array(z.string()),
  /** Null for custom plans, whose price is agreed individually. */
  monthly: Price.nullable(),
  yearly: Price.nullable(),
  /** Savings of a year compared with twelve months. */
  saving: z.object({ cents: Cents, label: z.string() }).nullable(),
});
export type Plan = z.infer<typeof Plan>;

export const CheckoutState = z.enum(['open', 'processing', 'paid', 'failed', 'cancelled', 'expired']);
export type CheckoutState = z.infer<typeof CheckoutState>;

const SessionId = z
  .string()
  .min(1, { error: () => m.billing__is_required() })
  .max(200, { error: () => m.billing__must_have_at_most_200() })
  .regex(/^[A-Za-z0-9_]+$/, { error: () => m.billing__isnt_a_checkout_id() });

export const Checkout = z.object({
  sessionId: z.string(),
  /** The last 8 characters of the id, for people. */
  reference: z.string(),
  state: CheckoutState,
  /** Starts a plan, or pays an open invoice. */
  purpose: z.enum(['plan', 'invoice']),
  /** True for the built-in test gateway, where no money moves and the page is Lintel's. */
  isTest: z.boolean(),
  /** URL of the payment provider's page; null when the page is ours or the checkout has ended. */
  url: z.string().nullable(),
  plan: z.object({ tier: Tier, name: z.string(), billingInterval: BillingInterval, seats: z.number().int() }),
  currency: Currency,
  subtotalCents: Cents,
  ...Tax,
  totalCents: Cents,
  expiresAt: Instant,
});
export type Checkout = z.infer<typeof Checkout>;

const Line = z.object({
  description: z.string(),
  quantity: z.number().int(),
  amountCents: Cents,
  periodStart: Instant,
  periodEnd: Instant,
});
const Bill = { currency: Currency, subtotalCents: Cents, ...Tax, totalCents: Cents };

export const Subscription = z.object({
  tier: Tier,
  name: z.string(),
  priceId: z.string(),
  billingInterval: BillingInterval,
  currency: Currency,
  /** Per interval, before tax. */
  amountCents: Cents,
  seats: z.number().int(),
  seatsUsed: z.number().int(),
  status: z.enum(['pending_payment', 'trialing', 'active', 'past_due', 'suspended', 'cancelled']),
  currentPeriodStart: Instant.nullable(),
  currentPeriodEnd: Instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  pastDueSince: Instant.nullable(),
  /** Time at which an open invoice suspends the plan. */
  graceEndsAt: Instant.nullable(),
  /** A smaller plan that begins with the next period. */
  nextPlan: z.object({ tier: Tier, name: z.string(), billingInterval: BillingInterval, amountCents: Cents }).nullable(),
  nextBill: z.object({ at: Instant, ...Bill }).nullable(),
  isTest: z.boolean(),
  /** End of the refund period of a yearly payment; null when the refund rule does not apply. */
  refundUntil: Instant.nullable(),
  can: z.object({
    checkout: z.boolean(),
    change: z.boolean(),
    cancel: z.boolean(),
    resume: z.boolean(),
    portal: z.boolean(),
  }),
});
export type Subscription = z.infer<typeof Subscription>;

export const Customer = z.object({
  name: z.string(),
  email: z.string(),
  country: z.enum(['US', 'CA']),
  stateOrProvince: z.string(),
  postalCode: z.string().nullable(),
  unparsedAddress: z.string().nullable(),
  taxId: z.string().nullable(),
});

/** A company's billing page: customer, subscription and invoices. */
export const Billing = z.object({ customer: Customer, subscription: Subscription });
export type Billing = z.infer<typeof Billing>;

export const Preview = z.object({
  tier: Tier,
  name: z.string(),
  billingInterval: BillingInterval,
  seats: z.number().int(),
  /**
   * An upgrade begins immediately and is charged for the remaining days; a downgrade begins with the next period and
   * costs nothing now.
   */
  effective: z.enum(['now', 'period_end']),
  effectiveAt: Instant,
  /** The time that days are counted from. Send it back with the change. */
  prorationAt: Instant,
  lines: z.array(Line),
  ...Bill,
  nextBill: z.object({ at: Instant, ...Bill }),
});
export type Preview = z.infer<typeof Preview>;

export const Invoice = z.object({
  id: Id,
  number: z.string(),
  status: z.enum(['open', 'paid', 'void', 'refunded']),
  currency: Currency,
  lines: z.array(Line),
  subtotalCents: Cents,
  taxCents: Cents,
  taxLabel: z.string().nullable(),
  totalCents: Cents,
  issuedAt: Instant,
  paidAt: Instant.nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

const target = { tier: PayableTier, billingInterval: BillingInterval };
const tags = ['Billing'];

export const billingContract = {
  plans: call
    .route({ method: 'GET', path: '/plans', summary: 'List today’s plans and prices', tags })
    .input(
      z.strictObject({
        country: z.enum(['US', 'CA']).optional(),
        stateOrProvince: z
          .string()
          .regex(/^[A-Za-z]{2}$/, { error: () => m.billing__must_be_a_two_letter() })
          .toUpperCase()
          .optional()
          .describe('With a country, prices include the tax of this place'),
      }),
    )
    .output(z.object({ currency: Currency, asOf: z.iso.date(), taxNote: z.string(), plans: z.array(Plan) })),
  beginCheckout: call
    .route({ method: 'POST', path: '/billing/checkout', summary: 'Start a checkout', tags })
    .input(z.strictObject(target))
    .output(z.object({ sessionId: z.string(), url: z.string() })),
  checkout: call
    .route({
      method: 'GET',
      path: '/billing/checkout/{sessionId}',
      summary: 'Get the status of your checkout',
      tags,
    })
    .input(z.strictObject({ sessionId: SessionId }))
    .output(Checkout),
  answerCheckout: call
    .route({
      method: 'POST',
      path: '/billing/checkout/{sessionId}/answer',
      summary: 'Pay, decline or cancel a checkout on the test gateway',
      tags,
    })
    .input(
      z.strictObject({
        sessionId: SessionId,
        answer: z.enum(['pay', 'decline', 'cancel'], { error: () => m.billing__must_be_pay_decline_or() }),
      }),
    )
    .output(z.object({ state: CheckoutState, next: z.string() })),
  subscription: call
    .route({ method: 'GET', path: '/billing/subscription', summary: 'Get your company’s plan', tags })
    .output(Billing),
  previewChange: call
    .route({
      method: 'POST',
      path: '/billing/subscription/preview',
      summary: 'Preview the cost of a plan change',
      tags,
    })
    .input(z.strictObject(target))
    .output(Preview),
  change: call
    .route({
      method: 'POST',
      path: '/billing/subscription/change',
      summary: 'Change the plan as previewed',
      tags,
    })
    .input(
      z.strictObject({
        ...target,
        prorationAt: z.iso.datetime({ error: () => m.billing__must_be_the_prorationat_of() }),
        /** The amount that the person saw. The change is rejected when it would cost anything else. */
        totalCents: z.number().int().min(0).max(100_000_000),
      }),
    )
    .output(Billing),
  cancel: call
    .route({
      method: 'POST',
      path: '/billing/subscription/cancel',
      summary: 'Cancel the plan at the end of the period, or a yearly plan within 30 days with a refund',
      tags,
    })
    .input(z.strictObject({ refund: z.boolean().default(false) }))
    .output(Billing),
  resume: call
    .route({ method: 'POST', path: '/billing/subscription/resume', summary: 'Undo a cancellation', tags })
    .output(Billing),
  portal: call
    .route({
      method: 'POST',
      path: '/billing/subscription/portal',
      summary: 'Get a link to change the payment method and pay an open invoice',
      tags,
    })
    .output(z.object({ url: z.string() })),
  updateCustomer: call
    .route({ method: 'PATCH', path: '/billing/customer', summary: 'Change the billing details', tags })
    .input(
      z.strictObject({
        taxId: z
          .string()
          .trim()
          .max(40, { error: () => m.billing__must_have_at_most_40() })
          .regex(/^[A-Za-z0-9 .-]*$/, { error: () => m.billing__can_only_have_letters_numbers() })
          .nullable(),
      }),
    )
    .output(Customer),
  invoices: call
    .route({ method: 'GET', path: '/billing/invoices', summary: 'List your company’s invoices, newest first', tags })
    .input(z.strictObject({ page: PageNumber(100_000) }))
    .output(
      z.object({
        page: z.number().int(),
        pages: z.number().int(),
        total: z.number().int(),
        invoices: z.array(Invoice),
      }),
    ),
  invoicePdf: call
    .route({
      method: 'GET',
      path: '/billing/invoices/{id}/pdf',
      summary: 'Download an invoice as a PDF file',
      tags,
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id: IdParam }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  webhook: call
    .route({
      method: 'POST',
      path: '/billing/webhooks/{provider}',
      summary: 'Receive a signed event from a payment provider',
      tags,
      inputStructure: 'detailed',
    })
    .input(z.object({ params: z.strictObject({ provider: z.enum(['test', 'stripe']) }), body: z.unknown() }))
    .output(z.object({ received: z.literal(true) })),
};
