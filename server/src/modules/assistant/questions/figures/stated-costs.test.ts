import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // 332,000 at 6.75 % over 30 years is 2,153.35; with 516.67 of tax, 140 of insurance and 95 of fees 2,905.02.
  q(
    'payment on 415k, 20% down at 6.75% for 30 years, taxes 6,200 a year, insurance 140 a month, HOA 95?',
    'monthlyCost',
    {
      input: { price: 415_000, taxYearly: 6_200, insuranceYearly: 1_680, duesMonthly: 95 },
      says: /\$2,905 a month/,
    },
  ),
  // 36 % of 8,000 less 700 of debts is 2,180: 1,479 for a loan of 234,000, 600 as stated, and 98 of PMI below 20 % down.
  q(
    'I make 96k a year, 700 a month in debts, 40k saved. 600 a month for taxes and insurance, 6.5% for 30 years. What can I afford?',
    'affordability',
    {
      input: { incomeYearly: 96_000, debtsMonthly: 700, downAmount: 40_000, taxYearly: 7_200, insuranceYearly: 0 },
      says: /price of about \$274,000/,
    },
  ),
  // 2,213.89 and 300 of tax and 250 of fees.
  q(
    'Hypothèque de 400 000 $ à 4,5 % sur 25 ans, taxes 3600 par année, frais de condo 250 par mois, ça fait combien?',
    'loanPayment',
    {
      input: { loan: 400_000, taxYearly: 3_600, duesMonthly: 250 },
      says: /2\s763,89/,
    },
  ),
  // 25,000 for the first 500,000 and 6,000 for the rest; 4 % of 529,000.
  q('mise de fonds minimum et la prime SCHL pour un jumelé à Laval à 560 000 $', 'loanRules', {
    says: /31\s000.*21\s160/s,
  }),
  q('Can I put 10% down on a 1.6M house in Vancouver?', 'loanRules', { says: /CA\$320,000/ }),
];

const outcomeOf = askedOnce(questions);

describe('a cost that a question states', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('counts in the answer to %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
