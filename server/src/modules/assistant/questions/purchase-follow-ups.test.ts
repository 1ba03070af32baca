import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

const toronto = { price: 735_000, state: 'ON', city: 'Toronto', firstTime: false };

const questions: readonly Question[] = [
  q('what if we put 15% down instead?', 'loanPayment', {
    after: ['payment on a 320k house in Duluth, 20% down, 30 yr at 6.5%? just the loan part'],
    input: { loan: 272_000 },
    says: /^(?!.*Not used).*\$272,000/,
  }),
  q('what about 350k?', 'loanPayment', {
    after: ['payment on a 320k house in Duluth, 20% down, 30 yr at 6.5%? just the loan part'],
    input: { loan: 280_000 },
  }),
  q('does it ever drop off', 'explain', {
    after: ['FHA on a 289,900 house in Tulsa, 3.5% down, 30 years. how much is the upfront mip and the monthly mip'],
    input: { ids: ['mip-ends'] },
  }),
  q('y con convencional de 3%?', 'loanRules', {
    after: ['cuanto es el enganche fha de una casa de 265 mil'],
    input: { about: 'share', amount: 265_000, downPercent: 3 },
  }),
  q('what if it was in Pittsburgh, same price', 'transferTax', {
    after: [
      'closing on a $685,000 condo in Philadelphia, us and the seller split the transfer tax. how much is my half',
    ],
    input: { price: 685_000, city: 'Pittsburgh' },
  }),
  q('Bought for 400k with 10% down, conventional. balance is now 318k. can i make them drop the pmi?', 'calculate', {
    input: { calculation: 'insuranceEnds' },
    says: /\$320,000/,
  }),
  q('the money from my duplex is with a qualified intermediary for a 1031. what are my two deadlines', 'explain', {
    says: /45 days.*180 days/,
  }),
  q('hm. and the same price if we settled in Charlottetown instead?', 'transferTax', {
    after: ['deed transfer tax in Halifax on 430,000, we are first time buyers'],
    input: { price: 430_000, state: 'PE', firstTime: true },
  }),
  q('¿y si mejor compro en Victoria? hay una de 640 mil, igual sería mi primera casa', 'transferTax', {
    after: ['impuesto de compra en Toronto por 580 mil, primera vivienda'],
    input: { price: 640_000, state: 'BC', firstTime: true },
  }),
  q('we are leaning to Vancouver now, saw one for 690k, it is our first home too', 'transferTax', {
    after: ['land transfer tax toronto on 700k'],
    input: { price: 690_000, state: 'BC', firstTime: true },
  }),
  q('my brother buys in Toronto for 735, he has owned before. what would he pay?', 'transferTax', {
    after: ['welcome tax in Montreal for 450k?', 'so about 4860. thanks'],
    input: toronto,
  }),
  q('show me condos in Toronto under 600k', 'searchHomes', { after: ['land transfer tax toronto on 700k'] }),
  q('me dieron la residencia permanente ayer, es mi primera casa. ¿cuánto queda?', 'transferTax', {
    after: ['casa de 610 mil en Toronto con permiso de trabajo, ¿qué impuestos pago?'],
    input: { price: 610_000, firstTime: true },
  }),
  q(
    'is there a tax at closing on 430,000 in Halifax, do first timers get out of it like my cousin in Ontario?',
    'transferTax',
    {
      input: { price: 430_000, state: 'NS', firstTime: true },
    },
  ),
  q('can we get out of it as first-time buyers?', 'transferTax', { after: ['land transfer tax in Toronto on 600k'] }),
  q('Memphis, 340 purchase with a 270 loan, what are the recordation taxes', 'transferTax', {
    input: { price: 340_000, loan: 270_000 },
  }),
  q('can we make the seller pay for it', 'howTo', {
    after: ['the inspector said the roof is shot', 'our offer was accepted last week'],
    input: { topic: 'inspection-findings' },
  }),
  q('my agent says we have a gap, whats that', 'howTo', {
    after: ['we offered 260 and the appraisal came back 251'],
    says: /\$251,000 is \$9,000 below/,
  }),
  q('and rent for a 3 bed there? my landlord wants more', 'marketFacts', {
    after: ['are prices going up in Denver'],
    says: /^Rents are not in the data/,
  }),
  q('how can we wipe our account once we are done buying', 'howTo', { input: { topic: 'delete-account' } }),
  q('my husband and I want our account erased after closing, how', 'howTo', { input: { topic: 'delete-account' } }),
  q('how can my wife see the same list', 'howTo', { input: { topic: 'co-buyer' } }),
  q('wait, my husband says he did use it once, for the place we sold in 2019. does that change it?', 'loanRules', {
    after: ['va funding fee on 385,000 with nothing down, first use'],
    input: { about: 'fundingFee', again: true },
  }),
  q('is that townhouse on Birch Street, number 4127 still available', 'homeFacts', {
    input: { address: '4127 birch street' },
  }),
  q('which of my saved homes is the oldest?', 'compareHomes', { input: { saved: true, asked: ['built'] } }),
  q('¿cuál de las casas que guardé me da más pies cuadrados por mi dinero?', 'compareHomes', {
    input: { saved: true, by: 'perArea' },
  }),
];

describe('the assistant keeps a purchase through the questions about it', () => {
  const outcomeAt = askedOnce(questions);

  it.each(questions.map((question, at) => [question.ask, at] as const))('answers “%s”', (_, at) =>
    expect(outcomeAt(at)?.wrong).toBe(''),
  );
});
