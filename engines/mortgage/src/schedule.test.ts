import { describe, expect, it } from 'vitest';
import * as second from '../test/second-calculation.ts';
import { frequencies, rhythms } from './frequency.ts';
import { type Debt, loanFor, paymentOf } from './payment.ts';
import { paymentFactor, periodicRate } from './rate.ts';
import { renewedSchedule, scheduleOf, yearsOf } from './schedule.ts';

const american: Debt = { loanCents: 32_000_000, ratePercent: 6.5, compounding: 'monthly', years: 30 };
const canadian: Debt = { loanCents: 44_460_000, ratePercent: 4.5, compounding: 'half-yearly', years: 25 };
const interestOf = (debt: Debt, extra = 0) =>
  scheduleOf(debt, extra).reduce((sum, each) => sum + each.interestCents, 0);

describe('the rate between two payments', () => {
  it('of half-yearly 10 % is 10.25 % a year at every payment frequency', () => {
    for (const perYear of [12, 24, 26, 52])
      expect((1 + periodicRate(10, 'half-yearly', perYear)) ** perYear).toBeCloseTo(1.1025, 12);
  });

  it('compounds monthly for a variable loan', () => {
    expect(periodicRate(6, 'monthly', 12)).toBe(0.005);
    expect((1 + periodicRate(6, 'monthly', 52)) ** 52).toBeCloseTo(1.005 ** 12, 12);
  });
});

describe('a payment schedule', () => {
  it('of 320,000 at 6.5 % over 30 years: rounded payments cost 1.72 less interest than the unrounded 408,142', () => {
    const unrounded = american.loanCents * paymentFactor(periodicRate(6.5, 'monthly', 12), 360) * 360;
    expect(Math.round((unrounded - american.loanCents) / 100)).toBe(408_142);
    expect(interestOf(american)).toBe(40_814_064);
    expect(scheduleOf(american).at(-1)).toEqual({
      ...{ number: 360, paymentCents: 202_006, interestCents: 1088, principalCents: 200_918, balanceCents: 0 },
    });
  });

  it('ends at a balance of zero, with each payment split into interest and principal, at every frequency', () => {
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

  it('with accelerated payments has twenty-six half-months a year and ends years sooner', () => {
    const monthly = paymentOf(canadian);
    expect(monthly).toBe(246_074);
    expect(paymentOf({ ...canadian, frequency: 'accelerated-bi-weekly' })).toBe(123_037);
    expect(paymentOf({ ...canadian, frequency: 'accelerated-weekly' })).toBe(61_519);
    const years = (frequency: Debt['frequency'] & string) =>
      scheduleOf({ ...canadian, frequency }).length / rhythms[frequency].perYear;
    expect(years('bi-weekly')).toBe(25);
    expect(years('accelerated-bi-weekly')).toBeLessThan(22.5);
  });

  it('without interest and with extra payments ends in time', () => {
    expect(scheduleOf({ ...american, ratePercent: 0, loanCents: 100_000 }).length).toBe(360);
    expect(scheduleOf(american, 50_000).length).toBeLessThan(240);
    expect(scheduleOf({ ...american, loanCents: 0 })).toEqual([]);
  });

  it('repays the highest loan for a payment with that payment', () => {
    expect(loanFor(paymentOf(american), american)).toBeCloseTo(american.loanCents, -3);
    expect(loanFor(0, american)).toBe(0);
  });
});

describe('a renewal', () => {
  it('repays what is left over the rest of the amortization, as the second calculation does, until the balance is 0', () => {
    for (let n = 0; n < 60; n++) {
      const [rate, renewed] = [2_000 + ((n * 1_777) % 7_000), 1_500 + ((n * 2_311) % 8_000)];
      const [years, afterYears] = [[20, 25, 30][n % 3]!, 1 + (n % 10)];
      const loan = 10_000_000 + n * 1_234_567;
      const schedule = renewedSchedule(
        { loanCents: loan, ratePercent: rate / 1000, compounding: 'half-yearly', years },
        { afterYears, ratePercent: renewed / 1000 },
      );
      const first = second.payment(BigInt(loan), rate, true, years, 12);
      const left = second.live(BigInt(loan), rate, true, 12, years * 12, first).balances[afterYears * 12 - 1]!;
      const then = second.payment(left, renewed, true, years - afterYears, 12);
      expect(schedule[afterYears * 12 - 1]!.balanceCents).toBe(Number(left));
      expect(schedule[afterYears * 12]!.paymentCents).toBe(Number(then));
      expect(schedule.at(-1)).toMatchObject({ number: years * 12, balanceCents: 0 });
    }
  });

  it('changes nothing when the term is as long as the amortization', () => {
    const debt = { loanCents: 30_000_000, ratePercent: 5, compounding: 'half-yearly', years: 10 } as const;
    expect(renewedSchedule(debt, { afterYears: 10, ratePercent: 9 })).toEqual(scheduleOf(debt));
  });
});
