import { DAY_MS } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import type { Fact, InvoiceContent, ProviderEvent, Terms } from './facts.ts';
import { currentOf, fold } from './fold.ts';

const about = { customerId: 1, subscriptionId: 'sub_1' };
const start = Date.UTC(2026, 0, 31, 12);

const terms = (fields: Partial<Terms> = {}): Terms => ({
  priceId: 'starter-monthly',
  interval: 'monthly',
  amountCents: 100,
  currency: 'usd',
  status: 'active',
  periodStart: new Date(start).toISOString(),
  periodEnd: new Date(start + 30 * DAY_MS).toISOString(),
  cancelAtPeriodEnd: false,
  ...fields,
});
const invoice = (providerInvoiceId: string): InvoiceContent => ({
  providerInvoiceId,
  currency: 'usd',
  lines: [],
  subtotalCents: 100,
  taxCents: 0,
  taxLabel: null,
  totalCents: 100,
  issuedAt: new Date(start).toISOString(),
});

let made = 0;
/** Days after the start, and the event at that time. */
const on = (days: number, event: ProviderEvent): Fact => ({
  // Ids run against the causal order, because providers' ids are not ordered.
  id: `evt_${9_000 - ++made}`,
  occurredAt: new Date(start + days * DAY_MS),
  event,
});
const planEvent = (days: number, fields?: Partial<Terms>) =>
  on(days, { kind: 'plan.told', ...about, terms: terms(fields) });
const paid = (days: number, id: string) => on(days, { kind: 'invoice.paid', ...about, invoice: invoice(id) });
const failed = (days: number, id: string) => on(days, { kind: 'invoice.failed', ...about, invoice: invoice(id) });

/** A year in the life of a plan; many events share one second, as with real providers. */
const script: Fact[] = [
  planEvent(0, { status: 'incomplete' }),
  paid(0, 'in_1'),
  planEvent(0),
  on(0, { kind: 'checkout.paid', ...about, sessionId: 'cs_1' }),
  planEvent(30, { status: 'past_due' }),
  failed(30, 'in_2'),
  on(44, { kind: 'grace.ended', ...about }),
  paid(47, 'in_2'),
  planEvent(47, { priceId: 'professional-monthly', amountCents: 200 }),
  on(50, { kind: 'plan.scheduled', ...about, nextPriceId: 'starter-monthly' }),
  // Two events of one kind within one second: only the id decides which is last.
  planEvent(60, { priceId: 'starter-monthly', cancelAtPeriodEnd: true }),
  planEvent(60, { priceId: 'starter-monthly' }),
];

describe('the state of a plan', () => {
  it('matches the sequence of events', () => {
    const states = script.map((_, n) => fold('sub_1', script.slice(0, n + 1)).status);
    expect(states).toEqual([
      ...['pending_payment', 'active', 'active', 'active'],
      ...['past_due', 'past_due', 'suspended', 'active'],
      ...['active', 'active', 'active', 'active'],
    ]);
  });

  it('is the same after any permutation, duplication, or loss with retry of 12 events', () => {
    const expected = fold('sub_1', script);
    const seeds = 20_000;
    const orders = new Set<string>();
    for (let seed = 1; seed <= seeds; seed++) {
      const random = roll(seed);
      const shuffled = shuffle(script, random);
      // Some events arrive twice, some are lost at first and arrive at the very end.
      const mixed = shuffled.flatMap((fact) => (random() < 0.3 ? [fact, fact] : [fact]));
      const lost = mixed.filter(() => random() < 0.2);
      orders.add(shuffled.map((fact) => fact.id).join());
      expect(fold('sub_1', [...mixed.filter((fact) => !lost.includes(fact)), ...lost])).toEqual(expected);
    }
    console.info(`12 events in ${orders.size} different orders, with doubles and losses: one state`);
  });

  it('is the same at each step, regardless of later events that arrived early', () => {
    for (let n = 1; n <= script.length; n++) {
      const known = script.slice(0, n);
      const expected = fold('sub_1', known);
      for (let seed = 1; seed <= 200; seed++) expect(fold('sub_1', shuffle(known, roll(seed)))).toEqual(expected);
    }
  });

  it.each([
    ['set up, then paid', [planEvent(0, { status: 'incomplete' }), planEvent(0)], 'active'],
    [
      'not paid, then paid',
      [planEvent(-9), failed(0, 'in_2'), planEvent(0, { status: 'past_due' }), paid(0, 'in_2')],
      'active',
    ],
    ['renewed, then ended', [planEvent(-9), planEvent(0), on(0, { kind: 'plan.ended', ...about })], 'cancelled'],
    [
      'late, and suspended',
      [
        planEvent(-20),
        failed(-14, 'in_2'),
        planEvent(0, { status: 'past_due' }),
        on(0, { kind: 'grace.ended', ...about }),
      ],
      'suspended',
    ],
  ])('is the same for any order of causes within one second: %s', (_, facts, status) => {
    // The result must not depend on ids.
    const turned = facts.map((fact, n) => ({ ...fact, id: `evt_${9 - n}` }));
    const state = fold('sub_1', turned);
    expect(state.status).toBe(status);
    if (status === 'active') expect(state).toMatchObject({ pastDueSince: null });
    expect(state.terms?.status).not.toBe('incomplete');
  });

  it('is not suspended before 14 days, nor when the payment event arrives late', () => {
    const early = on(43.9, { kind: 'grace.ended', ...about });
    expect(fold('sub_1', [planEvent(0), failed(30, 'in_2'), early]).status).toBe('past_due');
    const late = on(44, { kind: 'grace.ended', ...about });
    expect(fold('sub_1', [planEvent(0), failed(30, 'in_2'), late, paid(40, 'in_2')]).status).toBe('active');
  });

  it('never becomes active again after the plan ended', () => {
    const ended = on(10, { kind: 'plan.ended', ...about });
    const after = fold('sub_1', [planEvent(0), ended, paid(11, 'in_3'), planEvent(12)]);
    expect(after).toMatchObject({ status: 'cancelled', cancelledAt: ended.occurredAt, pastDueSince: null });
  });

  it('is not past due before the first payment', () => {
    expect(fold('sub_1', [failed(0, 'in_1'), planEvent(0, { status: 'incomplete' })]).status).toBe('pending_payment');
  });

  it('is that of the active subscription, and of the first one when two are active', () => {
    const first = fold('sub_1', [planEvent(0)]);
    const second = fold('sub_2', [planEvent(3)]);
    const ended = fold('sub_0', [planEvent(-5), on(-1, { kind: 'plan.ended', ...about })]);
    for (const order of [
      [first, second, ended],
      [ended, second, first],
    ])
      expect(currentOf(order)?.subscriptionId).toBe('sub_1');
    expect(currentOf([ended, fold('sub_3', [])])?.subscriptionId).toBe('sub_0');
  });
});

/** Deterministic numbers from 0 to 1 for a seed (mulberry32). */
function roll(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list];
  for (let n = out.length - 1; n > 0; n--) {
    const at = Math.floor(random() * (n + 1));
    [out[n], out[at]] = [out[at]!, out[n]!];
  }
  return out;
}
