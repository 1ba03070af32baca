import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { personId } from '../accounts/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const provider = () => text({ enum: ['test', 'stripe'] });
const interval = () => text({ enum: ['monthly', 'yearly'] });
const tier = () => text({ enum: ['starter', 'professional', 'enterprise', 'custom'] });

/** Billed companies, each with the person who pays. */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The person who pays and may see and change billing. */
    ownerId: personId('cascade').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    country: text({ enum: ['US', 'CA'] }).notNull(),
    stateOrProvince: text().notNull(),
    postalCode: text(),
    unparsedAddress: text(),
    /** The customer's tax number on invoices: GST/HST number, EIN. */
    taxId: text(),
    provider: provider(),
    /** The customer's id at the payment provider. */
    providerCustomerId: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('customers_owner').on(t.ownerId), unique('customers_provider').on(t.provider, t.providerCustomerId)],
);

/** The plan of a customer and its status. One per customer. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** A catalog row; stays when the catalog changes to other prices. */
    priceId: text().notNull(),
    tier: tier().notNull(),
    billingInterval: interval().notNull(),
    currency: text().notNull().default('usd'),
    /** Per interval, before tax. */
    amountCents: integer().notNull(),
    /** The number of agents allowed. */
    seats: integer().notNull(),
    status: text({ enum: ['pending_payment', 'trialing', 'active', 'past_due', 'suspended', 'cancelled'] })
      .notNull()
      .default('pending_payment'),
    provider: provider(),
    providerSubscriptionId: text(),
    currentPeriodStart: instant(),
    currentPeriodEnd: instant(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /**
     * True when the customer agreed to automatic renewal; otherwise the plan ends with its first period
     * unless they resume it.
     */
    renews: boolean().notNull().default(true),
    /** The smaller plan that begins with the next period. */
    nextPriceId: text(),
    /** Blocks other changes while one is with the provider; expires, so that a crash does not block it forever. */
    changingUntil: instant(),
    /** Time since which an invoice is open; 14 days later the plan is suspended. */
    pastDueSince: instant(),
    cancelledAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('subscriptions_customer').on(t.customerId),
    unique('subscriptions_provider').on(t.provider, t.providerSubscriptionId),
    index('subscriptions_period_end').on(t.currentPeriodEnd),
  ],
);

/** Started checkouts. `/payment-result` gets the id of the session. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    provider: provider().notNull(),
    priceId: text().notNull(),
    status: text({ enum: ['open', 'processing', 'paid', 'failed', 'cancelled', 'expired'] })
      .notNull()
      .default('open'),
    currency: text().notNull().default('usd'),
    subtotalCents: integer().notNull(),
    taxCents: integer().notNull().default(0),
    totalCents: integer().notNull(),
    /** URL of the provider's page. */
    url: text().notNull(),
    /** The open invoice that it pays; null when it starts a plan. */
    invoiceId: integer().references((): AnyPgColumn => invoices.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    completedAt: instant(),
  },
  (t) => [unique('checkouts_session').on(t.sessionId), index('checkouts_customer').on(t.customerId)],
);

/** Invoices, numbered per year without gaps; never changed once issued, except for their status. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    provider: provider(),
    providerInvoiceId: text(),
    status: text({ enum: ['open', 'paid', 'void', 'refunded'] }).notNull(),
    currency: text().notNull().default('usd'),
    /** Each `{ description, quantity, amountCents, periodStart, periodEnd }`; a credit is negative. */
    lines: jsonb().notNull(),
    subtotalCents: integer().notNull(),
    taxCents: integer().notNull().default(0),
    /** Readable, with its rate: `HST Ontario 13%`. */
    taxLabel: text(),
    totalCents: integer().notNull(),
    issuedAt: instant().notNull(),
    paidAt: instant(),
    refundedAt: instant(),
    /** `{ name, email, country, stateOrProvince, postalCode, unparsedAddress, taxId }` at the time of issue. */
    billTo: jsonb(),
    /** The provider's id for refunds. */
    providerPaymentId: text(),
  },
  (t) => [
    unique('invoices_number').on(t.number),
    unique('invoices_provider').on(t.provider, t.providerInvoiceId),
    index('invoices_customer').on(t.customerId, t.issuedAt),
    check('invoices_total', sql`${t.totalCents} = ${t.subtotalCents} + ${t.taxCents}`),
  ],
);

/** Provider events, each stored once. The state of a subscription is derived from all of them, in any order. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: provider().notNull(),
    providerEventId: text().notNull(),
    type: text().notNull(),
    /** The provider's timestamp, in seconds. */
    occurredAt: instant().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    providerSubscriptionId: text(),
    payload: jsonb().notNull(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('billing_events_event').on(t.provider, t.providerEventId),
    index('billing_events_subscription').on(t.provider, t.providerSubscriptionId),
    index('billing_events_customer').on(t.customerId),
  ],
);

/** Sent reminders, so that none is sent twice. */
export const reminders = pgTable(
  'billing_reminders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** `renewal-30`, `renewal-7`, `past-due`. */
    kind: text().notNull(),
    /** The end of the period that it is about. */
    periodEnd: instant().notNull(),
    sentAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('billing_reminders_once').on(t.subscriptionId, t.kind, t.periodEnd)],
);
