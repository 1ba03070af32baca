import type { Rule } from './rule.ts';

const from = 'Most lenders of both countries ask for it';

/** The five documents of the specification, required while nothing is known. */
export const defaultRules: readonly Rule[] = [
  {
    category: 'pre_approval',
    when: {},
    paper: {
      name: 'Pre-approval letter',
      description: 'The letter of a lender with the amount that you may borrow.',
      required: true,
      from: 'Sellers ask for it with an offer',
    },
  },
  {
    category: 'pay_stubs',
    when: {},
    paper: { name: 'Pay stubs', description: 'Those of the last 30 days.', required: true, from },
  },
  {
    category: 'bank_statements',
    when: {},
    paper: {
      name: 'Bank statements',
      description: 'All pages of the last two months, of each account that the down payment comes from.',
      required: true,
      from,
    },
  },
  {
    category: 'id',
    when: {},
    paper: {
      name: 'Government-issued ID',
      description: 'A passport or driver’s license that has not expired, both sides.',
      required: true,
      from: 'The law on money laundering asks every lender for it',
    },
  },
  {
    category: 'tax_returns',
    when: {},
    paper: { name: 'Tax returns', description: 'Those of the last two years, all pages.', required: true, from },
  },
];
