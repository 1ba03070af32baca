import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // 780,000 − 205,000 − 70,000 = 505,000; less 500,000.
  q(
    'we paid 205,000 for the house in 1994, put 70,000 into it and the agent thinks 780,000. married, filing jointly, what is taxed?',
    'calculate',
    { says: /\$505,000.*\$70,000 improvements.*couple filing jointly: \$5,000.*capital gains exclusion/s },
  ),
  q(
    'Soy soltera, pagué 120,000 por la casa, gasté 50,000 en mejoras y se vende en 480,000. ¿cuánto es gravable?',
    'calculate',
    { says: /declara solo: \$60,000/ },
  ),
  // 455,000 − 262,000 − 31,000 − 27,300: a commission in percent is of the price.
  q(
    'bought in 2019 for 262k, put 31k in the kitchen, it will sell for 455k and the realtor takes 6%. what do we owe the irs on the gain',
    'calculate',
    { says: /Gain: \$134,700 .*\$27,300 costs, 6%/ },
  ),
  q('how is the gain on my home taxed?', 'explain', { input: { ids: ['capital-gains-home'] } }),
  // The minimum down payment in other words.
  q('cuánto tendría que dar de down con FHA para una casa de 230,000? tengo 640 de crédito', 'loanRules', {
    input: { about: 'leastDown', creditScore: 640 },
    says: /\$8,050 \(3\.5%\)/,
  }),
  q('fha on a 290k house, score is 655, what is my down going to be', 'loanRules', { says: /\$10,150/ }),
  q('je mets combien de cash down au minimum sur un condo de 460 000 $', 'loanRules', { says: /23\s000/ }),
  q('what would be the minimum deposit for a 600k townhouse in Calgary', 'loanRules', { says: /CA\$35,000/ }),
  // A county or region has the transfer tax of its state.
  q('selling here in Nassau for 640,000, what is the state transfer tax', 'transferTax', {
    input: { state: 'NY' },
    says: /\$2,560/,
  }),
  q('transfer tax on 500k in Suffolk County', 'transferTax', { input: { state: 'NY' } }),
  q('cuánto es el impuesto de traspaso en el condado de Broward por 300,000', 'transferTax', { says: /\$2,100/ }),
  q('transfer tax on 300k in Miami-Dade County', 'transferTax', { says: /\$1,800/ }),
  q('selling in Monroe County NY for 280,000, what is the transfer tax', 'transferTax', { says: /\$1,120/ }),
  q('transfer tax on 500k in Suffolk, VA', 'transferTax', { input: { state: 'VA', city: 'Suffolk' } }),
  q('transfer tax on 500k on Nassau Street in Princeton NJ', 'transferTax', { input: { state: 'NJ' } }),
  // A buyer on a permit pays the extra tax and gets no relief.
  q(
    'I have a work permit and never owned a home. buying at 700k in Burnaby, what property transfer tax do I pay, do I get the first-time exemption?',
    'nonResidentTax',
    { says: /CA\$140,000.*CA\$12,000 that is CA\$152,000 in all.*only for citizens/s },
  ),
  q('permanent resident, first home in Vancouver at 720k, what property transfer tax do I pay', 'transferTax', {
    input: { firstTime: true },
  }),
  q("permis d'études, condo de 450 000 $ à Vancouver, droits de mutation en tout?", 'nonResidentTax', {
    says: /97\s000/,
  }),
  // The taxes on a stated loan.
  q('en Florida cobran impuestos por sacar un préstamo? si me prestan 240,000 cuánto es', 'loanRules', {
    says: /\$1,320.*\$840.*\$480/s,
  }),
  q('y a-t-il une taxe quand on emprunte en Floride? on me prête 150 000 $', 'loanRules', { says: /825/ }),
  // 6,900 × 28 %
  q('is 2150 a month too much house for us, we gross about 6900 together, car is 388 and thats it', 'affordability', {
    says: /\$82,800 a year/,
  }),
  // 520,000 × (0.4 % + 1.5 %)
  q('casa en Yonkers en 520 mil, cuánto es el transfer tax de Yonkers y del estado', 'transferTax', {
    says: /\$9,880/,
  }),
  // 4,200 × 36 % − 350
  q('declaro 4,200 al mes y pago 350 del carro, de cuánto me puede quedar el pago de la casa', 'calculate', {
    says: /\$1,162.*\$1,456/s,
  }),
  // 640,000 − 5 % − 150,000 − 0.4 % of the state − 1.5 % of the city
  q('what do we walk away with after commission, the state transfer tax and the 150,000 we still owe?', 'calculate', {
    after: ['we want to sell our place in Yonkers for 640,000', 'agents get 5 percent'],
    input: { soldIn: { state: 'NY', city: 'Yonkers' } },
    says: /\$445,840.*\$12,160 transfer tax/s,
  }),
  q('listing at 500,000, 5% to the brokers, we owe 100,000. what is left after the NY transfer tax?', 'calculate', {
    says: /\$373,000/,
  }),
  q('selling in Cleveland for 200k, what does Cuyahoga County take from me on the transfer', 'transferTax', {
    says: /\$800/,
  }),
  q('selling in Charlotte NC for 400,000, 6% commission, we owe 180,000, what is left?', 'calculate', {
    says: /\$196,000/,
  }),
  // The fee is a part of the stated loan.
  q('what is the payment at 6% for 30 years', 'loanPayment', {
    after: ['va loan, 260k house, nothing down', 'with the fee rolled in that comes to 265,590'],
    input: { loan: 265_590 },
    says: /\$1,592\.35/,
  }),
  q('préstamo VA con la cuota incluida, queda en 306,450. cuánto pago al mes a 6.5 por 30 años?', 'loanPayment', {
    input: { loan: 306_450 },
  }),
  q('VA loan on 300,000 with nothing down at 6.5% for 30 years, monthly payment with the funding fee?', 'monthlyCost', {
    says: /\$306,450/,
  }),
  // Another down payment on the price of before.
  q('what if we put 250 down instead', 'monthlyCost', {
    after: ['a house at 400,000 with 80,000 down, 15 years at 6 percent, what is the payment?'],
    input: { price: 400_000, downAmount: 250_000, years: 15, ratePercent: 6 },
    says: /\$1,265\.79/,
  }),
  q('et si on mettait 200 000 à la place?', 'monthlyCost', {
    after: ['maison à 450 000 $ avec 90 000 $ de mise de fonds, 25 ans à 5 %, quel paiement?'],
    input: { price: 450_000, downAmount: 200_000 },
  }),
  q('and at 350k?', 'monthlyCost', {
    after: ['a house at 400,000 with 40,000 down, 30 years at 6 percent, what is the payment?'],
    input: { price: 350_000 },
  }),
  // The most that a seller may pay.
  q('cuánto es lo más que me puede dar?', 'calculate', {
    after: ['vi una casa en 260,000, voy con FHA', 'el vendedor me ayuda con el cierre'],
    says: /\$15,600/,
  }),
  q('conventional with 15% down on 380,000, how much can the sellers help with closing at most?', 'calculate', {
    says: /\$22,800/,
  }),
  q("what's the cap on what the seller can pay toward closing?", 'calculate', {
    after: ['FHA buyer here, 250,000 purchase price'],
    says: /\$15,000/,
  }),
  q('what are seller concessions', 'explain', { input: { ids: ['seller-concessions'] } }),
];

const outcomeOf = askedOnce(questions);

describe('an amount that a rule fixes', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is computed for %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
