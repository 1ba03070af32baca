import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // 90 % of 275,000 at 6.25 % over 360 months.
  q(
    'una casa de 275 mil si damos el diez de down y el loan está a seis punto veinticinco a treinta años, cuánto es el puro loan al mes',
    'loanPayment',
    { input: { loan: 247_500, ratePercent: 6.25, years: 30 }, says: /\$1,523\.90/ },
  ),
  q('nos prestan 231 mil 500 a siete y cuarto por 30 años, cuánto al mes', 'loanPayment', {
    input: { loan: 231_500, ratePercent: 7.25 },
    says: /\$1,579\.24/,
  }),
  q("j'emprunte deux cent cinquante mille à quatre et demi sur 25 ans, combien par mois", 'loanPayment', {
    input: { loan: 250_000, ratePercent: 4.5, years: 25 },
  }),
  q('place is three ninety, ten percent down, six and five eighths for 30, whats p&i', 'loanPayment', {
    input: { loan: 351_000, ratePercent: 6.625, years: 30 },
    says: /\$2,247\.49/,
  }),
  // (38 + 4) × 36 × 52 ÷ 12, and 28 % of it.
  q('38/hr plus 4 night diff, 36 hours a week. what house payment would a lender be ok with', 'calculate', {
    says: /\$1,834\.56.*\$6,552/s,
  }),
  // 0.55 % of the loan ÷ 12.
  q('how much is the fha insurance every month if i borrow 193000, 3.5 down', 'loanRules', {
    input: { borrowed: true },
    says: /\$88\.46/,
  }),
  // 280,000 − 170,000 − 6 % of 280,000.
  q('list 280. owe 170 on it. agents want 6%. we split half. what do i walk w', 'calculate', {
    says: /\$93,200.*\$46,600/s,
  }),
  // The price is the larger of two amounts of a purchase; a loan above its price is asked about.
  q('payment on a 90k house with 300k down at 6.5 for 30 years', 'monthlyCost', { input: { price: 300_000 } }),
  q('300k house, loan 450k at 6% for 30 years, payment?', 'asks back'),
  q('what is the commission on 380k at 5.5', 'calculate', { says: /\$20,900/ }),
  q('commission de 4 % sur 450 000 $ plus taxes, combien?', 'calculate', { says: /20\s695,50/ }),
  q(
    'we got 28 thousand, the house is 350, five percent down and maybe three percent closing, is it enough',
    'calculate',
    {
      says: /\$28,000/,
    },
  ),
  q('tenemos 20 mil, casa de 300 mil, cinco por ciento de down y tres de cierre, alcanza?', 'calculate', {
    says: /\$4,000.*\$24,000/s,
  }),
  q('my returns show 44k net one year and 58k the next, which does the bank count', 'calculate', { says: /\$51,000/ }),
  q('On a gross income of 90,000, what is GDS 39 and TDS 44 a month?', 'calculate', { says: /2,925.*3,300/s }),
  q('we buy at 300k, 70/30, ten percent down. what does each put in', 'calculate', { says: /\$21,000.*\$9,000/s }),
  q('can just my husband apply for the loan? my credit is bad', 'explain', { input: { ids: ['one-applies'] } }),
  q('Ottawa, 500,000. We already own a condo so no first-time anything. Land transfer tax?', 'transferTax', {
    input: { firstTime: false },
    says: /6,475/,
  }),
  q('Neither of us has owned. Ottawa, 500,000. Land transfer tax?', 'transferTax', {
    input: { firstTime: true },
    says: /2,475/,
  }),
  q('cuánto es el transfer tax en Carolina del Norte por 300 mil', 'transferTax', {
    input: { state: 'NC' },
    says: /\$600/,
  }),
  q('i heard u pay a tax just for buying. texas do that??', 'transferTax', { input: { state: 'TX' }, says: /\$0/ }),
  q('we might only be here 3 years, is buying even worth it', 'howTo', { input: { topic: 'rent-or-buy' } }),
];

const overTurns: readonly Question[] = [
  // 342,000 at 6.5 % is 2,161.67; with 300 of costs, halved.
  q('ponle 140 de taxes y 160 de insurance al mes y pártelo en dos con mi cuñado', 'loanPayment', {
    after: ['una casa de 380 mil con diez por ciento de down a seis y medio treinta años cuánto queda el pago'],
    says: /\$1,230\.84/,
  }),
  q('now w taxes, listing says 4800 a yr. and ins like 1800', 'loanPayment', {
    after: ['borrowing 240k, 6.25, 30 yrs. monthly?'],
    says: /\$2,027\.72/,
  }),
  // 36 % of 6,000 less 600.
  q('oh the car is 400 n student loan 200. changes it?', 'calculate', {
    after: ['i gross 6000 a month. whats the most for a house payment'],
    says: /\$1,560/,
  }),
  q("elle veut celle à 580. là c'est combien minimum?", 'loanRules', {
    after: ['Mise de fonds minimale sur 425 000 $?'],
    says: /33\s000/,
  }),
  q('my score is 555 tho', 'loanRules', {
    after: ['200k house fha, how much do i put down'],
    says: /\$20,000/,
  }),
  // 391,500 and 3.1 % of it, compounded half-yearly.
  q('ok pis si la prime SCHL est dans le prêt, à 4,39 sur 25 ans ça donne quoi par mois', 'monthlyCost', {
    after: ['une maison à 435 000 on met 10 %'],
    says: /2\s209,40/,
  }),
  q("My wife says it's less in Gatineau for the same price. Is she right, and by how much?", 'transferTax', {
    after: ['Land transfer tax on a 485,000 house in Ottawa, not first-time buyers?'],
    says: /CA\$5,385\.50.*CA\$789\.50/s,
  }),
  q('How much would that come to once the HST is added?', 'calculate', {
    after: ['My house in Halifax should sell for about $500,000.', 'The agent wants a commission of five per cent.'],
    says: /28,500/,
  }),
  q('she wants to buy me out even steven, what does she owe me', 'calculate', {
    after: ['house is worth 320, we owe 200'],
    says: /\$60,000/,
  }),
  q('hasta cuánto tengo que bajar lo que debo pa que me quiten el PMI', 'calculate', {
    after: ['la casa costó 300 mil', 'el banco me prestó 285 mil conventional'],
    says: /\$240,000.*\$234,000/s,
  }),
  // The current value is stated: equity, not the end of PMI by the original value.
  q('can i get rid of pmi', 'calculate', { after: ['house worth 300k now, owe 230k'], says: /76\.7%/ }),
];

const all = [...questions, ...overTurns];
const outcomeOf = askedOnce(all);

describe('a figure as people say it', () => {
  it.each(all.map(({ ask }, at) => [ask, at] as const))('is computed with for %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
