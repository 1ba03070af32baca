import type { Book } from './book.ts';
import { applyChange, prorations } from './changes.ts';
import { type Form, list, text, texts, within } from './form.ts';
import type { Invoice, Price, Subscription } from './objects.ts';

/** An error response with the status and Stripe's text. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, type: string, code: string, message: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, code, message } };
  }
}

const missing = (what: string) => new StripeFault(404, 'invalid_request_error', 'resource_missing', `No such ${what}`);
const wrong = (message: string) => new StripeFault(400, 'invalid_request_error', 'parameter_invalid', message);

type Route = [method: string, path: RegExp, answer: (book: Book, form: Form, id: string) => unknown];

const found = <T>(map: Map<string, T>, id: string, what: string): T => {
  const object = map.get(id);
  if (!object) throw missing(`${what}: '${id}'`);
  return object;
};

const isExpanded = (form: Form, path: string): boolean => Object.values(within(form, 'expand')).includes(path);

export const routes: readonly Route[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/prices$/, listPrices],
  ['POST', /^\/v1\/products$/, createProduct],
  ['POST', /^\/v1\/prices$/, createPrice],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, getSession],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireSession],
  [
    'GET',
    /^\/v1\/subscriptions\/([^/]+)$/,
    (book, form, id) => shown(book, found(book.subscriptions, id, 'subscription'), form),
  ],
  ['POST', /^\/v1\/subscriptions\/([^/]+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/([^/]+)$/, cancelSubscription],
  ['POST', /^\/v1\/invoices\/create_preview$/, preview],
  ['GET', /^\/v1\/invoices$/, listInvoices],
  [
    'GET',
    /^\/v1\/invoices\/([^/]+)$/,
    (book, form, id) => withoutPayments(found(book.invoices, id, 'invoice'), isExpanded(form, 'payments')),
  ],
  ['POST', /^\/v1\/refunds$/, refund],
  ['POST', /^\/v1\/subscription_schedules$/, createSchedule],
  ['POST', /^\/v1\/subscription_schedules\/([^/]+)\/release$/, releaseSchedule],
  ['POST', /^\/v1\/subscription_schedules\/([^/]+)$/, updateSchedule],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    (book, form) => ({
      id: book.id('bps'),
      object: 'billing_portal.session',
      url: `https://billing.example/${text(form, 'customer')}`,
    }),
  ],
];

function createCustomer(book: Book, form: Form) {
  const customer = {
    id: book.id('cus'),
    object: 'customer',
    email: text(form, 'email'),
    metadata: texts(form, 'metadata'),
  };
  book.customers.set(customer.id, customer);
  return customer;
}

function createProduct(book: Book, form: Form) {
  const id = text(form, 'id')!;
  if (book.products.has(id))
    throw new StripeFault(400, 'invalid_request_error', 'resource_already_exists', 'Product already exists.');
  book.products.set(id, { id, name: text(form, 'name')! });
  return { id, object: 'product' };
}

function listPrices(book: Book, form: Form) {
  const keys = Object.values(within(form, 'lookup_keys'));
  const data = [...book.prices.values()].filter((price) => price.active && keys.includes(price.lookup_key!));
  return { object: 'list', data, has_more: false, url: '/v1/prices' };
}

function createPrice(book: Book, form: Form): Price {
  found(book.products, text(form, 'product')!, 'product');
  const key = text(form, 'lookup_key') ?? null;
  const taken = [...book.prices.values()].find((price) => price.lookup_key === key);
  if (taken && text(form, 'transfer_lookup_key') !== 'true') throw wrong('A price already uses that lookup key.');
  if (taken) taken.lookup_key = null;
  const price: Price = {
    id: book.id('price'),
    object: 'price',
    active: true,
    currency: text(form, 'currency')!,
    unit_amount: Number(text(form, 'unit_amount')),
    lookup_key: key,
    product: text(form, 'product')!,
    metadata: texts(form, 'metadata'),
    recurring: { interval: text(within(form, 'recurring'), 'interval') as 'month', interval_count: 1 },
  };
  book.prices.set(price.id, price);
  return price;
}

function createSession(book: Book, form: Form) {
  found(book.customers, text(form, 'customer')!, 'customer');
  const price = found(book.prices, text(list(form, 'line_items')[0]!, 'price')!, 'price');
  if (!text(form, 'success_url')?.includes('{CHECKOUT_SESSION_ID}')) throw wrong('success_url');
  const id = book.id('cs_test');
  const session = {
    id,
    object: 'checkout.session' as const,
    mode: 'subscription' as const,
    status: 'open' as const,
    payment_status: 'unpaid' as const,
    customer: text(form, 'customer')!,
    url: `https://checkout.example/pay/${id}`,
    amount_total: price.unit_amount,
    total_details: { amount_tax: 0 },
    metadata: texts(form, 'metadata'),
    subscription: null,
    expires_at: book.now() + 86_400,
    priceId: price.id,
    addsTax: text(within(form, 'automatic_tax'), 'enabled') === 'true',
    subMetadata: texts(within(form, 'subscription_data'), 'metadata'),
  };
  book.sessions.set(id, session);
  return session;
}

function getSession(book: Book, form: Form, id: string) {
  const session = found(book.sessions, id, 'checkout.session');
  const subscription = session.subscription && isExpanded(form, 'subscription');
  return subscription ? { ...session, subscription: book.subscriptions.get(session.subscription!) } : session;
}

function expireSession(book: Book, _: Form, id: string) {
  const session = found(book.sessions, id, 'checkout.session');
  if (session.status !== 'open') throw wrong('Only Checkout Sessions with a status in ["open"] can be expired.');
  book.expireSession(id);
  return session;
}

function shown(book: Book, subscription: Subscription, form: Form) {
  const invoice = book.invoices.get(subscription.latest_invoice ?? '');
  const isRequested = isExpanded(form, 'latest_invoice') || isExpanded(form, 'latest_invoice.payments');
  return isRequested && invoice
    ? { ...subscription, latest_invoice: withoutPayments(invoice, isExpanded(form, 'latest_invoice.payments')) }
    : subscription;
}

function withoutPayments({ payments, ...invoice }: Invoice, withPayments: boolean) {
  return withPayments && payments ? { ...invoice, payments } : invoice;
}

function updateSubscription(book: Book, form: Form, id: string) {
  const subscription = found(book.subscriptions, id, 'subscription');
  if (subscription.schedule) throw wrong('The subscription is managed by a subscription schedule.');
  if (subscription.status === 'canceled')
    throw wrong('A canceled subscription can only update its cancellation_details.');
  const [item] = list(form, 'items');
  if (item) {
    if (text(item, 'id') !== subscription.items.data[0]!.id) throw missing('subscription item');
    const to = found(book.prices, text(item, 'price')!, 'price');
    applyChange(book, subscription, to, Number(text(form, 'proration_date')));
  }
  const ends = text(form, 'cancel_at_period_end');
  if (ends !== undefined) {
    subscription.cancel_at_period_end = ends === 'true';
    book.record('customer.subscription.updated', subscription);
  }
  return shown(book, subscription, form);
}

function cancelSubscription(book: Book, _: Form, id: string) {
  const subscription = found(book.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw missing(`subscription: '${id}'`);
  book.end(subscription);
  return subscription;
}

function preview(book: Book, form: Form) {
  const subscription = found(book.subscriptions, text(form, 'subscription')!, 'subscription');
  const details = within(form, 'subscription_details');
  const to = found(book.prices, text(list(details, 'items')[0]!, 'price')!, 'price');
  return {
    ...book.draft(subscription, prorations(book, subscription, to, Number(text(details, 'proration_date')))),
    number: null,
  };
}

function listInvoices(book: Book, form: Form) {
  const data = [...book.invoices.values()]
    .filter((each) => each.parent.subscription_details.subscription === text(form, 'subscription'))
    .reverse()
    .map((each) => withoutPayments(each, isExpanded(form, 'data.payments')));
  return { object: 'list', data, has_more: false, url: '/v1/invoices' };
}

function refund(book: Book, form: Form) {
  const made = {
    id: book.id('re'),
    object: 'refund',
    payment_intent: text(form, 'payment_intent')!,
    status: 'succeeded',
  };
  if (book.refunds.some((each) => each.payment_intent === made.payment_intent))
    throw new StripeFault(400, 'invalid_request_error', 'charge_already_refunded', 'Charge has already been refunded.');
  book.refunds.push(made);
  return made;
}

function createSchedule(book: Book, form: Form) {
  const subscription = found(book.subscriptions, text(form, 'from_subscription')!, 'subscription');
  if (subscription.schedule) throw wrong('The subscription already has a schedule.');
  const { price, current_period_start, current_period_end } = subscription.items.data[0]!;
  const schedule = {
    id: book.id('sub_sched'),
    object: 'subscription_schedule' as const,
    subscription: subscription.id,
    status: 'active' as const,
    phases: [
      { start_date: current_period_start, end_date: current_period_end, items: [{ price: price.id, quantity: 1 }] },
    ],
  };
  book.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
  book.record('customer.subscription.updated', subscription);
  return schedule;
}

function updateSchedule(book: Book, form: Form, id: string) {
  const schedule = found(book.schedules, id, 'schedule');
  schedule.phases = list(form, 'phases').map((phase, n) => ({
    start_date: n === 0 ? schedule.phases[0]!.start_date : schedule.phases[0]!.end_date,
    end_date: schedule.phases[0]!.end_date,
    items: list(phase, 'items').map((item) => ({
      price: found(book.prices, text(item, 'price')!, 'price').id,
      quantity: 1,
    })),
  }));
  return schedule;
}

function releaseSchedule(book: Book, _: Form, id: string) {
  const schedule = found(book.schedules, id, 'schedule');
  const subscription = found(book.subscriptions, schedule.subscription!, 'subscription');
  schedule.status = 'released';
  subscription.schedule = null;
  book.record('customer.subscription.updated', subscription);
  return schedule;
}
