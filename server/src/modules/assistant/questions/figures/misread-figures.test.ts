import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // A year of the calendar is no bill.
  q(
    'We settle on March 12 in Indianapolis and the 2025 taxes, 3,940 in total, are unpaid. What should the seller credit?',
    'calculate',
    {
      says: /^(?!.*(5,965)).*\$3,940 a year/s,
    },
  ),
  // A rate is no price of a home, and a tip or a bill is none in thousands.
  q('and 7.25, 25% down, over 30 years?', 'monthlyCost', {
    after: ["what's the payment on a 310k duplex in Philadelphia?"],
    input: { price: 310_000, ratePercent: 7.25 },
  }),
  q(
    'soy mesero, en el cheque salen 2,600 al mes y aparte me tocan como 700 de propinas. ¿el banco me cuenta las propinas?',
    'asks back',
    { says: /^(?!.*770,000)/s },
  ),
  // The debt on a home that is sold is no price, and a commission is no rate of a loan.
  q('owe 93,400, selling at 287, realtors want 6, and 2,100 closing. my check?', 'calculate', { says: /\$174,280/ }),
  q('listing side 2.75 on 425,000, broker keeps 30, what do I get', 'calculate', { says: /\$8,181\.25/ }),
  q(
    'Trabajo de mesero, 1,900 al mes y unas 560 de propinas que sí declaro. ¿Con eso cuánto me prestan?',
    'affordability',
    {
      input: { incomeYearly: 29_520 },
    },
  ),
  q(
    'snow removal is 425 a winter and my credit line costs 300 a month, what does that do to my monthly payment?',
    'asks back',
    { says: /^(?!.*(425,000))/s },
  ),
  // An FHSA is never repaid.
  q(
    'I have 38k in rrsp and 22k in fhsa. can I use both for the down payment and do I have to pay it back',
    'calculate',
    {
      says: /^(?!.*(1,466\.67|5,066)).*CA\$2,533\.33/s,
    },
  ),
  // A home named by its price is no amount of dollars.
  q('what is 20% on the 540 one?', 'calculate', {
    after: ['two houses, one at 455k and one at 540k'],
    says: /\$108,000/,
  }),
  // A gain is no income, and years of purchase are no terms of a loan.
  q('say I sell my condo in Vancouver after 14 months and make 50k on it, is there a flipping tax?', 'explain', {
    says: /^(?!.*(loan of up to))/s,
  }),
  q(
    'Bought a rental at 140k in december 2014 (land about 20%), never lived there. If I sell now for 255 with 18k costs what does the irs take? my income is around 80k',
    'explain',
    { says: /^(?!.*(14% rate|Gain:))/s },
  ),
  // 43 % is a limit of the lender, and 350 is no debt.
  q('y si la casa tiene HOA de 95 al mes, ¿cuánto menos me prestan?', 'affordability', {
    after: [
      'gano 4,600 al mes antes de impuestos y pago 380 de carro. con 6.5 a 30 años FHA, y unos 350 de impuestos y seguro, ¿como cuánto me prestan si usan 43%?',
    ],
    input: { backPercent: 43, debtsMonthly: 380, duesMonthly: 95 },
    says: /^(?!.*43% de enganche)/s,
  }),
  // A verdict is about the price, the terms and the income of the conversation.
  q(
    'I make 118k before tax, car is 520 a month. property tax about 310 and heat 150. will they approve me?',
    'affordability',
    {
      after: [
        'whats the least I can put down on a 560,000 house in calgary',
        'what would that be a month at 4.3 over 25 years',
      ],
      input: { price: 560_000, incomeYearly: 118_000, debtsMonthly: 520, years: 25 },
      says: /CA\$560,000 is above that/,
    },
  ),
  q('so with 60k in the bank for down and the house at 275, am I good or no? truck is 612 a month', 'affordability', {
    after: ['I do roofs in Houston. Net on my schedule C was 61,000 last year and 72,000 the year before'],
    input: { incomeYearly: 61_000, debtsMonthly: 612, price: 275_000 },
  }),
  // A result from a number that the answer cannot place is not stated.
  q(
    'flipped a place: paid 165k in March, rehab 38k, sold 249 in October, costs 17k. What does uncle sam want',
    'asks back',
    {
      says: /can’t tell what/,
    },
  ),
  q('seller carries 90k at 8 for 5 years, interest only, plus my 1st of 230k at 6.9. monthly?', 'explain', {
    says: /^(?!.*1,322).*90,000/s,
  }),
];

const outcomeOf = askedOnce(questions);

describe('a number that could be misread', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))(
    'is what it can be, or named, in the answer to %j',
    (_, at) => {
      expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
    },
  );
});
