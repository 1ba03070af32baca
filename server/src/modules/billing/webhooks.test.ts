import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCompany, type TestCompany } from '../../../test/people.ts';
import { send } from '../../../test/stripe-server/server.ts';
import { type World, worlds } from '../../../test/stripe-server/worlds.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { reconcileCheckouts, reconcilePlans } from './jobs/reconcile.ts';
import { billingEvents, checkouts, invoices, subscriptions } from './tables.ts';
import { sign } from './test-gateway/sign.ts';

const unpaid = { status: 'pending_payment' as const, priceId: 'starter-monthly', tier: 'starter' as const, seats: 10 };

describe('webhooks of Stripe', () => {
  let world: World;
  let company: TestCompany;
  let to: string;
  beforeAll(async () => {
    world = await worlds.Stripe({ LINTEL_STRIPE_TAX: 'true' });
    to = `${world.app.url}/api/billing/webhooks/stripe`;
  });
  afterAll(() => {
    vi.useRealTimers();
    return world.stop();
  });
  beforeEach(async () => {
    vi.useRealTimers();
    company = await aCompany(world.app, {}, unpaid);
  });

  const post = (path: string, body?: unknown) => world.app.request('POST', `/api/billing${path}`, body, company.as);
  const begin = async () => (await post('/checkout', { tier: 'starter', billingInterval: 'monthly' })).body.sessionId;
  const row = async (who = company) =>
    (
      await world.app.context.database.db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.customerId, who.customerId))
    )[0]!;
  const events = async () =>
    (
      await world.app.context.database.db
        .select({ n: count() })
        .from(billingEvents)
        .where(eq(billingEvents.customerId, company.customerId))
    )[0]!.n;
  const event = (fields: object = {}) =>
    JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'product.created',
      created: 1,
      data: { object: {} },
      ...fields,
    });

  it('are trusted only with a valid signature', async () => {
    const minute = 60_000;
    expect(await send(to, event())).toBe(200);
    expect(await send(to, event(), { secret: 'whsec_other' })).toBe(400);
    expect(await send(to, event(), { at: Date.now() - 6 * minute })).toBe(400);
    const plain = await world.app.request('POST', '/api/billing/webhooks/stripe', JSON.parse(event()));
    expect(plain.status).toBe(400);
    expect(plain.body.fields).toEqual([{ field: 'signature', rule: 'isn’t valid, or is too old' }]);
    expect((await world.app.request('POST', '/api/billing/webhooks/paypal', {})).status).toBe(400);
    expect((await world.app.request('POST', '/api/billing/webhooks/test', {})).status).toBe(404);
  });

  it('are rejected when one character of a signed body changes', async () => {
    const sessionId = await begin();
    world.stripe!.book.paySession(sessionId);
    let statuses = await world.stripe!.deliver(to, (bodies) => bodies.map((body) => body.slice(0, -1)));
    expect(new Set(statuses)).toEqual(new Set([400]));
    world.stripe!.book.record('product.created', {});
    statuses = await world.stripe!.deliver(to);
    expect(statuses).toEqual([200]);
    expect((await row()).status).toBe('pending_payment');
  });

  it('about unknown objects are accepted and ignored', async () => {
    const subscription = { id: 'sub_foreign', metadata: {}, items: { data: [] } };
    for (const metadata of [{}, { lintel_customer: '99999' }, { lintel_customer: 'x' }, { lintel_customer: '-1' }])
      expect(
        await send(
          to,
          event({
            id: `evt_${JSON.stringify(metadata)}`,
            type: 'customer.subscription.deleted',
            data: { object: { ...subscription, metadata } },
          }),
        ),
      ).toBe(200);
  });

  it('give the same state in any order, with duplicates, and with losses that are retried', async () => {
    const { stripe } = world;
    const states = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      company = await aCompany(world.app, {}, unpaid);
      const sessionId = await begin();
      stripe!.book.paySession(sessionId);
      const { id } = [...stripe!.book.subscriptions.values()].at(-1)!;
      stripe!.book.ahead += 5;
      stripe!.book.turn(id, { paid: false });
      stripe!.book.ahead += 5;
      stripe!.book.settle(stripe!.book.invoices.get(stripe!.book.subscriptions.get(id)!.latest_invoice!)!, true);
      const statuses = await stripe!.deliver(to, (bodies) => {
        const turned = bodies.toSorted((a, b) => key(a, seed) - key(b, seed));
        return [...turned, ...turned.slice(0, 4)];
      });
      expect(new Set(statuses)).toEqual(new Set([200]));
      const { status, priceId, pastDueSince, seats, providerSubscriptionId } = await row();
      expect(providerSubscriptionId).toBe(id);
      const bills = await world.app.context.database.db
        .select({ status: invoices.status, cents: invoices.totalCents, tax: invoices.taxCents })
        .from(invoices)
        .where(eq(invoices.customerId, company.customerId))
        .orderBy(invoices.providerInvoiceId);
      states.add(JSON.stringify({ status, priceId, pastDueSince, seats, bills }));
      expect(await events()).toBe(9);
      stripe!.book.ahead = 0;
    }
    expect([...states]).toEqual([
      JSON.stringify({
        ...{ status: 'active', priceId: 'starter-monthly', pastDueSince: null, seats: 10 },
        bills: [1, 2].map(() => ({ status: 'paid', cents: 32_890, tax: 2_990 })),
      }),
    ]);
  });

  it('about a second plan leave the running one unchanged and create an audit entry', async () => {
    const { stripe, app } = world;
    const first = await begin();
    const second = (await post('/checkout', { tier: 'professional', billingInterval: 'monthly' })).body.sessionId;
    expect((await app.request('GET', `/api/billing/checkout/${first}`, undefined, company.as)).body.state).toBe(
      'expired',
    );
    stripe!.book.paySession(second);
    stripe!.book.ahead += 5;
    // Simulates that both pages were paid at the same moment.
    stripe!.book.sessions.get(first)!.status = 'open';
    stripe!.book.paySession(first);
    stripe!.book.ahead = 0;
    await stripe!.deliver(to);
    expect(await row()).toMatchObject({ status: 'active', tier: 'professional' });
    const lines = await app.context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'subscription.paid_twice'));
    expect(lines.map(({ object }) => object)).toEqual([`subscription:${(await row()).id}`]);
  });

  it('may be lost, because checkout and plan are polled', async () => {
    const { stripe, app } = world;
    const sessionId = await begin();
    stripe!.book.paySession(sessionId);
    await stripe!.deliver(to, () => []);
    const look = () => app.request('GET', `/api/billing/checkout/${sessionId}`, undefined, company.as);
    expect((await look()).body.state).toBe('processing');
    await app.context.database.db.update(checkouts).set({ createdAt: new Date(Date.now() - 600_000) });
    const clock = { app: app.context, now: () => new Date() };
    await reconcileCheckouts(clock);
    expect((await look()).body).toMatchObject({ state: 'paid', taxCents: 2_990, totalCents: 32_890 });
    expect((await row()).status).toBe('active');
    stripe!.book.end(stripe!.book.subscriptions.get((await row()).providerSubscriptionId!)!);
    await stripe!.deliver(to, () => []);
    await reconcilePlans(clock);
    expect((await row()).status).toBe('cancelled');
  });

  it('that the database could not store are stored when they are retried', async () => {
    const { stripe, app } = world;
    stripe!.book.paySession(await begin());
    await app.context.database.db.execute(
      sql`alter table billing_events add constraint broken check (id < 0) not valid`,
    );
    let captured: string[] = [];
    const failed = await stripe!.deliver(to, (bodies) => (captured = bodies));
    await app.context.database.db.execute(sql`alter table billing_events drop constraint broken`);
    expect(new Set(failed)).toEqual(new Set([500]));
    expect(await events()).toBe(0);
    for (const body of captured) expect(await send(to, body)).toBe(200);
    expect((await row()).status).toBe('active');
  });
});

describe('calls to Stripe', () => {
  let world: World;
  let company: TestCompany;
  beforeAll(async () => {
    world = await worlds.Stripe();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    company = await aCompany(world.app, {}, unpaid);
    world.stripe!.faults.length = 0;
    world.stripe!.requests.length = 0;
  });
  const post = (path: string, body?: unknown) => world.app.request('POST', `/api/billing${path}`, body, company.as);
  const starter = { tier: 'starter', billingInterval: 'monthly' };

  it('are retried after 500 and 429 with the same key', async () => {
    world.stripe!.faults.push({ status: 500 }, { status: 429 });
    expect((await post('/checkout', starter)).status).toBe(200);
    const made = world.stripe!.requests.filter(({ method }) => method === 'POST');
    expect(made.slice(0, 3).map(({ status }) => status)).toEqual([500, 429, 200]);
    expect(new Set(made.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  });

  it('whose reply was lost are answered again without a second effect', async () => {
    world.stripe!.faults.push({ status: 500, done: true });
    expect((await post('/checkout', starter)).status).toBe(200);
    expect(
      world.stripe!.requests.filter(({ path }) => path === '/v1/customers').map(({ replayed }) => replayed),
    ).toEqual([false, true]);
    expect(
      [...world.stripe!.book.customers.values()].filter(
        (each) => each.metadata.lintel_customer === String(company.customerId),
      ),
    ).toHaveLength(1);
  });

  it('that keep failing are a 503 and start nothing', async () => {
    for (let n = 0; n < 12; n++) world.stripe!.faults.push({ status: 503 });
    const reply = await post('/checkout', starter);
    expect(reply).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(reply.body.detail).toBe('The payment provider isn’t responding. Please try again in a few minutes');
    world.stripe!.faults.length = 0;
    expect((await post('/checkout', starter)).status).toBe(200);
  });

  it('never contain a price from the client', async () => {
    const reply = await post('/checkout', { ...starter, amountCents: 1, priceId: 'price_1' });
    expect(reply.status).toBe(400);
    await post('/checkout', starter);
    expect([...world.stripe!.book.prices.values()].map((price) => price.unit_amount)).toEqual([29_900]);
  });

  it('create a price again when it was changed at Stripe', async () => {
    for (const price of world.stripe!.book.prices.values()) price.unit_amount = 5;
    const { body } = await post('/checkout', starter);
    const session = world.stripe!.book.sessions.get(body.sessionId)!;
    expect(session.amount_total).toBe(29_900);
  });

  it('lead to the Stripe portal', async () => {
    const { body } = await post('/checkout', starter);
    await world.pay(company, body.sessionId);
    const reply = await post('/subscription/portal');
    expect(reply.body.url).toMatch(/^https:\/\/billing\.example\/cus_/);
  });
});

describe('webhooks of the test gateway', () => {
  it('are trusted only with a valid signature', async () => {
    const world = await worlds['the test gateway']({ LINTEL_SECRET: 'x'.repeat(40) });
    const { createHmac } = await import('node:crypto');
    const secret = createHmac('sha256', 'x'.repeat(40)).update('test gateway').digest('hex');
    const body = '{"facts":[]}';
    const post = (signature: string, text = body) =>
      world.app.request('POST', '/api/billing/webhooks/test', text, {
        'content-type': 'application/json',
        'lintel-signature': signature,
      });
    const now = new Date();
    expect((await post(sign(body, secret, now))).status).toBe(200);
    expect((await post(sign(body, 'other', now))).status).toBe(400);
    expect((await post(sign(body, secret, new Date(now.getTime() - 301_000)))).status).toBe(400);
    expect((await post(sign(body, secret, new Date(now.getTime() + 400_000)))).status).toBe(400);
    expect((await post(sign(body, secret, now), '{"facts": []}')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    const odd = '{"facts":[{"id":"a"}]}';
    expect((await post(sign(odd, secret, now), odd)).status).toBe(400);
    await world.stop();
  });
});

/** A different order for each seed. */
function key(body: string, seed: number): number {
  let hash = seed * 2_654_435_761;
  for (const sign of JSON.parse(body).id as string) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return Math.imul(hash, 2_246_822_519);
}
