import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

/** Conditions that a question states: who pays, which loan, which debts, which part of a city. */
const questions: readonly Question[] = [
  // 275 + 1,950 + 2,250 + 600
  q('droits de cession immobilière à Sudbury sur 430 000 $, c’est pas mon premier achat', 'transferTax', {
    says: /5\s075\s\$/,
  }),
  q('impuesto de transferencia en Ottawa por 500 mil, no es mi primera casa', 'transferTax', { says: /CA\$6,475/ }),
  // 13,800 without the relief of 8,000
  q('we may move to Kelowna BC next spring, never owned a home, transfer tax on 790k?', 'transferTax', {
    says: /come to CA\$13,800.*12 months in a row.*CA\$5,800/s,
  }),
  q('first home in Surrey BC, we live in Burnaby, transfer tax on 790k', 'transferTax', {
    says: /come to CA\$5,800.*12 months in a row.*CA\$13,800/s,
  }),
  q('mansion tax in New Jersey on 1.15 million, who pays', 'transferTax', {
    says: /^The New Jersey mansion tax on \$1,150,000 is \$11,500 \(1%.*seller pay/s,
  }),
  q('mansion tax on a 2.7 million house in Montclair NJ', 'transferTax', { says: /\$67,500 \(2\.5%/ }),
  q('do I need to pay mansion tax in New Jersey', 'transferTax', { says: /1% of the whole price.*seller pay/s }),
  q('nj mansion tax on 980k?', 'transferTax', { says: /none is due/ }),
  // 8,675 − 4,000 of Ontario and 8,675 − 4,475 of Toronto
  q('land transfer tax for a 610k semi in Scarborough, first time buyer', 'transferTax', { says: /CA\$8,875/ }),
  q('taxe de transfert à St-Boniface pour 310 000, c’est l’acheteur qui paie?', 'transferTax', {
    says: /Winnipeg, MB s’élèvent à 3\s850\s\$/,
  }),
  q('taxe de bienvenue dans Griffintown sur 540 000', 'transferTax', { input: { city: 'Montréal', state: 'QC' } }),
  // 44 % of 6,500 less 450
  q(
    'I make 78k a year with a 450/mo truck payment. max monthly housing cost with an insured mortgage?',
    'affordability',
    {
      says: /CA\$2,410/,
    },
  ),
  q('on gagne 88 000 $ par an, 520 par mois d’auto, combien emprunter avec un prêt assuré à Laval', 'affordability', {
    input: { insured: true, debtsMonthly: 520 },
    says: /5\s% de mise de fonds/,
  }),
  // 5,475 ÷ 92 = 59.5
  q('lender wants 1.5 points on 365000 for a place in Fort Collins, saves me 92 a month. worth it?', 'calculate', {
    says: /60 months.*\$5,475/s,
  }),
  q('me cobran 1 punto por un préstamo de 280 mil y ahorro 48 al mes, ¿conviene?', 'calculate', { says: /59 meses/ }),
  // half of 330,000
  q('paid 310k for our cottage in Muskoka, selling for 640k, what is taxable', 'calculate', { says: /CA\$165,000/ }),
  // 530,000 − 500,000
  q('compré en 190 mil y vendo en 720 mil, somos casados, ¿pago impuesto de ganancia?', 'calculate', {
    says: /\$30,000/,
  }),
  q('tasa de impuestos 2.1%, casa de 300 mil en Texas, ¿cuánto al año y baja con el homestead?', 'calculate', {
    says: /\$6,300.*\$160,000.*distrito escolar/s,
  }),
  q('homestead exemption on a 410k house in San Antonio at 2.3%, how much do I save', 'explain', {
    says: /Tax a year.*\$270,000.*\$1,400/s,
  }),
  q('what do I pay to register a 415k house in Red Deer with 5% down', 'transferTax', {
    says: /CA\$910(?!.*Not used)/s,
  }),
];

const outcomeOf = askedOnce(questions);

describe('a condition that a question states', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('counts in the answer to %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
