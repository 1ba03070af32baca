import { m } from '@lintel/messages';
import type { Rule } from './rule.ts';

const from = 'Most lenders of both countries ask for it';

/** The five documents of the specification, required while nothing is known. */
export const defaultRules: readonly Rule[] = [
  {
    category: 'pre_approval',
    when: {},
    document: {
      name: 'Pre-approval letter',
      get description() {
        return m.documents__a_letter_from_a_lender_2();
      },
      required: true,
      from: 'Sellers ask for it with an offer',
    },
  },
  {
    category: 'pay_stubs',
    when: {},
    document: {
      name: 'Pay stubs',
      get description() {
        return m.documents__from_the_last_30_days();
      },
      required: true,
      from,
    },
  },
  {
    category: 'bank_statements',
    when: {},
    document: {
      name: 'Bank statements',
      get description() {
        return m.documents__all_pages_from_the_last();
      },
      required: true,
      from,
    },
  },
  {
    category: 'id',
    when: {},
    document: {
      name: 'Government-issued ID',
      get description() {
        return m.documents__a_passport_or_drivers_license();
      },
      required: true,
      from: 'The law on money laundering asks every lender for it',
    },
  },
  {
    category: 'tax_returns',
    when: {},
    document: {
      name: 'Tax returns',
      get description() {
        return m.documents__from_the_last_two_years();
      },
      required: true,
      from,
    },
  },
];
