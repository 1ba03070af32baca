import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { BillingInterval, Invoice, Subscription } from '@lintel/server/billing';

/** Labels of a plan's status. */
export const statusWords: Record<Subscription['status'], string> = texts({
  pending_payment: m.billing__not_paid_yet,
  trialing: m.billing__trial,
  active: m.billing__active,
  past_due: m.billing__payment_past_due,
  suspended: m.billing__suspended,
  cancelled: m.billing__ended,
});

export const statusTones = {
  pending_payment: 'warning',
  trialing: 'info',
  active: 'good',
  past_due: 'warning',
  suspended: 'danger',
  cancelled: 'plain',
} as const;

export const invoiceWords: Record<Invoice['status'], string> = texts({
  open: m.billing__open,
  paid: m.billing__paid,
  void: m.billing__void,
  refunded: m.billing__refunded,
});

export const perInterval: Record<BillingInterval, string> = texts({
  monthly: m.billing__a_month_2,
  yearly: m.billing__a_year_2,
});
export const billedBy: Record<BillingInterval, string> = texts({
  monthly: m.billing__monthly,
  yearly: m.billing__yearly,
});
