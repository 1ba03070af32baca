import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // The state's $7.50 and the county's $1.10 per $1,000.
  q('who pays transfer tax in Michigan and how much on 150k', 'transferTax', { says: /\$1,290 in all.*seller pays/ }),
  // 1.1 % of 525,000 and 1.28 % of the rest; 0.5 % of Seattle.
  q('selling my house in Seattle for 900k, what excise tax do I owe', 'transferTax', { says: /\$10,575.*\$15,075/ }),
  q('impuesto de traspaso en Las Vegas por 450 mil', 'transferTax', { says: /\$2,295/ }),
  q('South Carolina deed recording fee for a 290000 house', 'transferTax', { says: /\$1,073/ }),
  q('Washington DC recordation tax on 520k', 'transferTax', { says: /buyer’s part is about \$7,540/ }),
  q('grantor tax on a 525k sale in Richmond, Virginia', 'transferTax', { says: /\$1,750.*\$525/s }),
  q('Maryland transfer and recordation tax on 450k in Baltimore, first time buyer', 'transferTax', {
    says: /\$1,125.*buyer’s part is about \$5,625/s,
  }),
  // Florida's stamps on the deed and the taxes on the mortgage, whose names say both.
  q('doc stamp tax on a 420000 house in Tampa, we are borrowing 336k', 'transferTax', {
    says: /\$2,940.*\$1,848.*\$1,176.*\$672/s,
  }),
  q('Georgia transfer tax on 350k plus intangible tax with 5% down', 'transferTax', { says: /\$350.*\$997\.50/s }),
  q('and the intangible tax on that?', 'loanRules', {
    after: ['looking at a 550k house in Tampa with 110k down'],
    says: /\$440,000.*\$880/s,
  }),
  q('paying cash for a 600k house in Tampa, do I owe intangible tax', 'transferTax', {
    input: { loan: 0 },
    says: /\$4,200.*no tax on a mortgage/s,
  }),
  q('any intangible tax then?', 'loanRules', {
    after: ['340k condo in Atlanta, cash'],
    says: /no tax on a mortgage/,
  }),
  q('is there land transfer tax in Calgary? buying at 550k with 110k down', 'transferTax', { says: /CA\$1,090/ }),
  q('do I pay mortgage recording tax when buying a co-op in Manhattan', 'explain', { input: { ids: ['coop-costs'] } }),
  q('monthly on a co-op in Queens, price 380k, 20% down, maintenance 950', 'monthlyCost', {
    input: { taxYearly: 0, duesMonthly: 950 },
  }),
  // Places compared, on the price of the question before.
  q('et comparé à Magog', 'transferTax', {
    after: ['droits de mutation sur 425 000 à Sherbrooke'],
    says: /Magog.*Sherbrooke/s,
  }),
  q('vs Montreal?', 'transferTax', { after: ['land transfer tax in Ottawa 500k'], says: /5,610\.50.*6,475/s }),
  q('and if it is in Mississauga instead', 'transferTax', {
    after: ['land transfer tax Toronto 900k first time buyer'],
    says: /CA\$10,475/,
  }),
  // The legal minimum in Canada.
  q('2% down in Halifax on a 400k house', 'loanRules', { says: /CA\$20,000.*CA\$8,000 \(2%\) is less/s }),
  q('je peux tu acheter avec 3 % de mise de fonds à Moncton, maison de 290 000', 'loanRules', {
    says: /14\s500.*Non/s,
  }),
  q('se puede dar 2% de enganche en Calgary por una casa de 500 mil', 'loanRules', { says: /25,000.*No/s }),
  q('payment on 340k, 3% down, 6.9 percent, 30 year', 'monthlyCost', { input: { downPercent: 3, ratePercent: 6.9 } }),
  q('cmhc premium at 15% down on 600k over 30 years', 'loanRules', { says: /CA\$15,300/ }),
  // The fee is on the price less the down payment.
  q('what if I put 5% down', 'loanRules', {
    after: ['im a vet buying in Norfolk at 380k with a VA loan', 'what is the funding fee'],
    says: /\$5,415/,
  }),
  q('what if I get 10% disability', 'loanRules', {
    after: ['va funding fee on 365k no down first time use'],
    says: /exempt/,
  }),
  q('when does pmi go away on a 400k house with 10% down at 6.5% for 30 years', 'loanRules', {
    says: /95 months.*109 months/s,
  }),
  q('casa de 275000 doy 10% a 6.75 por 30 años, cuánto es el pago y el pmi si es 0.6%', 'monthlyCost', {
    input: { premiumPercent: 0.6 },
    says: /1,605\.28.*\$124/s,
  }),
  q('and if I do 15 instead how much interest do I save', 'loanPayment', {
    after: ['payment on a 400k loan at 6% 30 years'],
    says: /\$207,577.*\$463,352.*\$255,775/s,
  }),
  q('selling in Nashville for 420k, what will I pay in costs', 'explain', { input: { ids: ['seller-costs-us'] } }),
  q('will the property taxes stay what the seller pays', 'propertyTax', {
    after: ['buying a 220k house in Grand Rapids, Michigan'],
    says: /uncapped/,
  }),
  q('paying cash for a 350k condo in Scottsdale, no transfer tax right? what else do I pay', 'transferTax', {
    says: /\$0.*title insurance/s,
  }),
  q('I put 20 percent down and the lawyer said about 1800. total cash I need?', 'monthlyCost', {
    after: ['deed transfer tax Halifax 525k'],
    says: /CA\$105,000 down/,
  }),
  // Stamps on a deed and a note, from a price and a loan.
  q('closing on a 425k house in Miami with a 340k loan, what stamps and taxes will there be', 'transferTax', {
    says: /\$2,550.*\$1,190.*\$680/s,
  }),
  q('deed tax Alabama 245k and mortgage tax on 220k loan', 'transferTax', { says: /\$245.*\$330/s }),
  q('comprar de contado en Orlando 290 mil, qué impuestos pago al cerrar', 'transferTax', {
    says: /\$2,030.*Sin hipoteca/s,
  }),
  // A down payment in place of the one before.
  q('and at 10 percent?', 'monthlyCost', {
    after: ['385k townhouse in Charlotte, 5 percent down at 6.6'],
    input: { downPercent: 10, ratePercent: 6.6 },
  }),
  q('et avec 60 000 à la place ça donne quoi par mois', 'monthlyCost', {
    after: ['condo 430 000 à Laval, 10 % de mise de fonds'],
    input: { price: 430_000, downAmount: 60_000 },
  }),
  q('VA loan 400k no down 6.1% payment with funding fee', 'monthlyCost', { says: /VA loan.*\$8,600/s }),
  // 28,800 less 5 %, less 10,400.
  q(
    'cap rate on a 310k duplex in San Antonio? rent 2400 total, 5% vacancy, taxes 6200 ins 2400 repairs 1800 a year',
    'calculate',
    { says: /5\.47%/ },
  ),
  q('NYC closing: 750k condo, mortgage 600k. what taxes do I pay as buyer', 'transferTax', { says: /\$11,550/ }),
  q('acheter comptant un condo 300 000 en Floride à Orlando, y a-t-il des taxes', 'transferTax', { says: /2\s100/ }),
  q('et au Nouveau-Brunswick?', 'loanRules', {
    after: ['mise de fonds minimale en Nouvelle-Écosse pour 560 000'],
    input: { state: 'NB', amount: 560_000 },
  }),
  q('what would the monthly be', 'monthlyCost', {
    after: ['minimum down on 560k in Halifax'],
    input: { downAmount: 31_000 },
  }),
  q('what is the payment difference between 5% and 20% down on 400k', 'monthlyCost', {
    input: { downPercent: 5 },
    says: /\$20,000 \(5%\).*\$80,000 \(20%\)/s,
  }),
  // The withholding from a foreign seller follows the price and the buyer's use.
  q('Canadian sellers, Naples condo at 310,000, what does the escrow agent withhold for FIRPTA?', 'calculate', {
    says: /\$31,000.*\$46,500/s,
  }),
  q('FIRPTA on a 280,000 cottage in Maine, the buyers will live in it, how much is withheld', 'calculate', {
    says: /withheld for the IRS: \$0 /i,
  }),
  q('and if they rent it to tenants instead?', 'calculate', {
    after: ['FIRPTA on a 280,000 cottage in Maine, the buyers will live in it, how much is withheld'],
    says: /\$42,000/,
  }),
  q('combien vont-ils retenir si l’acheteur y habite ? prix 450 000', 'calculate', {
    after: ['je suis canadienne et je vends ma maison en Arizona'],
    says: /45\s000/,
  }),
  q('does the landlord hold back my deposit of 1,500 for cleaning', 'explain', {
    input: { ids: ['security-deposit'] },
    says: /^(?!.*IRS)/s,
  }),
];

const outcomeOf = askedOnce(questions);

describe('a tax or a down payment by its local name and rule', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is computed for %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
