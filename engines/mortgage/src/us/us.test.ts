import { describe, expect, it } from 'vitest';
import { percentOf } from '../cents.ts';
import type { UsPurchase } from '../costs.ts';
import { costsOf } from '../purchase.ts';
import { affordableUs } from './afford.ts';
import { debtToIncome } from './debt-to-income.ts';
import { fhaLoan, mipByYear } from './fha.ts';
import { limitCheck } from './loan-limits.ts';
import { assumedPmiPercent, pmiEndOf } from './pmi.ts';
import { stateTransferTaxOf } from './transfer.ts';

const day = '2026-06-01';
const purchase: UsPurchase = {
  ...{ country: 'US', state: 'TX', priceCents: 40_000_000, downCents: 8_000_000, ratePercent: 6.5, years: 30 },
  ...{ loan: 'conventional', pmiPercent: null, pointsPercent: 0, closingPercent: 3 },
  ...{ prepaidTaxMonths: 3, prepaidInsuranceMonths: 12 },
  ...{ taxAnnualCents: 720_000, insuranceAnnualCents: 200_000, duesMonthlyCents: 15_000 },
};

describe('the cost of a home in the United States', () => {
  it('is the sum of payment, a twelfth of tax and insurance, mortgage insurance and dues', () => {
    const { monthly, cash, missing, findings } = costsOf(purchase, day);
    expect(monthly).toEqual({
      ...{ principalAndInterestCents: 202_262, taxCents: 60_000, insuranceCents: 16_667, duesCents: 15_000 },
      ...{ mortgageInsuranceCents: 0, totalCents: 293_929 },
    });
    expect(cash).toEqual({
      ...{ downCents: 8_000_000, closingCents: 1_200_000, prepaidCents: 380_000, pointsCents: 0 },
      ...{ premiumTaxCents: 0, transferTaxCents: null, totalCents: 9_580_000 },
    });
    expect(missing).toEqual(['transfer_tax']);
    expect(findings).toEqual([]);
  });

  it('lists unknown parts and excludes them from the total', () => {
    const { monthly, missing } = costsOf({ ...purchase, taxAnnualCents: null, duesMonthlyCents: null }, day);
    expect(monthly).toMatchObject({ taxCents: null, duesCents: null, totalCents: 218_929 });
    expect(missing).toEqual(['property_tax', 'dues', 'transfer_tax']);
  });

  it('includes points on the loan in the cash to close', () => {
    expect(costsOf({ ...purchase, pointsPercent: 1.5 }, day).cash.pointsCents).toBe(480_000);
  });

  it.each([
    [79.99, 0],
    [80, 0],
    [80.01, 0.3],
    [85, 0.3],
    [85.01, 0.5],
    [90, 0.5],
    [90.01, 0.75],
    [95, 0.75],
    [95.01, 1],
  ])('assumes for %f %% of the value %f %% a year of mortgage insurance', (ltv, percent) => {
    expect(assumedPmiPercent(ltv)).toBe(percent);
    const downCents = 40_000_000 - percentOf(40_000_000, ltv);
    const loanCents = 40_000_000 - downCents;
    const expected = Math.round((loanCents * percent) / 1200);
    expect(costsOf({ ...purchase, downCents }, day).monthly.mortgageInsuranceCents).toBe(expected);
  });

  it('uses a given mortgage insurance rate, but none at 80 % and below', () => {
    const given = { ...purchase, pmiPercent: 1.2 };
    expect(costsOf({ ...given, downCents: 4_000_000 }, day).monthly.mortgageInsuranceCents).toBe(36_000);
    expect(costsOf(given, day).monthly.mortgageInsuranceCents).toBe(0);
  });
});

describe('private mortgage insurance ends', () => {
  const loan = { loanCents: 36_000_000, ratePercent: 6.5, years: 30 };
  it('on request in month 95, automatically in month 109, in any case in month 180 (400,000, 10 % down, 6.5 %)', () => {
    expect(pmiEndOf(loan, 40_000_000)).toEqual({ onRequest: 95, byItself: 109, midpoint: 180 });
  });
  it('sooner only on request after extra payments', () => {
    const { onRequest, ...rest } = pmiEndOf(loan, 40_000_000, 20_000);
    expect(onRequest).toBeLessThan(80);
    expect(rest).toEqual({ byItself: 109, midpoint: 180 });
  });
  it('before it starts with 20 % down', () => {
    expect(pmiEndOf({ ...loan, loanCents: 31_000_000 }, 40_000_000)).toEqual({
      onRequest: 0,
      byItself: 0,
      midpoint: 0,
    });
  });
});

describe('an FHA loan', () => {
  it('of 400,000 with 3.5 % down: base, up-front premium, financed, payment and first premium', () => {
    expect(fhaLoan(40_000_000, 1_400_000, 30, day)).toMatchObject({
      ...{ baseCents: 38_600_000, upFrontCents: 675_500, financedCents: 39_275_500 },
      ...{ annualPercent: 0.55, firstMonthlyCents: 17_692, years: null, known: true },
    });
    const { payment, loan, monthly } = costsOf({ ...purchase, loan: 'fha', downCents: 1_400_000 }, day);
    expect(payment.cents).toBe(248_248);
    expect(loan).toMatchObject({ premiumCents: 675_500, premiumPercent: 1.75, ltvPercent: 96.5 });
    expect(monthly.mortgageInsuranceCents).toBe(17_692);
  });

  const large = 72_620_000;
  it.each([
    [30, large, 90, 0.5, 11],
    [30, large, 90.01, 0.5, null],
    [30, large, 95, 0.5, null],
    [30, large, 95.01, 0.55, null],
    [30, large + 10_000, 90, 0.7, 11],
    [30, large + 10_000, 95, 0.7, null],
    [30, large + 10_000, 95.01, 0.75, null],
    [15, large, 90, 0.15, 11],
    [15, large, 90.01, 0.4, null],
    [15, large + 10_000, 78, 0.15, 11],
    [15, large + 10_000, 78.01, 0.4, 11],
    [15, large + 10_000, 90.01, 0.65, null],
    [16, large, 90, 0.5, 11],
  ])('over %d years, base %d, at %f %% pays %f %% a year for %s years', (years, baseCents, ltv, percent, due) => {
    const priceCents = Math.round((baseCents * 100) / ltv);
    const loan = fhaLoan(priceCents, priceCents - baseCents, years, day);
    expect([loan.annualPercent, loan.years]).toEqual([percent, due]);
  });

  it('pays its premium on the balance at the start of each year', () => {
    const loan = fhaLoan(40_000_000, 4_000_000, 30, day);
    const years = mipByYear(loan, 6.5, 30);
    expect(years).toHaveLength(11);
    expect(years[0]).toBe(15_000);
    expect(years.toSorted((a, b) => b - a)).toEqual(years);
  });
});

describe('loan limits', () => {
  it.each([
    ['conventional', 83_275_000, 'TX', 'everywhere'],
    ['conventional', 83_275_001, 'TX', 'some-counties'],
    ['conventional', 124_912_500, 'CA', 'some-counties'],
    ['conventional', 124_912_501, 'CA', 'nowhere'],
    ['conventional', 124_912_500, 'HI', 'everywhere'],
    ['conventional', 187_367_500, 'AK', 'some-counties'],
    ['conventional', 187_367_501, 'AK', 'nowhere'],
    ['fha', 54_128_700, 'TX', 'everywhere'],
    ['fha', 54_128_701, 'TX', 'some-counties'],
    ['fha', 124_912_501, 'NY', 'nowhere'],
    ['fha', 124_912_501, 'HI', 'some-counties'],
  ] as const)('of 2026: a %s loan of %d cents in %s is allowed %s', (loan, cents, state, within) => {
    expect(limitCheck(loan, cents, state, day).within).toBe(within);
  });

  it('are those of the day: 806,500 in 2025', () => {
    expect(limitCheck('conventional', 80_650_001, 'TX', '2025-12-31').within).toBe('some-counties');
    expect(limitCheck('conventional', 80_650_001, 'TX', '2026-01-01').within).toBe('everywhere');
  });

  it('are marked as unknown beyond the last known year, as are the costs', () => {
    expect(limitCheck('fha', 1, 'TX', '2027-01-01').inForce.known).toBe(false);
    expect(costsOf(purchase, '2027-01-01').findings).toEqual([{ kind: 'tables_out_of_date' }]);
  });

  it('and minimum down payments are reported as findings', () => {
    const kinds = (its: Partial<UsPurchase>) => costsOf({ ...purchase, ...its }, day).findings.map(({ kind }) => kind);
    expect(kinds({ downCents: 1_199_999 })).toEqual(['down_below_least']);
    expect(kinds({ downCents: 1_200_000 })).toEqual([]);
    expect(kinds({ loan: 'fha', downCents: 1_399_999 })).toEqual(['down_below_least']);
    expect(kinds({ loan: 'fha', downCents: 1_400_000 })).toEqual([]);
    expect(kinds({ priceCents: 200_000_000, downCents: 40_000_000 })).toEqual(['above_limit']);
  });
});

describe('affordability', () => {
  it('has debt-to-income ratios for housing only and with all debts', () => {
    expect(debtToIncome(280_000, 80_000, 1_000_000)).toEqual({ front: 28, back: 36 });
    expect(debtToIncome(1, 1, 0)).toEqual({ front: 0, back: 0 });
  });

  it('is exact: the highest price fits to the cent, and one cent more does not', () => {
    const shares = { taxPercent: 1.8, insurancePercent: 0.5 };
    const means = { incomeCents: 900_000, debtsCents: 60_000, frontPercent: 28, backPercent: 36 };
    for (const loan of ['conventional', 'fha'] as const) {
      const { priceCents, bound } = affordableUs({ ...purchase, loan }, means, shares, day);
      const total = (price: number) =>
        costsOf(
          {
            ...purchase,
            loan,
            priceCents: price,
            taxAnnualCents: percentOf(price, 1.8),
            insuranceAnnualCents: percentOf(price, 0.5),
          },
          day,
        ).monthly.totalCents;
      expect(bound).toBe('front');
      expect(total(priceCents)).toBeLessThanOrEqual(252_000);
      expect(total(priceCents + 100)).toBeGreaterThan(252_000);
    }
    expect(affordableUs(purchase, { ...means, debtsCents: 500_000 }, shares, day)).toEqual({
      priceCents: 0,
      bound: 'back',
    });
  });
});

describe('a state transfer tax', () => {
  const on = (cents: number, state: string) => stateTransferTaxOf(cents, state, '2025-06-01');
  it('is computed by the state’s steps, with its payer and whether local taxes are added', () => {
    expect(on(50_000_000, 'FL')).toMatchObject({ kind: 'computed', cents: 350_000, paidBy: 'seller', local: true });
    expect(on(80_000_000, 'WA')).toMatchObject({ cents: 577_500 + 352_000 });
    expect(on(50_000_000, 'MA')).toMatchObject({ cents: 228_000 });
    expect(on(50_000_000, 'TN')).toMatchObject({ cents: 185_000, paidBy: 'buyer', known: true });
  });

  it('is higher in Maine above $1,000,000 from November 1, 2025', () => {
    const inMaine = (day: string) => stateTransferTaxOf(300_000_000, 'ME', day);
    expect(inMaine('2025-10-31')).toMatchObject({ cents: 1_320_000 });
    expect(inMaine('2025-11-01')).toMatchObject({ cents: 440_000 + 2_400_000 });
  });

  it('depends on the whole price in New Jersey, Hawaii and the District of Columbia', () => {
    const now = (dollars: number, state: string) => stateTransferTaxOf(dollars * 100, state, '2026-06-01').cents / 100;
    expect(now(300_000, 'NJ')).toBe(600 + 335 + 780);
    expect(now(525_000, 'NJ')).toBe(870 + 425 + 3_120);
    expect(now(1_000_000, 'NJ')).toBe(870 + 425 + 3_360 + 3_180 + 1_740);
    expect(now(2_100_000, 'NJ')).toBe(870 + 425 + 3_360 + 3_180 + 1_740 + 13_310 + 42_000);
    expect(now(599_999, 'HI')).toBeCloseTo(600, 1);
    expect(now(600_000, 'HI')).toBe(1_200);
    expect(now(399_000, 'DC')).toBe(8_778);
    expect(now(400_000, 'DC')).toBe(11_600);
  });

  it('has steps in Vermont and Rhode Island, higher in Rhode Island since October 2025', () => {
    const now = (dollars: number, state: string) => stateTransferTaxOf(dollars * 100, state, '2026-06-01').cents / 100;
    expect(now(300_000, 'VT')).toBe(1_000 + 1_470);
    expect(now(924_000, 'RI')).toBe(6_180 + 1_500);
    expect(on(80_000_000, 'RI')).toMatchObject({ cents: 368_000 });
  });

  it('is none in Texas, and unknown for a state that is not in the table', () => {
    expect(on(50_000_000, 'TX')).toMatchObject({ kind: 'none', cents: 0 });
    expect(on(50_000_000, 'PR')).toMatchObject({ kind: 'unknown', paidBy: null });
  });
});
