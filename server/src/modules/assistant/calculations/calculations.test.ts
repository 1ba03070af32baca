import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { askTable, type Outcome } from '../questions/ask-table.fixture.ts';
import { type Question, q } from '../questions/question.ts';
import { tableWorld } from '../questions/table.fixture.ts';

const refinance = 'refinance 310k from 7.25% to 6.1%, both 30 years, costs 6,200. Worth it?';
const tax = 'si el impuesto es 2.1% y la casa vale 340 mil, ¿cuánto es al año?';

const proration =
  'property taxes are 4,380 a year paid in arrears, we close June 30. how much credit does the seller owe me';
const divorce =
  'divorce: house worth 480k, we owe 260k, I pay her half the equity, refi at 6.5% for 30 years. new payment?';

const questions: readonly Question[] = [
  // 4,380 × 192 ÷ 365
  q('what if we close July 12?', 'calculate', { after: [proration], says: /\$2,304/ }),
  // (480,000 − 260,000) × 40 %
  q('and if she gets 40%?', 'calculate', { after: [divorce], says: /\$88,000/ }),
  q('what is a 2-1 buydown', 'explain', { says: /2 points lower in the first year/ }),
  // A loan of 328,500 over 30 years, and not over the stay.
  q(
    'rent is 2,150. or buy at 365k with 10% down at 6.6%, taxes 4,200 a year, insurance 1,500, staying 6 years. rent or buy?',
    'monthlyCost',
    { says: /\$2,097\.99/ },
  ),
  q('price 415k, loan 332 at 6.625 30 year, monthly principal and interest', 'loanPayment', { says: /\$2,125\.83/ }),
  q(
    'Orlando, FL: 350k purchase with 280k borrowed. Doc stamp and intangible tax on the loan?',
    'transferTax',
    // 280,000 × 0.35 % and × 0.2 %
    { says: /\$980.*\$560/s },
  ),
  // 465,000 − 288,000 − 5 % of 465,000 − 4,000
  q('selling for 465k, owe 288k, 5% commission and about 4k in other costs. what do I walk away with', 'calculate', {
    says: /\$149,750/,
  }),
  q('Je vends 540 000 $, solde 310 000 $, courtage 4,5 %. Il me reste combien ?', 'calculate', {
    says: /205\s700\s\$/,
  }),
  q('Vendo en 395,000, debo 210,000 y la comisión es 6%. ¿Con cuánto me quedo?', 'calculate', { says: /\$161,300/ }),
  // 318,000 ÷ 410,000
  q('House is worth 410k and I owe 318k, how much equity is that?', 'calculate', { says: /\$92,000.*77\.6%/s }),
  // (2,200 + 450) ÷ 8,000
  q('dti with 8,000 gross a month, a mortgage payment of 2,200 and a car at 450', 'calculate', { says: /33\.1%/ }),
  // (49,200 − 14,000) ÷ 690,000
  q('plex à 690 000, loyers 4 100 par mois, dépenses 14 000 par an, taux de capitalisation ?', 'calculate', {
    says: /5,1\s%/,
  }),
  // 2,114.75 − 1,878.58 = 236.17; 6,200 ÷ 236.17 = 26.3
  q(refinance, 'calculate', { says: /\$236\.17.*2 years and 3 months/s }),
  q('and with costs of 9,000?', 'calculate', { after: [refinance], says: /3 years and 3 months/ }),
  // 390,000 × 5 % × 3 ÷ 12
  q('penalty to break my variable mortgage in Ontario, 390k left at 5%', 'calculate', { says: /CA\$4,875/ }),
  // 212 × 24.5
  q('assessed at 212,000 and the mill rate is 24.5, what is the yearly tax?', 'calculate', { says: /\$5,194/ }),
  q('y al mes?', 'calculate', { after: [tax], says: /\$595/ }),
  q('my landlord wants 3 times the rent in income, rent is 1,850, how much is that a year', 'calculate', {
    says: /\$66,600/,
  }),
  // Payments of 1,438.92; half of it every two weeks.
  q('biweekly payment on a 240k loan at 6% over 30 years', 'calculate', { says: /\$719\.46/ }),
  // A loan of 440,000 at 6.75 % costs 2,853.83 a month, and insurance comes on top.
  q(
    'how much income do I need for a 550k house with 20% down at 6.75%, taxes 6,000 a year, insurance 1,800 a year',
    'incomeForPrice',
    {
      // (2,853.83 + 500 + 150) × 12 ÷ 28 %
      says: /\$150,200/,
    },
  ),
  // 512,000 − 4 % − 190,000 − 240,000 − 1.5 % of 240,000
  q(
    'I sell my condo for 512k with a 4% commission, still owe 190k, then buy a 240k house cash with 1.5% closing. What is left?',
    'calculate',
    { says: /\$57,920/ },
  ),
  // (420,000 − 100,000) × 1.8 %
  q('impuesto predial de una casa de 420 mil con tasa de 1.8% y exención de 100 mil', 'calculate', { says: /\$5,760/ }),
  // 90,000 ÷ 18 %
  q('J’ai 90 000 $ d’épargne. Avec 15 % de mise de fonds et 3 % de frais, quel est le prix maximum ?', 'calculate', {
    says: /500\s000\s\$/,
  }),
  // 1,750 + 310 + 95 − 1,900
  q('pago 1,900 de renta. la hipoteca sería 1,750, impuestos 310 y seguro 95. ¿cuál es más caro al mes?', 'calculate', {
    says: /\$255/,
  }),
  // 5 % of 600,000, and 13 % of it
  q('comisión del 5% más hst sobre 600 mil en Toronto, ¿cuánto es?', 'calculate', { says: /CA\$33,900/ }),
  // 612,000 × 2.8 % is 17,136.
  q('15% down on 720,000 in Halifax, what is the CMHC premium and the total mortgage', 'loanRules', {
    says: /CA\$629,136/,
  }),
  q('condos for rent in Toronto, 2 bed, max 3000', 'outOfScope', { says: /for sale/ }),
  q('where do I upload my pre-approval letter', 'howTo', { says: /^Open the Document Center/ }),
  // 870 + 425 + 3,120
  q('How much is the transfer tax when I sell my 525k house in New Jersey?', 'transferTax', { says: /\$4,415/ }),
];

let app: TestApp;
let outcomes: Outcome[];
beforeAll(async () => {
  app = await startTestApp();
  outcomes = await askTable(app, await tableWorld(app), questions);
}, 120_000);
afterAll(() => app.stop());

describe('a calculation with stated figures', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('has the result of the arithmetic for %j', (_, at) => {
    expect(outcomes[at]).toMatchObject({ wrong: '', unsupported: [] });
  });
});
