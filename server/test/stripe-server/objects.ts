/**
 * Objects as Stripe sends them (API version 2026-10-28), with the fields that are read. Written from its API
 * reference.
 */

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  product: string;
  metadata: Record<string, string>;
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  schedule: string | null;
  metadata: Record<string, string>;
  latest_invoice: string | null;
  automatic_tax: { enabled: boolean };
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      price: Price;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

export interface Line {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  quantity: number;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
}

export interface Invoice {
  id: string;
  object: 'invoice';
  customer: string;
  currency: string;
  number: string | null;
  status: 'open' | 'paid' | 'void';
  created: number;
  attempt_count: number;
  lines: { object: 'list'; data: Line[]; has_more: false };
  subtotal: number;
  total: number;
  total_taxes: { amount: number; tax_behavior: 'exclusive'; taxable_amount: number; type: 'tax_rate_details' }[];
  status_transitions: { finalized_at: number | null; paid_at: number | null; voided_at: number | null };
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
  payments?: { object: 'list'; data: { id: string; payment: { type: 'payment_intent'; payment_intent: string } }[] };
}

export interface Session {
  id: string;
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  customer: string;
  url: string | null;
  amount_total: number;
  total_details: { amount_tax: number };
  metadata: Record<string, string>;
  subscription: string | null;
  expires_at: number;
}

export interface Schedule {
  id: string;
  object: 'subscription_schedule';
  subscription: string | null;
  status: 'active' | 'released';
  phases: { start_date: number; end_date: number; items: { price: string; quantity: number }[] }[];
}
