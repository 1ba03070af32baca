import { describe, expect, it } from 'vitest';
import { frequencies, rhythms } from './frequency.ts';
import { type Debt, loanFor, paymentOf } from './payment.ts';
import { paymentFactor, periodicRate } from './rate.ts';
import { scheduleOf, yearsOf } from './schedule.ts';

const american: Debt = { loanCents: 32_000_000, ratePercent: 6.5, compounding: 'monthly', years: 30 };
const canadian: Debt = { loanCents: 44_460_000, ratePercent: 4.5, compounding: 'half-yearly', years: 25 };
const interestOf = (debt: Debt, extra = 0) =>
  scheduleOf(debt, extra).reduce((sum, each) => sum + each.interestCents, 0);

describe('a rate between two payments', () => {
  it('half-yearly 10 % is 10.25 % a year, however often it is paid', () => {
    for (const perYear of [12, 24, 26, 52])
      expect((1 + periodicRate(10, 'half-yearly', perYear)) ** perYear).toBeCloseTo(1.1025, 12);
  });

  it('of a variable loan compounds monthly', () => {
    expect(periodicRate(6, 'monthly', 12)).toBe(0.005);
    expect((1 + periodicRate(6, 'monthly', 52)) ** 52).toBeCloseTo(1.005 ** 12, 12);
  });
});

describe('a schedule', () => {
  it('of 320,000 at 6.5 % over 30 years: payments as rounded cost 1.72 less interest than the unrounded 408,142', () => {
    const unrounded = american.loanCents * paymentFactor(periodicRate(6.5, 'monthly', 12), 360) * 360;
    expect(Math.round((unrounded - american.loanCents) / 100)).toBe(408_142);
    expect(interestOf(american)).toBe(40_814_064);
    expect(scheduleOf(american).at(-1)).toEqual({
      ...{ number: 360, paymentCents: 202_006, interestCents: 1088, principalCents: 200_918, balanceCents: 0 },
    });
  });

  it('ends at nothing owed, each payment being interest and principal, at every rhythm', () => {
    for (const frequency of frequencies) {
      const debt: Debt = { ...canadian, frequency };
      const schedule = scheduleOf(debt);
      let balance = debt.loanCents;
      for (const each of schedule) {
        balance -= each.principalCents;
        expect(each.balanceCents).toBe(balance);
        expect(each.interestCents + each.principalCents).toBe(each.paymentCents);
      }
      expect(balance).toBe(0);
      expect(schedule.length).toBeLessThanOrEqual(25 * rhythms[frequency].perYear);
      const years = yearsOf(schedule, rhythms[frequency].perYear);
      expect(years.reduce((sum, year) => sum + year.principalCents, 0)).toBe(debt.loanCents);
      expect(years.at(-1)!.balanceCents).toBe(0);
    }
  });

  it('accelerated pays half of a month twenty-six times and is done years sooner', () => {
    const monthly = paymentOf(canadian);
    expect(monthly).toBe(246_074);
    expect(paymentOf({ ...canadian, frequency: 'accelerated-bi-weekly' })).toBe(123_037);
    expect(paymentOf({ ...canadian, frequency: 'accelerated-weekly' })).toBe(61_519);
    const years = (frequency: Debt['frequency'] & string) =>
      scheduleOf({ ...canadian, frequency }).length / rhythms[frequency].perYear;
    expect(years('bi-weekly')).toBe(25);
    expect(years('accelerated-bi-weekly')).toBeLessThan(22.5);
  });

  it('without interest and with something paid on top is done in time', () => {
    expect(scheduleOf({ ...american, ratePercent: 0, loanCents: 100_000 }).length).toBe(360);
    expect(scheduleOf(american, 50_000).length).toBeLessThan(240);
    expect(scheduleOf({ ...american, loanCents: 0 })).toEqual([]);
  });

  it('a loan for a payment is the one that the payment pays back', () => {
    expect(loanFor(paymentOf(american), american)).toBeCloseTo(american.loanCents, -3);
    expect(loanFor(0, american)).toBe(0);
  });
});
