import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // A short pay beside one in full is in thousands.
  q('She brings in 66 thousand and my partner makes 41, no debts. How much house at 6.25?', 'affordability', {
    input: { incomeYearly: 107_000 },
    says: /^(?!.*Not used)/s,
  }),
  q('Gano 51 mil y mi esposa 36, debemos 250 al mes del carro. ¿Hasta qué precio nos alcanza?', 'affordability', {
    input: { incomeYearly: 87_000 },
  }),
  q('My husband is 44 and I make 90k, how much can we borrow', 'affordability', { input: { incomeYearly: 90_000 } }),
  // A range of pay is one income, counted at its middle.
  q('I make between 5,000 and 5,800 a month depending on overtime, what can I borrow?', 'affordability', {
    input: { incomeYearly: 64_800 },
    says: /income \$64,800 a year.*(?!Not used)/s,
  }),
  q('Je gagne de 3 900 à 4 500 $ par mois à mon compte, combien je pourrais emprunter?', 'affordability', {
    input: { incomeYearly: 50_400 },
  }),
  q('We can pay between 2,000 and 2,400 a month, what price is that?', 'priceForMonthly', {
    input: { monthly: 2_400 },
  }),
  q('We make 5,000 a month and my wife makes 3,000 a month, how much can we borrow', 'affordability', {
    input: { incomeYearly: 96_000 },
  }),
  // The time that is left of a balance is its term.
  q('Loan comes up in May, 240,000 left on it, 17 years to go at 5.5. What is the monthly payment?', 'loanPayment', {
    input: { loan: 240_000, years: 17 },
  }),
  q('what will I still owe after 7 years on a 300k loan at 6 over 30 years', 'calculate', { says: /\$268,918/ }),
  q('borrowed 260,000 at 5% for 30 years, 9 years paid so far. how much is left?', 'calculate', { says: /\$217,499/ }),
  // A loan that is stretched keeps its balance and rate.
  q('and if I stretch it back out to 28?', 'loanPayment', {
    after: ['198k left on the loan, 14 years to go, 3.25%. payment?'],
    input: { loan: 198_000, years: 28, ratePercent: 3.25 },
  }),
  // Three months of interest need no word of a penalty, and their number is no rate.
  q('how much is 3 months interest on a 265,000 balance at 4.9%', 'calculate', { says: /3,246\.25/ }),
  q('3 mois d’intérêt sur 240 000 $ à 5,1 %, je pense casser mon hypothèque', 'calculate', { says: /3\s060/ }),
  q('hypothèque 214 600 $, reste 18 ans, 4,4 % fixe. Aux 2 semaines accéléré ça donne quoi', 'calculate', {
    input: { calculation: 'biweekly' },
  }),
  // The largest loan of a refinancing, and not the equity alone.
  q('place appraises at 515k, we owe 280k, how much of the equity can we use', 'calculate', {
    says: /\$132,000.*80%/s,
  }),
  q('what is the most I could pull out?', 'calculate', {
    after: ['thinking of borrowing against the house for a garage', 'worth maybe 480, owe 250 on it'],
    says: /\$134,000/,
  }),
  q('mi casa vale 350 mil y debo 180, ¿cuánto le puedo sacar?', 'calculate', { says: /\$100,000/ }),
  q('house worth 300k, owe 180k, how much equity do I have', 'calculate', { says: /Equity: \$120,000/ }),
  // Savings at a share of the price are a price.
  q('entonces dando el 15 ¿hasta qué precio alcanzo?', 'calculate', {
    after: ['tengo ahorrado 36 mil para la casa'],
    says: /\$240,000.*gastos de cierre/s,
  }),
  q('25k set aside, putting 5 percent down, how high can I go', 'calculate', { says: /\$500,000/ }),
  q('we have 40k saved in Toronto, 5% down, what price could we buy up to', 'calculate', {
    says: /CA\$650,000.*10% of the rest/s,
  }),
  // The exemption of a homeowner leaves a value, and no transfer tax.
  q('my Nampa house was assessed at 410k, with the homeowner’s exemption what do they tax me on?', 'calculate', {
    says: /\$285,000.*63-602G/s,
  }),
  q('place in Boise assessed 210,000. with the homeowners exemption what do they tax?', 'calculate', {
    says: /\$105,000/,
  }),
  q('how does the Idaho homeowner’s exemption work', 'explain', { input: { ids: ['homeowner-idaho'] } }),
];

const outcomeOf = askedOnce(questions);

describe('a pay, a balance or savings', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is counted as stated in %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
