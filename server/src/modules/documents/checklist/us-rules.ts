import { m } from '@lintel/messages';
import type { Rule } from './rule.ts';

const fannie = (section: string) => `Fannie Mae Selling Guide ${section}`;
const hud = (section: string) => `HUD Handbook 4000.1, ${section}`;
const va = (chapter: string) => `VA Pamphlet 26-7, ${chapter}`;
const usda = (chapter: string) => `USDA HB-1-3555, ${chapter}`;
const country = 'US';

/**
 * The requirements of lenders in the United States. Sources as of 2025; a lender may require more, so each document
 * names its source. Age, family, origin and other protected classes are never requested.
 */
export const usRules: readonly Rule[] = [
  {
    category: 'pay_stubs',
    when: { country },
    document: {
      name: m.documents__pay_stubs,
      description: m.documents__the_most_recent_ones_no,
      required: true,
      from: fannie('B3-3.1-02'),
    },
  },
  { category: 'pay_stubs', when: { country, employment: ['self_employed', 'retired', 'other'] }, document: null },
  {
    category: 'pay_stubs',
    when: { country, loanType: ['va'], employment: ['employed'] },
    document: {
      name: m.documents__pay_stubs_or_leave_and,
      description: m.documents__from_the_last_30_days_2,
      required: true,
      from: va('chapter 4'),
    },
  },
  {
    category: 'employment',
    when: { country, employment: ['employed'] },
    document: {
      name: m.documents__w_2_forms,
      description: m.documents__for_the_last_two_years_9,
      required: true,
      from: fannie('B3-3.1-02'),
    },
  },
  {
    category: 'employment',
    when: { country, employment: ['self_employed'] },
    document: {
      name: m.documents__business_license_or_proof_of,
      description: m.documents__proof_that_the_business_exists,
      required: true,
      from: fannie('B3-3.1-07'),
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['employed'] },
    document: {
      name: m.documents__federal_tax_returns_form_1040,
      description: m.documents__for_the_last_two_years_10,
      required: false,
      from: fannie('B1-1-03'),
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['self_employed'] },
    document: {
      name: m.documents__federal_tax_returns_form_1040_2,
      description: m.documents__for_the_last_two_years_11,
      required: true,
      from: fannie('B3-3.2-01'),
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['retired'] },
    document: {
      name: m.documents__federal_tax_returns_form_1040_3,
      description: m.documents__for_the_last_two_years_2,
      required: true,
      from: fannie('B3-3.1-09'),
    },
  },
  {
    category: 'tax_returns',
    when: { country, stateOrProvince: ['PR'], employment: ['employed', 'self_employed', 'retired', 'other'] },
    document: {
      name: m.documents__puerto_rico_tax_returns_form,
      description: m.documents__for_the_last_two_years_3,
      required: true,
      from: m.documents__income_of_puerto_rico_is,
    },
  },
  {
    category: 'income',
    when: { country, employment: ['self_employed'] },
    document: {
      name: m.documents__profit_and_loss_statement_year,
      description: m.documents__for_this_year_so_far,
      required: true,
      from: fannie('B3-3.4-01'),
    },
  },
  {
    category: 'income',
    when: { country, employment: ['retired'] },
    document: {
      name: m.documents__award_letters,
      description: m.documents__for_social_security_a_pension,
      required: true,
      from: fannie('B3-3.1-09'),
    },
  },
  {
    category: 'income',
    when: { country, employment: ['other'] },
    document: {
      name: m.documents__proof_of_income,
      description: m.documents__contracts_statements_or_award_letters,
      required: true,
      from: fannie('B3-3.1-09'),
    },
  },
  {
    category: 'income',
    when: { country, loanType: ['usda'], employment: ['employed'] },
    document: {
      name: m.documents__income_of_all_adults_of,
      description: m.documents__pay_stubs_for_every_adult,
      required: true,
      from: usda('chapter 9'),
    },
  },
  {
    category: 'bank_statements',
    when: { country },
    document: {
      name: m.documents__bank_statements,
      description: m.documents__all_pages_from_the_last_2,
      required: true,
      from: fannie('B3-4.2-01'),
    },
  },
  {
    category: 'bank_statements',
    when: { country, loanType: ['jumbo'] },
    document: {
      name: m.documents__bank_and_investment_statements,
      description: m.documents__all_pages_from_the_last_3,
      required: true,
      from: m.documents__lenders_of_jumbo_loans_each,
    },
  },
  {
    category: 'assets',
    when: { country, loanType: ['jumbo'] },
    document: {
      name: m.documents__retirement_and_other_accounts,
      description: m.documents__the_latest_quarterly_statement_for,
      required: true,
      from: m.documents__lenders_of_jumbo_loans_each,
    },
  },
  {
    category: 'gift',
    when: { country },
    document: {
      name: m.documents__gift_letter,
      description: m.documents__if_someone_gives_you_money,
      required: false,
      from: fannie('B3-4.3-04'),
    },
  },
  {
    category: 'gift',
    when: { country, loanType: ['fha'] },
    document: {
      name: m.documents__gift_letter,
      description: m.documents__if_youre_given_money_for,
      required: false,
      from: hud('II.A.4.d'),
    },
  },
  {
    category: 'credit',
    when: { country, loanType: ['fha'] },
    document: {
      name: m.documents__letters_on_late_payments_and,
      description: m.documents__if_your_credit_report_has,
      required: false,
      from: hud('II.A.4.b'),
    },
  },
  {
    category: 'military',
    when: { country, loanType: ['va'] },
    document: {
      name: m.documents__certificate_of_eligibility_coe,
      description: m.documents__request_it_with_va_form,
      required: true,
      from: va('chapter 2'),
    },
  },
  {
    category: 'agreement',
    when: { country },
    document: {
      name: m.documents__purchase_agreement,
      description: m.documents__signed_by_both_parties_with_2,
      required: false,
      from: fannie('B4-1.1-01'),
    },
  },
  {
    category: 'insurance',
    when: { country },
    document: {
      name: m.documents__homeowners_insurance,
      description: m.documents__the_declarations_page_before_closing,
      required: false,
      from: fannie('B7-3-02'),
    },
  },
];
