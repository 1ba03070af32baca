import { DAY_MS, HOUR_MS } from '@lintel/geo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBuyer, aCompany, anAgent, type TestCompany } from '../../../test/people.ts';
import { setClock, type World, worlds } from '../../../test/stripe-server/worlds.ts';
import { endGrace } from './jobs/end-grace.ts';
import { seatsInUse } from './seats.ts';
import { checkouts, invoices, subscriptions } from './tables.ts';

const unpaid = {
  status: 'pending_payment' as const,
  priceId: 'starter-monthly',
  tier: 'starter' as const,
  amountCents: 29_900,
  seats: 10,
};

describe.each(Object.keys(worlds) as (keyof typeof worlds)[])('plans paid at %s', (name) => {
  let world: World;
  let company: TestCompany;
  beforeAll(async () => {
    world = await worlds[name]();
  });
  afterAll(() => {
    vi.useRealTimers();
    return world.stop();
  });
  beforeEach(async () => {
    vi.useRealTimers();
    company = await aCompany(world.app, {}, unpaid);
  });

  const post = (path: string, body?: unknown, who = company) =>
    world.app.request('POST', `/api/billing${path}`, body, who.as);
  const get = (path: string, who = company) => world.app.request('GET', `/api/billing${path}`, undefined, who.as);
  const plan = async () => (await get('/subscription')).body.subscription;
  const bills = async (who = company) => (await get('/invoices', who)).body.invoices;
  const begin = async (tier = 'starter', billingInterval = 'monthly') => {
    const { status, body } = await post('/checkout', { tier, billingInterval });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.sessionId as string;
  };
  const paid = async (tier = 'starter', billingInterval = 'monthly') =>
    world.pay(company, await begin(tier, billingInterval));
  const previewed = async (target: object) => (await post('/subscription/preview', target)).body;
  const changed = async (target: object) => {
    const { prorationAt, totalCents } = await previewed(target);
    return post('/subscription/change', { ...target, prorationAt, totalCents });
  };

  it('is active once the provider reports the payment, with seats, period, invoice and email', async () => {
    const sessionId = await begin();
    expect((await get(`/checkout/${sessionId}`)).body).toMatchObject({
      state: 'open',
      reference: sessionId.slice(-8),
      subtotalCents: 29_900,
      plan: { tier: 'starter', billingInterval: 'monthly', seats: 10 },
    });
    expect((await plan()).status).toBe('pending_payment');
    await world.pay(company, sessionId);
    expect((await get(`/checkout/${sessionId}`)).body.state).toBe('paid');
    expect(await plan()).toMatchObject({ status: 'active', tier: 'starter', amountCents: 29_900, seats: 10 });
    expect(await bills()).toMatchObject([{ status: 'paid', totalCents: 29_900 }]);
  });

  it('shows a checkout only to its owner, and no forged one', async () => {
    const sessionId = await begin();
    const other = await aCompany(world.app, {}, unpaid);
    const buyer = await aBuyer(world.app);
    for (const who of [other, buyer]) {
      const reply = await world.app.request('GET', `/api/billing/checkout/${sessionId}`, undefined, who.as);
      expect(reply.status).toBe(404);
    }
    expect((await get(`/checkout/${sessionId.slice(0, -1)}x`)).status).toBe(404);
    expect((await world.app.request('GET', `/api/billing/checkout/${sessionId}`)).status).toBe(401);
  });

  it('returns the same session for a double click and closes the old one for another plan', {
    tags: ['both-databases'],
  }, async () => {
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(second).toBe(first);
    const other = await begin('professional', 'yearly');
    expect(other).not.toBe(first);
    expect((await get(`/checkout/${first}`)).body.state).toBe('expired');
    await world.pay(company, other);
    expect(await plan()).toMatchObject({
      tier: 'professional',
      billingInterval: 'yearly',
      seats: 40,
      amountCents: 799_900,
    });
  });

  it('detects an expired session', async () => {
    const sessionId = await begin();
    await world.expire(sessionId);
    expect((await get(`/checkout/${sessionId}`)).body.state).toBe('expired');
    expect((await plan()).status).toBe('pending_payment');
  });

  it('starts no second plan while one is running', async () => {
    await paid();
    const reply = await post('/checkout', { tier: 'professional', billingInterval: 'monthly' });
    expect(reply).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it.each([
    ['professional', 'monthly'],
    ['enterprise', 'monthly'],
    ['starter', 'yearly'],
    ['professional', 'yearly'],
  ])('bills a change to %s, %s as it was previewed, to the cent', async (tier, billingInterval) => {
    await paid();
    const preview = await previewed({ tier, billingInterval });
    expect(preview).toMatchObject({ effective: 'now', totalCents: preview.subtotalCents + preview.taxCents });
    expect(preview.totalCents).toBeGreaterThan(0);
    const { prorationAt, totalCents } = preview;
    const reply = await post('/subscription/change', { tier, billingInterval, prorationAt, totalCents });
    expect(reply.body.subscription).toMatchObject({ tier, billingInterval, seats: preview.seats, status: 'active' });
    const [bill, ...older] = await bills();
    expect(older).toHaveLength(1);
    expect(bill).toMatchObject({ status: 'paid', totalCents, taxCents: preview.taxCents });
    expect(bill.lines.map((line: { amountCents: number }) => line.amountCents)).toEqual(
      preview.lines.map((line: { amountCents: number }) => line.amountCents),
    );
    expect(reply.body.subscription.currentPeriodEnd).toBe(preview.nextBill.at);
  });

  it('rejects a change that would cost anything else than the previewed amount', async () => {
    await paid();
    const target = { tier: 'professional', billingInterval: 'monthly' };
    const { prorationAt, totalCents } = await previewed(target);
    for (const wrong of [0, totalCents - 1, totalCents + 1])
      expect((await post('/subscription/change', { ...target, prorationAt, totalCents: wrong })).status).toBe(409);
    const old = new Date(Date.now() - HOUR_MS).toISOString();
    expect((await post('/subscription/change', { ...target, prorationAt: old, totalCents })).status).toBe(400);
    expect(await bills()).toHaveLength(1);
  });

  it('makes one of two concurrent changes', { tags: ['both-databases'] }, async () => {
    await paid();
    const targets = ['professional', 'enterprise'].map((tier) => ({ tier, billingInterval: 'monthly' }));
    const previews = await Promise.all(
      targets.map(async (target) => ({ ...target, ...pick(await previewed(target)) })),
    );
    const replies = await Promise.all([...previews, ...previews].map((each) => post('/subscription/change', each)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(3);
    expect(await bills()).toHaveLength(2);
  });

  it('switches to a smaller plan with the next period, costs nothing now, and can be undone', async () => {
    await paid('professional');
    const target = { tier: 'starter', billingInterval: 'monthly' };
    expect(await previewed(target)).toMatchObject({ effective: 'period_end', totalCents: 0, lines: [] });
    expect((await changed(target)).body.subscription).toMatchObject({
      tier: 'professional',
      nextPlan: { tier: 'starter' },
      nextBill: { subtotalCents: 29_900 },
    });
    expect((await changed({ tier: 'professional', billingInterval: 'monthly' })).body.subscription.nextPlan).toBeNull();
    await changed(target);
    await world.turn(company, { paid: true });
    expect(await plan()).toMatchObject({
      tier: 'starter',
      seats: 10,
      amountCents: 29_900,
      nextPlan: null,
      status: 'active',
    });
    expect((await bills())[0]).toMatchObject({ totalCents: 29_900, status: 'paid' });
  });

  it('rejects a plan with fewer seats than are in use', async () => {
    await paid('professional');
    for (let n = 0; n < 11; n++) await anAgent(world.app, company);
    world.app.context.resolve(seatsInUse).count = async () => 11;
    const reply = await post('/subscription/preview', { tier: 'starter', billingInterval: 'monthly' });
    world.app.context.resolve(seatsInUse).count = async () => 0;
    expect(reply.status).toBe(409);
    expect(reply.body.detail).toBe('Starter includes 10 agents, and you have 11. Remove 1 first');
  });

  it('cancels at the end of the period and can be resumed', async () => {
    await paid();
    expect((await post('/subscription/cancel', {})).body.subscription).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    expect((await post('/subscription/cancel', {})).status).toBe(409);
    expect((await post('/subscription/preview', { tier: 'enterprise', billingInterval: 'monthly' })).status).toBe(409);
    expect((await post('/subscription/resume')).body.subscription.cancelAtPeriodEnd).toBe(false);
    await post('/subscription/cancel', {});
    await world.turn(company, { paid: true });
    expect(await plan()).toMatchObject({ status: 'cancelled', can: { checkout: true, change: false } });
    expect(await bills()).toHaveLength(1);
    // A returning customer starts over.
    await paid('professional');
    expect(await plan()).toMatchObject({ status: 'active', tier: 'professional', cancelAtPeriodEnd: false });
  });

  it('refunds a year within 30 days and ends the plan, but no month or older year', async () => {
    await paid('starter', 'yearly');
    const reply = await post('/subscription/cancel', { refund: true });
    expect(reply.body.subscription.status).toBe('cancelled');
    expect((await bills())[0]).toMatchObject({ status: 'refunded', totalCents: 299_900 });
    await paid('starter', 'monthly');
    expect(await post('/subscription/cancel', { refund: true })).toMatchObject({ status: 409 });
    const { db } = world.app.context.database;
    company = await aCompany(world.app, {}, unpaid);
    await paid('starter', 'yearly');
    await db
      .update(invoices)
      .set({ paidAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(invoices.customerId, company.customerId));
    const late = await post('/subscription/cancel', { refund: true });
    expect(late.status).toBe(409);
    expect(late.body.detail).toContain('within 30 days');
    expect((await plan()).status).toBe('active');
  });

  it('is past due when an invoice is unpaid, suspended after 14 days, and active again when it is paid', async () => {
    await paid();
    await world.turn(company, { paid: false });
    const late = await plan();
    expect(late).toMatchObject({ status: 'past_due', can: { change: false, portal: true } });
    const since = new Date(late.pastDueSince).getTime();
    expect(new Date(late.graceEndsAt).getTime() - since).toBe(14 * DAY_MS);
    expect((await bills())[0].status).toBe('open');
    const day = (days: number) => {
      setClock(new Date(since + days * DAY_MS));
      return { app: world.app.context, now: () => new Date() };
    };
    await endGrace(day(13.9));
    expect((await plan()).status).toBe('past_due');
    await endGrace(day(14.01));
    await endGrace(day(14.5));
    expect((await plan()).status).toBe('suspended');
    await world.payOpen(company);
    expect(await plan()).toMatchObject({ status: 'active', pastDueSince: null });
    expect((await bills()).map((bill: { status: string }) => bill.status)).toEqual(['paid', 'paid']);
  });

  it('keeps the plans and invoices of two companies separate', async () => {
    await paid();
    const mine = company;
    company = await aCompany(world.app, {}, unpaid);
    await paid('enterprise');
    expect((await bills()).map((bill: { totalCents: number }) => bill.totalCents)).toEqual([149_900]);
    expect((await bills(mine)).map((bill: { totalCents: number }) => bill.totalCents)).toEqual([29_900]);
    const [own] = await bills(mine);
    expect((await get(`/invoices/${own.id}/pdf`)).status).toBe(404);
    const file = await get(`/invoices/${own.id}/pdf`, mine);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.body.slice(0, 5)).toBe('%PDF-');
  });

  it('ignores a plan or checkout that someone names for another company', async () => {
    const sessionId = await begin();
    const { db } = world.app.context.database;
    const [row] = await db.select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
    const other = await aCompany(world.app, {}, unpaid);
    const reply = await post(`/checkout/${sessionId}/answer`, { answer: 'pay' }, other);
    expect(reply.status).toBe(404);
    const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, row!.customerId));
    expect(plan!.status).toBe('pending_payment');
  });
});

const pick = ({ prorationAt, totalCents }: { prorationAt: string; totalCents: number }) => ({
  prorationAt,
  totalCents,
});
