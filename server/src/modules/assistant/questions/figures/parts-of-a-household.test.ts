import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // 30 × 2,080 ÷ 12 = 5,200 beside (50,000 + 58,000) ÷ 24 = 4,500.
  q(
    'I make 30 an hour full time, my husband is self employed and his returns net 50,000 in 2024 and 58,000 in 2025. what monthly income does the bank use?',
    'calculate',
    { says: /\$9,700/ },
  ),
  q('self employed, my returns net 60,000 one year and 66,000 the next, what income do lenders use', 'calculate', {
    says: /\$5,250(?!.*for both)/s,
  }),
  // 6,000 + 4,000 + 2 % of 200,000, and 5 % of 200,000 + 3 % of 100,000.
  q(
    'agent wants six percent on the first hundred thousand, four on the next hundred and two on the rest. selling for 400,000, how much?',
    'calculate',
    { says: /14,000/ },
  ),
  q('commission of 5% on the first 200k and 3% of what’s left, selling at 300k, how much', 'calculate', {
    says: /13,000/,
  }),
  // (4,800 + 600 + 1,800) ÷ 12, 300 + 200 + 40 and 8,400 ÷ 12.
  q('taxes municipales 4 800, scolaires 600, assurance 1 800 par année: combien par mois en plus?', 'calculate', {
    says: /600\s\$/,
  }),
  q('the condo is paid off: fees 300 a month, taxes 2,400 a year, insurance 40. what is that monthly?', 'calculate', {
    says: /\$540 /,
  }),
  q('impuestos de la casa 6,600 al año y seguro 1,800, cuánto es x mes que se suma a la hipoteca', 'calculate', {
    says: /\$700 /,
  }),
  // 20,000 − 6,300 × 0.5, and no rebate from 450,000.
  q('new condo 400,000 plus GST in Calgary, I have owned before. GST after the rebate?', 'calculate', {
    says: /CA\$16,850/,
  }),
  q('maison neuve à 500 000 plus TPS en Alberta, pas premier acheteur, TPS après remboursement?', 'calculate', {
    says: /25\s000\s\$/,
  }),
  q('brand new condo 400,000 plus GST in Calgary, first time buyer. GST rebate?', 'programs'),
  // 4 % of 475,000 and 8 % of it; the tax alone is paid in cash.
  q('et la prime SCHL, avec la taxe à payer comptant?', 'loanRules', {
    after: ['maison de 500 000 $ à Ottawa, mise de fonds de 25 000 $'],
    says: /19\s000.*1\s520/s,
  }),
  // A debt is no budget for a home.
  q('my truck payment is 450 a month, how much house can we get', 'asks back'),
  q('pago 300 al mes de tarjetas, ¿qué casa me alcanza?', 'asks back'),
  q('I can pay 2,000 a month, how much house can I get', 'priceForMonthly', { input: { monthly: 2_000 } }),
  // The tax of the buyer is a transfer tax and no share of the price.
  q('do buyers pay a 1% tax in New Jersey? house is 450k', 'transferTax', {
    input: { state: 'NJ', price: 450_000, mansion: true },
    says: /none is due/,
  }),
  q('en Nueva York el comprador paga 1% si pasa de un millón, ¿cierto? la mía es de 600 mil', 'transferTax', {
    input: { state: 'NY', price: 600_000 },
  }),
];

const outcomeOf = askedOnce(questions);

describe('amounts of several people, parts or bills', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('each count as what they are in %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
