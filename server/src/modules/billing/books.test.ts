import { DAY_MS } from '@lintel/geo';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aCompany } from '../../../test/people.ts';
import { startPaying, unpaid } from '../../../test/stripe-server/paying.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { verifyAudit } from '../../platform/audit/audit.ts';
import { monthlyRecurringCents, revenueByMonth, revenueCents } from './revenue.ts';
import { lockSeats } from './subscription-status.ts';
import { invoices, subscriptions } from './tables.ts';

const { app, post, get, db, company, newCompany, begin, answer, mail, stop } = await startPaying();
afterAll(stop);
beforeEach(() => newCompany({ empty: true }));

describe('the books', () => {
  it('equal the sum of paid invoices as revenue, without refunds, and tax separately', async () => {
    await answer(await begin({ tier: 'starter', billingInterval: 'yearly' }));
    const other = await aCompany(app, {}, unpaid);
    const sessionId = (await post('/checkout', { tier: 'professional', billingInterval: 'monthly' }, other)).body
      .sessionId;
    await post(`/checkout/${sessionId}/answer`, { answer: 'pay' }, other);
    const paid = await db().select().from(invoices).where(eq(invoices.status, 'paid'));
    const sum = paid.reduce((total, bill) => total + bill.subtotalCents, 0);
    expect(sum).toBe(299_900 + 79_900);
    expect(await revenueCents(db())).toBe(sum);
    const months = await revenueByMonth(db(), 12);
    expect(months).toHaveLength(12);
    expect(months.reduce((total, month) => total + month.revenueCents, 0)).toBe(sum);
    expect(months.at(-1)).toMatchObject({ invoices: 2, monthlyRecurringCents: 79_900 + Math.round(299_900 / 12) });
    expect(await monthlyRecurringCents(db())).toBe(79_900 + Math.round(299_900 / 12));
    expect(await monthlyRecurringCents(db(), [company().customerId])).toBe(Math.round(299_900 / 12));
    expect(await monthlyRecurringCents(db(), [])).toBe(0);
    await post('/subscription/cancel', { refund: true });
    expect(await revenueCents(db())).toBe(79_900);
    expect(await monthlyRecurringCents(db())).toBe(79_900);
    expect(await mail()).toContain(`Refund of invoice ${(await get('/invoices')).body.invoices[0].number}`);
  });

  it('have a line in the audit log for each change of money or plan, chained', async () => {
    await answer(await begin());
    await app.request('PATCH', '/api/billing/customer', { taxId: '12-3456789' }, company().as);
    const lines = await db().select({ action: auditLog.action }).from(auditLog).orderBy(desc(auditLog.id));
    expect(lines.map(({ action }) => action).toReversed()).toEqual([
      'checkout.begun',
      'invoice.paid',
      'checkout.paid',
      'subscription.changed',
      'customer.tax_id_changed',
    ]);
    expect((await verifyAudit(db())).fault).toBeUndefined();
    const [line] = await db().select().from(auditLog).where(like(auditLog.action, 'subscription.%'));
    expect(JSON.parse(line!.details).status).toEqual(['pending_payment', 'active']);
  });

  it('keep on an invoice who was billed when it was issued', async () => {
    const patch = (taxId: unknown) => app.request('PATCH', '/api/billing/customer', { taxId }, company().as);
    await patch('123456789 RT0001');
    await answer(await begin());
    expect((await patch(null)).body.taxId).toBeNull();
    const [bill] = await db().select().from(invoices);
    expect(bill!.billTo).toMatchObject({ taxId: '123456789 RT0001', stateOrProvince: 'TX' });
    expect((await patch('<b>')).status).toBe(400);
    expect((await patch('x'.repeat(41))).status).toBe(400);
    expect((await get(`/invoices/${2 ** 31}/pdf`)).status).toBe(400);
    expect((await get('/invoices/-1/pdf')).status).toBe(400);
    expect((await get('/invoices?page=0')).status).toBe(400);
  });

  it('apply a scheduled smaller plan when seats are assigned', async () => {
    await answer(await begin({ tier: 'professional', billingInterval: 'monthly' }));
    const seats = () => app.context.database.transaction((tx) => lockSeats(tx, company().customerId));
    expect(await seats()).toBe(40);
    const target = { tier: 'starter', billingInterval: 'monthly' };
    const { prorationAt, totalCents } = (await post('/subscription/preview', target)).body;
    await post('/subscription/change', { ...target, prorationAt, totalCents });
    expect(await seats()).toBe(10);
  });

  it.each(['past_due', 'suspended'] as const)('take in a %s plan that has no history, and its bill', async (status) => {
    const day = (days: number) => new Date(Date.now() + days * DAY_MS);
    const late = { status, currentPeriodStart: day(-20), currentPeriodEnd: day(10), pastDueSince: day(-20) };
    await db().update(subscriptions).set(late).where(eq(subscriptions.customerId, company().customerId));
    const sums = { subtotalCents: 29_900, taxCents: 0, totalCents: 29_900 };
    const bill = { number: '2026-000007', status: 'open' as const, lines: [], issuedAt: day(-20), ...sums };
    await db()
      .insert(invoices)
      .values({ ...bill, customerId: company().customerId });
    const { url } = (await post('/subscription/portal')).body;
    const sessionId = new URL(url).searchParams.get('session')!;
    expect((await get(`/checkout/${sessionId}`)).body).toMatchObject({ purpose: 'invoice', totalCents: 29_900 });
    expect((await answer(sessionId)).body.state).toBe('paid');
    expect((await get('/subscription')).body.subscription).toMatchObject({
      status: 'active',
      pastDueSince: null,
      currentPeriodEnd: late.currentPeriodEnd.toISOString(),
    });
    expect((await get('/invoices')).body.invoices).toMatchObject([{ number: '2026-000007', status: 'paid' }]);
    await post('/subscription/cancel', {});
    expect((await post('/subscription/resume')).body.subscription).toMatchObject({ status: 'active' });
  });
});
