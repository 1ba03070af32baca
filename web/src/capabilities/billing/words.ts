import type { BillingInterval, Invoice, Subscription } from '@lintel/server/billing';

/** Where a plan stands, in words. */
export const statusWords: Record<Subscription['status'], string> = {
  pending_payment: 'Not paid yet',
  trialing: 'On trial',
  active: 'Active',
  past_due: 'A bill is open',
  suspended: 'Suspended',
  cancelled: 'Ended',
};

export const statusTones = {
  pending_payment: 'warning',
  trialing: 'info',
  active: 'good',
  past_due: 'warning',
  suspended: 'danger',
  cancelled: 'plain',
} as const;

export const invoiceWords: Record<Invoice['status'], string> = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  refunded: 'Given back',
};

export const perInterval: Record<BillingInterval, string> = { monthly: 'a month', yearly: 'a year' };
export const billedBy: Record<BillingInterval, string> = { monthly: 'By the month', yearly: 'By the year' };
