import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startPaying } from '../../../../test/stripe-server/paying.ts';
import { setClock } from '../../../../test/stripe-server/worlds.ts';
import { customers, subscriptions } from '../tables.ts';
import { endGrace } from './end-grace.ts';
import { endWithoutRenewal } from './end-without-renewal.ts';
import { remindRenewals } from './remind-renewals.ts';

const { post, get, db, company, clock, newCompany, begin, answer, plan, mail, turn, stop } = await startPaying();
afterAll(stop);
beforeEach(() => newCompany({ empty: true }));

describe('work by the clock', () => {
  it('renews on the day of the month that the plan began on, with an invoice each time', async () => {
    setClock(new Date('2041-01-31T10:00:00Z'));
    await answer(await begin());
    const ends: string[] = [];
    for (let n = 0; n < 3; n++) {
      const { currentPeriodEnd } = await plan();
      ends.push(currentPeriodEnd.slice(0, 10));
      setClock(new Date(currentPeriodEnd));
      expect(await turn()).toBe(1);
      expect(await turn()).toBe(0);
    }
    expect(ends).toEqual(['2041-02-28', '2041-03-31', '2041-04-30']);
    const { invoices: bills } = (await get('/invoices')).body;
    expect(bills.map((bill: { totalCents: number }) => bill.totalCents)).toEqual([31_395, 31_395, 31_395, 31_395]);
    expect(new Set(bills.map((bill: { number: string }) => bill.number))).toEqual(
      new Set(['2041-000001', '2041-000002', '2041-000003', '2041-000004']),
    );
  });

  it('ends a plan with its first period when no one agreed to its renewal, until they resume it', async () => {
    setClock(new Date('2041-01-15T10:00:00Z'));
    const mine = eq(subscriptions.customerId, company().customerId);
    await db().update(subscriptions).set({ renews: false }).where(mine);
    await answer(await begin());
    expect(await plan()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, nextBill: null });
    expect(await endWithoutRenewal(clock())).toBe(1);
    await post('/subscription/resume');
    expect(await endWithoutRenewal(clock())).toBe(0);
    expect(await plan()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  it('informs a provider that could not be informed earlier', async () => {
    setClock(new Date('2041-01-15T10:00:00Z'));
    await answer(await begin());
    await db().update(subscriptions).set({ renews: false }).where(eq(subscriptions.customerId, company().customerId));
    await endWithoutRenewal(clock());
    expect((await plan()).cancelAtPeriodEnd).toBe(true);
    setClock(new Date('2041-02-15T11:00:00Z'));
    await turn();
    expect((await plan()).status).toBe('cancelled');
  });

  it('catches up with each period that was missed, whatever ran twice at once', {
    tags: ['both-databases'],
  }, async () => {
    setClock(new Date('2041-01-15T10:00:00Z'));
    await answer(await begin());
    setClock(new Date('2041-05-20T10:00:00Z'));
    await Promise.all([turn(), turn()]);
    expect((await get('/invoices')).body.total).toBe(5);
    expect((await plan()).currentPeriodEnd).toMatch(/^2041-06-15/);
  });

  it('renews at the customer’s price, even when it is no longer offered', async () => {
    const day = new Date('2041-01-15T10:00:00Z');
    await db()
      .update(subscriptions)
      .set({
        ...{ status: 'active', priceId: 'professional-monthly-2024', tier: 'professional', amountCents: 89_900 },
        ...{ seats: 40, currentPeriodStart: day, currentPeriodEnd: new Date('2041-02-15T10:00:00Z') },
      })
      .where(eq(subscriptions.customerId, company().customerId));
    setClock(new Date('2041-02-15T11:00:00Z'));
    await turn();
    expect((await get('/invoices')).body.invoices[0]).toMatchObject({ subtotalCents: 89_900, status: 'paid' });
    expect(await plan()).toMatchObject({ status: 'active', amountCents: 89_900, priceId: 'professional-monthly-2024' });
  });

  it('reminds 30 and 7 days before a renewal, each once, but no one who has canceled', async () => {
    setClock(new Date('2041-01-15T10:00:00Z'));
    await answer(await begin({ tier: 'starter', billingInterval: 'yearly' }));
    const on = async (day: string) => {
      setClock(new Date(`${day}T12:00:00Z`));
      return (await remindRenewals(clock())) + (await remindRenewals(clock()));
    };
    expect(await on('2041-12-15')).toBe(0);
    expect(await on('2041-12-16')).toBe(1);
    expect(await on('2041-12-20')).toBe(0);
    expect(await on('2042-01-08')).toBe(1);
    expect(await on('2042-01-14')).toBe(0);
    await post('/subscription/cancel', {});
    await db().execute(sql`delete from billing_reminders`);
    expect(await on('2042-01-10')).toBe(0);
    expect((await mail()).filter((subject) => subject === 'Your plan renews on January 15, 2042')).toHaveLength(2);
  });

  it('sends one notice each for a failed payment, the suspension and the end', async () => {
    setClock(new Date('2041-01-15T10:00:00Z'));
    await answer(await begin());
    await db().update(customers).set({ email: 'a+declined@example.com' });
    setClock(new Date('2041-02-15T11:00:00Z'));
    await turn();
    await turn();
    const late = await plan();
    expect(late.status).toBe('past_due');
    expect(late.currentPeriodEnd).toMatch(/^2041-03-15/);
    for (const day of ['2041-03-01T09:00:00Z', '2041-03-01T12:00:00Z', '2041-03-02T12:00:00Z']) {
      setClock(new Date(day));
      await endGrace(clock());
    }
    expect((await plan()).status).toBe('suspended');
    await post('/subscription/cancel', {});
    const { url } = (await post('/subscription/portal')).body;
    expect((await post('/subscription/portal')).body.url).toBe(url);
    await answer(new URL(url).searchParams.get('session')!);
    expect(await plan()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    setClock(new Date('2041-03-15T12:00:00Z'));
    await turn();
    expect((await plan()).status).toBe('cancelled');
    expect((await mail()).slice(1)).toEqual([
      'Your payment didn’t go through',
      'Your plan is suspended',
      expect.stringMatching(/^Receipt for invoice/),
      'Your plan has ended',
    ]);
  });
});
