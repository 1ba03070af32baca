import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aBuyer, anAgent, aPerson } from '../../../../test/people.ts';
import { starter, startPaying } from '../../../../test/stripe-server/paying.ts';
import { checkouts } from '../tables.ts';

const { app, post, get, db, company, newCompany, begin, answer, plan, mail, stop } = await startPaying();
afterAll(stop);
beforeEach(() => newCompany());

describe('the test gateway', () => {
  it('states plan, tax and total before payment, and bills exactly that', async () => {
    const sessionId = await begin();
    const { body } = await get(`/checkout/${sessionId}`);
    expect(body).toMatchObject({
      isTest: true,
      url: null,
      subtotalCents: 29_900,
      taxCents: 1_495,
      taxLabel: 'Texas sales tax 6.25% of 80% of the price',
      totalCents: 31_395,
    });
    const reply = await answer(sessionId);
    expect(reply.body).toEqual({ state: 'paid', next: `/payment-result?session_id=${sessionId}` });
    const [bill] = (await get('/invoices')).body.invoices;
    expect(bill).toMatchObject({ totalCents: 31_395, taxCents: 1_495, taxLabel: body.taxLabel, status: 'paid' });
    expect(bill.number).toMatch(/^\d{4}-\d{6}$/);
    expect(await mail()).toEqual([`Receipt for invoice ${bill.number}`]);
  });

  it('charges once, however often and in however many windows the button is pressed', {
    tags: ['both-databases'],
  }, async () => {
    const sessionId = await begin();
    const replies = await Promise.all(Array.from({ length: 8 }, () => answer(sessionId)));
    expect(replies.map(({ status, body }) => [status, body.state])).toEqual(replies.map(() => [200, 'paid']));
    expect((await get('/invoices')).body.total).toBe(1);
    expect(await mail()).toHaveLength(1);
    expect((await answer(sessionId, 'cancel')).status).toBe(409);
  });

  it.each([
    ['decline', 'failed', ''],
    ['cancel', 'cancelled', '&cancelled=true'],
  ])('after "%s" the session has %s and a new one may begin', async (word, state, end) => {
    const sessionId = await begin();
    expect((await answer(sessionId, word)).body).toEqual({
      state,
      next: `/payment-result?session_id=${sessionId}${end}`,
    });
    expect((await get(`/checkout/${sessionId}`)).body.state).toBe(state);
    expect((await answer(sessionId)).status).toBe(409);
    const again = await begin();
    expect(again).not.toBe(sessionId);
    expect((await answer(again)).body.state).toBe('paid');
  });

  it('charges nothing for an expired session', async () => {
    const sessionId = await begin();
    await db()
      .update(checkouts)
      .set({ expiresAt: new Date(Date.now() - 1) });
    expect((await answer(sessionId)).status).toBe(409);
    expect((await get(`/checkout/${sessionId}`)).body.state).toBe('expired');
    expect((await plan()).status).toBe('pending_payment');
  });

  it.each([
    ['no body', undefined],
    ['no answer', {}],
    ['another answer', { answer: 'refund' }],
    ['a sum', { answer: 'pay', totalCents: 1 }],
  ])('refuses %s with 400', async (_, body) => {
    expect((await post(`/checkout/${await begin()}/answer`, body)).status).toBe(400);
  });

  it.each([
    ['a price of the client', { ...starter, amountCents: 1 }],
    ['an unknown tier', { ...starter, tier: 'gold' }],
    ['custom', { ...starter, tier: 'custom' }],
    ['an unknown interval', { ...starter, billingInterval: 'weekly' }],
    ['a number', { ...starter, tier: 2 ** 31 }],
    ['a foreign customer', { ...starter, customerId: 1 }],
  ])('refuses a checkout with %s', async (_, body) => {
    expect((await post('/checkout', body)).status).toBe(400);
    expect(await db().select().from(checkouts).where(eq(checkouts.customerId, company().customerId))).toEqual([]);
  });

  it.each([
    ['%27%20or%201=1', 400],
    ['..%2f..', 400],
    ['x'.repeat(201), 400],
    ['cs_test_0', 404],
    ['-1', 400],
    [String(2 ** 31), 404],
  ])('returns 404 for the session %s', async (sessionId, status) => {
    expect((await get(`/checkout/${sessionId}`)).status).toBe(status);
  });

  it('is accessible only to the person who pays for a company', async () => {
    const [wholesaler, buyer, agent] = [
      await aPerson(app, 'wholesaler'),
      await aBuyer(app),
      await anAgent(app, company()),
    ];
    for (const who of [wholesaler, buyer, agent]) {
      expect((await get('/subscription', who)).status).toBe(403);
      expect((await get('/invoices', who)).status).toBe(403);
      expect((await post('/checkout', starter, who)).status).toBe(403);
      expect((await post('/subscription/cancel', {}, who)).status).toBe(403);
    }
    expect((await app.request('GET', '/api/billing/subscription')).status).toBe(401);
  });
});

describe('GET /api/plans', () => {
  it('lists each plan with its exact saving and the tax of a location', async () => {
    const { body } = await app.request('GET', '/api/plans');
    expect(body.plans.map((each: { id: string }) => each.id)).toEqual([
      'starter',
      'professional',
      'enterprise',
      'custom',
    ]);
    expect(body.plans[1]).toMatchObject({
      popular: true,
      monthly: { amountCents: 79_900, totalCents: 79_900 },
      saving: { cents: 158_900, label: 'Save $1,589 a year' },
    });
    expect(body.plans[3]).toMatchObject({ monthly: null, yearly: null, saving: null, seatsMax: null });
    const quebec = await app.request('GET', '/api/plans?country=CA&stateOrProvince=qc');
    expect(quebec.body).toMatchObject({ taxNote: 'GST 5% + QST 9.975%' });
    expect(quebec.body.plans[0].monthly).toMatchObject({ taxCents: 4_478, totalCents: 34_378 });
    expect((await app.request('GET', '/api/plans?country=MX')).status).toBe(400);
  });
});
