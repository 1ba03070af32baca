import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer, anAgent } from '../../../../test/people.ts';
import { auditLog } from '../../../platform/audit/audit.tables.ts';
import { aLender, complete, type Lending, mortgageCalls } from '../lending.fixture.ts';
import { lendingData } from '../personal-data.ts';
import { loanApplications, loanEvents } from '../tables.ts';
import { deleteRetained } from './retention.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const { call, start, edit, move, inStatus } = mortgageCalls(() => app);

describe('an application', () => {
  it('copies data of the account and of “Can I buy it?” only with the borrower’s consent', async () => {
    const profile = {
      state: 'TX',
      income: 120_000,
      debtsMonthly: 400,
      savings: 60_000,
      credit: '740',
      firstTimeBuyer: true,
      veteran: false,
      years: 30,
    };
    await app.request('PUT', '/api/affordability/profile', profile, lender.buyer.as);
    expect((await start(lender.buyer)).values).toEqual({});
    const filled = await start(lender.buyer, { useProfile: true, useBuyingProfile: true });
    expect(filled.values).toMatchObject({
      'borrower.1.FirstName': 'Ada',
      'current_income_item.1.CurrentIncomeMonthlyTotalAmount': 10_000,
      'liability.1.LiabilityMonthlyPaymentAmount': 400,
      'asset.1.AssetCashOrMarketValueAmount': 60_000,
    });
    const byAgent = await call(
      'POST',
      '/applications',
      { buyerId: lender.buyer.id, useProfile: true, useBuyingProfile: true },
      lender.agent.as,
    );
    expect(byAgent.body.values).toEqual({});
  });

  it('is started once by repeated requests with one key, and never for another home', async () => {
    const buyer = await aBuyer(app, lender.agent);
    const headers = { ...buyer.as, 'idempotency-key': 'one press' };
    const both = await Promise.all([1, 2].map(() => call('POST', '/applications', {}, headers)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const listed = (await call('GET', '/applications', undefined, buyer.as)).body;
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([both[0]!.body.id]);
    expect(both[1]!.body.id).toBe(both[0]!.body.id);
    expect((await call('POST', '/applications', { listingId: 1 }, headers)).status).toBe(409);
  });

  it('is encrypted, and is found only by its borrower and agent', async () => {
    const id = await inStatus('pending', lender);
    const { rows } = await app.context.database.db.execute<{ data: string }>(
      `select data from loan_applications where id = ${id}`,
    );
    expect(rows[0]?.data).toMatch(/^sealed:1:/);
    const [stranger, colleague] = [await aBuyer(app), await anAgent(app, lender.company, { agentType: 'mortgage' })];
    for (const { as } of [stranger, colleague, lender.company]) {
      expect((await call('GET', `/applications/${id}`, undefined, as)).status).toBe(404);
      expect((await call('GET', '/applications', undefined, as)).body).toEqual([]);
    }
    expect((await call('GET', `/applications/${id}`, undefined, lender.agent.as)).body.values).toMatchObject({
      'loan.1.BaseLoanAmount': 320_000,
    });
  });

  it('names each bad field with its rule and changes nothing', async () => {
    const id = await inStatus('pending', lender);
    const before = (await call('GET', `/applications/${id}`, undefined, lender.buyer.as)).body;
    const changes = {
      'loan.1.BaseLoanAmount': -1,
      'loan.1.MortgageType': 'Balloon',
      'borrower.1.BorrowerBirthDate': '1850-01-01',
      'borrower.1.TaxpayerIdentifierValue': '12',
      'borrower.3.FirstName': 'Third',
      'identity_verification.1.DocumentNumber': 'X',
      'loan.1.CurrencyCode': 'EUR',
      'borrower.1.FirstName': 'Grace',
    };
    const { status, body } = await edit(id, before.version, changes, lender.buyer.as);
    expect(status).toBe(400);
    expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(Object.keys(changes).slice(0, -1));
    expect((await call('GET', `/applications/${id}`, undefined, lender.buyer.as)).body.values).toEqual(before.values);
  });

  it('merges concurrent edits by field and returns both values of a field that two people changed', async () => {
    const id = await inStatus('pending', lender);
    const { version } = (await call('GET', `/applications/${id}`, undefined, lender.buyer.as)).body;
    await edit(id, version, { 'residence.1.CityName': 'Austin', 'loan.1.BaseLoanAmount': 310_000 }, lender.buyer.as);
    const second = await edit(
      id,
      version,
      { 'loan.1.BaseLoanAmount': 300_000, 'employer.1.FullName': 'Acme' },
      lender.agent.as,
    );
    expect(second.body.conflicts).toEqual([{ path: 'loan.1.BaseLoanAmount', yours: 300_000, theirs: 310_000 }]);
    expect(second.body.application.values).toMatchObject({
      ...{ 'residence.1.CityName': 'Austin', 'loan.1.BaseLoanAmount': 310_000, 'employer.1.FullName': 'Acme' },
    });
  });

  it('is submitted when it is complete, and moves only along its statuses, each with an audit entry', async () => {
    const { id } = await start(lender.buyer);
    const early = await move(id, 'submitted', lender.buyer.as);
    expect(early.status).toBe(400);
    expect(early.body.fields).toContainEqual({ field: 'loan.1.MortgageType', rule: 'is required' });
    await edit(id, 1, { ...complete, 'loan.1.BaseLoanAmount': 500_000 }, lender.buyer.as);
    expect((await move(id, 'submitted', lender.buyer.as)).body.fields).toMatchObject([
      { field: 'loan.1.BaseLoanAmount' },
    ]);
    await edit(id, 2, { 'loan.1.BaseLoanAmount': 320_000 }, lender.buyer.as);
    for (const [status, as, expected] of [
      ['approved', lender.agent.as, 409],
      ['submitted', lender.agent.as, 409],
      ['submitted', lender.buyer.as, 200],
      ['in_progress', lender.buyer.as, 409],
      ['in_progress', lender.agent.as, 200],
      ['approved', lender.agent.as, 409],
      ['under_review', lender.agent.as, 200],
      ['rejected', lender.agent.as, 400],
    ] as const)
      expect([status, (await move(id, status, as)).status]).toEqual([status, expected]);
    const rejected = await move(id, 'rejected', lender.agent.as, {
      adverseReasons: ['obligations_excessive', 'income_unverified'],
    });
    expect(rejected.body.adverseAction).toContain(
      'Excessive obligations in relation to income; Unable to verify income',
    );
    expect(rejected.body.adverseAction).toContain('Equal Credit Opportunity Act');
    expect((await move(id, 'withdrawn', lender.buyer.as)).status).toBe(409);
    const lock = { lockedOn: '2027-01-01', days: 30, ratePercent: 6.5 };
    expect((await call('POST', `/applications/${id}/rate-lock`, lock, lender.agent.as)).status).toBe(409);
    const dates = { closingOn: '2027-03-01' };
    expect((await call('PUT', `/applications/${id}/dates`, dates, lender.agent.as)).status).toBe(409);
    const entries = await db()
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.object, `loan:${id}`));
    expect(entries.map(({ action }) => action)).toEqual([
      'loan.started',
      'loan.submitted',
      'loan.in_progress',
      'loan.under_review',
      'loan.rejected',
    ]);
  });

  it('shows demographic information to its borrower only, in no list, event or audit entry', async () => {
    const id = await inStatus('submitted', lender);
    const stated = { ethnicity: 'zz-ethnicity', race: null, sex: null, declined: false };
    expect((await call('PUT', `/applications/${id}/demographics`, stated, lender.buyer.as)).body.demographics).toEqual(
      stated,
    );
    expect((await call('GET', `/applications/${id}/demographics`, undefined, lender.agent.as)).status).toBe(403);
    const seen = JSON.stringify([
      (await call('GET', `/applications/${id}`, undefined, lender.agent.as)).body,
      (await call('GET', '/applications', undefined, lender.agent.as)).body,
      await db().select().from(loanEvents),
      await db().select().from(auditLog),
    ]);
    expect(seen).not.toContain('zz-ethnicity');
  });
});

it('an application of an erased borrower is kept for 25 months after the decision in the USA, and a draft is deleted', async () => {
  const other = await aLender(app);
  await inStatus('pending', other);
  const decided = await inStatus('submitted', other);
  const now = new Date();
  await db()
    .update(loanApplications)
    .set({ status: 'rejected', decidedAt: now })
    .where(eq(loanApplications.id, decided));
  await app.context.database.transaction((tx) => lendingData.erase!(tx, other.buyer.id));
  const left = () =>
    db()
      .select({ id: loanApplications.id, until: loanApplications.retainedUntil })
      .from(loanApplications)
      .where(eq(loanApplications.buyerId, other.buyer.id));
  const [kept, ...more] = await left();
  expect(more).toEqual([]);
  expect(kept?.id).toBe(decided);
  const days = (Date.parse(kept!.until!) - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(758);
  expect(days).toBeLessThan(763);
  await deleteRetained(db(), kept!.until!);
  expect(await left()).toHaveLength(1);
  await deleteRetained(db(), new Date(Date.parse(kept!.until!) + 86_400_000).toISOString().slice(0, 10));
  expect(await left()).toEqual([]);
});
