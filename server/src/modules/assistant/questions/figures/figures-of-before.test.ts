import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const ottawa = '450k with 5% down in Ottawa, what would the monthly be';
const denver = 'monthly on a 400k house in Denver, 10% down at 6.5';
const sherbrooke = 'combien par mois pour 390 000 $ avec 5 % de mise de fonds à Sherbrooke';
const houston = 'cuánto pagaría al mes por 310 mil en Houston con 10% de enganche';

const corrections: readonly Question[] = [
  q('sorry, 550', 'monthlyCost', { after: [ottawa], input: { price: 550_000, downPercent: 5, city: 'Ottawa' } }),
  q('and the CMHC premium?', 'loanRules', {
    after: [ottawa, 'sorry, 550'],
    input: { amount: 550_000, downPercent: 5 },
  }),
  q('sorry I meant 410', 'monthlyCost', { after: [denver], input: { price: 410_000, ratePercent: 6.5 } }),
  q('actually 20% down not 10', 'monthlyCost', { after: [denver], input: { downPercent: 20, ratePercent: 6.5 } }),
  q('no wait, 7.1 rate', 'monthlyCost', { after: [denver], input: { ratePercent: 7.1, downPercent: 10 } }),
  q('sorry, Austin', 'monthlyCost', { after: [denver], input: { city: 'Austin', state: 'TX', price: 400_000 } }),
  q('désolé, je voulais dire 420 000', 'monthlyCost', {
    after: [sherbrooke],
    input: { price: 420_000, downPercent: 5 },
  }),
  q('perdón, quise decir 290 mil', 'monthlyCost', { after: [houston], input: { price: 290_000, downPercent: 10 } }),
  q('sorry 150k', 'affordability', {
    after: ['how much house can we afford on 140k a year with 800 in debts in Ohio'],
    input: { incomeYearly: 150_000, debtsMonthly: 800 },
  }),
];

const changes: readonly Question[] = [
  q('what income would I need for that', 'incomeForPrice', {
    after: [denver],
    input: { price: 400_000, downPercent: 10 },
  }),
  q('and with 600 a month of car payments?', 'incomeForPrice', {
    after: [denver],
    input: { price: 400_000, debtsMonthly: 600 },
  }),
  // 25,000 × 1.08 % where homes of the country state their tax; the share depends on the sample.
  q('what would the homestead exemption save?', 'propertyTax', {
    after: ['monthly on a 380k house in Tampa, 10% down at 6.5'],
    input: { price: 380_000, state: 'FL', homestead: true },
    says: /\$25,000 off.*between \$\d+ and \$\d+ a year/,
  }),
  q('y cuánto me ahorra el homestead', 'propertyTax', {
    after: ['pago mensual de una casa de 320 mil en Dallas con 5% de enganche'],
    input: { price: 320_000, state: 'TX' },
    says: /\$140,000/,
  }),
  q('what can i afford', 'affordability', {
    after: ['I make 95k and have 30k saved, looking in Raleigh'],
    input: { incomeYearly: 95_000, downAmount: 30_000 },
  }),
  q('what would the payment be on that', 'monthlyCost', {
    after: ['we make 120k a year, how much house can we afford in Austin'],
    input: { state: 'TX' },
  }),
  q('and who pays it', 'transferTax', { after: ['transfer tax on 600k in Seattle'], input: { price: 600_000 } }),
  q('and in Denver?', 'propertyTax', {
    after: ['property taxes on 400k in Austin'],
    input: { state: 'CO', price: 400_000, facts: ['place:denver'] },
  }),
];

const shares: readonly Question[] = [
  q('whats my half', 'monthlyCost', { after: [denver], says: /Divided between 2, each pays/ }),
  q('split between two of us', 'monthlyCost', { after: [ottawa], says: /Divided between 2/ }),
  // 1,847.15 ÷ 3
  q('split 3 ways', 'loanPayment', { after: ['loan of 300k at 6.25 for 30 years'], says: /\$615\.72/ }),
  q('on est trois à payer', 'monthlyCost', { after: [sherbrooke], says: /Partagé entre 3/ }),
  q('entre dos personas cuánto es', 'monthlyCost', { after: [houston], says: /Entre 2/ }),
  // 8,475 ÷ 2
  q('so my half is how much', 'transferTax', {
    after: ['land transfer tax on 500k in Ottawa'],
    says: /CA\$3,237\.50/,
  }),
];

const all = [...corrections, ...changes, ...shares];
const outcomeOf = askedOnce(all);
const rows = (some: readonly Question[]) => some.map((one) => [one.ask, one.after?.at(-1), all.indexOf(one)] as const);

describe('a correction', () => {
  it.each(rows(corrections))('replaces the figure that it means and keeps the others: %j after %j', (_, __, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

describe('a question after figures', () => {
  it.each(rows(changes))('takes the price, place, terms and income of before: %j after %j', (_, __, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

describe('a question for a share', () => {
  it.each(rows(shares))('divides the total of before: %j after %j', (_, __, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
