import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, anAgent } from '../../../test/people.ts';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import { announce, aPdf, sendAll } from '../documents/documents.fixture.ts';
import { licenses } from '../licensing/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { connections } from '../professionals/tables.ts';
import { deleteRetained } from './applications/retention.ts';
import { notifyOfClocks } from './clocks/notify.ts';
import { aLender, complete, type Lending } from './lending.fixture.ts';
import { exceeded, type Limits, paymentOf } from './letters/limits.ts';
import { lendingData } from './personal-data.ts';
import { loanApplications, loanEvents } from './tables.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const base = '/api/mortgage';
type As = Record<string, string>;
const call = (method: string, path: string, body: unknown, as: As) => app.request(method, base + path, body, as);
const start = async (buyer = lender.buyer, body: object = {}) =>
  (await call('POST', '/applications', body, buyer.as)).body;
const edit = (id: number, version: number, changes: object, as: As) =>
  call('PUT', `/applications/${id}/fields`, { version, changes }, as);
const move = (id: number, status: string, as: As, more: object = {}) =>
  call('POST', `/applications/${id}/status`, { status, ...more }, as);

/** An application whose every required field is filled in, in the status. */
async function inStatus(status: 'pending' | 'submitted' | 'under_review', buyer = lender.buyer) {
  const { id } = await start(buyer);
  await edit(id, 1, complete, buyer.as);
  if (status !== 'pending') await move(id, 'submitted', buyer.as);
  if (status === 'under_review')
    for (const next of ['in_progress', 'under_review']) await move(id, next, lender.agent.as);
  return id as number;
}

describe('an application', () => {
  it('takes data of the account and of “Can I buy it?” only with the borrower’s consent', async () => {
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
    expect((await start()).values).toEqual({});
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

  it('is encrypted, and is found only by its borrower and agent', async () => {
    const id = await inStatus('pending');
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
    const id = await inStatus('pending');
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
    const id = await inStatus('pending');
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
    const { id } = await start();
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
    const id = await inStatus('submitted');
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

it('of an erased borrower is kept for 25 months after the decision in the USA, and a draft is deleted', async () => {
  const other = await aLender(app);
  await inStatus('pending', other.buyer);
  const decided = await inStatus('submitted', other.buyer);
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

describe('conditions', () => {
  it('come from the checklist once, are answered with a document that the agent then sees, and are cleared or returned', async () => {
    const id = await inStatus('submitted');
    const { body: asked } = await call('POST', `/applications/${id}/conditions/checklist`, {}, lender.agent.as);
    expect(asked.added).toBeGreaterThan(2);
    expect((await call('POST', `/applications/${id}/conditions/checklist`, {}, lender.agent.as)).body).toEqual({
      added: 0,
    });
    const seen = async (as: As) => (await call('GET', `/applications/${id}`, undefined, as)).body.conditions;
    const condition = (await seen(lender.buyer.as)).find(
      ({ category }: { category: string }) => category === 'bank_statements',
    );
    const review = (body: object) => call('POST', `/conditions/${condition.id}/review`, body, lender.agent.as);
    expect((await review({ status: 'cleared' })).status).toBe(409);
    const pdf = aPdf('statement');
    const announced = await announce(app, lender.buyer.as, {
      fileName: 'bank.pdf',
      category: 'bank_statements',
      fileSize: pdf.length,
    });
    const { body: uploaded } = await sendAll(app, lender.buyer.as, announced.body.id, pdf, 500_000);
    const documentId = uploaded.id ?? announced.body.id;
    const stranger = await aBuyer(app);
    expect((await call('POST', `/conditions/${condition.id}/document`, { documentId }, stranger.as)).status).toBe(404);
    expect(
      (await call('POST', `/conditions/${condition.id}/document`, { documentId }, lender.buyer.as)).body.status,
    ).toBe('received');
    const row = (await call('GET', '/applications', undefined, lender.agent.as)).body.find(
      (each: { id: number }) => each.id === id,
    );
    expect(row).toMatchObject({ toReview: 1, openConditions: asked.added - 1 });
    const forAgent = (await seen(lender.agent.as)).find((each: { id: number }) => each.id === condition.id);
    expect(forAgent.document).toMatchObject({ id: documentId, name: 'bank.pdf' });
    expect((await review({ status: 'open', note: 'Page 2 is missing' })).body).toMatchObject({
      status: 'open',
      note: 'Page 2 is missing',
    });
    await call('POST', `/conditions/${condition.id}/document`, { documentId }, lender.buyer.as);
    expect((await review({ status: 'cleared' })).body.status).toBe('cleared');
    expect((await review({ status: 'received' })).body).toMatchObject({
      status: 'received',
      document: { id: documentId },
    });
    expect((await review({ status: 'cleared' })).body.status).toBe('cleared');
    expect((await call('POST', `/conditions/${condition.id}/document`, { documentId }, lender.buyer.as)).status).toBe(
      409,
    );
  });
});

describe('figures', () => {
  it('are sums of the caller’s applications, with rates from 10 decisions; a company counts those of its agents', async () => {
    const other = await aLender(app);
    const zero = {
      totalApplications: 0,
      activeApplications: 0,
      approvedApplications: 0,
      totalLoanVolume: 0,
      approvalRate: null,
    };
    expect((await call('GET', '/stats', undefined, other.agent.as)).body).toMatchObject(zero);
    const before = lender;
    lender = other;
    const [, rejected] = [await inStatus('submitted'), await inStatus('under_review')];
    const approved = await inStatus('under_review');
    lender = before;
    await move(rejected, 'rejected', other.agent.as, { adverseReasons: ['credit_history'] });
    await move(approved, 'approved', other.agent.as);
    const expected = {
      totalApplications: 3,
      activeApplications: 1,
      approvedApplications: 1,
      totalLoanVolume: 640_000,
      decided: 2,
      approvalRate: null,
    };
    expect((await call('GET', '/stats', undefined, other.agent.as)).body).toMatchObject(expected);
    expect((await call('GET', '/stats', undefined, other.company.as)).body).toMatchObject(expected);
    expect((await call('GET', '/stats', undefined, lender.company.as)).body.totalApplications).not.toBe(3);
    const now = new Date();
    await db()
      .insert(loanApplications)
      .values(
        Array.from({ length: 8 }, () => ({
          ...{
            buyerId: other.buyer.id,
            agentId: other.agent.agentId,
            country: 'US' as const,
            currency: 'USD' as const,
          },
          ...{ stateOrProvince: 'TX', status: 'approved' as const, submittedAt: now, decidedAt: now },
          data: JSON.stringify({ values: {}, changedIn: {} }),
        })),
      );
    expect((await call('GET', '/stats', undefined, other.agent.as)).body).toMatchObject({
      decided: 10,
      approvalRate: 90,
    });
  });
});

describe('the export of activity', () => {
  it('has every event of the caller’s applications, and neither income nor demographic information', async () => {
    const buyer = await aBuyer(app, lender.agent);
    const id = await inStatus('submitted', buyer);
    const about = { ethnicity: 'Hispanic', race: null, sex: 'Female', declined: false };
    await call('PUT', `/applications/${id}/demographics`, about, buyer.as);
    const exported = async (as: As) =>
      (await fetch(`${app.url}${base}/activity.csv`, { headers: as }).then((file) => file.text())).trim().split('\r\n');
    const named = (await call('GET', `/applications/${id}`, undefined, buyer.as)).body.applicantName;
    const [head, ...lines] = await exported(buyer.as);
    expect(head).toContain('Date and time,Application number,Borrower,Event,By');
    expect(lines.map((line) => line.split(',').slice(1, 4))).toEqual(
      ['Status: Submitted', 'Application edited', 'Application started'].map((event) => [String(id), named, event]),
    );
    const ofAgent = await exported(lender.agent.as);
    expect(ofAgent).toEqual(expect.arrayContaining(lines));
    expect(ofAgent.join()).not.toMatch(/9,?876|Hispanic|Female/);
    const other = await aLender(app);
    for (const as of [other.agent.as, lender.company.as, (await aBuyer(app, lender.agent)).as])
      expect((await exported(as)).join()).not.toContain(`,${id},`);
  });
});

describe('clocks', () => {
  it('start with the sixth fact, order the pipeline, and end when the disclosure is recorded', async () => {
    const id = await inStatus('submitted');
    expect((await call('GET', `/applications/${id}`, undefined, lender.agent.as)).body.clocks).toEqual([]);
    const { body } = await edit(id, 2, { 'borrower.1.TaxpayerIdentifierValue': '123-45-6789' }, lender.buyer.as);
    expect(body.application.values['borrower.1.TaxpayerIdentifierValue']).toBe('•••••6789');
    expect(body.application.nextClock).toMatchObject({
      kind: 'loan_estimate_due',
      arithmetic: { days: 3, basis: 'open' },
    });
    expect((await call('GET', '/applications', undefined, lender.agent.as)).body[0].id).toBe(id);
    const sentOn = body.application.dates.sixFactsOn;
    expect(
      (
        await call(
          'POST',
          `/applications/${id}/disclosures`,
          { kind: 'ca_disclosure', sentOn, method: 'mail' },
          lender.agent.as,
        )
      ).status,
    ).toBe(400);
    await call(
      'POST',
      `/applications/${id}/disclosures`,
      { kind: 'loan_estimate', sentOn, method: 'electronic' },
      lender.agent.as,
    );
    const after = (await call('GET', `/applications/${id}`, undefined, lender.agent.as)).body;
    expect(
      after.clocks.map(({ kind, doneOn }: { kind: string; doneOn: string | null }) => [kind, doneOn]),
    ).toContainEqual(['loan_estimate_due', sentOn]);
    expect(after.nextClock.kind).toBe('estimate_expires');
  });

  it('of a changed loan ends when its revised estimate was sent, which is stated later', async () => {
    const id = await inStatus('submitted');
    const changed = { kind: 'revised_estimate', changedOn: '2027-01-04', method: 'electronic' };
    await call('POST', `/applications/${id}/disclosures`, changed, lender.agent.as);
    const seen = async () => (await call('GET', `/applications/${id}`, undefined, lender.agent.as)).body;
    const before = await seen();
    expect(before.nextClock).toMatchObject({ kind: 'revised_estimate_due', on: '2027-01-07', doneOn: null });
    const deliver = (as: As, sentOn: string, receivedOn = sentOn) =>
      call('PUT', `/disclosures/${before.disclosures[0].id}`, { sentOn, receivedOn, method: 'electronic' }, as);
    expect((await deliver(lender.buyer.as, '2027-01-05')).status).toBe(403);
    expect((await deliver(lender.agent.as, '2027-01-05', '2027-01-04')).body.fields).toMatchObject([
      { field: 'receivedOn' },
    ]);
    await deliver(lender.agent.as, '2027-01-05');
    expect((await seen()).clocks).toContainEqual(
      expect.objectContaining({ kind: 'revised_estimate_due', doneOn: '2027-01-05' }),
    );
  });

  it('follow the rate lock with its extensions', async () => {
    const id = await inStatus('submitted');
    expect(
      (await call('POST', `/applications/${id}/rate-lock/extension`, { on: '2027-01-01', days: 7 }, lender.agent.as))
        .status,
    ).toBe(409);
    await call(
      'POST',
      `/applications/${id}/rate-lock`,
      { lockedOn: '2027-01-01', days: 30, ratePercent: 6.5 },
      lender.agent.as,
    );
    await call('POST', `/applications/${id}/rate-lock/extension`, { on: '2027-01-20', days: 7 }, lender.agent.as);
    const { clocks } = (await call('GET', `/applications/${id}`, undefined, lender.buyer.as)).body;
    expect(clocks).toMatchObject([{ kind: 'rate_lock_expires', on: '2027-02-07', role: 'expiry' }]);
    expect(
      (
        await call(
          'POST',
          `/applications/${id}/rate-lock`,
          { lockedOn: '2027-01-01', days: 30, ratePercent: 1 },
          lender.buyer.as,
        )
      ).status,
    ).toBe(403);
  });

  it('show the cost of each extension of a rate lock to borrower and agent, in points of the loan or as an amount', async () => {
    const id = await inStatus('submitted');
    const extend = (body: object) =>
      call('POST', `/applications/${id}/rate-lock/extension`, { on: '2027-01-20', ...body }, lender.agent.as);
    await call(
      'POST',
      `/applications/${id}/rate-lock`,
      { lockedOn: '2027-01-01', days: 30, ratePercent: 6.5 },
      lender.agent.as,
    );
    expect((await extend({ days: 7, amount: 100, points: 0.25 })).body.fields).toMatchObject([{ field: 'points' }]);
    await extend({ days: 7, points: 0.125 });
    await extend({ days: 5, amount: 150.5 });
    await extend({ days: 3 });
    for (const as of [lender.buyer.as, lender.agent.as]) {
      const { rateLock } = (await call('GET', `/applications/${id}`, undefined, as)).body;
      // 0.125% of 320,000.
      expect(rateLock).toMatchObject({ endsOn: '2027-02-15', extensionCost: 550.5 });
      expect(rateLock.extensions).toEqual([
        { on: '2027-01-20', days: 7, endsOn: '2027-02-07', points: 0.125, amount: null, cost: 400 },
        { on: '2027-01-20', days: 5, endsOn: '2027-02-12', points: null, amount: 150.5, cost: 150.5 },
        { on: '2027-01-20', days: 3, endsOn: '2027-02-15', points: null, amount: null, cost: null },
      ]);
    }
  });

  it('notify the agent 3, 1 and 0 days before they end, once each', async () => {
    const other = await aLender(app);
    const [application] = await db()
      .insert(loanApplications)
      .values({
        ...{
          buyerId: other.buyer.id,
          agentId: other.agent.agentId,
          country: 'US',
          currency: 'USD',
          stateOrProvince: 'TX',
        },
        ...{ status: 'submitted', data: JSON.stringify({ values: {}, changedIn: {} }), closingOn: '2027-03-10' },
      })
      .returning();
    for (const day of ['06', '07', '07', '08', '09', '10', '11'])
      await notifyOfClocks(app.context, new Date(`2027-03-${day}T18:00:00Z`));
    const sent = await db()
      .select({ key: notifications.key })
      .from(notifications)
      .where(like(notifications.key, `loan.clock:${application!.id}:closing:%`));
    expect(sent.map(({ key }) => key.split(':').at(-1)).toSorted()).toEqual(['0', '1', '3']);
  });
});

describe('letters', () => {
  const limits = {
    ...{
      kind: 'pre_approval',
      program: 'Conventional',
      priceMax: 420_000,
      loanMax: 330_000,
      paymentMax: 2_200,
      downMin: 20_000,
    },
    ...{ cashMax: 100_000, ratePercent: 6.5, years: 30, expiresOn: '2099-01-01' },
  };
  const offer = { home: '12 Main St, Austin, TX', price: 400_000, downPayment: 80_000 };
  const issue = (id: number, body: object = offer, as = lender.buyer.as) =>
    call('POST', `/applications/${id}/letters`, body, as);
  const verify = (code: string) => app.request('GET', `${base}/letters/verify/${code}`);

  it('are made by the buyer within the agent’s limits, and never before the agent has set them', async () => {
    const id = await inStatus('submitted');
    expect((await issue(id)).status).toBe(409);
    expect((await call('PUT', `/applications/${id}/letter-limits`, limits, lender.buyer.as)).status).toBe(403);
    await call('PUT', `/applications/${id}/letter-limits`, limits, lender.agent.as);
    const above = await issue(id, { ...offer, price: 430_000, downPayment: 10_000 });
    expect(above.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'price',
      'downPayment',
      'downPayment',
      'price',
    ]);
    const { body: letter } = await issue(id);
    expect(letter).toMatchObject({ price: 400_000, loanAmount: 320_000, status: 'valid', kind: 'pre_approval' });
    const pdf = await app.request('GET', `${base}/letters/${letter.id}/pdf`, undefined, lender.buyer.as);
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
  });

  it('are verified by anyone with the code, without anything about income, and show a revocation at once', async () => {
    const id = await inStatus('submitted');
    await call('PUT', `/applications/${id}/letter-limits`, limits, lender.agent.as);
    const { body: letter } = await issue(id);
    const shown = await verify(letter.code);
    expect(shown.body).toMatchObject({
      price: 400_000,
      buyerName: 'Ada Stone',
      status: 'valid',
      licenses: [{ jurisdiction: 'TX' }, { jurisdiction: 'TX' }],
    });
    expect(Object.keys(shown.body).toSorted()).toEqual([
      ...[
        'agentName',
        'buyerName',
        'code',
        'companyName',
        'currency',
        'expiresOn',
        'home',
        'issuedAt',
        'kind',
        'licenses',
        'loanAmount',
        'price',
      ],
      ...['program', 'status'],
    ]);
    expect((await verify('AAAAAAAAA')).status).toBe(404);
    expect((await call('POST', `/letters/${letter.id}/revoke`, {}, lender.buyer.as)).status).toBe(403);
    await call('POST', `/letters/${letter.id}/revoke`, {}, lender.agent.as);
    expect((await verify(letter.code)).body.status).toBe('revoked');
  });

  it('are not issued, and no longer valid, once a license of agent or company has lapsed', async () => {
    const other = await aLender(app);
    const before = lender;
    lender = other;
    const id = await inStatus('submitted');
    lender = before;
    await call('PUT', `/applications/${id}/letter-limits`, limits, other.agent.as);
    const { body: letter } = await issue(id, offer, other.buyer.as);
    const validOfTeam = async () => (await call('GET', '/team', undefined, other.company.as)).body[0].validLetters;
    expect(await validOfTeam()).toBe(1);
    for (const owner of [
      eq(licenses.agentId, other.agent.agentId),
      eq(licenses.resellerId, other.company.resellerId),
    ]) {
      await db().update(licenses).set({ expiresOn: '2020-01-01' }).where(owner);
      expect((await issue(id, offer, other.buyer.as)).status).toBe(409);
      expect((await verify(letter.code)).body.status).toBe('license_lapsed');
      expect(await validOfTeam()).toBe(0);
      await db().update(licenses).set({ expiresOn: '2099-01-01' }).where(owner);
    }
    expect((await verify(letter.code)).body.status).toBe('valid');
  });

  it('never exceed a limit, over 10,000 random offers', () => {
    let state = 7;
    const upTo = (n: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    let issued = 0;
    for (let i = 0; i < 10_000; i++) {
      const country = upTo(2) === 0 ? 'US' : 'CA';
      const drawn: Limits = {
        ...{
          priceMaxCents: 20_000_000 + upTo(80_000_000),
          loanMaxCents: 15_000_000 + upTo(60_000_000),
          paymentMaxCents: 100_000 + upTo(600_000),
        },
        ...{
          downMinCents: upTo(5_000_000),
          cashMaxCents: 2_000_000 + upTo(30_000_000),
          ratePercent: upTo(9_000) / 1000,
          years: 10 + upTo(21),
        },
        expiresOn: `2026-0${1 + upTo(9)}-15`,
      };
      const made = { priceCents: 10_000_000 + upTo(90_000_000), downCents: upTo(35_000_000) };
      const bad = exceeded(made, drawn, country, '2026-05-01');
      const loan = made.priceCents - made.downCents;
      const within =
        made.priceCents <= drawn.priceMaxCents &&
        loan > 0 &&
        loan <= drawn.loanMaxCents &&
        made.downCents >= drawn.downMinCents &&
        made.downCents <= drawn.cashMaxCents &&
        paymentOf(made, drawn, country) <= drawn.paymentMaxCents &&
        drawn.expiresOn >= '2026-05-01';
      expect(bad.length === 0, JSON.stringify({ drawn, made })).toBe(within);
      issued += Number(within);
    }
    expect(issued).toBeGreaterThan(200);
  });
});

describe('people around an application', () => {
  it('shows a real estate agent the status with the borrower’s consent, and never an amount', async () => {
    const { company, agent } = lender;
    const realtor = await anAgent(app, company);
    const buyer = await aBuyer(app, agent);
    await app.context.database.db
      .insert(connections)
      .values({ buyerId: buyer.id, agentId: realtor.agentId, state: 'connected' });
    const id = await inStatus('submitted', buyer);
    const path = `/applications/${id}/status-shares`;
    const seen = async () => (await call('GET', '/shared-statuses', undefined, realtor.as)).body;
    expect(await seen()).toEqual([]);
    expect((await call('GET', path, undefined, agent.as)).status).toBe(403);
    const share = (shared: boolean, agentId = realtor.agentId) => call('PUT', path, { agentId, shared }, buyer.as);
    expect((await share(true, agent.agentId)).body.fields[0].field).toBe('agentId');
    expect((await share(true)).body).toEqual([{ agentId: realtor.agentId, name: expect.any(String), shared: true }]);
    const [status] = await seen();
    expect(Object.keys(status).toSorted()).toEqual([
      ...['applicationId', 'borrower', 'borrowerId', 'changedAt', 'closingOn', 'home', 'status'],
    ]);
    expect(status).toMatchObject({ applicationId: id, home: '12 Main St', status: 'submitted' });
    await share(false);
    expect(await seen()).toEqual([]);
    const entries = await db().select().from(auditLog).where(like(auditLog.action, 'loan.status_%'));
    expect(entries.map(({ action }) => action)).toEqual(['loan.status_shared', 'loan.status_unshared']);
  });

  it('shows a company the licenses, letters and due notices of its mortgage agents, and no borrower', async () => {
    const other = await aLender(app);
    await call('GET', '/team', undefined, other.agent.as).then(({ status }) => expect(status).toBe(403));
    const id = await inStatus('submitted', other.buyer);
    await db().update(loanApplications).set({ sixFactsOn: '2026-01-05' }).where(eq(loanApplications.id, id));
    const { body } = await call('GET', '/team', undefined, other.company.as);
    expect(body).toEqual([
      {
        ...{ agentId: other.agent.agentId, name: expect.any(String), active: true, openApplications: 1 },
        licenses: [
          { jurisdiction: 'TX', number: `NMLS-${other.agent.agentId}`, expiresOn: '2099-01-01', state: 'valid' },
        ],
        ...{ letters: 0, validLetters: 0, ratesStatedOn: null },
        noticesDue: [{ kind: 'loan_estimate_due', on: '2026-01-08', daysLeft: expect.any(Number) }],
      },
    ]);
  });
});
