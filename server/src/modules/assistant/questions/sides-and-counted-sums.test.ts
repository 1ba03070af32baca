import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

const counted: readonly Question[] = [
  // 46,800 ÷ 12 = 3,900.
  q(
    'I clean houses for myself, gross was 71,000 but the schedule C shows 46,800 net. which one does the lender use?',
    'calculate',
    { input: { calculation: 'countedNet' }, says: /\$46,800.*\$3,900/s },
  ),
  q(
    'je suis électricien à mon compte, 90 000 $ brut et 54 000 $ après dépenses. la banque regarde lequel?',
    'calculate',
    { input: { calculation: 'countedNet' }, says: /54\s000/ },
  ),
  q('my gross pay is 85k and 62k net at my job. how much house can i afford in Austin', 'affordability', {}),
  q('my ex pays me 450 a month in child support, does that count for the loan', 'explain', {
    input: { ids: ['support-income'] },
  }),
  q('I pay 450 a month in child support, does that count against me', 'explain', { input: { ids: ['support-paid'] } }),
  // 96,000 ÷ 12 × 39% = 3,120.
  q('in Ottawa, we make 96,000. how much a month can go to the house before the bank says no', 'calculate', {
    says: /CA\$3,120/,
  }),
];

const sides: readonly Question[] = [
  q(
    'my aunt sells homes and says Philly transfer tax is high. buying at 300,000, seller and I split the tax, what is my half?',
    'transferTax',
    { says: /\$6,867/ },
  ),
  q(
    'selling in Philly at 300,000, we owe 100,000, and half the transfer tax is mine. what do I walk away with',
    'calculate',
    { says: /^(?!.*[Ee]ach gets)/s },
  ),
  q('can my realtor represent the seller as well as me', 'explain', { input: { ids: ['dual-agency'] } }),
  q('is Grace working for me or the seller', 'professionals', { says: /buyer agreement.*Dual agency/s }),
  q('signed with an agent for six months, how do I get out of the contract', 'explain', {
    input: { ids: ['end-buyer-agreement'] },
  }),
  q('first time buyer refund in Ontario if my dad who owned a house goes on title', 'explain', {
    input: { ids: ['ontario-refund'] },
    says: /shrinks to your share/,
  }),
  // 460,000 − 210,000 − 5% = 227,000; ÷ 2.
  q('my brother and I split it half and half, whats mine', 'calculate', {
    after: ['selling the house at 460,000, still owe 210,000', 'agents take 5 percent'],
    says: /\$227,000.*\$113,500/s,
  }),
];

const fees: readonly Question[] = [
  q('irrrl on 220,000, what is the funding fee', 'loanRules', { says: /\$1,100: 0\.5%/ }),
  q('va funding fee on 220,000 first use zero down', 'loanRules', { says: /\$4,730: 2\.15%/ }),
  q(
    'VA streamline, owe 220,000: fee in dollars, and costs of 2,800 with 140 a month saved, when do I break even',
    'loanRules',
    { says: /\$1,100.*20 months/s },
  ),
  q('we signed an offer at 500,000 in BC and want to back out tomorrow, what does it cost', 'calculate', {
    says: /CA\$1,250/,
  }),
  q('fha on 200k: minimum down and the upfront premium', 'loanRules', { says: /\$7,000.*\$3,377\.50/s }),
  // 1,500 × 12 × 4, and 18,000 × (1.03⁴ − 1) ÷ 0.03.
  q('rent is 1,500 a month, how much is that in total over 4 years with 3% more each year', 'calculate', {
    says: /\$72,000.*\$75,305\.29/s,
  }),
  q('when do I start putting it back and how much each year', 'loanRules', {
    after: ['I took 30,000 out of my rrsp in march 2026 for the house'],
    says: /CA\$2,000 a year.*2028/s,
  }),
];

const stated: readonly Question[] = [
  // 2,000 + 2% of 250,000 = 7,000, of which half is relieved.
  q('how much property transfer tax do we pay', 'transferTax', {
    after: ['buying in Kelowna at 450,000, my first home, my husband owned a condo before, half and half on title'],
    says: /CA\$3,500(?!.*Spouses)/s,
  }),
  q('plus 310 tax 120 ins, what is the total', 'loanPayment', {
    after: ['P&I on 240k at 6.25, 30 yr'],
    says: /\$1,907\.72/,
  }),
  q('sc deed stamps on 200,000, who pays', 'transferTax', { input: { state: 'SC' } }),
  q('pago 520 de la troca, cuánto me prestan', 'affordability', {
    after: ['gano 72 mil al año y busco en Dallas'],
    input: { debtsMonthly: 520 },
  }),
  q('coop de 310,000 con 25% abajo al 6.5 a 30 años y el maintenance es 940, total al mes', 'monthlyCost', {
    input: { duesMonthly: 940 },
  }),
  q('combien pour la SCHL, pis y a tu une taxe dessus?', 'loanRules', {
    after: ['on achète un jumelé à 300 000 $ au Québec', 'on met 30 000 $ de mise de fonds'],
    says: /753,30/,
  }),
  q('deployed in May, how does my husband sign closing for both of us', 'explain', {
    input: { ids: ['power-of-attorney'] },
  }),
];

const own: readonly Question[] = [
  q('what should I do first', 'howTo', {
    after: ['our offer was accepted yesterday'],
    input: { topic: 'after-offer' },
  }),
  q('sat still on?', 'appointments', {}),
  q('the place on sat, is there central air', 'homeFacts', { input: { of: 'appointment' } }),
  q('how do I change the search I saved so it needs a garage', 'howTo', { input: { topic: 'edit-search' } }),
  q('comment j’enlève une maison de mes favoris', 'howTo', { input: { topic: 'unsave-home' } }),
  q('should I go for full custody before I buy', 'outOfScope', {}),
];

const terms: readonly Question[] = [
  ['what is a tidewater notice', 'tidewater'],
  ['POTL fee on a freehold, what is that', 'tied-land'],
  ['seller assist, do I get a check', 'seller-concessions'],
  ['COE?', 'certificate-of-eligibility'],
  ['does insurance take a house with a wood stove', 'wood-stove'],
].map(([ask, id]) => q(ask!, 'explain', { input: { ids: [id!] } }));

const questions = [...counted, ...sides, ...fees, ...stated, ...own, ...terms];

describe('a question of a side, a counted income, a fee, the own purchase or a rare term', () => {
  const outcomeOf = askedOnce(questions);
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is answered for “%s”', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
