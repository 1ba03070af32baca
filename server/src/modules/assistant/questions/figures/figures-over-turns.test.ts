import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const overTurns: readonly Question[] = [
  // 280,000 × 90 % at 6.125 % over 360 months.
  q('and principal plus interest by itself?', 'monthlyCost', {
    after: ['a house in Denver for 280k', 'the bank offered 6.125 on a 30 year, 10 percent down'],
    says: /^Principal and interest alone: \$1,531\.18 a month on a loan of \$252,000/,
  }),
  q('cuánto queda el pago sin impuestos ni seguro', 'monthlyCost', {
    after: ['una casa de 240 mil en Houston', 'el banco me da 6.5 a 30 años con 20% de enganche'],
    says: /^Solo capital e intereses: \$1,213\.57/,
  }),
  // 52,000 of 540,000 is 9.6 %, so 4 % of 488,000.
  q('how much would cmhc be on that', 'loanRules', {
    after: ['they have 52k saved and like a semi in Hamilton for 540'],
    says: /CA\$19,520/,
  }),
  q('et la taxe sur cette prime?', 'loanRules', {
    after: ['condo de 400 000 $ à Laval avec 10 % de mise de fonds, la prime SCHL est de combien'],
    says: /^La taxe sur une prime de 11\s160.* est de 1\s004,40/,
  }),
  q('how much tax comes with it', 'calculate', {
    after: ['our cmhc insurance premium is 14,000, the home is in Regina'],
    says: /CA\$840/,
  }),
  q('so what is left for us to pay at closing', 'calculate', {
    after: ['closing costs are 10,400 on a 320k place', 'the seller covers 2 percent'],
    says: /\$4,000/,
  }),
  q('whats left for me to pay in closing costs', 'calculate', {
    after: ['closing costs are 9,900', 'the sellers are giving 2% back on the 280,000 price'],
    says: /\$4,300/,
  }),
  q('and conventional?', 'loanRules', {
    after: ['minimum down on a 260k house with fha'],
    says: /\$7,800 \(3%\)/,
  }),
  q('what does the ufmip come to on a 200k house with 3.5 down', 'loanRules', { says: /\$3,377\.50/ }),
  // 28 % of 6,800 is 1,904; 36 % less 400 leaves 2,048.
  q('how much of a monthly house payment would a lender allow us', 'calculate', {
    after: ['we make 6,800 a month', 'the car is 400 a month'],
    says: /\$1,904.*\$2,048/s,
  }),
  // 36.50 × 30 × 52
  q('what house can I afford at 36.50 an hour, 30 hours a week', 'affordability', {
    input: { incomeYearly: 56_940, weeklyHours: 30 },
    says: /30 hours a week, 52 weeks a year, so the income is \$56,940 a year/,
  }),
  // 150,000 × 25 % × 5.27 % is 1,976.25; with 1,800 a twelfth of 3,776.25.
  q('insurance is 1,800 a year, what are the two together a month', 'calculate', {
    after: ['the county appraised a house in Memphis at 150,000, rate 2.69 county and 2.58 city, what is the tax'],
    says: /\$314\.69/,
  }),
  q('what about a 15 year, they said 5.75 for that', 'loanPayment', {
    after: ['principal and interest on a 240000 loan at 6.5 for 30 years'],
    input: { loan: 240_000, ratePercent: 5.75, years: 15 },
  }),
  q('25 ans à 4,6, ça donne combien par mois', 'loanPayment', {
    after: ['notre hypothèque serait de 290 000'],
    input: { loan: 290_000, ratePercent: 4.6, years: 25 },
  }),
  q('25 ans à 4,6, ça donne combien par mois', 'monthlyCost', {
    after: ['le prix serait de 290 000, 5 % comptant'],
    input: { price: 290_000, ratePercent: 4.6, years: 25 },
  }),
  // 275,000 less 3.5 % is 265,375; 1.75 % of it is 4,644.06.
  q('fha on 275000 with 3.5 down, what is the loan with the upfront mip added in', 'loanRules', {
    says: /\$265,375, which makes it \$270,019\.06/,
  }),
  q('on retire 21 000 de mon REER et ma conjointe 12 000 pour le RAP, on rembourse combien par an', 'loanRules', {
    input: { amount: 21_000, otherAmount: 12_000 },
    says: /2\s200/,
  }),
];

const twoHomes: readonly Question[] = [
  q('the land transfer tax on each?', 'transferTax', {
    after: ['we like a condo at 480k in Ottawa', 'and a house for 620k in Toronto'],
    says: /CA\$6,075.*CA\$17,750/s,
  }),
  q('les droits de mutation pour les deux', 'transferTax', {
    after: ['un duplex à 500 000 $ à Gatineau', 'un autre au même prix à Ottawa'],
    says: /5\s610,50.*6\s475/s,
  }),
  q('and make it 600', 'transferTax', {
    after: ['land transfer tax on 550k in Ottawa'],
    says: /CA\$8,475/,
  }),
  q('land transfer tax on each of 500k in Hamilton, 600k in Toronto', 'transferTax', {
    says: /CA\$6,475.*CA\$16,950/s,
  }),
  q('land transfer tax on 500k in Hamilton and on 600k in Toronto', 'transferTax', {
    says: /CA\$6,475.*CA\$16,950/s,
  }),
];

const formerTowns: readonly Question[] = [
  q('droits de mutation sur 350 000 $ à Chicoutimi', 'transferTax', {
    input: { city: 'Saguenay', district: 'Chicoutimi', state: 'QC' },
  }),
  q('taxe de bienvenue pour 390 000 $ dans le secteur Aylmer', 'transferTax', { input: { city: 'Gatineau' } }),
  q('welcome tax on a 400k place in Hull Quebec', 'transferTax', { input: { state: 'QC', city: 'Gatineau' } }),
  q('land transfer tax on 500k in Aylmer Ontario', 'transferTax', { input: { state: 'ON' } }),
];

const markets: readonly Question[] = [
  q('how does that stack up against Mesa', 'marketFacts', {
    after: ['whats a detached going for in Denver'],
    says: /Denver.*Mesa/s,
  }),
  q('and in Mesa?', 'marketFacts', {
    after: ['whats rent on a 2 bedroom in Denver'],
    says: /^Rents are not in the data/,
  }),
];

const asOne = [...overTurns, ...twoHomes, ...formerTowns, ...markets];
const outcomeOf = askedOnce(asOne);
const rows = (some: readonly Question[]) =>
  some.map((one) => [one.ask, one.after?.at(-1), asOne.indexOf(one)] as const);

describe('a calculation over several turns', () => {
  it.each(rows(overTurns))('takes the stated figures of the turns before: %j after %j', (_, __, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

describe('a tax on two homes', () => {
  it.each(rows(twoHomes))('is computed with the price and the place of each: %j after %j', (_, __, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

describe('a former municipality', () => {
  it.each(rows(formerTowns))('is taxed as a part of its city: %j', (_, __, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

describe('a market beside the one of before', () => {
  it.each(rows(markets))('keeps what was asked: %j after %j', (_, __, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
