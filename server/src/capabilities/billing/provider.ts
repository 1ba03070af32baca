import { token } from '../../foundation/registry.ts';
import type { Price } from './catalogue.ts';
import type { Fact, InvoiceLine } from './ledger/facts.ts';
import type { InvoiceRow } from './ledger/project-invoices.ts';
import type { Customer, ProviderName } from './ledger/record.ts';
import type { Plan } from './standing.ts';
import type { Place, TaxLine } from './tax/tax.ts';

/** A page of the provider where somebody pays. */
export interface Session extends TaxLine {
  sessionId: string;
  url: string;
  subtotalCents: number;
  totalCents: number;
  expiresAt: Date;
  /** Of the customer at the provider, where it has just been made there. */
  providerCustomerId?: string;
}

/** What a change costs now. */
export interface Quote extends TaxLine {
  lines: InvoiceLine[];
  subtotalCents: number;
  totalCents: number;
}

export interface Change {
  plan: Plan;
  customer: Customer;
  price: Price;
  /** `now`: paid for what is left of the period. `period_end`: nothing is paid, the price is the next period's. */
  effective: 'now' | 'period_end';
  /** The moment that what is left is counted from. */
  at: Date;
}

/**
 * Whoever takes the money. What they do is told in facts, at once by the calls that bring it about and again by their
 * webhooks; kept twice it is the same. Calls are made outside of transactions. A provider that is down or refuses is a
 * refusal (503, 409), and nothing has happened.
 */
export interface Provider {
  name: ProviderName;
  /** What is charged on top at this place, as far as it is known here. */
  tax(place: Place, amountCents: number, day: string): TaxLine;
  /** The same `key` gives the same session. */
  beginCheckout(customer: Customer, price: Price, key: string): Promise<Session>;
  /** Where an open bill is paid and the means of payment are changed. */
  portal(customer: Customer, plan: Plan, open: InvoiceRow | undefined, key: string): Promise<Session | { url: string }>;
  /** Nobody can pay there any more. */
  closeCheckout(customer: Customer, sessionId: string): Promise<Fact[]>;
  /** How a checkout stands there that is still open here. */
  lookAtCheckout(customer: Customer, sessionId: string): Promise<Fact[]>;
  quote(change: Change): Promise<Quote>;
  /** `key` makes the same change again the same change. */
  change(change: Change, quote: Quote, key: string): Promise<Fact[]>;
  setCancelling(customer: Customer, plan: Plan, cancelling: boolean): Promise<Fact[]>;
  /** Gives back what was paid and ends the plan at once. */
  refund(customer: Customer, plan: Plan, paid: readonly InvoiceRow[]): Promise<Fact[]>;
  /** How a plan stands there now. */
  look(customer: Customer, plan: Plan): Promise<Fact[]>;
  /** Reads a webhook; a wrong signature or an old one is a refusal. What does not concern us gives no facts. */
  read(body: Buffer, headers: Headers): Fact[];
}

export interface Desk {
  /** New checkouts go here. */
  provider: Provider;
  /** Those whose webhooks are believed. */
  byName: Partial<Record<ProviderName, Provider>>;
  publicUrl: string;
  /** Who sells, line by line, as it is printed on invoices. */
  seller: readonly string[];
}

export const desk = token<Desk>('the desk where plans are paid');
