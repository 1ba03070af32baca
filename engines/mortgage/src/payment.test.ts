import { describe, expect, it } from 'vitest';
import { type Country, monthlyPayment, monthlyRate } from './payment.ts';

describe('monthlyPayment', () => {
  it.each<[Country, number, number, number, number]>([
    ['US', 320_000, 6.5, 30, 2022.62],
    ['US', 400_000, 6.5, 30, 2528.27],
    ['CA', 320_000, 6.5, 25, 2143.44],
    ['CA', 320_000, 6.5, 30, 2004.49],
    ['CA', 444_600, 4.5, 25, 2460.74],
    ['CA', 587_600, 4.5, 25, 3252.21],
    ['CA', 588_730, 4.5, 30, 2968.47],
  ])('%s: a loan of %d at %d %% over %d years costs %d a month', (country, loan, ratePercent, years, payment) => {
    const loanAlone = { priceCents: loan * 100, ratePercent, country, years, downPercent: 0 };
    expect(monthlyPayment(loanAlone)).toBe(Math.round(payment * 100));
  });

  it('defaults to 20 % down and 30 years', () => {
    expect(monthlyPayment({ priceCents: 40_000_000, ratePercent: 6.5, country: 'US' })).toBe(202_262);
  });

  it('divides the loan equally without interest', () => {
    expect(monthlyPayment({ priceCents: 36_000, ratePercent: 0, country: 'CA', downPercent: 0 })).toBe(100);
  });

  it('is zero for a price of zero', () => {
    expect(monthlyPayment({ priceCents: 0, ratePercent: 6.5, country: 'US' })).toBe(0);
  });

  it('pays off the loan: the last balance is less than one payment away from zero', () => {
    for (const country of ['US', 'CA'] as const) {
      const payment = monthlyPayment({ priceCents: 30_000_000, ratePercent: 5.79, country, downPercent: 0 });
      let balance = 30_000_000;
      for (let month = 0; month < 360; month++) balance += balance * monthlyRate(5.79, country) - payment;
      expect(Math.abs(balance)).toBeLessThan(payment);
    }
  });
});

describe('monthlyRate', () => {
  it('compounds half-yearly in Canada: 6 % is 0.4938622 % a month', () => {
    expect(monthlyRate(6, 'CA')).toBeCloseTo(0.004938622, 9);
    expect((1 + monthlyRate(10, 'CA')) ** 12).toBeCloseTo(1.1025, 12);
  });
});
