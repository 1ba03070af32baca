import { token } from '../../platform/serve/registry.ts';
import type { Price } from './catalog.ts';
import type { Fact, InvoiceLine } from './ledger/facts.ts';
import type { Customer, InvoiceRow, ProviderName } from './ledger/recording.ts';
import type { Plan } from './subscription-status.ts';
import type { Place, TaxLine } from './tax/tax.ts';

/** A payment page of the provider. */
export interface Session extends TaxLine {
  sessionId: string;
  url: string;
  subtotalCents: number;
  totalCents: number;
  expiresAt: Date;
  /** The customer's id at the provider when it was just created there. */
  providerCustomerId?: string;
}

/** The cost of a change now. */
export interface Quote extends TaxLine {
  lines: InvoiceLine[];
  subtotalCents: number;
  totalCents: number;
}

export interface Change {
  plan: Plan;
  customer: Customer;
  price: Price;
  /**
   * `now`: paid for the remainder of the period. `period_end`: nothing is paid, the price is that of the next period.
   */
  effective: 'now' | 'period_end';
  /** The start of the remainder. */
  at: Date;
}

/**
 * A payment provider. Calls return the resulting events, which also arrive by webhook; duplicates are ignored. Calls
 * are made outside transactions. When a provider is down or rejects a call, an API error (503, 409) is thrown and
 * nothing has happened.
 */
export interface Provider {
  name: ProviderName;
  /** The tax at this location, as far as it is known here. */
  tax(place: Place, amountCents: number, day: string): TaxLine;
  /** The same `key` gives the same session. */
  beginCheckout(customer: Customer, price: Price, key: string): Promise<Session>;
  /** URL where an open invoice is paid and the payment method is changed. */
  portal(customer: Customer, plan: Plan, open: InvoiceRow | undefined, key: string): Promise<Session | { url: string }>;
  /** Makes the page unpayable. */
  closeCheckout(customer: Customer, sessionId: string): Promise<Fact[]>;
  /** Returns the provider's status of a checkout that is still open here. */
  fetchCheckout(customer: Customer, sessionId: string): Promise<Fact[]>;
  quote(change: Change): Promise<Quote>;
  /** `key` makes a repeated change idempotent. */
  change(change: Change, quote: Quote, key: string): Promise<Fact[]>;
  setCancelling(customer: Customer, plan: Plan, cancelling: boolean): Promise<Fact[]>;
  /** Refunds payments and ends the plan immediately. */
  refund(customer: Customer, plan: Plan, paid: readonly InvoiceRow[]): Promise<Fact[]>;
  /** Returns the provider's current status of a plan. */
  look(customer: Customer, plan: Plan): Promise<Fact[]>;
  /** Parses a webhook. Throws for a wrong or expired signature. Irrelevant events give no facts. */
  read(body: Buffer, headers: Headers): Fact[];
}

export interface BillingServices {
  /** Used for new checkouts. */
  provider: Provider;
  /** Providers whose webhooks are accepted. */
  byName: Partial<Record<ProviderName, Provider>>;
  publicUrl: string;
  /** The seller on invoices, line by line. */
  seller: readonly string[];
}

export const billingServices = token<BillingServices>('the desk where plans are paid');
