import { costsOf, scheduleOf } from '@lintel/mortgage';
import type { PropertyDetail } from '@lintel/server/listings';
import { describe, expect, it } from 'vitest';
import { costNote, costWords } from '../cost-words.ts';
import { computedCash, computedMonthly } from './cost-lines.ts';
import { debtOf } from './debt-of.ts';
import { type CostChanges, changesIn, hashOf } from './inputs/cost-inputs.ts';
import { readPurchase } from './inputs/read-purchase.ts';
import { scheduleCsv } from './save-schedule.ts';

const day = '2026-06-01';
const rate = {
  ...({ product: 'us_fixed_30y', percent: 6.5, on: '2026-01-02', source: 'Freddie Mac PMMS' } as const),
  ...{ isOld: false, isSample: false },
};
const costDefaults = {
  ...{ rate, downPercent: 20, years: 30, insurancePercent: 0.5, closingPercent: 3 },
  ...{ mortgageInsurancePercent: null, prepaidTaxMonths: 3, prepaidInsuranceMonths: 12 },
};
/** A home with only the fields its costs depend on. */
const home = (its: Partial<PropertyDetail> = {}) =>
  ({
    ...{ id: 1, country: 'US', currency: 'USD', state: 'TX', city: 'Austin', listPrice: 400_000, hoaMonthly: 150 },
    ...{ taxes: { annual: 7200, year: 2025 }, costDefaults },
    ...its,
  }) as PropertyDetail;
const toronto = home({ country: 'CA', currency: 'CAD', state: 'ON', city: 'Toronto' });
const costs = (of: PropertyDetail, changes: CostChanges = {}) => costsOf(readPurchase(of, changes).purchase, day);

describe('the costs of a home', () => {
  it("equal the server's with the default inputs", () => {
    expect(computedMonthly('US', costs(home())).total).toBe(2939.29);
    expect(computedCash('US', costs(home())).total).toBe(95_800);
  });

  it('include private mortgage insurance with 10% down, or the entered premium', () => {
    expect(costs(home(), { down: '10' }).monthly.mortgageInsuranceCents).toBe(15_000);
    expect(costs(home(), { down: '10', pmi: '0.8' }).monthly.mortgageInsuranceCents).toBe(24_000);
    expect(costs(home(), { down: '40,000', downAs: 'amount' }).loan.ltvPercent).toBe(90);
  });

  it('include the premium, its sales tax and both land transfer taxes in Canada with 5% down', () => {
    const { loan, cash } = costs(toronto, { down: '5', years: '25', rate: '4.5' });
    expect(loan).toMatchObject({ premiumPercent: 4, premiumCents: 1_520_000 });
    expect(cash).toMatchObject({ premiumTaxCents: 121_600, transferTaxCents: 895_000 });
    expect(costs(toronto, { place: 'ON', firstTime: 'yes' }).cash.transferTaxCents).toBe(47_500);
  });

  it('scale the default insurance with the price, but not an entered one', () => {
    expect(readPurchase(home(), { price: '500000' }).purchase.insuranceAnnualCents).toBe(250_000);
    expect(readPurchase(home(), { price: '500000', insurance: '1800' }).purchase.insuranceAnnualCents).toBe(180_000);
  });

  it('omit unknown parts, and an empty field counts as unknown', () => {
    const open = home({ taxes: null, hoaMonthly: null });
    expect(costs(open).missing).toEqual(['property_tax', 'dues', 'transfer_tax']);
    expect(computedMonthly('US', costs(open)).lines).toContainEqual({ name: 'Property tax', amount: null });
    expect(costs(open, { tax: '6000', dues: '0' }).missing).toEqual(['transfer_tax']);
    expect(costs(home(), { tax: '' }).missing).toEqual(['property_tax', 'transfer_tax']);
  });

  it.each<[CostChanges, keyof CostChanges, string]>([
    [{ price: 'much' }, 'price', 'Enter a number, like 1,250 or 6.5'],
    [{ price: '' }, 'price', 'Enter a number'],
    [{ rate: '31' }, 'rate', 'Must be from 0 to 30'],
    [{ rate: '-1' }, 'rate', 'Enter a number, like 1,250 or 6.5'],
    [{ down: '101' }, 'down', 'Must be at most 100%'],
    [{ down: '500000', downAs: 'amount' }, 'down', 'Must be at most the price'],
  ])('report invalid inputs and stay unchanged: %j', (changes, name, problem) => {
    const read = readPurchase(home(), changes);
    expect(read.problems[name]).toBe(problem);
    expect(Number.isFinite(costsOf(read.purchase, day).monthly.totalCents)).toBe(true);
  });
});

describe('the URL fragment', () => {
  it('contains only the changed inputs and restores them', () => {
    const changes: CostChanges = { down: '5', rate: '6.1', loan: 'fha', dues: '' };
    expect(hashOf(changes)).toBe('#monthly-cost&down=5&rate=6.1&dues=&loan=fha');
    expect(changesIn(hashOf(changes))).toEqual(changes);
    expect(hashOf({})).toBe('');
  });

  it('is left alone if it is about something else, and ignores unknown names and values', () => {
    for (const hash of ['', '#facts', '#monthly-cost']) expect(changesIn(hash)).toBeUndefined();
    const changes = changesIn(`#monthly-cost&income=90000&down=${'9'.repeat(30)}&loan=none&years=7.5&frequency=never`)!;
    expect(changes).toEqual({ loan: 'none', years: '7.5', frequency: 'never' });
    const { purchase } = readPurchase(toronto, changes);
    expect(purchase).toMatchObject({ years: 30, frequency: 'monthly' });
    expect(readPurchase(home(), changes).purchase).toMatchObject({ loan: 'conventional' });
  });
});

describe('the CSV file of all payments', () => {
  it('has one line per payment and ends with a balance of zero', () => {
    const { purchase } = readPurchase(home(), {});
    const lines = scheduleCsv(scheduleOf(debtOf(purchase, costsOf(purchase, day))), 'USD')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(361);
    expect(lines[0]).toBe('Payment,Paid (USD),Interest (USD),Principal paid (USD),Balance (USD)');
    expect(lines[1]).toBe('1,2022.62,1733.33,289.29,319710.71');
    expect(lines.at(-1)).toMatch(/^360,2020\.06,10\.88,2009\.18,0\.00$/);
  });
});

describe('the cost on a card', () => {
  const cost = {
    ...{ total: 2939.29, principalAndInterest: 2022.62, tax: 600, insurance: 166.67, dues: 0, mortgageInsurance: 0 },
    ...{ ratePercent: 6.5, asOf: '2026-01-02', rate, downPercent: 20, years: 30, assumptions: [], missing: [] },
  };
  it('lists its parts', () => {
    expect(costWords(cost, 'USD')).toBe('about $2,939 a month');
    expect(costNote(cost, 'USD')).toBe(
      'Each month: principal and interest $2,023, property tax $600, home insurance $167. 20% down, 30 years, at 6.5% on Jan 2, 2026 (Freddie Mac PMMS). This isn’t a quote.',
    );
  });
  it('names the unknown parts it excludes', () => {
    expect(costWords({ ...cost, missing: ['property_tax', 'dues'] }, 'USD')).toBe(
      'about $2,939 a month before property tax and HOA or condo fees',
    );
  });
});
