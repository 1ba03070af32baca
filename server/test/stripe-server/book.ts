import type { Invoice, Line, Price, Schedule, Session, Subscription } from './objects.ts';

/**
 * State and behavior of the Stripe stand-in: a small model of subscriptions, written independently of our
 * code.
 */
export class Book {
  readonly customers = new Map<string, { id: string; metadata: Record<string, string> }>();
  readonly products = new Map<string, { id: string; name: string }>();
  readonly prices = new Map<string, Price>();
  readonly sessions = new Map<
    string,
    Session & { priceId: string; addsTax: boolean; subMetadata: Record<string, string> }
  >();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly schedules = new Map<string, Schedule>();
  readonly refunds: { id: string; payment_intent: string }[] = [];
  readonly events: { id: string; type: string; created: number; object: unknown }[] = [];
  /** Seconds by which its clock is ahead of ours. */
  ahead = 0;
  #made = 0;

  now(): number {
    return Math.floor(Date.now() / 1_000) + this.ahead;
  }

  id(kind: string): string {
    return `${kind}_${String(++this.#made).padStart(8, '0')}`;
  }

  /** Records an event with a snapshot of its object. */
  record(type: string, object: unknown): void {
    this.events.push({ id: this.id('evt'), type, created: this.now(), object: structuredClone(object) });
  }

  /** Pays on the page of a session; all of it within one second. */
  paySession(id: string, { unpaid = false } = {}): void {
    const session = this.sessions.get(id)!;
    if (session.status !== 'open') throw new Error(`Session ${id} is ${session.status}`);
    const price = this.prices.get(session.priceId)!;
    const start = this.now();
    const subscription: Subscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer: session.customer,
      status: 'incomplete',
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      schedule: null,
      metadata: session.subMetadata,
      latest_invoice: null,
      automatic_tax: { enabled: session.addsTax },
      items: {
        object: 'list',
        data: [
          {
            id: this.id('si'),
            object: 'subscription_item',
            price,
            current_period_start: start,
            current_period_end: after(start, price),
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    session.status = 'complete';
    session.subscription = subscription.id;
    session.payment_status = unpaid ? 'unpaid' : 'paid';
    const invoice = this.bill(subscription, [
      this.line(price, price.unit_amount, `1 × ${price.lookup_key}`, start, after(start, price)),
    ]);
    session.amount_total = invoice.total;
    session.total_details.amount_tax = invoice.total - invoice.subtotal;
    this.record('customer.subscription.created', subscription);
    if (!unpaid) this.settle(invoice, true);
    this.record('checkout.session.completed', session);
  }

  expireSession(id: string): void {
    const session = this.sessions.get(id)!;
    session.status = 'expired';
    session.url = null;
    this.record('checkout.session.expired', session);
  }

  /** Ends a period: a schedule changes the price, and an invoice is created and paid or not. */
  turn(id: string, { paid = true } = {}): void {
    const subscription = this.subscriptions.get(id)!;
    const item = subscription.items.data[0]!;
    if (subscription.cancel_at_period_end) {
      this.end(subscription);
      return;
    }
    if (subscription.schedule) {
      const schedule = this.schedules.get(subscription.schedule)!;
      const next = schedule.phases.at(-1)!;
      item.price = this.prices.get(next.items[0]!.price)!;
      schedule.status = 'released';
      subscription.schedule = null;
    }
    const start = item.current_period_end;
    item.current_period_start = start;
    item.current_period_end = after(start, item.price);
    const line = this.line(
      item.price,
      item.price.unit_amount,
      `1 × ${item.price.lookup_key}`,
      start,
      item.current_period_end,
    );
    const invoice = this.bill(subscription, [line]);
    // Stripe renews it as active first and finds the failed payment an hour later.
    this.record('customer.subscription.updated', subscription);
    if (!paid) this.ahead += 3_600;
    this.settle(invoice, paid);
  }

  end(subscription: Subscription): void {
    subscription.status = 'canceled';
    subscription.ended_at = this.now();
    this.record('customer.subscription.deleted', subscription);
  }

  bill(subscription: Subscription, lines: Line[]): Invoice {
    const invoice = this.draft(subscription, lines);
    this.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  /** Tax is a tenth, so that tests notice it. */
  draft(subscription: Subscription, lines: Line[]): Invoice {
    const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
    const tax = subscription.automatic_tax.enabled ? Math.round(subtotal / 10) : 0;
    const number = `LNT-${String(this.invoices.size + 1).padStart(4, '0')}`;
    return {
      id: this.id('in'),
      object: 'invoice',
      customer: subscription.customer,
      currency: 'usd',
      number,
      status: 'open',
      created: this.now(),
      attempt_count: 0,
      lines: { object: 'list', data: lines, has_more: false },
      subtotal,
      total: subtotal + tax,
      total_taxes: tax
        ? [{ amount: tax, tax_behavior: 'exclusive', taxable_amount: subtotal, type: 'tax_rate_details' }]
        : [],
      status_transitions: { finalized_at: this.now(), paid_at: null, voided_at: null },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    };
  }

  settle(invoice: Invoice, paid: boolean): void {
    const subscription = this.subscriptions.get(invoice.parent.subscription_details.subscription)!;
    invoice.attempt_count += 1;
    if (paid) {
      invoice.status = 'paid';
      invoice.status_transitions.paid_at = this.now();
      invoice.payments = {
        object: 'list',
        data: [{ id: this.id('inpay'), payment: { type: 'payment_intent', payment_intent: this.id('pi') } }],
      };
    }
    subscription.status = paid ? 'active' : 'past_due';
    // Stripe sends the list of payments only when a client expands it.
    const { payments: _, ...sent } = invoice;
    this.record(paid ? 'invoice.paid' : 'invoice.payment_failed', sent);
    this.record('customer.subscription.updated', subscription);
  }

  line(price: Price, amount: number, description: string, start: number, end: number): Line {
    return {
      id: this.id('il'),
      object: 'line_item',
      amount,
      currency: 'usd',
      description,
      quantity: 1,
      period: { start, end },
      pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
    };
  }
}

/** Adds a calendar month or year. */
export function after(start: number, { recurring }: Price): number {
  const from = new Date(start * 1_000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + (recurring.interval === 'year' ? 12 : 1));
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.getTime() / 1_000;
}
