import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { liveIndexToken } from '../search/index/live-index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.reset());

type NewHome = Parameters<typeof home>[0];
const stored = async (...homes: NewHome[]) => {
  const ids = await storeHomes(app.context.database, ...homes.map((its) => home(its)));
  await app.context.resolve(liveIndexToken).refresh();
  return ids;
};
const read = async (its: NewHome) => (await app.request('GET', `/api/properties/${(await stored(its))[0]}`)).body;
const today = new Date().toISOString().slice(0, 10);
const known: NewHome = {
  listPriceCents: 40_000_000,
  taxAnnualAmountCents: 720_000,
  associationFeeMonthlyCents: 15_000,
};
const toronto: NewHome = {
  ...known,
  country: 'CA',
  currency: 'CAD',
  stateOrProvince: 'ON',
  city: 'Toronto',
  postalCode: 'M5V 2T6',
};

describe('costs of a home', () => {
  it('is returned in parts that add up, with its assumptions and the cash to close', async () => {
    const { monthlyCost, cashToClose, monthlyPayment } = await read(known);
    expect(monthlyCost).toEqual({
      ...{
        total: 2939.29,
        principalAndInterest: 2022.62,
        tax: 600,
        insurance: 166.67,
        dues: 150,
        mortgageInsurance: 0,
      },
      ...{ ratePercent: 6.5, asOf: today, downPercent: 20, years: 30, missing: [] },
      rate: { product: 'us_fixed_30y', percent: 6.5, on: today, source: 'Test', isOld: false, isSample: false },
      assumptions: [
        expect.stringMatching(/^Fixed rate of 6\.5% on \w{3} \d{1,2}, \d{4} over 30 years, 20% down$/),
        'Home insurance 0.5% of the price a year',
      ],
    });
    expect(monthlyPayment.amount).toBe(monthlyCost.principalAndInterest);
    expect(cashToClose).toMatchObject({
      ...{ total: 95_800, downPayment: 80_000, closingCosts: 12_000, prepaid: 3800, transferTax: null },
      missing: ['transfer_tax'],
    });
  });

  it('compounds half-yearly in Canada and includes land transfer taxes where they are known', async () => {
    const { monthlyCost, cashToClose } = await read(toronto);
    expect(monthlyCost).toMatchObject({ principalAndInterest: 1660.35, insurance: 100, total: 2510.35 });
    expect(cashToClose).toMatchObject({ downPayment: 80_000, closingCosts: 6000, prepaid: 0, transferTax: 8950 });
    expect(cashToClose).toMatchObject({ total: 94_950, missing: [] });
    const elsewhere = await read({ ...toronto, stateOrProvince: 'YT', city: 'Whitehorse' });
    expect(elsewhere.cashToClose).toMatchObject({ transferTax: null, total: 86_000, missing: ['transfer_tax'] });
  });

  it('names unknown parts and excludes them instead of counting them as zero', async () => {
    const { monthlyCost, cashToClose } = await read({ listPriceCents: 40_000_000 });
    expect(monthlyCost).toMatchObject({ tax: null, dues: null, total: 2189.29, missing: ['property_tax', 'dues'] });
    expect(cashToClose.missing).toEqual(['transfer_tax', 'property_tax']);
    expect((await read({ ...known, associationFeeMonthlyCents: 0 })).monthlyCost).toMatchObject({
      dues: 0,
      missing: [],
    });
  });

  it('includes no home insurance for land and is null for a sold home', async () => {
    expect((await read({ ...known, homeType: 'land' })).monthlyCost).toMatchObject({ insurance: 0 });
    const sold = await read({ ...known, standardStatus: 'Closed', closeDate: '2026-02-02' });
    expect([sold.monthlyCost, sold.cashToClose]).toEqual([null, null]);
  });

  it('is present on every active home of a list', async () => {
    await stored({}, known, toronto, { homeType: 'land' });
    const { body } = await app.request('GET', '/api/properties');
    expect(body).toHaveLength(4);
    for (const { monthlyCost, cashToClose } of body) {
      const { principalAndInterest, tax, insurance, dues, mortgageInsurance } = monthlyCost;
      const sum = principalAndInterest + (tax ?? 0) + insurance + (dues ?? 0) + mortgageInsurance;
      expect(monthlyCost.total).toBeCloseTo(sum, 6);
      expect(monthlyCost.missing.includes('property_tax')).toBe(tax === null);
      expect(monthlyCost.missing.includes('dues')).toBe(dues === null);
      expect(cashToClose.total).toBeGreaterThan(cashToClose.downPayment);
    }
  });

  it('filters homes by minimum and maximum monthly cost, to the cent', async () => {
    const [a, b] = await stored(known, { ...known, listPriceCents: 60_000_000 });
    const ids = async (query: string) =>
      (await app.request('GET', `/api/properties?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids('costMax=2939.29')).toEqual([a]);
    expect(await ids('costMax=2939.28')).toEqual([]);
    expect(await ids('costMin=2939.30')).toEqual([b]);
    const bad = await app.request('GET', '/api/properties?costMin=5&costMax=4');
    expect(bad.status).toBe(400);
    expect(bad.body.fields[0]).toEqual({ field: 'costMin', rule: 'must be at most costMax' });
  });

  it('uses the configured rates and assumptions', async () => {
    const other = await startTestApp({
      settings: { LINTEL_HOME_INSURANCE_US: '1', LINTEL_CLOSING_COSTS_US: '2', LINTEL_MORTGAGE_INSURANCE_US: '0.8' },
    });
    const [id] = await storeHomes(other.context.database, home(known));
    const { body } = await other.request('GET', `/api/properties/${id}`);
    expect(body.monthlyCost.insurance).toBe(333.33);
    expect(body.cashToClose.closingCosts).toBe(8000);
    expect(body.costDefaults).toMatchObject({ insurancePercent: 1, closingPercent: 2, mortgageInsurancePercent: 0.8 });
    await other.stop();
  });
});
