import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

/** Questions with a price, a word or a person that another answer takes for its own. */
const questions: readonly Question[] = [
  q('does the escrow company have to do with FIRPTA when Canadian sellers sell in Naples', 'explain', {
    says: /FIRPTA makes the buyer withhold/,
  }),
  q('they say the buyer will lease it to tenants, so what gets withheld', 'explain', {
    after: ['My in-laws from Toronto sell their Tampa condo, does FIRPTA apply?'],
    input: { ids: ['firpta'] },
  }),
  q('I got an email with new wire instructions from the title company, wire 48,000 today, is it them?', 'explain', {
    input: { ids: ['wire-fraud'] },
  }),
  q(
    'we itemize: 9,000 of mortgage interest and 12,000 of property tax, what is deductible with 150k income',
    'explain',
    {
      input: { ids: ['mortgage-interest-deduction'] },
    },
  ),
  q('may a US citizen without Canadian status buy a 380,000 cottage in Ontario under the ban?', 'explain', {
    says: /ban|Prohibition/,
  }),
  q('the farm has an ag exemption, what happens to the tax if we put up a barn for weddings', 'explain', {
    input: { ids: ['ag-valuation'] },
  }),
  q('vivo en Guadalajara y vendo mi condo en Orlando, ¿cuánto me retienen?', 'explain', { says: /FIRPTA/ }),
  q('1031 exchange out of my rentals in Tucson, what deadlines', 'explain', { input: { ids: ['exchange-1031'] } }),
  q('what would a 400k house cost a month', 'monthlyCost'),
  q('transfer tax on 400k in Denver', 'transferTax'),
];

describe('an answer that does not speak of the topic of its question', () => {
  const outcome = askedOnce(questions);
  it.each(questions.map(({ ask }, at) => ({ ask, at })))('gives way to its explanation: "$ask"', ({ at }) => {
    expect(outcome(at)).toMatchObject({ wrong: '' });
  });
});
