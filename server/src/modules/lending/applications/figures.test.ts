import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { aBuyer } from '../../../../test/people.ts';
import { type As, aLender, type Lending, mortgageCalls } from '../lending.fixture.ts';
import { loanApplications } from '../tables.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const { call, move, inStatus } = mortgageCalls(() => app);

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
    await inStatus('submitted', other);
    const [rejected, approved] = [await inStatus('under_review', other), await inStatus('under_review', other)];
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
    const id = await inStatus('submitted', { ...lender, buyer });
    const about = { ethnicity: 'Hispanic', race: null, sex: 'Female', declined: false };
    await call('PUT', `/applications/${id}/demographics`, about, buyer.as);
    const exported = async (as: As) =>
      (await fetch(`${app.url}/api/mortgage/activity.csv`, { headers: as }).then((file) => file.text()))
        .trim()
        .split('\r\n');
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
