import { m } from '@lintel/messages';
import type Stripe from 'stripe';
import type { Settings } from '../../../platform/settings/settings.ts';
import { dollars, type Price } from '../catalog.ts';
import type { Customer } from '../ledger/recording.ts';
import type { Provider } from '../provider.ts';
import { changeAt, quoteFrom } from './change.ts';
import { callStripe, createClient } from './client.ts';
import { refundAt, setCancellingAt } from './end.ts';
import { fetchPlanFacts, fetchSessionFacts } from './fetch-facts.ts';
import { keyFor, priceIdAt } from './prices.ts';
import { readWebhook } from './webhooks.ts';

/** Payments through Stripe: its pages, its invoices, its timestamps. */
export function createStripe(settings: Settings): Provider {
  const client = createClient(settings);
  const { LINTEL_PUBLIC_URL: publicUrl, LINTEL_STRIPE_TAX: addsTax, LINTEL_STRIPE_WEBHOOK_SECRET: secret } = settings;
  const tax: Provider['tax'] = (_place, amountCents) => ({
    taxCents: 0,
    taxLabel: null,
    taxNote: addsTax
      ? m.billing__the_tax_of_your_address({ amountCents: dollars(amountCents) })
      : m.billing__no_tax_is_charged(),
  });
  return {
    name: 'stripe',
    tax,
    async beginCheckout(customer, price, key) {
      const providerCustomerId = await customerAt(client, customer);
      const order = orderOf(customer, providerCustomerId, await priceIdAt(client, price), publicUrl, addsTax);
      const session = await callStripe(() =>
        client.checkout.sessions.create(order, { idempotencyKey: keyFor('checkout', [key, order]) }),
      );
      return {
        ...sumsOf(session, price),
        ...tax(customer, price.amountCents, ''),
        ...placeOf(session),
        providerCustomerId,
      };
    },
    async portal(customer) {
      const page = await callStripe(() =>
        client.billingPortal.sessions.create({
          customer: customer.providerCustomerId!,
          return_url: `${publicUrl}/reseller-dashboard?tab=subscription`,
        }),
      );
      return { url: page.url };
    },
    async closeCheckout(customer, sessionId) {
      // A checkout that was paid meanwhile cannot be expired; Stripe then returns an error.
      await callStripe(() => client.checkout.sessions.expire(sessionId)).catch(() => undefined);
      return fetchSessionFacts(client, customer, sessionId);
    },
    fetchCheckout: (customer, sessionId) => fetchSessionFacts(client, customer, sessionId),
    quote: (change) => quoteFrom(client, change),
    change: (change, _quote, key) => changeAt(client, change, key),
    setCancelling: (customer, plan, cancelling) => setCancellingAt(client, customer, plan, cancelling),
    refund: (customer, plan, paid) => refundAt(client, customer, plan, paid),
    look: (customer, plan) => fetchPlanFacts(client, customer, plan),
    read: (body, headers) => readWebhook(client, body, headers, secret!),
  };
}

async function customerAt(client: Stripe, customer: Customer): Promise<string> {
  if (customer.provider === 'stripe' && customer.providerCustomerId) return customer.providerCustomerId;
  const words = {
    name: customer.name,
    email: customer.email,
    address: {
      country: customer.country,
      state: customer.stateOrProvince,
      ...(customer.postalCode ? { postal_code: customer.postalCode } : {}),
      ...(customer.unparsedAddress ? { line1: customer.unparsedAddress } : {}),
    },
    metadata: { lintel_customer: String(customer.id) },
  };
  const made = await callStripe(() => client.customers.create(words, { idempotencyKey: keyFor('customer', words) }));
  return made.id;
}

function orderOf(
  { id }: Customer,
  customer: string,
  price: string,
  publicUrl: string,
  addsTax: boolean,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { lintel_customer: String(id) };
  return {
    mode: 'subscription',
    customer,
    client_reference_id: String(id),
    line_items: [{ price, quantity: 1 }],
    success_url: `${publicUrl}/payment-result?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/payment-result?cancelled=true`,
    metadata,
    subscription_data: { metadata },
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    automatic_tax: { enabled: addsTax },
  };
}

const sumsOf = (session: Stripe.Checkout.Session, price: Price) => ({
  subtotalCents: price.amountCents,
  totalCents: session.amount_total ?? price.amountCents,
});

const placeOf = (session: Stripe.Checkout.Session) => ({
  sessionId: session.id,
  url: session.url!,
  taxCents: session.total_details?.amount_tax ?? 0,
  expiresAt: new Date(session.expires_at * 1_000),
});
