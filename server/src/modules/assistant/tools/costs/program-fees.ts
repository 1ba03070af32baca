import type { Figure } from './rule-figure.ts';

/** The fees of VA and USDA loans. */
export const programFees = {
  fundingFee({ amount, downPercent = 0, exempt, again }, { say, words }) {
    const first = downPercent >= 10 ? 1.25 : downPercent >= 5 ? 1.5 : 2.15;
    const percent = again && first === 2.15 ? 3.3 : first;
    if (exempt) {
      const spared = Math.round(amount * percent) / 100;
      return {
        facts: { currency: 'USD', loanAmount: amount, fee: 0, percent, spared, exempt: true },
        says: [words.feeExempt(say.money(0, 'USD')), words.feeSpared(say.money(spared, 'USD'), say.percent(percent))],
        entry: 'va',
      };
    }
    const fee = Math.round(amount * percent) / 100;
    return {
      facts: { currency: 'USD', loanAmount: amount, percent, fee, laterPercent: 3.3 },
      says: [
        words.fundingFee(say.money(fee, 'USD'), say.percent(percent), say.money(amount, 'USD'), again === true),
        !again && words.laterUse(say.percent(3.3)),
      ],
      entry: 'va',
    };
  },
  guaranteeFee({ amount }, { say, words }) {
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
          say.money(upFront, 'USD'),
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
