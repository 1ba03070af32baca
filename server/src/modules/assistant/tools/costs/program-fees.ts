import type { Speaker } from '../words.ts';
import type { Figure } from './rule-figure.ts';

const dollars = (say: Speaker, amount: number): string =>
  Number.isInteger(amount) ? say.money(amount, 'USD') : say.exactMoney(amount, 'USD');

/** The funding fee of an IRRRL in percent: 38 U.S.C. § 3729(b)(2). */
const refinancePercent = 0.5;

/** The fees of VA and USDA loans. */
export const programFees = {
  fundingFee({ amount: price, downPercent = 0, exempt, again, refinances }, { say, words }) {
    const amount = Math.round(price * (100 - downPercent)) / 100;
    const first = downPercent >= 10 ? 1.25 : downPercent >= 5 ? 1.5 : 2.15;
    const percent = refinances ? refinancePercent : again && first === 2.15 ? 3.3 : first;
    const entry = refinances ? 'irrrl' : 'va';
    if (exempt) {
      const spared = Math.round(amount * percent) / 100;
      return {
        facts: { currency: 'USD', loanAmount: amount, fee: 0, percent, spared, exempt: true },
        says: [words.feeExempt(say.money(0, 'USD')), words.feeSpared(dollars(say, spared), say.percent(percent))],
        entry,
      };
    }
    const fee = Math.round(amount * percent) / 100;
    return {
      facts: { currency: 'USD', loanAmount: amount, percent, fee, loanWithFee: amount + fee, laterPercent: 3.3 },
      says: [
        refinances
          ? words.refinanceFee(dollars(say, fee), say.percent(percent), say.money(amount, 'USD'))
          : words.fundingFee(dollars(say, fee), say.percent(percent), say.money(amount, 'USD'), again === true),
        words.withFee(dollars(say, amount + fee)),
        !again && !refinances && words.laterUse(say.percent(3.3)),
      ],
      entry,
    };
  },
  guaranteeFee({ amount: price, downPercent = 0 }, { say, words }) {
    const amount = Math.round(price * (100 - downPercent)) / 100;
    const [upFrontPercent, annualPercent] = [1, 0.35];
    const upFront = Math.round(amount * upFrontPercent) / 100;
    const annual = Math.round(amount * annualPercent) / 100;
    return {
      facts: {
        currency: 'USD',
        loanAmount: amount,
        fee: upFront,
        percent: upFrontPercent,
        annualPercent,
        annualFee: annual,
        monthlyFee: Math.round((annual * 100) / 12) / 100,
      },
      says: [
        words.guaranteeFee(
          dollars(say, upFront),
          say.percent(upFrontPercent),
          say.money(amount, 'USD'),
          say.money(annual, 'USD'),
          say.exactMoney(Math.round((annual * 100) / 12) / 100, 'USD'),
        ),
      ],
      entry: 'usda',
    };
  },
} satisfies Record<string, Figure>;
