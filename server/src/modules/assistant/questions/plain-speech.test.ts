import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

const questions: readonly Question[] = [
  // Documents prove the income of the self-employed; a deduction is another matter.
  q('we run a small plumbing business and write most of it off, will that hurt us getting a mortgage', 'explain', {
    input: { ids: ['self-employed'] },
  }),
  q('I own an LLC. what do they look at for income', 'explain', { input: { ids: ['business-owner-income'] } }),
  q('Je me verse des dividendes de ma compagnie, ça se prouve comment pour une hypothèque?', 'explain', {
    input: { ids: ['business-owner-income'] },
  }),
  q('can I write off mortgage interest', 'explain', { input: { ids: ['mortgage-interest-deduction'] } }),
  // A renewal can go to another lender.
  q('so could another bank take it over, do I qualify all over again?', 'explain', {
    after: ['my renewal in Toronto came in at 4.89'],
    input: { ids: ['renewal-switch'] },
  }),
  q('best way to compare refinance quotes without hurting my credit', 'explain', {
    input: { ids: ['credit-inquiries'] },
  }),
  q('ando en 630, ¿qué puedo hacer pa levantar mi crédito?', 'howTo', { input: { topic: 'improve-credit' } }),
  q('cash-out vs rate and term refinance?', 'explain', { input: { ids: ['refinance-kinds'] } }),
  q('what does IRD stand for on my mortgage statement', 'explain', { input: { ids: ['ird'] } }),
  q('listing says active under contract, can we still see it?', 'explain', {
    input: { ids: ['under-contract-showing'] },
  }),
  q('does the payment on that one move', 'explain', {
    after: ['they offered 4.2 fixed or prime minus 0.6 variable'],
    input: { ids: ['variable'] },
  }),
  q('¿se aparta con dinero la casa?', 'explain', { input: { ids: ['reserving-home'] } }),
  q('how do we say in the offer that we can get out if the roof is bad', 'explain', {
    input: { ids: ['inspection-condition'] },
  }),
  q('so what are my options', 'howTo', {
    after: ['I found a place I want but our house isn’t sold yet'],
    input: { topic: 'sell-and-buy' },
  }),
  // A gift is no price.
  q('what does the lender want to see for that', 'howTo', {
    after: ['my parents are giving me 40,000 for the down payment'],
    input: { topic: 'gift-letter' },
  }),
  q('what would a 300k house cost me a month with that', 'monthlyCost', {
    after: ['my parents give me 40,000 for the down payment'],
    input: { price: 300_000, downAmount: 40_000 },
  }),
  // A question about rents gets no figure of homes for sale.
  q('average rent for a 1 bed in Austin', 'marketFacts', { says: /^(?!.*for sale here).*Rents are not in the data/s }),
  q('home prices and rents in Dallas?', 'marketFacts', { says: /Rents are not in the data.*Dallas/s }),
  q('which one is cheaper to buy in', 'marketFacts', {
    after: ['thinking of Round Rock or Austin'],
    says: /Round Rock.*Austin/s,
  }),
  // Own things.
  q('which house is it again', 'appointments', { after: ['is saturday’s showing confirmed?'] }),
  q('¿y en cuál casa es?', 'appointments', { after: ['¿tengo cita el sábado?'] }),
  q('¿ya me aprovaron el préstamo o qué me falta?', 'applications'),
  q('let me get an email when a new one comes up in the search I saved', 'howTo', { input: { topic: 'edit-alert' } }),
  q('did I get any alert emails from my saved search', 'savedSearches'),
  q('which of my saved ones is cheapest by the square foot', 'compareHomes', { input: { by: 'perArea' } }),
  q('what is an escrow shortage? I got a letter and my payment went up', 'explain', {
    says: /^(?!.*required documents)/s,
  }),
  q('file my client’s sales tax return for me', 'outOfScope'),
  q('do I need my business tax return for the mortgage', 'explain'),
  q('casa en Dallas menos de 500 mil, de preferencia por el norte', 'searchHomes', { says: /el norte/ }),
  q('en South Carolina quién paga el impuesto ese de la escritura, la casa es de 300 mil', 'transferTax', {
    says: /vendedor/,
  }),
];

const outcomeOf = askedOnce(questions);

describe('a question in everyday words', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('gets the answer to it: %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
