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
      name: m.documents__mortgage_pre_approval,
      description: m.documents__a_letter_from_a_lender,
      required: true,
      from: fcac,
    },
  },
  {
    category: 'id',
    when: { country },
    document: {
      name: m.documents__government_issued_id,
      description: m.documents__a_passport_or_drivers_license_2,
      required: true,
      from: m.documents__fintrac_every_lender_verifies_who,
    },
  },
  {
    category: 'pay_stubs',
    when: { country },
    document: {
      name: m.documents__pay_stubs,
      description: m.documents__from_the_last_30_days,
      required: true,
      from: fcac,
    },
  },
  { category: 'pay_stubs', when: { country, employment: ['self_employed', 'retired', 'other'] }, document: null },
  {
    category: 'employment',
    when: { country, employment: ['employed'] },
    document: {
      name: m.documents__letter_of_employment,
      description: m.documents__from_your_employer_dated_within,
      required: true,
      from: fcac,
    },
  },
  {
    category: 'employment',
    when: { country, employment: ['self_employed'] },
    document: {
      name: m.documents__proof_of_business,
      description: m.documents__business_license_gst_hst_registration,
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country },
    document: {
      name: m.documents__t4_slips_and_notices_of,
      description: m.documents__for_the_last_two_years,
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['self_employed'] },
    document: {
      name: m.documents__t1_generals_with_notices_of,
      description: m.documents__for_the_last_two_years_4,
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['retired'] },
    document: {
      name: m.documents__t4a_slips_and_notices_of,
      description: m.documents__for_the_last_two_years_5,
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, stateOrProvince: ['QC'], employment: ['employed'] },
    document: {
      name: m.documents__t4_and_rl_1_slips,
      description: m.documents__for_the_last_two_years_6,
      required: true,
      from: m.documents__qu_bec_has_its_own,
    },
  },
  {
    category: 'tax_returns',
    when: { country, stateOrProvince: ['QC'], employment: ['self_employed'] },
    document: {
      name: m.documents__t1_and_tp_1_returns,
      description: m.documents__for_the_last_two_years_7,
      required: true,
      from: m.documents__qu_bec_has_its_own,
    },
  },
  {
    category: 'income',
    when: { country, employment: ['self_employed'] },
    document: {
      name: m.documents__financial_statements_of_the_business,
      description: m.documents__for_the_last_two_years_8,
      required: true,
      from: osfi,
    },
  },
  {
    category: 'income',
    when: { country, employment: ['retired'] },
    document: {
      name: m.documents__statements_of_cpp_oas_or,
      description: m.documents__how_much_you_receive_each,
      required: true,
      from: osfi,
    },
  },
  {
    category: 'income',
    when: { country, employment: ['other'] },
    document: {
      name: m.documents__proof_of_income,
      description: m.documents__contracts_or_statements_that_show,
      required: true,
      from: osfi,
    },
  },
  {
    category: 'bank_statements',
    when: { country },
    document: {
      name: m.documents__bank_statements_of_the_last,
      description: m.documents__with_your_name_and_all,
      required: true,
      from: ninetyDays,
    },
  },
  {
    category: 'assets',
    when: { country },
    document: {
      name: m.documents__rrsp_fhsa_or_investments,
      description: m.documents__the_latest_statement_if_youll,
      required: false,
      from: fcac,
    },
  },
  {
    category: 'gift',
    when: { country },
    document: {
      name: m.documents__gift_letter,
      description: m.documents__if_youre_given_money_a,
      required: false,
      from: fcac,
    },
  },
  {
    category: 'gift',
    when: { country, loanType: ['insured'] },
    document: {
      name: m.documents__gift_letter,
      description: m.documents__if_a_relative_gives_you,
      required: false,
      from: cmhc,
    },
  },
  {
    category: 'credit',
    when: { country, loanType: ['insured', 'conventional'] },
    document: {
      name: m.documents__debts,
      description: m.documents__the_latest_statements_for_loans,
      required: true,
      from: fcac,
    },
  },
  {
    category: 'agreement',
    when: { country },
    document: {
      name: m.documents__agreement_of_purchase_and_sale,
      description: m.documents__signed_by_both_parties_with,
      required: false,
      from: fcac,
    },
  },
  {
    category: 'agreement',
    when: { country, stateOrProvince: ['QC'] },
    document: {
      name: m.documents__promise_to_purchase,
      description: m.documents__accepted_by_the_seller_with,
      required: false,
      from: m.documents__oaciq_the_mandatory_form_of,
    },
  },
  {
    category: 'insurance',
    when: { country },
    document: {
      name: m.documents__home_insurance,
      description: m.documents__the_insurance_binder_before_closing,
      required: false,
      from: fcac,
    },
  },
];
