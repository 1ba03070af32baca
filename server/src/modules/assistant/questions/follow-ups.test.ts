import { describe, expect, it } from 'vitest';
import { isOn } from '../reading/figures/days-named.ts';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

const questions: readonly Question[] = [
  // 8 % of 380,000 down leaves 349,600.
  q('and how much would it be on a 380k house with 8% down?', 'loanRules', {
    after: ['What is PMI?'],
    says: /\$349,600/,
  }),
  q('bought for 210k, selling 480k, married', 'calculate', {
    after: ['do I have to pay capital gains if I sell'],
    says: /\$270,000/,
  }),
  q('¿cuánto me queda si la comisión es 5%?', 'calculate', {
    after: ['vendo en 350 mil y debo 190 mil'],
    says: /\$142,500/,
  }),
  // 900,000 less 65,000 is 835,000; 4 % of it.
  q('and the CMHC premium?', 'loanRules', {
    after: ['minimum down payment on 900k in Toronto?'],
    says: /CA\$33,400/,
  }),
  q('and for a first time buyer?', 'transferTax', {
    after: ['land transfer tax on 700k in Ottawa'],
    says: /CA\$6,475/,
  }),
  q('combien d’intérêts en tout ?', 'calculate', {
    after: ['Paiement pour 320 000 $ à 4,6 % sur 25 ans'],
    says: /216\s68\d\s\$/,
  }),
  // Once led back and forth between the how-to and the definition.
  q('quelles sont les étapes ?', 'howTo', { after: ['combien de mise de fonds pour 400 000 $?'] }),
  q('up to 650', 'refineSearch', { after: ['3 bed houses in Denver'], facts: ['price<=650000', 'beds>=3'] }),
  q('actually make it Seattle', 'refineSearch', {
    after: ['3 bed houses in Denver', 'up to 650'],
    facts: ['price<=650000', 'beds>=3'],
  }),
  q('and how many days do they take to sell?', 'marketFacts', {
    after: ['median price in Denver'],
    says: /Denver.*days on market/is,
  }),
  // 1,150 × 2 × 12 − 8,600 is 19,000.
  q('taxes and repairs run about 8,600 a year, whats the cap rate', 'calculate', {
    after: ['looking at a duplex in Cleveland for 210k', 'rents are 1150 each side'],
    says: /9\.05%/,
  }),
  // 45 % of 7,200 less 410
  q('pago 410 del carro. ¿cuánto me queda para la casa si el límite es 45%?', 'calculate', {
    after: ['Gano 7,200 al mes antes de impuestos'],
    says: /\$2,830/,
  }),
  q('Je dois 265 000 $, courtage 5 %. Il me reste combien ?', 'calculate', {
    after: ['Je veux vendre ma maison 480 000 $'],
    says: /191\s000\s\$/,
  }),
  q('and at 1.5%?', 'propertyTax', { after: ['property tax on 350k at 1.2%'], says: /\$5,250/ }),
  q('does being a first time buyer change anything?', 'transferTax', {
    after: ['land transfer tax on 900k in Vancouver'],
    says: /does not change it/,
  }),
  q('which one is first', 'appointments', { after: ['what tours do i have coming up'], says: /no appointment/ }),
  q('has anything been reduced?', 'savedHomes', { after: ['show my favorites'], says: /not saved a home/ }),
  q('whats the status of it', 'replies', {
    after: ['I sent a request for info on a house last week'],
    says: /not written to anyone/,
  }),
  q('and in Austin?', 'professionals', { after: ['real estate agents in Denver'], says: /Austin/ }),
  q('and what does 5/1 mean', 'explain', { after: ['whats an ARM'], says: /first 5 years/ }),
  q('no hoa', 'refineSearch', { after: ['3 bed houses in Denver', 'up to 650'], facts: ['price<=650000', 'beds>=3'] }),
  q('de 2 cuartos y menos de 2800', 'outOfScope', {
    after: ['apartamentos en renta en Los Angeles'],
    says: /en venta/,
  }),
  // The statement is read as a search, so homes are shown; the question is about the stated price.
  q('and what if we put 20 down instead', 'monthlyCost', {
    after: ['looking at a house in Columbus Ohio for 310000', "we'd put 10% down, 30 yrs at 6.5%, whats the payment"],
    says: /\$310,000.*\$1,567\.53/s,
  }),
  // 0.7 % of 340,000
  q('and the doc stamps? who pays that and how much', 'transferTax', {
    after: ['condo in Tampa 340k', '20% down so no pmi right'],
    says: /\$2,380/,
  }),
  q('how much is land transfer all in', 'transferTax', {
    after: ['semi in Toronto, 1,050,000', 'we both owned before so not first time'],
    says: /CA\$34,950/,
  }),
  // A district and its city are one place; 640,000 costs 9,275 in Ontario, less 4,000.
  q('combien de droits de cession immobilière à payer', 'transferTax', {
    after: ['maison en rangée à Orléans, Ottawa, 640 000', "on n'a jamais eu de maison ni l'un ni l'autre"],
    says: /5\s275\s\$/,
  }),
  // FHA: 255,725 and 1.75 % of it, over 30 years at 6.5 %; 0.55 % a year.
  q('y cuánto sería al mes ya con todo', 'monthlyCost', {
    after: ['casa en Houston de 265 mil, FHA con 3.5% de enganche', 'me dieron 6.5 a 30 años'],
    says: /\$1,644\.64.*\$117/s,
  }),
  q('And with the minimum down?', 'monthlyCost', {
    after: ['Mortgage payment on a 550k townhouse in Calgary, 10% down, 25 years at 4.5%?'],
    says: /CA\$2,993\.18/,
  }),
  q('what if we pay off the car?', 'affordability', {
    after: ['We make 120k a year, car payment 450, what can we afford in Texas with 40k down?'],
    says: /same as before/,
  }),
  q('how long till it pays for itself?', 'calculate', {
    after: ['we have 301k left at 7.375, 28 years to go', 'a broker offers 6.25 for a new 30 yr, costs 5400'],
    says: /21 months/,
  }),
  q('what if renewal is 4.44?', 'calculate', {
    after: ['my mortgage renews in feb. balance 412,000, 21 years left, im at 1.99'],
    says: /CA\$507\.64/,
  }),
  q('and with FHA?', 'monthlyCost', {
    after: ['payment on 310k with 10% down at 6.5%'],
    says: /mortgage insurance \$\d+/,
  }),
  q('how much tax would that be a year', 'propertyTax', {
    after: ['looking at a house in Denver for 310000', "we'd put 10% down, 30 yrs at 6.5%, whats the payment"],
    says: /On \$310,000/,
  }),
  q('so what do we walk away with?', 'calculate', {
    after: [
      "we're downsizing, want to sell our place in Dayton Ohio, should go for about 415k. we still owe 96,400",
      'agents would be 5.5% total and figure 1% other closing costs',
    ],
    says: /\$291,625/,
  }),
  q('entonces me conviene comprar o mejor sigo rentando?', 'monthlyCost', {
    after: [
      'pago 2,150 de renta en Orlando',
      'la casa que vi cuesta 345,000 y tengo 10% de entrada',
      'el banco me dijo 6.5% a 30 años',
    ],
    says: /\$1,962\.57.*renta de \$2,150/s,
  }),
  q('ok so if my offer is 4.2% what rate do they actually test me at', 'explain', {
    after: ['whats the stress test everyone talks about? im in canada'],
    says: /6\.2%/,
  }),
  q('ya puedo quitar el PMI?', 'calculate', {
    after: ['compre en Aurora Illinois hace 5 años en 280,000, debo 231,000'],
    says: /82\.5%/,
  }),
  q('what would my new payment be, and how much more than the 1,850 i pay now?', 'calculate', {
    after: ['my mortgage renews in october, 312,000 left, 18 years to go', 'bank offers 4.54 fixed 5 yr'],
    says: /CA\$259\.74/,
  }),
  q('and if we put 5% down instead, how much is the funding fee then?', 'loanRules', {
    after: ['we never used the VA loan before. house is 340k in Fayetteville NC', 'zero down. whats the funding fee'],
    says: /\$4,845/,
  }),
  q('what if we found one for the same price in Hamilton instead?', 'transferTax', {
    after: ['first time buyers, canadian. condo in Toronto 540k', 'how much is the land transfer tax'],
    says: /CA\$3,275/,
  }),
  q('how much is it usually', 'explain', { after: ['what is earnest money'], says: /1% to 3%/ }),
  q('and the 15?', 'mortgageRates', { after: ["what's the 30 year at today"], says: /15 years is not known/ }),
  q('and condos?', 'marketFacts', { after: ['median price in Denver'], says: /Denver · Condo/ }),
  q('any news on my loan application?', 'applications', { says: /no mortgage application/ }),
  q("what's the seller's phone number?", 'refuses ownerContact', { says: /listing agent/ }),
  q('oh so then what’s an escrow *shortage*', 'explain', {
    after: ['what’s escrow on my mortgage statement?'],
    input: { ids: ['escrow-shortage'] },
  }),
  q('ok pis le taux déclencheur, c’est quoi', 'explain', {
    after: ['c’est quoi un taux variable'],
    input: { ids: ['trigger-rate'] },
  }),
  q('Those fees would drive me crazy. Show me the same but without an HOA please.', 'refineSearch', {
    after: ['2 bedroom homes in Denver up to 480,000'],
    facts: ['hoa<=0', 'price<=480000'],
  }),
  q('de esas, las que tengan alberca', 'refineSearch', {
    after: ['casas en Austin hasta 900 mil'],
    facts: ['has:pool', 'price<=900000'],
  }),
  q('drop the bath thing, sorry. and sort cheapest first', 'refineSearch', {
    after: ['3 bed 2 bath homes in Austin under 700k'],
    says: /baths or more dropped.*Cheapest first/s,
  }),
  q('oublie les salles de bain. trie par prix croissant', 'refineSearch', {
    after: ['maisons 3 chambres 2 salles de bain à Austin moins de 700 000'],
    says: /en moins.*Moins cher/s,
  }),
  q('olvida lo de la alberca. y ordena de la más barata a la más cara', 'refineSearch', {
    after: ['casas en Austin con alberca hasta 900 mil'],
    says: /quitado.*Más baratas/s,
  }),
  q('does the first one have an hoa and is it one story or two', 'homeFacts', {
    after: ['homes in Austin under 600k'],
    input: { about: 'dues', also: ['stories'] },
  }),
  q('la première, bâtie en quelle année et combien de pi²', 'homeFacts', {
    after: ['maisons à Austin moins de 600 000'],
    input: { about: 'year', also: ['size'] },
  }),
  q('la segunda, ¿de qué año es y cuántos metros tiene de terreno?', 'homeFacts', {
    after: ['casas en Austin hasta 600 mil'],
    input: { about: 'year', also: ['lot'] },
  }),
];

const refusedAndLawful =
  'Which areas have the fewest immigrants? And how much is the property tax on a 400k home in Austin?';

const outcomeOf = askedOnce([...questions, q(refusedAndLawful, 'refuses fairHousing', { says: /Austin/ })]);

describe('a question that follows another', () => {
  it.each(questions.map(({ ask, after }, at) => [ask, after?.at(-1), at] as const))(
    'is answered for %j after %j',
    (_, __, at) => expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );

  it('is answered where it is lawful beside one that is refused', () => {
    expect(outcomeOf(-1)).toMatchObject({ wrong: '' });
  });
});

describe('a named day of the week', () => {
  it('is today or a week from now in the person’s zone, if today is that day', () => {
    const now = new Date('2026-11-29T02:00:00Z');
    const saturday = (iso: string) => isOn('sat', new Date(iso), now, 'America/Chicago');
    expect(saturday('2026-11-29T03:00:00Z')).toBe(true);
    expect(saturday('2026-12-05T18:00:00Z')).toBe(true);
    expect(saturday('2026-11-29T18:00:00Z')).toBe(false);
    expect(saturday('2026-12-12T18:00:00Z')).toBe(false);
  });
});
