import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

const comparisons: readonly Question[] = [
  // 0.1 % and 0.1 % of 400,000
  q('which of the two is cheaper', 'transferTax', {
    after: ['transfer tax on 400k in Ohio', 'and Tennessee?'],
    says: /Ohio is lower: \$400, against \$1,480 for Tennessee/,
  }),
  q('compare property taxes on 400k in Austin and Denver', 'propertyTax', { says: /Austin.*Denver|Denver.*Austin/s }),
  q('which is cheaper?', 'propertyTax', {
    after: ['property taxes on 400k in Austin', 'and in Denver?'],
    says: /is lower/,
  }),
  q('which of the two is cheaper to close?', 'monthlyCost', {
    after: ['closing costs on 300k in Ohio and Tennessee'],
    says: /Ohio.*Tennessee/s,
  }),
  q('which one is cheaper a month', 'monthlyCost', {
    after: ['FHA vs conventional on a 280k house with 5% down in Columbus, monthly payment'],
    says: /FHA is lower|Conventional is lower/,
  }),
  q('compara Ohio y Tennessee', 'transferTax', {
    after: ['impuesto de transferencia de 400 mil en Ohio'],
    says: /Ohio sale más barato/,
  }),
];

const taxes: readonly Question[] = [
  // 10 % and 1.5 % of 480,000
  q('my brother in Ontario wants to buy a house in Halifax for 480k, what taxes does he pay', 'nonResidentTax', {
    input: { state: 'NS' },
    says: /CA\$48,000.*CA\$7,200/s,
  }),
  q('My sister lives in Toronto, house in Halifax 520k, deed transfer tax and non-resident tax?', 'nonResidentTax', {
    input: { state: 'NS' },
    says: /CA\$52,000.*CA\$7,800/s,
  }),
  // 1.5 % of 350,000
  q('mon frère habite à Moncton et veut acheter à Halifax 350 000 $, quelles taxes il paie', 'nonResidentTax', {
    says: /35\s000\s\$.*5\s250/s,
  }),
  // 3.1 % of 450,000, and 8 % of it
  q('PST on CMHC and land transfer tax on 500k with 10% down in Toronto', 'transferTax', {
    says: /CA\$12,950.*CA\$1,116/s,
  }),
  q('transfer tax in Bucks County PA on 400k', 'transferTax', { input: { state: 'PA', price: 400_000 } }),
  q('is 1.5% deed tax the law in Washington DC on 700k', 'transferTax', { input: { state: 'DC' } }),
  q('explain the deed tax in Tennessee on 300k', 'transferTax', { says: /\$1,110/ }),
];

const all = [...comparisons, ...taxes];
const outcomeOf = askedOnce(all);
const rows = (some: readonly Question[]) => some.map((one) => [one.ask, all.indexOf(one)] as const);

describe('a comparison', () => {
  it.each(rows(comparisons))('answers both sides and names the lower one: %j', (_, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

describe('a question about taxes', () => {
  it.each(rows(taxes))('gets each tax that it names, of the place of the home: %j', (_, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
