import { describe, expect, it } from 'vitest';
import { returnsRange } from './range.ts';
import { rateOfReturn } from './rate-of-return.ts';
import { type Investment, returnsOf } from './returns.ts';

const noTax = {
  incomeRate: 0,
  gainRate: 0,
  recaptureRate: 0,
  buildingShare: 0.8,
  depreciationYears: 27.5,
  gainShare: 1,
};
const investment: Investment = {
  price: 400_000,
  downPayment: 100_000,
  closingCosts: 8_000,
  loanRate: 0.06,
  compounding: 'monthly',
  loanYears: 30,
  rentMonthly: 3_000,
  vacancy: 0.05,
  expenses: 10_000,
  rentGrowth: 0.02,
  expenseGrowth: 0.03,
  valueGrowth: 0.03,
  holdingYears: 10,
  sellingCosts: 0.06,
  tax: noTax,
};

describe('the returns of an investment', () => {
  const returns = returnsOf(investment);

  it('follow from rent, expenses and the loan of the first year', () => {
    expect(returns.grossYield).toBeCloseTo(0.09, 12);
    expect(returns.netOperatingIncome).toBeCloseTo(34_200 - 10_000, 9);
    expect(returns.capRate).toBeCloseTo(24_200 / 400_000, 12);
    // 300,000 at 6 % over 30 years costs 1,798.65 a month.
    expect(returns.debtServiceCoverage).toBeCloseTo(24_200 / (12 * 1_798.6515), 5);
    expect(returns.cashFlowMonthly).toBeCloseTo(24_200 / 12 - 1_798.6515, 3);
    expect(returns.cashOnCash).toBeCloseTo((returns.cashFlowMonthly * 12) / 108_000, 12);
  });

  it('follow from half-yearly compounding of a loan in Canada', () => {
    const canadian = returnsOf({ ...investment, compounding: 'half-yearly' });
    // 300,000 at 6 % compounded half-yearly over 30 years costs 1,784.47 a month.
    expect(canadian.debtServiceCoverage).toBeCloseTo(24_200 / (12 * 1_784.4703), 4);
  });

  it('have no cash flow at the break-even rent', () => {
    expect(returnsOf({ ...investment, rentMonthly: returns.breakEvenRent }).cashFlowMonthly).toBeCloseTo(0, 8);
  });

  it('have an internal rate at which all flows are worth nothing', () => {
    const flows = [-108_000, ...returns.years.map(({ cashFlow }) => cashFlow)];
    const last = returns.years.at(-1)!;
    flows[10]! += last.value * 0.94 - last.loan;
    const worth = flows.reduce((sum, flow, year) => sum + flow / (1 + returns.internalRate!) ** year, 0);
    expect(Math.abs(worth)).toBeLessThan(1e-4);
  });

  it('repay the loan in full over its years', () => {
    expect(returnsOf({ ...investment, holdingYears: 30 }).years.at(-1)!.loan).toBeCloseTo(0, 4);
  });

  it('without a loan state no debt coverage, and an internal rate equal to yield and growth', () => {
    const cash = returnsOf({
      ...investment,
      downPayment: 400_000,
      closingCosts: 0,
      vacancy: 0,
      expenses: 0,
      sellingCosts: 0,
      valueGrowth: 0,
      rentGrowth: 0,
    });
    expect(cash.debtServiceCoverage).toBeUndefined();
    expect(cash.internalRate).toBeCloseTo(0.09, 9);
  });

  it('are lower after tax', () => {
    const tax = { ...noTax, incomeRate: 0.24, gainRate: 0.15, recaptureRate: 0.25 };
    const taxed = returnsOf({ ...investment, tax });
    expect(taxed.internalRate).toBe(returns.internalRate);
    expect(taxed.internalRateAfterTax!).toBeLessThan(taxed.internalRate!);
  });
});

it('finds no rate where nothing comes back', () => {
  expect(rateOfReturn([-100, 0, 0])).toBeUndefined();
  expect(rateOfReturn([-100, 110])).toBeCloseTo(0.1, 12);
});

describe('the range of the returns', () => {
  const forecast = { growth: 0.02, low: -0.03, high: 0.06 };
  const range = (holdingYears: number) => returnsRange({ ...investment, holdingYears }, forecast);
  const point = (holdingYears: number) => 400_000 * 1.03 ** holdingYears;

  it('is the interval of the forecast around the entered growth after one year', () => {
    const { low, high } = range(1);
    expect(low.valueAtSale).toBeCloseTo((point(1) * 0.97) / 1.02, 6);
    expect(high.valueAtSale).toBeCloseTo((point(1) * 1.06) / 1.02, 6);
  });

  it('widens with the square root of the years, and holds the return as entered', () => {
    const width = (years: number) => Math.log(range(years).high.valueAtSale / range(years).low.valueAtSale);
    expect(width(9)).toBeCloseTo(3 * width(1), 9);
    for (const years of [1, 5, 10, 30]) {
      const { low, high } = range(years);
      const entered = returnsOf({ ...investment, holdingYears: years }).internalRate!;
      expect(low.returns.internalRate).toBeLessThan(entered);
      expect(high.returns.internalRate).toBeGreaterThan(entered);
      expect(low.returns.capRate).toBe(high.returns.capRate);
    }
  });
});
