import { m } from '@lintel/messages';

import type { Rule } from './rule.ts';

const from = m.documents__most_lenders_in_both_countries;

/** The five documents of the specification, required while nothing is known. */
export const defaultRules: readonly Rule[] = [
  {
    category: 'pre_approval',
    when: {},
    document: {
      name: m.documents__pre_approval_letter,
      description: m.documents__a_letter_from_a_lender_2,
      required: true,
      from: m.documents__sellers_ask_for_it_with,
    },
  },
  {
    category: 'pay_stubs',
    when: {},
    document: {
      name: m.documents__pay_stubs,
      description: m.documents__from_the_last_30_days,
      required: true,
      from,
    },
  },
  {
    category: 'bank_statements',
    when: {},
    document: {
      name: m.documents__bank_statements,
      description: m.documents__all_pages_from_the_last,
      required: true,
      from,
    },
  },
  {
    category: 'id',
    when: {},
    document: {
      name: m.documents__government_issued_id,
      description: m.documents__a_passport_or_drivers_license,
      required: true,
      from: m.documents__anti_money_laundering_law_requires,
    },
  },
  {
    category: 'tax_returns',
    when: {},
    document: {
      name: m.documents__tax_returns,
      description: m.documents__from_the_last_two_years,
      required: true,
      from,
    },
  },
];
