import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const austin = 'monthly payment on a 410k house in Austin with 10% down at 6.4';
const loan = 'payment on a 280,000 loan at 6.5% for 30 years';
const least = 'smallest down payment on 650,000 in Ottawa, first place for both of us';

const bare: readonly Question[] = [
  q('what about if we put 15', 'monthlyCost', {
    after: [austin],
    input: { price: 410_000, downPercent: 15, ratePercent: 6.4 },
  }),
  q('¿y dando 20?', 'monthlyCost', {
    after: ['pago de una casa de 340 mil con 5% de enganche al 6.6%'],
    input: { price: 340_000, downPercent: 20, ratePercent: 6.6 },
  }),
  q('and 6.75?', 'monthlyCost', { after: [austin], input: { ratePercent: 6.75, downPercent: 10 } }),
  q('and if its 520', 'propertyTax', {
    after: ['property tax on a 450,000 house in Austin'],
    input: { price: 520_000 },
  }),
  q('what if I go conventional with 5 down', 'monthlyCost', {
    after: ['FHA payment on 315,000 with 3.5% down at 6.25'],
    input: { downPercent: 5, program: undefined, ratePercent: 6.25 },
  }),
  q('how long do I carry the pmi?', 'loanRules', {
    after: [austin],
    input: { amount: 410_000, downPercent: 10, ratePercent: 6.4 },
  }),
  q('pis si c’était un quadruplex à 640 000 où on vit dans un logement ?', 'loanRules', {
    after: ['Un duplex à 460 000 où on habite, c’est quoi la mise de fonds minimum ?'],
    says: /64\s000\s\$/,
  }),
];

// 280,000 at 6.5 % costs 2,439 over 15 years and 1,770 over 30.
const compared: readonly Question[] = [
  q('15 vs 30?', 'loanPayment', { after: [loan], says: /\$1,770 a month, against \$2,439.*difference is \$669/ }),
  q('¿15 o 30 años, cuánto cambia?', 'loanPayment', { after: [loan], says: /15 años.*30 años/s }),
  q('10 or 5 down, whats the difference in the payment', 'monthlyCost', {
    after: [austin],
    says: /10% down is lower.*5% down/s,
  }),
  // 40,000 down with a premium of 4.2 % over 30 years.
  q('and if we go 30 years instead of 25? rate is 4.1', 'monthlyCost', {
    after: [least],
    says: /CA\$3,058.*CA\$635,620.*CA\$634,400/s,
  }),
];

const verdicts: readonly Question[] = [
  q('could we carry 385,000 with 8% down?', 'affordability', {
    after: ['I bring home 6,900 a month before tax', 'student loans are 410'],
    input: { incomeYearly: 82_800, debtsMonthly: 410, price: 385_000, downPercent: 8 },
    says: /above that.*of income for housing/s,
  }),
  // Gross debt service of 41.5 % and total debt service of 46.8 % at 6.3 %.
  q(
    'I make 118k before tax, car is 520 a month. property tax about 310 and heat 150. will they approve me?',
    'affordability',
    {
      after: ['least I can put down on a 560,000 house in Calgary', 'what would that be a month at 4.3 over 25 years'],
      input: { price: 560_000, downAmount: 31_000, ratePercent: 4.3 },
      says: /above that.*41\.5%.*46\.8%/s,
    },
  ),
  // The lower of two years: the net income fell.
  q('60k for down and the house at 275, am I good or no? truck is 612 a month', 'affordability', {
    after: ['self employed in Houston, net on my schedule C was 61,000 last year and 72,000 the year before'],
    input: { incomeYearly: 61_000, debtsMonthly: 612, downAmount: 60_000, price: 275_000 },
  }),
];

const all = [...bare, ...compared, ...verdicts];
const outcomeOf = askedOnce(all);
const outcomeFor = (question: Question) => outcomeOf(all.indexOf(question));

describe('a question after a calculation', () => {
  it.each(bare)('replaces an input by “$ask”', (question) =>
    expect(outcomeFor(question)).toMatchObject({ wrong: '', unsupported: [] }),
  );

  it.each(compared)('computes both sides of “$ask”', (question) =>
    expect(outcomeFor(question)).toMatchObject({ wrong: '', unsupported: [] }),
  );

  it.each(verdicts)('takes the income, the debts and the terms of before for “$ask”', (question) =>
    expect(outcomeFor(question)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
