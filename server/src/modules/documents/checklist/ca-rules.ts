import { m } from '@lintel/messages';
import type { Rule } from './rule.ts';

const country = 'CA';
const fcac = 'Financial Consumer Agency of Canada, “Preparing to get a mortgage”';
const osfi = 'OSFI Guideline B-20, principle 2: income is verified';
const cmhc = 'CMHC, requirements of mortgage loan insurance';
const ninetyDays = 'Proceeds of Crime (Money Laundering) Act: lenders ask where the down payment comes from';

/** The requirements of lenders in Canada. Sources as of 2025; a lender may require more. */
export const caRules: readonly Rule[] = [
  {
    category: 'pre_approval',
    when: { country },
    document: {
      name: 'Mortgage pre-approval',
      get description() {
        return m.documents__a_letter_from_a_lender();
      },
      required: true,
      from: fcac,
    },
  },
  {
    category: 'id',
    when: { country },
    document: {
      name: 'Government-issued ID',
      get description() {
        return m.documents__a_passport_or_drivers_license_2();
      },
      required: true,
      from: 'FINTRAC: every lender verifies who you are',
    },
  },
  {
    category: 'pay_stubs',
    when: { country },
    document: {
      name: 'Pay stubs',
      get description() {
        return m.documents__from_the_last_30_days();
      },
      required: true,
      from: fcac,
    },
  },
  { category: 'pay_stubs', when: { country, employment: ['self_employed', 'retired', 'other'] }, document: null },
  {
    category: 'employment',
    when: { country, employment: ['employed'] },
    document: {
      name: 'Letter of employment',
      get description() {
        return m.documents__from_your_employer_dated_within();
      },
      required: true,
      from: fcac,
    },
  },
  {
    category: 'employment',
    when: { country, employment: ['self_employed'] },
    document: {
      name: 'Proof of business',
      get description() {
        return m.documents__business_license_gst_hst_registration();
      },
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country },
    document: {
      name: 'T4 slips and notices of assessment (NOA)',
      get description() {
        return m.documents__for_the_last_two_years();
      },
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['self_employed'] },
    document: {
      name: 'T1 generals with notices of assessment (NOA)',
      get description() {
        return m.documents__for_the_last_two_years_4();
      },
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['retired'] },
    document: {
      name: 'T4A slips and notices of assessment (NOA)',
      get description() {
        return m.documents__for_the_last_two_years_5();
      },
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, stateOrProvince: ['QC'], employment: ['employed'] },
    document: {
      name: 'T4 and RL-1 slips with notices of assessment',
      get description() {
        return m.documents__for_the_last_two_years_6();
      },
      required: true,
      from: 'Québec has its own income tax: Revenu Québec',
    },
  },
  {
    category: 'tax_returns',
    when: { country, stateOrProvince: ['QC'], employment: ['self_employed'] },
    document: {
      name: 'T1 and TP-1 returns with notices of assessment',
      get description() {
        return m.documents__for_the_last_two_years_7();
      },
      required: true,
      from: 'Québec has its own income tax: Revenu Québec',
    },
  },
  {
    category: 'income',
    when: { country, employment: ['self_employed'] },
    document: {
      name: 'Financial statements of the business',
      get description() {
        return m.documents__for_the_last_two_years_8();
      },
      required: true,
      from: osfi,
    },
  },
  {
    category: 'income',
    when: { country, employment: ['retired'] },
    document: {
      name: 'Statements of CPP, OAS or pension',
      get description() {
        return m.documents__how_much_you_receive_each();
      },
      required: true,
      from: osfi,
    },
  },
  {
    category: 'income',
    when: { country, employment: ['other'] },
    document: {
      name: 'Proof of income',
      get description() {
        return m.documents__contracts_or_statements_that_show();
      },
      required: true,
      from: osfi,
    },
  },
  {
    category: 'bank_statements',
    when: { country },
    document: {
      name: 'Bank statements of the last 90 days',
      get description() {
        return m.documents__with_your_name_and_all();
      },
      required: true,
      from: ninetyDays,
    },
  },
  {
    category: 'assets',
    when: { country },
    document: {
      name: 'RRSP, FHSA or investments',
      get description() {
        return m.documents__the_latest_statement_if_youll();
      },
      required: false,
      from: fcac,
    },
  },
  {
    category: 'gift',
    when: { country },
    document: {
      name: 'Gift letter',
      get description() {
        return m.documents__if_youre_given_money_a();
      },
      required: false,
      from: fcac,
    },
  },
  {
    category: 'gift',
    when: { country, loanType: ['insured'] },
    document: {
      name: 'Gift letter',
      get description() {
        return m.documents__if_a_relative_gives_you();
      },
      required: false,
      from: cmhc,
    },
  },
  {
    category: 'credit',
    when: { country, loanType: ['insured', 'conventional'] },
    document: {
      name: 'Debts',
      get description() {
        return m.documents__the_latest_statements_for_loans();
      },
      required: true,
      from: fcac,
    },
  },
  {
    category: 'agreement',
    when: { country },
    document: {
      name: 'Agreement of purchase and sale',
      get description() {
        return m.documents__signed_by_both_parties_with();
      },
      required: false,
      from: fcac,
    },
  },
  {
    category: 'agreement',
    when: { country, stateOrProvince: ['QC'] },
    document: {
      name: 'Promise to purchase',
      get description() {
        return m.documents__accepted_by_the_seller_with();
      },
      required: false,
      from: 'OACIQ: the mandatory form of Québec',
    },
  },
  {
    category: 'insurance',
    when: { country },
    document: {
      name: 'Home insurance',
      get description() {
        return m.documents__the_insurance_binder_before_closing();
      },
      required: false,
      from: fcac,
    },
  },
];
