import { integer, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import { customers, invoices, subscriptions } from './tables.ts';

// The views of plans and invoices for other modules. Their SQL is in the migrations.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const currentPlans = pgView('current_plans', {
  id: integer('id').notNull(),
  customerId: integer('customer_id').notNull(),
  tier: text('tier', { enum: subscriptions.tier.enumValues }).notNull(),
  billingInterval: text('billing_interval', { enum: subscriptions.billingInterval.enumValues }).notNull(),
  /** Per interval, before tax. */
  amountCents: integer('amount_cents').notNull(),
  status: text('status', { enum: subscriptions.status.enumValues }).notNull(),
  cancelledAt: instant('cancelled_at'),
  createdAt: instant('created_at').notNull(),
}).existing();

export const issuedInvoices = pgView('issued_invoices', {
  id: integer('id').notNull(),
  customerId: integer('customer_id').notNull(),
  number: text('number').notNull(),
  status: text('status', { enum: invoices.status.enumValues }).notNull(),
  currency: text('currency').notNull(),
  subtotalCents: integer('subtotal_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  issuedAt: instant('issued_at').notNull(),
  paidAt: instant('paid_at'),
}).existing();

/** A column that refers to a billing customer. */
export const customerId = () => integer().references(() => customers.id, { onDelete: 'set null' });
