import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { licenses } from '../../licensing/tables.ts';
import { aLender, complete, type Lending } from '../lending.fixture.ts';
import { loanApplications } from '../tables.ts';

let app: TestApp;
let lender: Lending;
beforeAll(async () => {
  app = await startTestApp();
  lender = await aLender(app);
});
afterAll(() => app.stop());

const call = (method: string, path: string, body: unknown, as = lender.buyer.as) =>
  app.request(method, `/api/mortgage/applications${path}`, body, as);

async function start(country: 'US' | 'CA', values: object): Promise<number> {
  const { id } = (await call('POST', '', {})).body;
  if (country === 'CA')
    await app.context.database.db
      .update(loanApplications)
      .set({ country, currency: 'CAD' })
      .where(eq(loanApplications.id, id));
  await call('PUT', `/${id}/fields`, { version: 1, changes: { ...complete, ...values } });
  return id;
}

describe('an application in Canada', () => {
  const insured = {
    ...{ 'loan.1.MortgageType': 'Insured', 'loan.1.SalesContractAmount': 600_000, 'loan.1.BaseLoanAmount': 540_000 },
    ...{ 'loan.1.LoanAmortizationPeriodCount': 300, 'declaration_detail.1.HomeownerPastThreeYearsIndicator': true },
  };
  const obstacles = async (changed: object) => {
    const id = await start('CA', { ...insured, ...changed });
    const { status, body } = await call('POST', `/${id}/status`, { status: 'submitted' });
    return status === 200 ? [] : body.fields;
  };

  it('is submitted only within the rules of insured mortgages, each named by its field', async () => {
    expect(await obstacles({})).toEqual([]);
    expect(await obstacles({ 'loan.1.MortgageType': 'Uninsured' })).toEqual([
      { field: 'loan.1.MortgageType', rule: 'must be insured, because the loan is above 80% of the price' },
    ]);
    // 5% of the first 500,000 and 10% of the rest: 35,000.
    expect(await obstacles({ 'loan.1.BaseLoanAmount': 566_000 })).toMatchObject([
      { field: 'loan.1.BaseLoanAmount', rule: expect.stringContaining('35,000') },
    ]);
    const large = { 'loan.1.SalesContractAmount': 1_500_000, 'loan.1.BaseLoanAmount': 1_300_000 };
    expect((await obstacles(large)).map(({ field }: { field: string }) => field)).toContain(
      'loan.1.SalesContractAmount',
    );
  });

  it('has 30 years for insured loans of first-time buyers and on new homes only', async () => {
    const long = { 'loan.1.LoanAmortizationPeriodCount': 360 };
    expect(await obstacles(long)).toEqual([
      { field: 'loan.1.LoanAmortizationPeriodCount', rule: 'must be at most 300 months for this loan' },
    ]);
    expect(await obstacles({ ...long, 'declaration_detail.1.HomeownerPastThreeYearsIndicator': false })).toEqual([]);
    expect(await obstacles({ ...long, 'subject_property.1.NewConstructionIndicator': true })).toEqual([]);
  });

  it('shows GDS and TDS at the rate of the stress test, with heating', async () => {
    const id = await start('CA', {
      ...{
        'loan.1.MortgageType': 'Uninsured',
        'loan.1.SalesContractAmount': 500_000,
        'loan.1.BaseLoanAmount': 400_000,
      },
      ...{ 'loan.1.LoanAmortizationPeriodCount': 300, 'loan.1.NoteRatePercent': 4 },
      'subject_property.1.PropertyTaxTotalTaxAmount': 4_800,
      'current_income_item.1.CurrentIncomeMonthlyTotalAmount': 10_000,
      'liability.1.LiabilityMonthlyPaymentAmount': 500,
    });
    const { ratios } = (await call('GET', `/${id}`, undefined, lender.agent.as)).body;
    // 400,000 over 25 years at 6%, compounded half-yearly, is 2,559.23 a month; 400 of tax and 120 of heating are added.
    expect(ratios).toEqual({ housing: 30.79, total: 35.79, housingLimit: 39, totalLimit: 44 });
  });
});

it('shows housing and debts in percent of the income in the USA, and nothing before the rate is known', async () => {
  const more = { 'liability.1.LiabilityMonthlyPaymentAmount': 400 };
  const id = await start('US', more);
  const ratios = async () => (await call('GET', `/${id}`, undefined, lender.agent.as)).body.ratios;
  expect(await ratios()).toBeNull();
  await call('PUT', `/${id}/fields`, { version: 2, changes: { 'loan.1.NoteRatePercent': 6.5 } });
  const { housing, total, housingLimit, totalLimit } = await ratios();
  // 320,000 over 30 years at 6.5% is 2,022.62 a month, 20.5% of 9,876.54; insurance comes on top.
  expect(housing).toBeGreaterThan(20.4);
  expect(housing).toBeLessThan(23);
  expect(total - housing).toBeCloseTo((400 / 9_876.54) * 100, 1);
  expect([housingLimit, totalLimit]).toEqual([28, 36]);
});

it('needs a license of the state where the home is, also when the home changes in the form', async () => {
  const limits = {
    ...{ kind: 'pre_approval', program: 'Conventional', priceMax: 420_000, loanMax: 330_000, paymentMax: 2_200 },
    ...{ downMin: 0, cashMax: 100_000, ratePercent: 6.5, years: 30, expiresOn: '2099-01-01' },
  };
  const offer = { home: '1 Oak St', price: 400_000, downPayment: 80_000 };
  const id = await start('US', { 'subject_property.1.StateCode': 'nm' });
  expect((await call('GET', `/${id}`, undefined)).body.stateOrProvince).toBe('NM');
  await call('PUT', `/${id}/letter-limits`, limits, lender.agent.as);
  expect((await call('POST', `/${id}/letters`, offer)).status).toBe(409);
  const held = { country: 'US', jurisdiction: 'NM', status: 'verified', expiresOn: '2099-01-01' } as const;
  await app.context.database.db
    .insert(licenses)
    .values({ ...held, agentId: lender.agent.agentId, licenseType: 'mortgage', licenseNumber: 'NM-1' });
  expect((await call('POST', `/${id}/letters`, offer)).body.status).toBe('valid');
});
