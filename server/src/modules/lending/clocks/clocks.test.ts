import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { notifications } from '../../notifications/tables.ts';
import { type As, aLender, type Lending, mortgageCalls } from '../lending.fixture.ts';
import { loanApplications } from '../tables.ts';
import { notifyOfClocks } from './notify.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const { call, edit, inStatus } = mortgageCalls(() => app);

describe('clocks', () => {
  it('start with the sixth fact, order the pipeline, and end when the disclosure is recorded', async () => {
    const id = await inStatus('submitted', lender);
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
    const id = await inStatus('submitted', lender);
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
    const id = await inStatus('submitted', lender);
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
    const id = await inStatus('submitted', lender);
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
