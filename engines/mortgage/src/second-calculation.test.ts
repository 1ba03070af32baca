import { describe, expect, it } from 'vitest';
import * as second from '../test/second-calculation.ts';
import { affordableCa } from './canada/afford.ts';
import { debtServiceOf, highestLoan } from './canada/debt-service.ts';
import type { CaPurchase, UsPurchase } from './costs.ts';
import { type Frequency, frequencies, rhythms } from './frequency.ts';
import { costsOf } from './purchase.ts';
import { scheduleOf } from './schedule.ts';
import { canadianRules } from './tables/ca-2024.ts';
import { fhaLoan, mipByYear } from './us/fha.ts';
import { pmiEndOf } from './us/pmi.ts';

const day = '2026-06-01';
const cases = Number(process.env.LINTEL_DRAWS ?? 1_000);
const rules = canadianRules[0]!;

/** Seeded pseudo-random numbers. */
function random(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { between, among: <T>(list: readonly T[]): T => list[between(0, list.length - 1)]! };
}

/** Realistic and unrealistic prices, down to the cent; rates with up to three decimals. */
function common(roll: ReturnType<typeof random>) {
  const dollars = roll.between(60, 2_600) * 1000 + roll.among([0, 0, 0, 900, 499, roll.between(0, 999)]);
  const priceCents = dollars * 100 + roll.among([0, 0, 0, roll.between(0, 99)]);
  const rate = roll.among([roll.between(0, 12) * 1000, roll.between(8, 96) * 125, roll.between(0, 12_000)]);
  return { priceCents, rate, ratePercent: rate / 1000, years: roll.among([10, 15, 20, 25, 30, 30]) };
}

const n = (value: bigint | undefined) => Number(value ?? 0n);

describe('a second, independently written calculation agrees to the cent', () => {
  it(`on ${cases / 2} random purchases in the United States`, { timeout: 60_000 }, () => {
    const roll = random(4_170);
    for (let i = 0; i < cases / 2; i++) {
      const { priceCents, rate, ratePercent, years } = common(roll);
      const loan = roll.among(['conventional', 'fha'] as const);
      const downCents = Math.round((priceCents * roll.between(35, 400)) / 1000);
      const pmi = roll.between(200, 1_500);
      const [price, down] = [BigInt(priceCents), BigInt(downCents)];
      const fhaSecond = second.fha(price, down, years);
      const borrowed = loan === 'fha' ? fhaSecond.base + fhaSecond.upFront : price - down;
      const payment = second.payment(borrowed, rate, false, years, 12);
      const life = second.live(borrowed, rate, false, 12, years * 12, payment);

      const purchase: UsPurchase = {
        ...{ country: 'US', state: 'TX', priceCents, downCents, ratePercent, years, loan, pmiPercent: pmi / 1000 },
        ...{ taxAnnualCents: 812_345, insuranceAnnualCents: 240_000, duesMonthlyCents: null },
        ...{ closingPercent: 3, pointsPercent: 0, prepaidTaxMonths: 3, prepaidInsuranceMonths: 12 },
      };
      const costs = costsOf(purchase, day);
      const debt = { loanCents: costs.loan.totalCents, ratePercent, compounding: 'monthly', years } as const;
      const schedule = scheduleOf(debt);
      const above80 = (price - down) * 10_000n * 2n >= price * 16_001n;
      const insurance =
        loan === 'fha'
          ? second.yearlyShareMonthly(fhaSecond.base, fhaSecond.rate)
          : above80
            ? second.yearlyShareMonthly(borrowed, pmi)
            : 0n;
      const about = JSON.stringify(purchase);
      expect(
        {
          loan: costs.loan.totalCents,
          payment: costs.payment.cents,
          insurance: costs.monthly.mortgageInsuranceCents,
          total: costs.monthly.totalCents,
          payments: schedule.length,
          interest: schedule.reduce((sum, each) => sum + each.interestCents, 0),
          last: schedule.at(-1)!.paymentCents,
        },
        about,
      ).toEqual({
        loan: n(borrowed),
        payment: n(payment),
        insurance: n(insurance),
        total: n(payment + insurance) + 67_695 + 20_000,
        payments: life.payments,
        interest: n(life.interest),
        last: n(life.lastPayment),
      });
      if (i % 5 === 0 && loan === 'conventional') {
        const end = pmiEndOf({ loanCents: n(borrowed), ratePercent, years }, priceCents);
        expect(end.onRequest, about).toBe(second.firstAtMost(borrowed, life.balances, price, 80n));
        expect(end.byItself, about).toBe(second.firstAtMost(borrowed, life.balances, price, 78n));
      }
      if (i % 5 === 0 && loan === 'fha') {
        const { base, rate: mip, premiumYears } = fhaSecond;
        const baseLife = second.live(base, rate, false, 12, years * 12, second.payment(base, rate, false, years, 12));
        const expected = Array.from({ length: premiumYears }, (_, year) =>
          n(second.yearlyShareMonthly(year === 0 ? base : (baseLife.balances[year * 12 - 1] ?? 0n), mip)),
        );
        expect(mipByYear(fhaLoan(priceCents, downCents, years, day), ratePercent, years), about).toEqual(expected);
      }
    }
  });

  it(`on ${cases / 2} random purchases in Canada`, { timeout: 60_000 }, () => {
    const roll = random(4_171);
    for (let i = 0; i < cases / 2; i++) {
      const { priceCents, rate, ratePercent, years } = common(roll);
      const price = BigInt(priceCents);
      const least = second.leastDown(price);
      const downCents = roll.among([n(least), n(least) + roll.between(0, 100_000_00), Math.round(priceCents / 5)]);
      const down = BigInt(Math.min(Math.max(downCents, n(least)), priceCents - 100));
      const halfYearly = roll.among([true, true, true, false]);
      const frequency: Frequency = roll.among(frequencies);
      const province = roll.among(['ON', 'QC', 'SK', 'BC', 'AB']);
      const base = price - down;
      const insured = base * 10_000n * 2n >= price * 16_001n;
      const premium = insured ? second.canadianPremium(base, price, years) : 0n;
      const borrowed = base + (premium ?? 0n);
      const { perYear, monthlyDividedBy } = rhythms[frequency];
      const each = monthlyDividedBy === undefined ? perYear : 12;
      const plain = second.payment(borrowed, rate, halfYearly, years, each);
      const payment =
        monthlyDividedBy === undefined ? plain : (2n * plain + BigInt(monthlyDividedBy)) / BigInt(2 * monthlyDividedBy);

      const purchase: CaPurchase = {
        ...{ country: 'CA', state: province, city: 'Elsewhere', priceCents, downCents: n(down), ratePercent, years },
        ...{ compounding: halfYearly ? 'half-yearly' : 'monthly', frequency, firstTimeBuyer: true, newlyBuilt: false },
        ...{ insured: false, nonTraditionalDown: false, closingPercent: 0 },
        ...{ taxAnnualCents: null, insuranceAnnualCents: 0, duesMonthlyCents: 0 },
      };
      const costs = costsOf(purchase, day);
      const about = JSON.stringify(purchase);
      expect(costs.findings, about).toEqual(
        province === 'QC' && priceCents > 50_000_000
          ? [{ kind: 'transfer_tax_may_be_more' }]
          : province === 'SK' && day > '2025-12-31'
            ? [{ kind: 'tables_out_of_date' }]
            : [],
      );
      // Simulates every monthly loan and one in four of the frequent ones, because weekly loans have many payments.
      const lived = perYear === 12 || i % 4 === 0;
      const schedule = lived ? scheduleOf({ loanCents: costs.loan.totalCents, ...purchase }) : [];
      const life = lived ? second.live(borrowed, rate, halfYearly, perYear, years * perYear, payment) : undefined;
      const ontario = second.ontarioTax(price);
      expect(
        {
          premium: costs.loan.premiumCents,
          premiumTax: costs.cash.premiumTaxCents,
          payment: costs.payment.cents,
          payments: schedule.length,
          interest: schedule.reduce((sum, { interestCents }) => sum + interestCents, 0),
          last: schedule.at(-1)?.paymentCents,
          transfer: province === 'ON' ? costs.cash.transferTaxCents : undefined,
        },
        about,
      ).toEqual({
        premium: n(premium),
        premiumTax: n(second.salesTax(premium ?? 0n, province)),
        payment: n(payment),
        payments: life?.payments ?? 0,
        interest: n(life?.interest),
        last: life && n(life.lastPayment),
        transfer: province === 'ON' ? n(ontario > 400_000n ? ontario - 400_000n : 0n) : undefined,
      });

      const home = {
        incomeCents: roll.between(3_000_00, 30_000_00),
        debtsCents: roll.between(0, 1_500_00),
        taxCents: 300_00,
        heatCents: 120_00,
        feeCents: roll.between(0, 900_00),
      };
      const stress = Math.max(rate + 2000, 5250);
      const stressed = second.payment(borrowed, stress, halfYearly, years, 12);
      const housing = n(stressed) + home.taxCents + home.heatCents + Math.round(home.feeCents / 2);
      const service = debtServiceOf(n(borrowed), purchase, home, rules);
      expect(service, about).toMatchObject({
        stressPaymentCents: n(stressed),
        withinGds: housing * 100 <= home.incomeCents * 39 + 50,
        withinTds: (housing + home.debtsCents) * 100 <= home.incomeCents * 44 + 50,
      });
      const room = highestLoan(purchase, home, rules);
      expect(room.loanCents, about).toBe(n(second.loanPaidBy(BigInt(room.paymentMaxCents), stress, halfYearly, years)));
      if (i % 50 === 0) expect(affordableCa(purchase, home, 1, day).priceCents).toBeGreaterThanOrEqual(0);
    }
  });
});
