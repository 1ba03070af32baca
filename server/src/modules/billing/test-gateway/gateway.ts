import { HOUR_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { z } from 'zod';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import type { Price } from '../catalog.ts';
import { type Fact, ProviderEvent } from '../ledger/facts.ts';
import { subscriptionIdOf } from '../ledger/record.ts';
import type { Customer, InvoiceRow } from '../ledger/recording.ts';
import { today } from '../open-subscription.ts';
import type { Change, Provider, Session } from '../provider.ts';
import { type TaxLine, taxOn } from '../tax/tax.ts';
import { bill, createFacts, nextMomentOf, sessionIdOf, termsOf } from './issue.ts';
import { linesOf, termsAfter } from './quote.ts';
import { checkSignature, SIGNATURE_HEADER, sign } from './sign.ts';

export interface Delivery {
  body: Buffer;
  headers: Headers;
}

/**
 * The built-in gateway, where no money moves; its page is Lintel's `/checkout`. It reports events by signed webhooks.
 */
export interface TestGateway extends Provider {
  /** Puts facts into a signed webhook. */
  pack(facts: readonly Fact[], at: Date): Delivery;
}

const OPEN_HOURS = 24;

export interface GatewaySettings {
  publicUrl: string;
  secret: string;
  taxRegistrations: readonly string[];
}

export function createTestGateway({ publicUrl, secret, taxRegistrations }: GatewaySettings): TestGateway {
  const tax: Provider['tax'] = (place, cents, day) => taxOn(place, cents, day, taxRegistrations);
  const session = (subtotalCents: number, line: TaxLine, key: string): Session => {
    const sessionId = sessionIdOf(key, secret);
    return {
      ...line,
      sessionId,
      url: `${publicUrl}/checkout?session=${sessionId}`,
      subtotalCents,
      totalCents: subtotalCents + line.taxCents,
      expiresAt: new Date(Date.now() + OPEN_HOURS * HOUR_MS),
    };
  };
  return {
    name: 'test',
    tax,
    async beginCheckout(customer: Customer, price: Price, key) {
      return session(price.amountCents, tax(customer, price.amountCents, today()), key);
    },
    async portal(_customer, _plan, open, key) {
      if (!open) throw conflict(m.billing__you_have_no_unpaid_invoice());
      return session(open.subtotalCents, taxOf(open), key);
    },
    closeCheckout: async ({ id: customerId }, sessionId) =>
      createFacts(new Date(), [{ kind: 'checkout.expired', customerId, sessionId }]),
    fetchCheckout: async () => [],
    async quote(change) {
      const lines = linesOf(change);
      const subtotalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
      const line = tax(change.customer, subtotalCents, change.at.toISOString().slice(0, 10));
      return { ...line, lines, subtotalCents, totalCents: subtotalCents + line.taxCents };
    },
    change: async (change, quote, key) =>
      createFacts(nextMomentOf(change.plan), eventsOf(change, quote), `evt_change_${key}`),
    async setCancelling(customer, plan, cancelling) {
      const terms = { ...termsOf(plan), cancelAtPeriodEnd: cancelling, nextPriceId: null };
      return createFacts(nextMomentOf(plan), [
        { kind: 'plan.told', customerId: customer.id, subscriptionId: subscriptionIdOf(plan), terms },
      ]);
    },
    async refund(customer, plan, paid) {
      const about = { customerId: customer.id, subscriptionId: subscriptionIdOf(plan) };
      const given = paid.map((row) => ({ kind: 'invoice.refunded' as const, ...about, invoice: contentOf(row) }));
      return createFacts(nextMomentOf(plan), [...given, { kind: 'plan.ended', ...about }]);
    },
    look: async () => [],
    read(body, headers) {
      checkSignature(body.toString(), headers.get(SIGNATURE_HEADER), secret, new Date());
      const parsed = Webhook.safeParse(JSON.parse(body.toString()));
      if (!parsed.success) throw invalid('body', m.billing__isnt_a_webhook_event_from());
      return parsed.data.facts.map((fact) => ({ ...fact, occurredAt: new Date(fact.occurredAt) }));
    },
    pack(facts, at) {
      const body = JSON.stringify({ facts });
      return { body: Buffer.from(body), headers: new Headers({ [SIGNATURE_HEADER]: sign(body, secret, at) }) };
    },
  };
}

const Webhook = z.strictObject({
  facts: z.array(z.strictObject({ id: z.string().max(200), occurredAt: z.iso.datetime(), event: ProviderEvent })),
});

function eventsOf(change: Change, quote: Parameters<Provider['change']>[1]): ProviderEvent[] {
  const about = { customerId: change.customer.id, subscriptionId: subscriptionIdOf(change.plan) };
  if (change.effective === 'period_end') return [{ kind: 'plan.scheduled', ...about, nextPriceId: change.price.id }];
  if (change.price.id === change.plan.priceId) return [{ kind: 'plan.scheduled', ...about, nextPriceId: null }];
  const invoice = bill(change.at, quote.lines, quote, change.plan.currency);
  return [
    { kind: 'plan.told', ...about, terms: termsAfter(change) },
    { kind: 'invoice.paid', ...about, invoice },
  ];
}

const taxOf = (row: InvoiceRow): TaxLine => ({
  taxCents: row.taxCents,
  taxLabel: row.taxLabel,
  taxNote: row.taxLabel ?? m.billing__no_tax_applies_to_this(),
});

/** Returns an existing invoice in the form of a fact. */
export function contentOf(row: InvoiceRow): ReturnType<typeof bill> {
  return {
    providerInvoiceId: row.providerInvoiceId!,
    number: row.number,
    currency: row.currency,
    lines: row.lines as ReturnType<typeof bill>['lines'],
    subtotalCents: row.subtotalCents,
    taxCents: row.taxCents,
    taxLabel: row.taxLabel,
    totalCents: row.totalCents,
    issuedAt: row.issuedAt.toISOString(),
  };
}
